/** The orders of a page of the list, of which some can be chosen to do something with at once. */
import { Checkbox } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { ListedOrder } from '../../api/types.ts'
import { useWords } from '../../language/language.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { BULK_WORDS } from './bulk-words.ts'
import { OrderTable } from './order-table.tsx'
import classes from './orders.module.css'
import { SEARCH_WORDS } from './search-words.ts'

interface ChosenOrdersProps {
  readonly orders: readonly ListedOrder[]
  /** The status that the list is of; empty for all. */
  readonly status: string
  /** What stands there while there are no orders: what was done with the last ones is still told. */
  readonly empty: ReactNode
}

/** The table with a box a row, one for all of them, and the bar that acts on what is chosen. */
export function ChosenOrders({ orders, status, empty }: ChosenOrdersProps): ReactNode {
  const [words, names] = [useWords(BULK_WORDS), useWords(SEARCH_WORDS)]
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // What has left the list meanwhile is chosen no more.
  const keys = orders.map(({ unique_key }) => unique_key).filter(key => chosen.has(key))
  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(key)
    else next.delete(key)
    setChosen(next)
  }
  const column: Column<ListedOrder> = {
    key: 'choose',
    title: words.chooseColumn,
    width: '3.5rem',
    corner: true,
    cell: ({ unique_key }) => (
      <Checkbox
        classNames={{ icon: classes.tick ?? '' }}
        aria-label={words.choose(unique_key)}
        checked={chosen.has(unique_key)}
        onChange={event => choose(unique_key, event.currentTarget.checked)}
      />
    ),
  }
  return (
    <>
      {orders.length === 0 ? (
        empty
      ) : (
        <>
          <Checkbox
            className={classes.chooseAll ?? ''}
            label={words.chooseAll}
            checked={keys.length === orders.length}
            indeterminate={keys.length > 0 && keys.length < orders.length}
            onChange={event =>
              setChosen(
                new Set(event.currentTarget.checked ? orders.map(({ unique_key }) => unique_key) : []),
              )
            }
          />
          <OrderTable orders={orders} caption={names.title} before={[column]} />
        </>
      )}
      <BulkBar keys={keys} status={status} onClear={() => setChosen(new Set())} />
    </>
  )
}
