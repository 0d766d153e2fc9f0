/** Orders as a table: of the list, and of a buyer. */
import { Text } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ListedOrder } from '../../api/types.ts'
import { formatDay, formatTime, formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ORDER_STATUS, PAYMENT_METHOD, STATUS_TONE, termOf } from './order-terms.ts'
import classes from './orders.module.css'
import { SEARCH_WORDS } from './search-words.ts'

interface OrderTableProps {
  readonly orders: readonly ListedOrder[]
  /** What the table lists, for screen readers. */
  readonly caption: string
  /** Columns before the others, such as one to choose orders in. */
  readonly before?: readonly Column<ListedOrder>[]
  /** Whether all are of one customer, beside whose details there is less room: without what is told elsewhere. Default false. */
  readonly ofOne?: boolean
}

const NOT_OF_ONE: ReadonlySet<string> = new Set(['name', 'wished', 'payment'])

/** A row an order, which leads to it. */
export function OrderTable({ orders, caption, before = [], ofOne = false }: OrderTableProps): ReactNode {
  const columns = useColumns().filter(({ key }) => !ofOne || !NOT_OF_ONE.has(key))
  return (
    <DataTable
      caption={caption}
      columns={[...before, ...columns]}
      rows={orders}
      rowKey={({ unique_key }) => unique_key}
      rowHref={({ unique_key }) => `/orders/${unique_key}`}
    />
  )
}

function useColumns(): Column<ListedOrder>[] {
  const words = useWords(SEARCH_WORDS)
  const [statuses, payments] = [useWords(ORDER_STATUS), useWords(PAYMENT_METHOD)]
  const { language } = useLanguage()
  return [
    {
      key: 'key',
      title: words.key,
      width: '12.5rem',
      plain: true,
      link: true,
      // Never broken: it is read out and copied.
      cell: ({ unique_key }) => <span className={classes.key}>{unique_key}</span>,
    },
    {
      key: 'time',
      title: words.time,
      width: '10.5rem',
      cell: ({ ordered_at }) => <time dateTime={ordered_at}>{formatTime(ordered_at, language)}</time>,
    },
    {
      key: 'name',
      title: words.name,
      cell: ({ buyer_name, noted }) => (
        <span className={classes.buyer}>
          {buyer_name}
          {noted && '\u00a0'}
          {noted && <IconNote size={16} aria-label={words.noted} className={classes.noted} />}
        </span>
      ),
    },
    {
      key: 'wished',
      title: words.wished,
      width: '8rem',
      cell: ({ delivery_date }) =>
        delivery_date && (
          <Text size="sm" component="span">
            {formatDay(delivery_date, language)}
          </Text>
        ),
    },
    {
      key: 'total',
      title: words.total,
      align: 'right',
      width: '7rem',
      cell: ({ total }) => formatYen(total, language),
    },
    {
      key: 'payment',
      title: words.payment,
      width: '10rem',
      cell: ({ payment_method }) => termOf(payments, payment_method),
    },
    {
      key: 'status',
      title: words.status,
      width: '8.5rem',
      cell: ({ status }) => (
        <StatusBadge tone={STATUS_TONE[status] ?? 'neutral'}>{termOf(statuses, status)}</StatusBadge>
      ),
    },
  ]
}
