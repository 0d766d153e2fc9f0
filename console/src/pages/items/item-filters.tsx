/** By what the list of items is filtered and sorted. */
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { MAX_FEW, MAX_SEARCH_LENGTH } from '../../../../src/resources/items/limits.ts'
import type { ItemCategory } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import filters from '../../ui/filters.module.css'
import type { ChangeUrl } from '../../ui/use-url-state.ts'
import { indentedName } from './category-names.ts'
import { ITEM_WORDS } from './item-words.ts'
import { LIST_WORDS } from './list-words.ts'

/** What the address keeps. */
export const URL_STATE = { query: '', visible: '', category: '', left: '', order: '', page: '1' }
export type ItemFilter = keyof typeof URL_STATE

const STORED = 'akinai-few'
const FEW = 5

/** How many pieces are few, as this browser remembers it. */
export function useFew(): readonly [few: number, setFew: (few: number) => void] {
  const [few, set] = useState(() => {
    const stored = Number(localStorage.getItem(STORED) ?? FEW)
    return Number.isInteger(stored) && stored >= 0 && stored <= MAX_FEW ? stored : FEW
  })
  return [
    few,
    next => {
      localStorage.setItem(STORED, String(next))
      set(next)
    },
  ]
}

interface FilterProps {
  readonly state: Readonly<Record<ItemFilter, string>>
  readonly change: ChangeUrl<ItemFilter>
  readonly few: number
  readonly onFew: (few: number) => void
}

/** The search, and the filters, which work at once. */
export function ItemFilters({ state, change, few, onFew }: FilterProps): ReactNode {
  const words = useWords(ITEM_WORDS)
  const list = useWords(LIST_WORDS)
  const { data: categories = [] } = useResource<readonly ItemCategory[]>('/api/item_categories', {
    fresh: 60_000,
  })
  return (
    <search>
      <Search query={state.query} onSearch={query => change({ query, page: null })} />
      <div className={filters.bar}>
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
          label={list.left}
          value={state.left}
          onChange={event => change({ left: event.currentTarget.value, page: null })}
          data={[
            { value: '', label: list.leftAll },
            { value: 'none', label: list.soldOut },
            { value: 'few', label: list.few(few) },
          ]}
        />
        {state.left === 'few' && <FewField few={few} onFew={onFew} />}
        <NativeSelect
          label={words.category}
          value={state.category}
          onChange={event => change({ category: event.currentTarget.value, page: null })}
          data={[
            { value: '', label: words.allCategories },
            ...categories.map(category => ({ value: String(category.id), label: indentedName(category) })),
          ]}
        />
        <NativeSelect
          label={words.order}
          value={state.order}
          onChange={event => change({ order: event.currentTarget.value, page: null })}
          data={Object.entries(words.orders).map(([value, label]) => ({ value, label }))}
        />
      </div>
    </search>
  )
}

function Search({ query, onSearch }: { readonly query: string; readonly onSearch: (query: string) => void }) {
  const words = useWords(LIST_WORDS)
  const [text, setText] = useState(query)
  // The address can change without the field, as by going back.
  useEffect(() => setText(query), [query])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <form onSubmit={submit} className={filters.bar}>
      <TextInput
        className={filters.grow ?? ''}
        label={words.search}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Button type="submit" className={filters.button ?? ''}>
        {words.find}
      </Button>
    </form>
  )
}

function FewField({ few, onFew }: Pick<FilterProps, 'few' | 'onFew'>) {
  const words = useWords(LIST_WORDS)
  const [text, setText] = useState(String(few))
  const put = (next: string) => {
    setText(next)
    const pieces = Number(next.normalize('NFKC'))
    if (next.trim() !== '' && Number.isInteger(pieces) && pieces >= 0 && pieces <= MAX_FEW) onFew(pieces)
  }
  return (
    <TextInput
      label={words.fewLabel}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={event => put(event.currentTarget.value)}
    />
  )
}
