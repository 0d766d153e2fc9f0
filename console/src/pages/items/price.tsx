/** What an item costs. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Item, ListedItem } from '../../api/types.ts'
import { formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { ITEM_WORDS } from './item-words.ts'

/** The price, with the regular one struck through while a sale is on. */
export function Price({
  item: { price, proper_price: regular },
}: {
  readonly item: Item | ListedItem
}): ReactNode {
  const words = useWords(ITEM_WORDS)
  const { language } = useLanguage()
  if (price === null) {
    return (
      <Text component="span" size="sm" c="dimmed">
        {words.noPrice}
      </Text>
    )
  }
  return (
    <span>
      {formatYen(price, language)}
      {regular !== null && (
        <Text
          component="del"
          td="line-through"
          size="xs"
          c="dimmed"
          display="block"
          title={words.regularPrice}
        >
          {formatYen(regular, language)}
        </Text>
      )}
    </span>
  )
}
