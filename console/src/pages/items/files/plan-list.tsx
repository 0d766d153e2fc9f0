/** What a file would change, item by item. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../../language/language.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { ToldError } from '../../../ui/told-error.tsx'
import { HEADERS } from './columns.ts'
import type { PlannedItem } from './csv-plan.ts'
import type { Change } from './csv-work.ts'
import { FILE_PAGE_WORDS } from './file-page-words.ts'
import classes from './files.module.css'
import type { Results } from './use-import.ts'

/** Items that are shown; those with a fault come first. */
const SHOWN = 200
/** Characters that are shown of a value. */
const LONGEST = 60

/** Nothing of items that stay as they are. */
export function PlanList({
  items,
  results,
}: {
  readonly items: readonly PlannedItem[]
  readonly results: Results
}): ReactNode {
  const words = useWords(FILE_PAGE_WORDS)
  const wrong = items.filter(({ key, faults }) => faults.length > 0 || results.get(key) instanceof Error)
  const others = items.filter(item => item.body !== null && !wrong.includes(item))
  const told = [...wrong, ...others]
  if (told.length === 0) return null
  return (
    <>
      <ul className={classes.plan}>
        {told.slice(0, SHOWN).map(item => (
          <PlannedRow key={item.key} item={item} result={results.get(item.key)} />
        ))}
      </ul>
      {told.length > SHOWN && (
        <Text size="sm" c="dimmed">
          {words.more(told.length - SHOWN)}
        </Text>
      )}
    </>
  )
}

function PlannedRow({
  item: { name, itemId, changes, faults },
  result,
}: {
  readonly item: PlannedItem
  readonly result: Error | null | undefined
}) {
  const words = useWords(FILE_PAGE_WORDS)
  const { language } = useLanguage()
  const header = language === 'ja' ? 0 : 1
  return (
    <li>
      <div className={classes.name}>
        <strong>{name}</strong>
        {itemId === null && faults.length === 0 && <StatusBadge tone="info">{words.isNew}</StatusBadge>}
        {result === null && <StatusBadge tone="ok">{words.done}</StatusBadge>}
      </div>
      {result instanceof Error && (
        <p className={classes.fault}>
          <ToldError error={result} />
        </p>
      )}
      {faults.map(({ line, other, column, why, cell }) => (
        <p className={classes.fault} key={`${line} ${other} ${column} ${why}`}>
          {other === undefined ? words.line(line) : words.lines(line, other)}{' '}
          {column !== null && HEADERS[column][header]} {cell !== '' && `「${cut(cell)}」`} {words.faults[why]}
        </p>
      ))}
      <ul>
        {changes.map(change => (
          <li key={`${change.of} ${change.column}`}>
            <ChangeText change={change} title={HEADERS[change.column][header]} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function ChangeText({
  change: { of, before, after },
  title,
}: {
  readonly change: Change
  readonly title: string
}) {
  return (
    <>
      <span className={classes.column}>{of === null ? title : `${of} / ${title}`}</span>{' '}
      {before !== null && (
        <>
          <del>{cut(before) || '—'}</del> →{' '}
        </>
      )}
      <ins>{cut(after) || '—'}</ins>
    </>
  )
}

function cut(text: string): string {
  const letters = [...text]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text
}
