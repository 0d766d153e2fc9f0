/** The list of orders. */
import { Button } from '@mantine/core'
import { IconShoppingBag } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { request } from '../api/request.ts'
import type { ListedOrders } from '../api/types.ts'
import { formatNumber } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import { ApiCall } from '../ui/api-call.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useListPlace } from '../ui/list-place.ts'
import { Loading } from '../ui/loading.tsx'
import layout from '../ui/page.module.css'
import { PageTitle } from '../ui/page-title.tsx'
import { Pager } from '../ui/pager.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { CarrierActions } from './orders/carrier-actions.tsx'
import { ChosenOrders } from './orders/chosen-orders.tsx'
import { ORDER_STATUS, termOf } from './orders/order-terms.ts'
import { SearchForm } from './orders/search-form.tsx'
import {
  apiSearchBody,
  isNarrowed,
  NO_SEARCH,
  type Search,
  type SearchName,
  searchBody,
} from './orders/search-request.ts'
import { SEARCH_WORDS } from './orders/search-words.ts'
import { StatusTabs } from './orders/status-tabs.tsx'

const PATH = '/console/api/orders/search'

/** Orders by status and by a search within it, which the address keeps. */
export function Orders(): ReactNode {
  const words = useWords(SEARCH_WORDS)
  const { language } = useLanguage()
  const [search, change] = useUrlState<SearchName>(NO_SEARCH)
  const body = searchBody(search)
  const { data, error, refetch, isPlaceholderData } = useQuery<ListedOrders>({
    queryKey: [PATH, body],
    queryFn: ({ signal }) => request<ListedOrders>('POST', PATH, body, { signal }),
    placeholderData: keepPreviousData,
  })
  useListPlace('/orders', data !== undefined && !isPlaceholderData)
  const readPage = async (page: number) => {
    const found = await request<ListedOrders>('POST', PATH, searchBody({ ...search, page: String(page) }))
    return { things: found.orders, more: found.more }
  }
  const format = (value: number) => formatNumber(value, language)
  return (
    <>
      <PageTitle title={words.title} actions={<CarrierActions />} />
      <StatusTabs status={search.status} />
      <SearchForm search={search} change={change} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={20} height={49} />}
      {data !== undefined && (
        <>
          <ChosenOrders
            key={JSON.stringify(searchBody({ ...search, page: '1' }))}
            found={data}
            readPage={readPage}
            status={search.status}
            empty={<NoOrders search={search} clear={() => change({ ...NO_SEARCH, status: search.status })} />}
          />
          <Pager
            label={rangeOf(data, data.is_least ? words.rangeOfMore : words.range, format)}
            onPrevious={data.page > 1 ? goTo(data.page - 1) : undefined}
            onNext={data.more ? goTo(data.page + 1) : undefined}
          />
        </>
      )}
      <div className={layout.call}>
        <ApiCall method="POST" path="/api/orders/search" body={apiSearchBody(search)} />
      </div>
    </>
  )

  function goTo(page: number): () => void {
    return () => change({ page: String(page) }, { push: true })
  }
}

function NoOrders({ search, clear }: { readonly search: Search; readonly clear: () => void }) {
  const words = useWords(SEARCH_WORDS)
  const statuses = useWords(ORDER_STATUS)
  const icon = IconShoppingBag
  if (!isNarrowed(search) && search.page === '1') {
    return search.status === '' ? (
      <EmptyState icon={icon} title={words.emptyTitle} text={words.emptyText} />
    ) : (
      <EmptyState
        icon={icon}
        title={words.noneTitle(termOf(statuses, search.status))}
        text={words.noneText}
      />
    )
  }
  return (
    <EmptyState icon={icon} title={words.nothingTitle} text={words.nothingText}>
      <Button variant="default" onClick={clear}>
        {words.showAll}
      </Button>
    </EmptyState>
  )
}

function rangeOf(
  { page, limit, total, orders }: ListedOrders,
  range: (from: string, to: string, of: string) => string,
  format: (value: number) => string,
): string {
  const first = (page - 1) * limit + 1
  return range(format(first), format(first + orders.length - 1), format(total))
}
