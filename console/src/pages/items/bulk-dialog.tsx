/** Asks what is to become of many items, shows it for each, does it, and says how each went. */
import { Button, Group, Modal, Progress, Stack, Text } from '@mantine/core'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { keysOf } from '../../api/keys-of.ts'
import type { ListedItem } from '../../api/types.ts'
import { type BulkRun, countsOf, useBulkRun } from '../../api/use-bulk-run.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { type BulkChange, carryOut, outlookOf } from './bulk-change.ts'
import { BulkFields, changeOf, type FieldValues } from './bulk-fields.tsx'
import { BulkOutlooks } from './bulk-outlooks.tsx'
import { ITEM_PATHS } from './item-paths.ts'
import { LIST_WORDS } from './list-words.ts'

interface DialogProps {
  /** What is to be done; null while the dialog is closed. */
  readonly kind: BulkChange['kind'] | null
  readonly items: readonly ListedItem[]
  /** `isDone`: something was begun. */
  readonly onClose: (isDone: boolean) => void
}

/** The dialog; it asks before it closes over what is at work. */
export function BulkDialog({ kind, items, onClose }: DialogProps): ReactNode {
  return kind === null ? null : <OpenDialog kind={kind} items={items} onClose={onClose} />
}

type OpenProps = Omit<DialogProps, 'kind'> & { readonly kind: BulkChange['kind'] }

function OpenDialog({ kind, items, onClose }: OpenProps) {
  const words = useWords(LIST_WORDS)
  const run = useBulkRun<ListedItem>(ITEM_PATHS)
  const close = () => {
    if (run.running && !window.confirm(words.leave)) return
    run.stop()
    onClose(run.things.length > 0)
  }
  return (
    <Modal opened onClose={close} title={words.confirmTitle} size="lg" centered>
      <BulkForm kind={kind} items={items} run={run} onClose={close} />
    </Modal>
  )
}

interface FormProps {
  readonly kind: BulkChange['kind']
  readonly items: readonly ListedItem[]
  readonly run: BulkRun<ListedItem>
  readonly onClose: () => void
}

function BulkForm({ kind, items: chosen, run, onClose }: FormProps) {
  const words = useWords(LIST_WORDS)
  // As they were when the dialog was opened: what is done is what was shown.
  const [items] = useState(chosen)
  const [fields, setFields] = useState<FieldValues>({ category: '', how: 'to', value: '' })
  const change = useMemo(() => changeOf(kind, fields), [kind, fields])
  const concerned = useMemo(
    () => (change === null ? [] : items.filter(item => 'to' in outlookOf(change, item))),
    [change, items],
  )
  const isBegun = run.things.length > 0
  const isOver = isBegun && !run.running
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBegun) run.again()
    else if (change !== null)
      run.start(
        concerned,
        keysOf((item, key) => carryOut(change, item, key)),
      )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {!isBegun && <BulkFields kind={kind} fields={fields} onChange={setFields} />}
        <Text size="sm">{words.summary[kind]}</Text>
        {isBegun && <HowFar run={run} />}
        <BulkOutlooks items={items} change={change} outcomes={run.outcomes} isOver={isOver} />
        <Buttons run={run} count={concerned.length} onClose={onClose} />
      </Stack>
    </form>
  )
}

function HowFar({ run }: { readonly run: BulkRun<ListedItem> }) {
  const words = useWords(LIST_WORDS)
  const { language } = useLanguage()
  const { all, done, left } = countsOf(run)
  return (
    <>
      <Progress value={(100 * (all - left)) / Math.max(all, 1)} aria-label={words.confirmTitle} />
      <Text size="sm" role="status" fw={600}>
        {run.running ? words.running(all - left, all) : words.result(done, all)}
        {!run.running && left > 0 && ` ${words.notBegun(formatNumber(left, language))}`}
      </Text>
    </>
  )
}

interface ButtonsProps {
  readonly run: BulkRun<ListedItem>
  /** How many items the change is about. */
  readonly count: number
  readonly onClose: () => void
}

function Buttons({ run, count, onClose }: ButtonsProps) {
  const words = useWords(LIST_WORDS)
  const { all, done, left } = countsOf(run)
  if (run.running) {
    return (
      <Group justify="flex-end">
        <Button variant="default" onClick={run.stop}>
          {words.stop}
        </Button>
      </Group>
    )
  }
  const isBegun = all > 0
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        {isBegun ? words.close : words.cancel}
      </Button>
      {isBegun ? (
        done < all && <Button type="submit">{left > 0 ? words.goOn : words.again}</Button>
      ) : (
        <Button type="submit" disabled={count === 0}>
          {words.confirm(count)}
        </Button>
      )}
    </Group>
  )
}
