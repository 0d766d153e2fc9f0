/** The list of orders. */
import { Button } from '@mantine/core'
import { IconShoppingBag } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { request } from '../api/request.ts'
import type { OrderSummary, Pagination } from '../api/types.ts'
import { formatNumber, formatTime, formatYen } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import { ApiCall } from '../ui/api-call.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import layout from '../ui/page.module.css'
import { PageTitle } from '../ui/page-title.tsx'
import { Pager } from '../ui/pager.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { ORDER_STATUS, PAYMENT_METHOD, STATUS_TONE, termOf } from './orders/order-terms.ts'
import classes from './orders/orders.module.css'
import { SearchForm } from './orders/search-form.tsx'
import { NO_SEARCH, type SearchName, searchBody } from './orders/search-request.ts'
import { SEARCH_WORDS } from './orders/search-words.ts'

const PATH = '/api/orders/search'

interface Found {
  readonly orders: readonly OrderSummary[]
  readonly pagination: Pagination
}

/** Orders by a search, which the address keeps. */
export function Orders(): ReactNode {
  const words = useWords(SEARCH_WORDS)
  const { language } = useLanguage()
  const [search, change] = useUrlState<SearchName>(NO_SEARCH)
  const body = searchBody(search)
  const { data, error, refetch } = useQuery<Found>({
    queryKey: [PATH, body],
    queryFn: ({ signal }) => request<Found>('POST', PATH, body, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle title={words.title} description={words.description} />
      <SearchForm search={search} change={change} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={20} height={49} />}
      {!error && data?.orders.length === 0 && (
        <NoOrders searched={Object.keys(body).length > 0} clear={() => change(NO_SEARCH)} />
      )}
      {!error && data && data.orders.length > 0 && (
        <>
          <OrderTable orders={data.orders} />
          <Pager
            label={rangeOf(data.pagination, data.orders.length, words.range, value =>
              formatNumber(value, language),
            )}
            onPrevious={data.pagination.has_previous ? goTo(data.pagination.page - 1) : undefined}
            onNext={data.pagination.has_next ? goTo(data.pagination.page + 1) : undefined}
          />
        </>
      )}
      <div className={layout.call}>
        <ApiCall method="POST" path={PATH} body={body} />
      </div>
    </>
  )

  function goTo(page: number): () => void {
    return () => change({ page: String(page) }, { push: true })
  }
}

function NoOrders({ searched, clear }: { readonly searched: boolean; readonly clear: () => void }) {
  const words = useWords(SEARCH_WORDS)
  if (!searched) return <EmptyState icon={IconShoppingBag} title={words.emptyTitle} text={words.emptyText} />
  return (
    <EmptyState icon={IconShoppingBag} title={words.nothingTitle} text={words.nothingText}>
      <Button variant="default" onClick={clear}>
        {words.showAll}
      </Button>
    </EmptyState>
  )
}

function rangeOf(
  { page, limit, total_count }: Pagination,
  count: number,
  range: (from: string, to: string, of: string) => string,
  format: (value: number) => string,
): string {
  const first = (page - 1) * limit + 1
  return range(format(first), format(first + count - 1), format(total_count))
}

/** Never broken: it is read out and copied. */
function Key({ children }: { readonly children: string }) {
  return <span className={classes.key}>{children}</span>
}

function OrderTable({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const words = useWords(SEARCH_WORDS)
  const [statuses, payments] = [useWords(ORDER_STATUS), useWords(PAYMENT_METHOD)]
  const { language } = useLanguage()
  const columns: Column<OrderSummary>[] = [
    {
      key: 'key',
      title: words.key,
      width: '12.5rem',
      plain: true,
      cell: ({ unique_key }) => <Key>{unique_key}</Key>,
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
      cell: ({ customer: { name } }) => [name.last, name.first].filter(part => part !== '').join(' '),
    },
    {
      key: 'total',
      title: words.total,
      align: 'right',
      width: '7rem',
      cell: ({ amounts }) => formatYen(amounts.total, language),
    },
    {
      key: 'payment',
      title: words.payment,
      width: '11rem',
      cell: ({ payment }) => termOf(payments, payment.method),
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
  return (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={orders}
      rowKey={({ unique_key }) => unique_key}
      rowHref={({ unique_key }) => `/orders/${unique_key}`}
    />
  )
}
