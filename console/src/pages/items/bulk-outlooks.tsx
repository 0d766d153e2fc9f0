/** What a change means for each item, and then what became of it. */
import { memo, type ReactNode } from 'react'
import type { Outcome } from '../../api/run-many.ts'
import type { ListedItem } from '../../api/types.ts'
import { formatNumber, formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { problemTitle } from '../../ui/problem-words.ts'
import { ToldError } from '../../ui/told-error.tsx'
import { type BulkChange, outlookOf } from './bulk-change.ts'
import classes from './items.module.css'
import { LIST_WORDS } from './list-words.ts'

interface OutlooksProps {
  readonly items: readonly ListedItem[]
  /** Null while it is not said yet. */
  readonly change: BulkChange | null
  readonly outcomes: ReadonlyMap<ListedItem, Outcome>
  /** Whether it is over: what was refused comes first then, since that is what is left to do. */
  readonly isOver: boolean
}

/** A line an item. */
export function BulkOutlooks({ items, change, outcomes, isOver }: OutlooksProps): ReactNode {
  const words = useWords(LIST_WORDS)
  const isRefused = (item: ListedItem) => outcomes.get(item)?.state === 'refused'
  const told = isOver ? items.toSorted((a, b) => Number(isRefused(b)) - Number(isRefused(a))) : items
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled can be scrolled by keyboard
    <ul className={classes.outlooks} tabIndex={0} aria-label={words.each}>
      {told.map(item => (
        <OutlookLine
          key={item.id}
          item={item}
          // Of an item that is through it is said what became of it, whatever the change.
          change={outcomes.has(item) ? null : change}
          outcome={outcomes.get(item)}
        />
      ))}
    </ul>
  )
}

interface LineProps {
  readonly item: ListedItem
  readonly change: BulkChange | null
  readonly outcome: Outcome | undefined
}

/** Rendered again only when something of it is another: there can be a thousand. */
const OutlookLine = memo(function OutlookLine({ item, change, outcome }: LineProps) {
  const words = useWords(LIST_WORDS)
  const { language } = useLanguage()
  const told = (): ReactNode => {
    if (outcome?.state === 'done') return words.done
    if (outcome?.state === 'refused') {
      return (
        <span className={classes.fault}>
          {outcome.error instanceof Error ? (
            <ToldError error={outcome.error} />
          ) : (
            problemTitle(outcome.error, language)
          )}
        </span>
      )
    }
    if (change === null) return ''
    const outlook = outlookOf(change, item)
    if ('left' in outlook) return words[outlook.left]
    if (outlook.to === null) return ''
    return change.kind === 'price'
      ? `${item.price === null ? '–' : formatYen(item.price, language)} → ${formatYen(outlook.to, language)}`
      : `${formatNumber(item.stock, language)} → ${formatNumber(outlook.to, language)}`
  }
  return (
    <li>
      <span>{item.name}</span>
      <span>{told()}</span>
    </li>
  )
})
