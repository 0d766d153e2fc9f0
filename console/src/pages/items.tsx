/** The list of items. */
import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconPackage, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { MAX_PAGE } from '../../../src/resources/items/limits.ts'
import { request, withQuery } from '../api/request.ts'
import type { ListedItem, ListedItems } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { ApiCall } from '../ui/api-call.tsx'
import { ChooseBar } from '../ui/choose-bar.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import layout from '../ui/page.module.css'
import { PageTitle } from '../ui/page-title.tsx'
import { Pager } from '../ui/pager.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { useChosen } from '../ui/use-chosen.ts'
import { type ChangeUrl, useUrlState } from '../ui/use-url-state.ts'
import { BulkBar } from './items/bulk-bar.tsx'
import { EDIT_WORDS } from './items/edit-words.ts'
import { type ItemFilter, ItemFilters, URL_STATE, useFew } from './items/item-filters.tsx'
import { ItemTable } from './items/item-table.tsx'
import { ITEM_WORDS } from './items/item-words.ts'
import { LIST_WORDS } from './items/list-words.ts'

const PAGE = 20

/** Items with filters and pages, which the address keeps, and what is done with many of them. */
export function Items(): ReactNode {
  const words = useWords(ITEM_WORDS)
  const [state, change] = useUrlState<ItemFilter>(URL_STATE)
  const [few, setFew] = useFew()
  const page = Math.max(Math.trunc(Number(state.page)) || 1, 1)
  const offset = page === 1 ? null : (page - 1) * PAGE
  const pathOf = (limit: number, from: number | null) =>
    withQuery('/console/api/items', {
      query: state.query,
      visible: state.visible,
      category_id: state.category,
      sold_out: state.left === 'none' ? 'true' : null,
      few: state.left === 'few' ? few : null,
      order: state.order,
      limit,
      offset: from,
    })
  const { data, error, refetch } = useResource<ListedItems>(pathOf(PAGE, offset), { keepPrevious: true })
  const items = data?.items ?? []
  const go = (to: number) => () => change({ page: String(to) }, { push: true })
  const first = (page - 1) * PAGE + 1
  return (
    <>
      <PageTitle title={words.title} description={words.description} actions={<Actions />} />
      <ItemFilters state={state} change={change} few={few} onFew={setFew} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={PAGE} height={66} />}
      {data && items.length === 0 && <NoItems state={state} change={change} />}
      {items.length > 0 && (
        <ChosenItems
          // Another filter is another list, of which nothing is chosen.
          key={pathOf(PAGE, null)}
          items={items}
          few={few}
          hasMore={page > 1 || data?.more === true}
          pathOf={pathOf}
        />
      )}
      {data && (
        <Pager
          label={items.length === 0 ? '' : words.range(first, first + items.length - 1)}
          onPrevious={page > 1 ? go(page - 1) : undefined}
          onNext={data.more ? go(page + 1) : undefined}
        />
      )}
      <div className={layout.call}>
        <ApiCall
          path={withQuery('/api/items', {
            ...{ visible: state.visible, category_id: state.category, order: state.order },
            ...{ sort: state.order === '' ? null : 'desc', limit: PAGE, offset },
          })}
        />
      </div>
    </>
  )
}

function Actions() {
  const words = useWords(EDIT_WORDS)
  const list = useWords(LIST_WORDS)
  const may = useMay()
  return (
    <>
      <Button
        component={Link}
        href="/items/files"
        variant="default"
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
      >
        {list.files}
      </Button>
      {may('items.create') && (
        <Button component={Link} href="/items/new" leftSection={<IconPlus size={18} aria-hidden />}>
          {words.add}
        </Button>
      )}
    </>
  )
}

interface ChosenItemsProps {
  readonly items: readonly ListedItem[]
  readonly few: number
  /** Whether there are more than these. */
  readonly hasMore: boolean
  /** The address of a part of the same list. */
  readonly pathOf: (limit: number, offset: number | null) => string
}

const keyOf = ({ id }: ListedItem) => id

/** The table, with what is chosen of it or of all that the filter finds. */
function ChosenItems({ items, few, hasMore, pathOf }: ChosenItemsProps) {
  const chosen = useChosen({
    rows: items,
    keyOf,
    readPage: async page => {
      const found = await request<ListedItems>(
        'GET',
        pathOf(MAX_PAGE, page === 1 ? null : (page - 1) * MAX_PAGE),
      )
      return { things: found.items, more: found.more }
    },
  })
  return (
    <>
      <ChooseBar chosen={chosen} shown={items.length} hasMore={hasMore} />
      <ItemTable items={items} few={few} chosen={chosen} />
      <BulkBar items={chosen.rows} onNone={chosen.none} onDone={chosen.isFound ? chosen.none : () => {}} />
    </>
  )
}

interface NoItemsProps {
  readonly state: Readonly<Record<ItemFilter, string>>
  readonly change: ChangeUrl<ItemFilter>
}

function NoItems({ state, change }: NoItemsProps) {
  const words = useWords(ITEM_WORDS)
  const { order, ...filters } = state
  const { order: _, ...initial } = URL_STATE
  const isFiltered = JSON.stringify(filters) !== JSON.stringify(initial)
  return isFiltered ? (
    <EmptyState icon={IconPackage} title={words.nothingTitle} text={words.nothingText}>
      <Button
        variant="default"
        onClick={() => change({ query: null, visible: null, category: null, left: null, page: null })}
      >
        {words.showAll}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState icon={IconPackage} title={words.emptyTitle} text={words.emptyText}>
      <Actions />
    </EmptyState>
  )
}
