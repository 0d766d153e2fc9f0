/** The file that buyers of a digital item download. */
import { Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ProblemError, request, withQuery } from '../../api/request.ts'
import { sendFile } from '../../api/send-file.ts'
import type { Item, ItemFiles, ItemFileUpload } from '../../api/types.ts'
import { useAction, useResource } from '../../api/use-resource.ts'
import { formatNumber, formatTime } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { ActionForm } from '../orders/action-form.tsx'
import { FILE_WORDS } from './file-words.ts'

const PATH = '/console/api/item_files'

/** Nothing for other items. */
export function ItemFile({ item: { id, type } }: { readonly item: Item }): ReactNode {
  const words = useWords(FILE_WORDS)
  const { language } = useLanguage()
  const may = useMay()
  const isDigital = type === 'digital'
  // The list goes by ids: the first one after the id before this is this item's.
  const { data, error } = useResource<ItemFiles>(isDigital ? withQuery(PATH, { after: id - 1 }) : null)
  if (!isDigital) return null
  const file = data?.items.find(one => one.id === id)?.file
  return (
    <Panel title={words.file} description={words.fileText}>
      <ProblemAlert error={error} />
      {data === undefined && error === null && <Loading rows={1} />}
      {data !== undefined && (
        <Stack gap="sm">
          <Text size="sm">
            {file
              ? words.attached(
                  file.name,
                  sizeOf(file.bytes, language),
                  formatTime(file.attached_at, language),
                )
              : words.none}
          </Text>
          {may('items.update') && (
            <Group gap="xs">
              <Attach id={id} replaces={file !== null && file !== undefined} />
              {file && <Detach id={id} name={file.name} />}
            </Group>
          )}
        </Stack>
      )}
    </Panel>
  )
}

function sizeOf(bytes: number, language: 'ja' | 'en'): string {
  if (bytes < 1024 * 1024) return `${formatNumber(Math.ceil(bytes / 1024), language)} KB`
  return `${formatNumber(Math.ceil(bytes / (1024 * 1024)), language)} MB`
}

function Attach({ id, replaces }: { readonly id: number; readonly replaces: boolean }) {
  const words = useWords(FILE_WORDS)
  const attach = useAction<File>({
    call: async file => {
      const { file_id, upload_url, upload_fields } = await request<ItemFileUpload>('POST', PATH)
      await sendFile(upload_url, upload_fields, file)
      await request('PUT', `/console/api/items/${id}/file`, { file_id, name: file.name })
    },
    refresh: [PATH],
    done: words.done,
    showsProblem: true,
  })
  return (
    <>
      <FileButton onChange={file => file && attach.mutate(file)}>
        {props => (
          <Button {...props} variant="default" size="xs" loading={attach.isPending}>
            {replaces ? words.replace : words.attach}
          </Button>
        )}
      </FileButton>
      <ProblemAlert error={attach.error} />
      {attach.error instanceof ProblemError && attach.error.problem.status === 0 && (
        <Text size="sm">{words.elsewhere}</Text>
      )}
    </>
  )
}

function Detach({ id, name }: { readonly id: number; readonly name: string }) {
  const words = useWords(FILE_WORDS)
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const detach = useAction({
    call: () => request<void>('DELETE', `/console/api/items/${id}/file`),
    refresh: [PATH],
    done: words.removed,
    showsProblem: true,
    onDone: close,
  })
  return (
    <>
      <Button variant="subtle" color="gray" size="xs" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <Modal opened={asking} onClose={close} title={words.removeTitle(name)} centered>
        <ActionForm
          text={words.removeText}
          action={detach}
          confirm={words.remove}
          leave={words.keep}
          onClose={close}
        />
      </Modal>
    </>
  )
}
