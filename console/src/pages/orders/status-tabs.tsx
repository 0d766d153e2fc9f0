/** The statuses of orders beside each other, each with how many there are. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { OrderCounts } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useMore } from '../../ui/use-more.ts'
import { ORDER_STATUS, STATUS_TONE } from './order-terms.ts'
import classes from './orders.module.css'
import { LISTED_STATUSES } from './search-request.ts'
import { SEARCH_WORDS } from './search-words.ts'

/** Links, since each is an address of its own; the present one is brought into view where not all have room. */
export function StatusTabs({ status }: { readonly status: string }): ReactNode {
  const words = useWords(SEARCH_WORDS)
  const statuses = useWords(ORDER_STATUS)
  const { language } = useLanguage()
  const { data } = useResource<OrderCounts>('/console/api/order_counts', { every: 60_000 })
  const row = useRef<HTMLElement>(null)
  const present = useRef<HTMLAnchorElement>(null)
  const show = () => centre(row.current, present.current)
  // The counts, which come later, make the tabs wider.
  const more = useMore(row, show)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status is another link
  useEffect(() => {
    show()
  }, [status])
  const all = data && Object.values(data).reduce((sum, count) => sum + count, 0)
  const tabs = [
    ...LISTED_STATUSES.map(
      value => [value, statuses[value] ?? value, data?.[value], STATUS_TONE[value]] as const,
    ),
    ['', words.all, all, undefined] as const,
  ]
  return (
    <nav aria-label={words.statuses} className={classes.tabs} ref={row} data-more={more}>
      <ul>
        {tabs.map(([value, name, count, tone]) => (
          <li key={value}>
            <Link
              href={value === '' ? '/orders' : `/orders?status=${value}`}
              aria-current={value === status ? 'page' : undefined}
              ref={value === status ? present : null}
            >
              {name}{' '}
              <span data-tone={count ? tone : undefined}>
                {count === undefined ? '—' : formatNumber(count, language)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Sideways alone: the page stays where it is, whose place in a list somebody may have come back to. */
function centre(row: HTMLElement | null, tab: HTMLElement | null): void {
  if (row === null || tab === null) return
  const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  row.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
}
