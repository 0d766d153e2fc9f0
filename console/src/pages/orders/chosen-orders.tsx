/** The orders of a page of the list, of which some, or all that are found, can be chosen to do something with at once. */
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FoundPage } from '../../api/read-found.ts'
import type { ListedOrder, ListedOrders } from '../../api/types.ts'
import { useWords } from '../../language/language.tsx'
import { ChooseBar } from '../../ui/choose-bar.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { useChosen } from '../../ui/use-chosen.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BULK_WORDS } from './bulk-words.ts'
import { OrderTable } from './order-table.tsx'
import classes from './orders.module.css'
import { SEARCH_WORDS } from './search-words.ts'

interface ChosenOrdersProps {
  readonly found: ListedOrders
  /** A page of the same list. */
  readonly readPage: (page: number) => Promise<FoundPage<ListedOrder>>
  /** The status that the list is of; empty for all. */
  readonly status: string
  /** What stands there while there are no orders: what was done with the last ones is still told. */
  readonly empty: ReactNode
}

const keyOf = ({ unique_key }: ListedOrder) => unique_key

/** The table with a box a row, one for all of them, and the bar that acts on what is chosen. */
export function ChosenOrders({ found, readPage, status, empty }: ChosenOrdersProps): ReactNode {
  const [words, names] = [useWords(BULK_WORDS), useWords(SEARCH_WORDS)]
  const { orders, total } = found
  const chosen = useChosen({ rows: orders, keyOf, readPage })
  const column: Column<ListedOrder> = {
    key: 'choose',
    title: words.chooseColumn,
    width: '3.5rem',
    corner: true,
    inline: true,
    cell: order => (
      <Checkbox
        classNames={{ icon: classes.tick ?? '' }}
        aria-label={words.choose(order.unique_key)}
        checked={chosen.has(order)}
        onChange={event => chosen.choose(order, event.currentTarget.checked)}
      />
    ),
  }
  return (
    <>
      {orders.length === 0 ? (
        empty
      ) : (
        <>
          <ChooseBar chosen={chosen} shown={orders.length} hasMore={total > orders.length} total={total} />
          <OrderTable orders={orders} caption={names.title} before={[column]} />
        </>
      )}
      <BulkBar keys={chosen.rows.map(keyOf)} status={status} onClear={chosen.none} />
    </>
  )
}
