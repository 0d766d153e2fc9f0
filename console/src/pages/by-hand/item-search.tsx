/** Finding items to sell, among those that the shop shows. */
import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { withQuery } from '../../api/request.ts'
import type { StorefrontItem } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useSession } from '../../session/use-session.ts'
import orders from '../orders/orders.module.css'
import { BY_HAND_WORDS } from './by-hand-words.ts'
import type { LineDraft } from './checkout-draft.ts'
import { noOptions } from './option-fields.tsx'

/** So many are shown; more letters find the others. */
const SHOWN = 8
const PAUSE_MS = 250

/** A field, and what it finds. */
export function ItemSearch({ onAdd }: { readonly onAdd: (line: LineDraft) => void }): ReactNode {
  const words = useWords(BY_HAND_WORDS)
  const { shop } = useSession()
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), PAUSE_MS)
  const path = `/shops/${encodeURIComponent(shop.key)}/api/items`
  const { data } = useResource<readonly StorefrontItem[]>(withQuery(path, { q: asked, limit: SHOWN }), {
    keepPrevious: true,
  })
  return (
    <>
      <TextInput
        type="search"
        label={words.search}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      {data?.length === 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {words.nothing}
        </Text>
      )}
      <ul className={`${orders.results} ${orders.found}`}>
        {data?.map(item => (
          <Found key={item.id} item={item} onAdd={onAdd} />
        ))}
      </ul>
    </>
  )
}

function Found({
  item,
  onAdd,
}: {
  readonly item: StorefrontItem
  readonly onAdd: (line: LineDraft) => void
}) {
  const words = useWords(BY_HAND_WORDS)
  const { language } = useLanguage()
  const [variation, setVariation] = useState(String(item.variations[0]?.id ?? ''))
  const at = item.variations.findIndex(({ id }) => String(id) === variation)
  const chosen = item.variations[at]
  // Where they have no names, they are told by their places.
  const called = (place: number) => item.variations[place]?.name ?? `${words.variation} ${place + 1}`
  const name = chosen === undefined ? item.name : `${item.name} ${called(at)}`
  return (
    <li className={orders.foundItem}>
      <Text size="sm">
        {item.name}
        {item.price !== null && ` · ${formatYen(item.price, language)}`}
      </Text>
      {item.variations.length > 0 && (
        <NativeSelect
          size="xs"
          className={orders.variation ?? ''}
          aria-label={`${words.variation}: ${item.name}`}
          value={variation}
          onChange={event => setVariation(event.currentTarget.value)}
          data={item.variations.map(({ id }, place) => ({ value: String(id), label: called(place) }))}
        />
      )}
      {item.purchasable ? (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-label={words.added(name)}
          onClick={() =>
            onAdd({
              ...{ item_id: item.id, variation_id: chosen?.id ?? null, name, amount: '1' },
              options: noOptions(item.options),
            })
          }
        >
          {words.add}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          {words.soldOut}
        </Text>
      )}
    </li>
  )
}
