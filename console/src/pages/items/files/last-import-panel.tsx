/** The last file that was brought in, to undo. */
import { Button, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { request } from '../../../api/request.ts'
import type { LastImport, UndoneItems } from '../../../api/types.ts'
import { useAction, useResource } from '../../../api/use-resource.ts'
import { formatTime } from '../../../language/format.ts'
import { useLanguage, useWords } from '../../../language/language.tsx'
import { useMay } from '../../../session/use-may.ts'
import { AskDialog } from '../../../ui/ask-dialog.tsx'
import { Fault } from '../../../ui/fault-text.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LIST_WORDS } from '../list-words.ts'
import { FILE_PAGE_WORDS } from './file-page-words.ts'
import classes from './files.module.css'

const PATH = '/console/api/item_imports'

interface Last {
  readonly id: number
  readonly made_at: string
  readonly undone_at: string | null
  readonly items: number
}

/** Nothing where nothing was brought in yet. */
export function LastImportPanel(): ReactNode {
  const words = useWords(FILE_PAGE_WORDS)
  const { language } = useLanguage()
  const { data } = useResource<LastImport>(PATH)
  const last = data?.last as Last | null | undefined
  if (last === undefined || last === null || last.items === 0) return null
  const at = formatTime(last.made_at, language)
  return (
    <Panel title={words.last} description={words.lastText(at, last.items)}>
      {last.undone_at !== null && <Text size="sm">{words.undone(formatTime(last.undone_at, language))}</Text>}
      <Undo key={last.id} last={last} />
    </Panel>
  )
}

function Undo({ last }: { readonly last: Last }) {
  const words = useWords(FILE_PAGE_WORDS)
  const { cancel } = useWords(LIST_WORDS)
  const may = useMay()
  const [asking, setAsking] = useState(false)
  const [undone, setUndone] = useState<UndoneItems['items']>([])
  const close = () => setAsking(false)
  const undo = useAction({
    call: async () => {
      const all: UndoneItems['items'] = []
      let after: number | null = 0
      while (after !== null) {
        const { items, next }: UndoneItems = await request('POST', `${PATH}/${last.id}/undo`, { after })
        all.push(...items)
        setUndone([...all])
        after = next
      }
    },
    refresh: [PATH, '/api/items', '/console/api/items'],
    showsProblem: true,
    onDone: close,
  })
  const left = undone.filter(({ fault }) => fault !== null)
  return (
    <>
      {last.undone_at === null && may('items.delete') && may('items.update') && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {words.undo}
        </Button>
      )}
      {undone.length > 0 && (
        <Text role="status" fw={600}>
          {undo.isPending
            ? words.undoing(undone.length)
            : words.undoResult(undone.length - left.length, undone.length)}
        </Text>
      )}
      {left.length > 0 && (
        <ul className={classes.plan}>
          {left.map(({ item_id, name, fault, detail }) => (
            <li key={item_id}>
              <strong>{name ?? `#${item_id}`}</strong> {fault !== null && words.undoFaults[fault]}{' '}
              {detail !== null && <Fault detail={detail} />}
            </li>
          ))}
        </ul>
      )}
      <AskDialog
        opened={asking}
        title={words.undoTitle}
        text={words.undoText}
        action={undo}
        confirm={words.undo}
        leave={cancel}
        danger
        onClose={close}
      />
    </>
  )
}
