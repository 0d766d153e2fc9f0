/** The list of items. */
import { Button, NativeSelect } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { withQuery } from '../api/request.ts'
import type { Item, ItemCategory } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { ApiCall } from '../ui/api-call.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import filters from '../ui/filters.module.css'
import { Loading } from '../ui/loading.tsx'
import layout from '../ui/page.module.css'
import { PageTitle } from '../ui/page-title.tsx'
import { Pager } from '../ui/pager.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { type ChangeUrl, useUrlState } from '../ui/use-url-state.ts'
import { ItemTable } from './items/item-table.tsx'
import { ITEM_WORDS } from './items/item-words.ts'

const PAGE = 20
const FIRST_ITEM = { type: 'normal', name: '手ぬぐい', price: 1200, item_tax_type: 'standard' }
const URL_STATE = { visible: '', category: '', order: '', page: '1' }
type Filters = keyof typeof URL_STATE

/** Items with filters and pages, which the address keeps. */
export function Items(): ReactNode {
  const words = useWords(ITEM_WORDS)
  const [state, change] = useUrlState<Filters>(URL_STATE)
  const page = Math.max(Math.trunc(Number(state.page)) || 1, 1)
  const path = (limit: number) =>
    withQuery('/api/items', {
      visible: state.visible,
      category_id: state.category,
      order: state.order,
      sort: state.order === '' ? null : 'desc',
      limit,
      offset: page === 1 ? null : (page - 1) * PAGE,
    })
  // One more than is shown tells whether there is a next page.
  const { data, error, refetch } = useResource<readonly Item[]>(path(PAGE + 1), { keepPrevious: true })
  const items = data?.slice(0, PAGE) ?? []
  const go = (to: number) => () => change({ page: String(to) }, { push: true })
  const first = (page - 1) * PAGE + 1
  return (
    <>
      <PageTitle title={words.title} description={words.description} />
      <ItemFilters state={state} change={change} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={PAGE} height={66} />}
      {data && items.length === 0 && <NoItems state={state} change={change} />}
      {items.length > 0 && <ItemTable items={items} />}
      {data && (
        <Pager
          label={items.length === 0 ? '' : words.range(first, first + items.length - 1)}
          onPrevious={page > 1 ? go(page - 1) : undefined}
          onNext={data.length > PAGE ? go(page + 1) : undefined}
        />
      )}
      <div className={layout.call}>
        <ApiCall path={path(PAGE)} />
      </div>
    </>
  )
}

interface FilterProps {
  readonly state: Readonly<Record<Filters, string>>
  readonly change: ChangeUrl<Filters>
}

function ItemFilters({ state, change }: FilterProps) {
  const words = useWords(ITEM_WORDS)
  const { data: categories = [] } = useResource<readonly ItemCategory[]>('/api/item_categories', {
    fresh: 60_000,
  })
  return (
    <search className={filters.bar}>
      <NativeSelect
        label={words.visibility}
        value={state.visible}
        onChange={event => change({ visible: event.currentTarget.value, page: null })}
        data={[
          { value: '', label: words.all },
          { value: 'true', label: words.visible },
          { value: 'false', label: words.hidden },
        ]}
      />
      <NativeSelect
        label={words.category}
        value={state.category}
        onChange={event => change({ category: event.currentTarget.value, page: null })}
        data={[
          { value: '', label: words.allCategories },
          ...categories.map(category => ({ value: String(category.id), label: indented(category) })),
        ]}
      />
      <NativeSelect
        label={words.order}
        value={state.order}
        onChange={event => change({ order: event.currentTarget.value, page: null })}
        data={Object.entries(words.orders).map(([value, label]) => ({ value, label }))}
      />
    </search>
  )
}

/** The name, a wide space for each level above it. */
function indented({ name, parent }: ItemCategory): string {
  let depth = 0
  for (let above = parent; above !== null; above = above.parent) depth += 1
  return '\u3000'.repeat(depth) + name
}

function NoItems({ state, change }: FilterProps) {
  const words = useWords(ITEM_WORDS)
  const filtered = state.visible !== '' || state.category !== '' || state.page !== '1'
  return filtered ? (
    <EmptyState icon={IconPackage} title={words.nothingTitle} text={words.nothingText}>
      <Button variant="default" onClick={() => change({ visible: null, category: null, page: null })}>
        {words.showAll}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState icon={IconPackage} title={words.emptyTitle} text={words.emptyText}>
      <ApiCall method="POST" path="/api/items" body={FIRST_ITEM} title={words.createCall} />
    </EmptyState>
  )
}
