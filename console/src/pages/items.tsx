/** The list of items. */
import { Button, Checkbox } from '@mantine/core'
import { IconFileSpreadsheet, IconPackage, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { withQuery } from '../api/request.ts'
import type { ListedItem, ListedItems } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { ApiCall } from '../ui/api-call.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import layout from '../ui/page.module.css'
import { PageTitle } from '../ui/page-title.tsx'
import { Pager } from '../ui/pager.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { type ChangeUrl, useUrlState } from '../ui/use-url-state.ts'
import { BulkBar } from './items/bulk-bar.tsx'
import { EDIT_WORDS } from './items/edit-words.ts'
import { type ItemFilter, ItemFilters, URL_STATE, useFew } from './items/item-filters.tsx'
import { ItemTable } from './items/item-table.tsx'
import { ITEM_WORDS } from './items/item-words.ts'
import classes from './items/items.module.css'
import { LIST_WORDS } from './items/list-words.ts'

const PAGE = 20

/** Items with filters and pages, which the address keeps, and what is done with many of them. */
export function Items(): ReactNode {
  const words = useWords(ITEM_WORDS)
  const [state, change] = useUrlState<ItemFilter>(URL_STATE)
  const [few, setFew] = useFew()
  const page = Math.max(Math.trunc(Number(state.page)) || 1, 1)
  const offset = page === 1 ? null : (page - 1) * PAGE
  const path = withQuery('/console/api/items', {
    query: state.query,
    visible: state.visible,
    category_id: state.category,
    sold_out: state.left === 'none' ? 'true' : null,
    few: state.left === 'few' ? few : null,
    order: state.order,
    limit: PAGE,
    offset,
  })
  const { data, error, refetch } = useResource<ListedItems>(path, { keepPrevious: true })
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
      {items.length > 0 && <ChosenItems items={items} few={few} />}
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

/** The table, with what is chosen of it; what is no longer shown is no longer chosen. */
function ChosenItems({ items, few }: { readonly items: readonly ListedItem[]; readonly few: number }) {
  const words = useWords(LIST_WORDS)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const shown = items.filter(({ id }) => chosen.has(id))
  const choose = (id: number, isChosen: boolean) =>
    setChosen(before => {
      const next = new Set(before)
      if (isChosen) next.add(id)
      else next.delete(id)
      return next
    })
  return (
    <>
      <Checkbox
        className={classes.chooseAll ?? ''}
        label={words.chooseAll}
        checked={shown.length === items.length}
        indeterminate={shown.length > 0 && shown.length < items.length}
        onChange={event => setChosen(new Set(event.currentTarget.checked ? items.map(({ id }) => id) : []))}
      />
      <ItemTable items={items} few={few} chosen={chosen} onChoose={choose} />
      <BulkBar items={shown} onNone={() => setChosen(new Set())} />
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
