/** What orders are searched by. */
import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { MAX_KEYWORD_LENGTH } from '../../../../src/resources/orders/limits.ts'
import { useWords } from '../../language/language.tsx'
import filters from '../../ui/filters.module.css'
import type { ChangeUrl } from '../../ui/use-url-state.ts'
import { PAYMENT_METHOD } from './order-terms.ts'
import { isNarrowed, type Search, type SearchName } from './search-request.ts'
import { SEARCH_WORDS } from './search-words.ts'

/** The form; words are searched for when they are sent, the rest as soon as it is chosen. */
export function SearchForm({
  search,
  change,
}: {
  readonly search: Search
  readonly change: ChangeUrl<SearchName>
}): ReactNode {
  const words = useWords(SEARCH_WORDS)
  const payments = useWords(PAYMENT_METHOD)
  const [keyword, setKeyword] = useState(search.keyword)
  useEffect(() => setKeyword(search.keyword), [search.keyword])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change({ keyword, page: null }, { push: true })
  }
  const field = (name: SearchName) => ({
    value: search[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [name]: event.currentTarget.value, page: null }),
  })
  const all = { value: '', label: words.all }
  return (
    <search>
      <form className={filters.bar} onSubmit={submit}>
        <TextInput
          className={filters.grow ?? ''}
          type="search"
          label={words.keyword}
          placeholder={words.keywordHint}
          maxLength={MAX_KEYWORD_LENGTH}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={keyword}
          onChange={event => setKeyword(event.currentTarget.value)}
        />
        <Button type="submit" className={filters.button ?? ''}>
          {words.search}
        </Button>
        <span className={filters.break} />
        <TextInput type="date" label={words.from} {...field('from')} />
        <TextInput type="date" label={words.to} {...field('to')} />
        <NativeSelect
          label={words.payment}
          {...field('payment')}
          data={[all, ...Object.entries(payments).map(([value, label]) => ({ value, label }))]}
        />
        <NativeSelect
          label={words.sort}
          {...field('sort')}
          data={Object.entries(words.sorts).map(([value, label]) => ({ value, label }))}
        />
      </form>
      {isNarrowed(search) && search.from === '' && (
        <Text size="sm" c="dimmed" mt="-0.75rem" mb="md">
          {words.period}
        </Text>
      )}
    </search>
  )
}
