/** What differs between what is stored now and what is sent, and the choice between the two. */
import { Button, Group, Stack, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ChangedField, Choice, Conflict } from '../api/conflict.ts'
import { formatList, formatNumber, formatTime } from '../language/format.ts'
import type { Language } from '../language/in-both.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import classes from './conflict.module.css'
import { CONFLICT_WORDS } from './conflict-words.ts'
import { useLastChange } from './use-last-change.ts'

interface Props {
  readonly conflict: Conflict
  readonly onChoose: (choice: Choice) => void
}

/** The inside of the dialog. */
export function ConflictChoices({ conflict, onChoose }: Props): ReactNode {
  const words = useWords(CONFLICT_WORDS)
  const { method, theirs, fields } = conflict
  const isGone = theirs === null
  const deletes = method === 'DELETE'
  const saves = fields.some(({ mine }) => mine !== undefined)
  const text = isGone ? words.goneText : deletes ? words.deleteText : words.text
  const told = fields.filter(({ name }) => nameOf(conflict, name, words) !== undefined)
  return (
    <Stack>
      <Text size="sm">{text}</Text>
      {!isGone && <LastChange conflict={conflict} />}
      {!isGone && told.length === 0 && <Text size="sm">{words.nothing}</Text>}
      {!isGone && told.length > 0 && <Differences conflict={conflict} fields={told} showsMine={saves} />}
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" color="gray" onClick={() => onChoose('neither')} mr="auto">
          {words.back}
        </Button>
        {!isGone && (
          <Button variant="default" {...(deletes ? { color: 'red' } : {})} onClick={() => onChoose('mine')}>
            {deletes ? words.deleteAnyway : saves ? words.keepMine : words.goOn}
          </Button>
        )}
        <Button onClick={() => onChoose('theirs')} data-autofocus>
          {words.takeTheirs}
        </Button>
      </Group>
    </Stack>
  )
}

/** Who it was, where that is known. */
function LastChange({ conflict: { resource, theirs } }: Pick<Props, 'conflict'>): ReactNode {
  const words = useWords(CONFLICT_WORDS)
  const { language } = useLanguage()
  const change = useLastChange(resource, theirs)
  if (change === undefined) return null
  return (
    <Text size="sm" c="dimmed">
      {/* Has its place from the beginning. */}
      {change === null ? '\u00a0' : words.lastBy(change.who ?? words.system, formatTime(change.at, language))}
    </Text>
  )
}

interface DifferencesProps {
  readonly conflict: Conflict
  readonly fields: readonly ChangedField[]
  readonly showsMine: boolean
}

function Differences({ conflict, fields, showsMine }: DifferencesProps): ReactNode {
  const words = useWords(CONFLICT_WORDS)
  const { language } = useLanguage()
  const show = (value: unknown) => shown(value, words, language)
  return (
    <Table className={classes.differences ?? ''} withTableBorder>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.field}</Table.Th>
          <Table.Th scope="col">{words.theirs}</Table.Th>
          {showsMine && <Table.Th scope="col">{words.mine}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {fields.map(({ name, theirs, mine }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{nameOf(conflict, name, words)}</Table.Th>
            <Table.Td data-label={words.theirs}>{show(theirs)}</Table.Td>
            {showsMine && (
              <Table.Td data-label={words.mine}>{mine === undefined ? words.untold : show(mine)}</Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

type Words = (typeof CONFLICT_WORDS)['en']

/** What a member is called; undefined for what only programs know. */
function nameOf({ resource }: Conflict, name: string, words: Words): string | undefined {
  const kind = /\/api\/(\w+)/.exec(resource)?.[1] ?? ''
  if (kind === 'orders' && name === 'lines') return words.partsOfOrder
  if (kind === 'orders' && name.startsWith('payment.')) return words.names.orders?.payment
  return words.names[kind]?.[name]
}

/** Characters of a value that are shown: enough to tell two from each other. */
const MAX_SHOWN = 300

/** A value as people read it. */
function shown(value: unknown, words: Words, language: Language): string {
  if (value === null || value === undefined || value === '') return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return formatNumber(value, language)
  if (Array.isArray(value)) {
    const isPlain = value.every(one => typeof one !== 'object')
    if (value.length === 0) return words.none
    return isPlain
      ? formatList(value.map(String), language)
      : `${words.entries(value.length)}: ${namesIn(value, language)}`
  }
  const text = typeof value === 'string' ? value : namesIn([value], language)
  if (text.startsWith('data:image/')) return words.picture
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}

/** Entries of a list by what tells them from each other. */
function namesIn(entries: readonly unknown[], language: Language): string {
  const names = entries.map(entry => {
    const { name, title, stock, amount, id, status } = entry as Readonly<Record<string, unknown>>
    const called = name ?? title ?? (id === undefined ? JSON.stringify(entry) : `#${id}`)
    return [called, stock ?? amount, status].filter(part => part !== undefined).join(' ')
  })
  const text = formatList(names, language)
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}
