/** Asks what is to become of many items, shows it for each, does it, and says how each went. */
import { Button, Group, Modal, NativeSelect, Progress, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { ItemCategory, ListedItem } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { formatNumber, formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { type BulkChange, carryOut, type How, outlookOf } from './bulk-change.ts'
import { indentedName } from './category-names.ts'
import { ITEM_PATHS } from './item-paths.ts'
import classes from './items.module.css'
import { LIST_WORDS } from './list-words.ts'

interface DialogProps {
  /** What is to be done; null while the dialog is closed. */
  readonly kind: BulkChange['kind'] | null
  readonly items: readonly ListedItem[]
  readonly onClose: () => void
}

/** The dialog. It cannot be closed while items are being changed. */
export function BulkDialog({ kind, items, onClose }: DialogProps): ReactNode {
  const words = useWords(LIST_WORDS)
  const [isBusy, setBusy] = useState(false)
  return (
    <Modal
      opened={kind !== null}
      onClose={() => !isBusy && onClose()}
      withCloseButton={!isBusy}
      title={words.confirmTitle}
      size="lg"
      centered
    >
      {kind !== null && <BulkForm kind={kind} items={items} onClose={onClose} onBusy={setBusy} />}
    </Modal>
  )
}

/** How it went with an item: what was wrong, in the server's words; null when nothing was. */
type Results = ReadonlyMap<number, string | null>

type FormProps = Omit<DialogProps, 'kind'> & {
  readonly kind: BulkChange['kind']
  readonly onBusy: (busy: boolean) => void
}

function BulkForm({ kind, items: chosen, onClose, onBusy }: FormProps) {
  const words = useWords(LIST_WORDS)
  const client = useQueryClient()
  // As they were when the dialog was opened: what is done is what was shown.
  const [items] = useState(chosen)
  const [fields, setFields] = useState({ category: '', how: 'to' as How, value: '' })
  const [results, setResults] = useState<Results>(new Map())
  const [isRunning, setRunning] = useState(false)
  const change = changeOf(kind, fields)
  const concerned = change === null ? [] : items.filter(item => 'to' in outlookOf(change, item))
  const open = concerned.filter(item => results.get(item.id) !== null)
  const isOver = results.size > 0 && !isRunning
  const run = async () => {
    if (change === null) return
    setRunning(true)
    onBusy(true)
    // One after the other: the server lets one ask only so often, and a list has a hundred at most.
    for (const item of open) {
      const fault = await carryOut(change, item).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      setResults(before => new Map(before).set(item.id, fault))
    }
    await client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        typeof key === 'string' && ITEM_PATHS.some(path => key.startsWith(path)),
    })
    setRunning(false)
    onBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  const done = [...results.values()].filter(fault => fault === null).length
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {results.size === 0 && <Fields kind={kind} fields={fields} onChange={setFields} />}
        <Text size="sm">{words.summary[kind]}</Text>
        {(isRunning || isOver) && (
          <>
            <Progress
              value={(results.size / Math.max(concerned.length, 1)) * 100}
              aria-label={words.confirmTitle}
            />
            <Text size="sm" role="status" fw={600}>
              {isRunning
                ? words.running(results.size, concerned.length)
                : words.result(done, concerned.length)}
            </Text>
          </>
        )}
        <Outlooks items={items} change={change} results={results} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isRunning}>
            {isOver ? words.close : words.cancel}
          </Button>
          {(open.length > 0 || !isOver) && (
            <Button type="submit" loading={isRunning} disabled={open.length === 0}>
              {isOver ? words.again : words.confirm(open.length)}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

interface FieldValues {
  readonly category: string
  readonly how: How
  readonly value: string
}

/** The change that the fields ask for; null while they ask for none. */
function changeOf(kind: BulkChange['kind'], { category, how, value }: FieldValues): BulkChange | null {
  if (kind === 'publish' || kind === 'hide') return { kind }
  if (kind === 'into' || kind === 'out') return category === '' ? null : { kind, category: Number(category) }
  const plain = value
    .normalize('NFKC')
    .replaceAll(/[,\s]/g, '')
    .replace(/^[−ー]/, '-')
  const isNumber = how === 'to' ? /^\d{1,9}$/.test(plain) : /^[+-]?\d{1,9}$/.test(plain)
  return isNumber ? { kind, how, value: Number(plain) } : null
}

interface FieldsProps {
  readonly kind: BulkChange['kind']
  readonly fields: FieldValues
  readonly onChange: (fields: FieldValues) => void
}

function Fields({ kind, fields, onChange }: FieldsProps) {
  const words = useWords(LIST_WORDS)
  const { data: categories = [] } = useResource<readonly ItemCategory[]>(
    kind === 'into' || kind === 'out' ? '/api/item_categories' : null,
  )
  if (kind === 'publish' || kind === 'hide') return null
  if (kind === 'into' || kind === 'out') {
    return (
      <NativeSelect
        label={words.category}
        value={fields.category}
        data={[
          { value: '', label: '' },
          ...categories.map(category => ({ value: String(category.id), label: indentedName(category) })),
        ]}
        onChange={event => onChange({ ...fields, category: event.currentTarget.value })}
      />
    )
  }
  const ways = [
    { value: 'to', label: words.setTo },
    { value: 'by', label: kind === 'price' ? words.byYen : words.byPieces },
    ...(kind === 'price' ? [{ value: 'percent', label: words.byPercent }] : []),
  ]
  return (
    <>
      <Group grow align="flex-end">
        <NativeSelect
          label={words.priceHow}
          value={fields.how}
          data={ways}
          onChange={event => onChange({ ...fields, how: event.currentTarget.value as How })}
        />
        <TextInput
          label={words.value}
          inputMode={fields.how === 'to' ? 'numeric' : 'text'}
          autoComplete="off"
          value={fields.value}
          onChange={event => onChange({ ...fields, value: event.currentTarget.value })}
        />
      </Group>
      <Text size="sm" c="dimmed">
        {kind === 'price' ? words.priceNote : words.stockNote}
      </Text>
    </>
  )
}

interface OutlooksProps {
  readonly items: readonly ListedItem[]
  readonly change: BulkChange | null
  readonly results: Results
}

function Outlooks({ items, change, results }: OutlooksProps) {
  const words = useWords(LIST_WORDS)
  const { language } = useLanguage()
  const told = (item: ListedItem): ReactNode => {
    const fault = results.get(item.id)
    if (fault === null) return words.done
    if (fault !== undefined) return <span className={classes.fault}>{fault}</span>
    if (change === null) return ''
    const outlook = outlookOf(change, item)
    if ('left' in outlook) return words[outlook.left]
    if (outlook.to === null) return ''
    return change.kind === 'price'
      ? `${item.price === null ? '—' : formatYen(item.price, language)} → ${formatYen(outlook.to, language)}`
      : `${formatNumber(item.stock, language)} → ${formatNumber(outlook.to, language)}`
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled can be scrolled by keyboard
    <ul className={classes.outlooks} tabIndex={0}>
      {items.map(item => (
        <li key={item.id}>
          <span>{item.name}</span>
          <span>{told(item)}</span>
        </li>
      ))}
    </ul>
  )
}
