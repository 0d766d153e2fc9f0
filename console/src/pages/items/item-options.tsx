/** What a buyer can choose with an item. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ItemOption } from '../../api/types.ts'
import { formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ITEM_WORDS } from './item-words.ts'

/** Each option with its choices and what they cost more. */
export function ItemOptions({ options }: { readonly options: readonly ItemOption[] }): ReactNode {
  const words = useWords(ITEM_WORDS)
  const { language } = useLanguage()
  const priced = (name: string, extra: number) => (extra ? `${name} (+${formatYen(extra, language)})` : name)
  return (
    <Panel title={words.options}>
      <Facts
        facts={options.map(option => [
          option.required ? `${option.name} (${words.required})` : option.name,
          option.option_type === 'select'
            ? option.choices.map(({ id, name, extra_price }) => (
                <Text key={id} component="span" size="sm" display="block">
                  {priced(name, extra_price)}
                </Text>
              ))
            : priced(option.free_text_description ?? words.formOption, option.extra_price),
        ])}
      />
    </Panel>
  )
}
