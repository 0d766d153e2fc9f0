/** What is asked about a change of many items. */
import { Group, NativeSelect, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ItemCategory } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import type { BulkChange, How } from './bulk-change.ts'
import { indentedName } from './category-names.ts'
import { LIST_WORDS } from './list-words.ts'

/** What is typed and chosen. */
export interface FieldValues {
  readonly category: string
  readonly how: How
  readonly value: string
}

/** The change that the fields ask for; null while they ask for none. */
export function changeOf(kind: BulkChange['kind'], { category, how, value }: FieldValues): BulkChange | null {
  if (kind === 'publish' || kind === 'hide') return { kind }
  if (kind === 'into' || kind === 'out') return category === '' ? null : { kind, category: Number(category) }
  const plain = value
    .normalize('NFKC')
    .replaceAll(/[,\s]/g, '')
    .replace(/^[−ー]/, '-')
  const isNumber = how === 'to' ? /^\d{1,9}$/.test(plain) : /^[+-]?\d{1,9}$/.test(plain)
  return isNumber ? { kind, how, value: Number(plain) } : null
}

interface FieldsProps {
  readonly kind: BulkChange['kind']
  readonly fields: FieldValues
  readonly onChange: (fields: FieldValues) => void
}

/** Nothing where there is nothing to say. */
export function BulkFields({ kind, fields, onChange }: FieldsProps): ReactNode {
  const words = useWords(LIST_WORDS)
  const { data: categories = [] } = useResource<readonly ItemCategory[]>(
    kind === 'into' || kind === 'out' ? '/api/item_categories' : null,
  )
  if (kind === 'publish' || kind === 'hide') return null
  if (kind === 'into' || kind === 'out') {
    return (
      <NativeSelect
        label={words.category}
        value={fields.category}
        data={[
          { value: '', label: '' },
          ...categories.map(category => ({ value: String(category.id), label: indentedName(category) })),
        ]}
        onChange={event => onChange({ ...fields, category: event.currentTarget.value })}
      />
    )
  }
  const ways = [
    { value: 'to', label: words.setTo },
    { value: 'by', label: kind === 'price' ? words.byYen : words.byPieces },
    ...(kind === 'price' ? [{ value: 'percent', label: words.byPercent }] : []),
  ]
  return (
    <>
      <Group grow align="flex-end">
        <NativeSelect
          label={words.priceHow}
          value={fields.how}
          data={ways}
          onChange={event => onChange({ ...fields, how: event.currentTarget.value as How })}
        />
        <TextInput
          label={words.value}
          inputMode={fields.how === 'to' ? 'numeric' : 'text'}
          autoComplete="off"
          value={fields.value}
          onChange={event => onChange({ ...fields, value: event.currentTarget.value })}
        />
      </Group>
      <Text size="sm" c="dimmed">
        {kind === 'price' ? words.priceNote : words.stockNote}
      </Text>
    </>
  )
}
