/** The stock of an item. */
import { Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Item } from '../../api/types.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ITEM_WORDS } from './item-words.ts'
import classes from './items.module.css'
import { StockField } from './stock-field.tsx'

/** One stock, or that of each variation. */
export function ItemStock({ item }: { readonly item: Item }): ReactNode {
  const words = useWords(ITEM_WORDS)
  const { language } = useLanguage()
  const { id, name, stock, variations } = item
  if (variations.length === 0) {
    return (
      <Panel title={words.stock} description={words.noVariations}>
        <StockField itemId={id} stock={stock} name={name} />
      </Panel>
    )
  }
  return (
    <Panel
      title={words.stock}
      description={`${words.variations(variations.length)} · ${words.sum} ${formatNumber(stock, language)}`}
    >
      <Table className={classes.variations} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{words.variation}</Table.Th>
            <Table.Th scope="col">{words.stock}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {variations.map(variation => {
            const called = variation.name ?? variation.identifier ?? variation.barcode ?? String(variation.id)
            return (
              <Table.Tr key={variation.id}>
                <Table.Th scope="row" fw={400}>
                  {called}
                  <Text component="span" size="xs" c="dimmed" display="block">
                    {[variation.identifier, variation.barcode].filter(code => code !== null).join(' · ')}
                  </Text>
                </Table.Th>
                <Table.Td w={150}>
                  <StockField
                    itemId={id}
                    variationId={variation.id}
                    stock={variation.stock}
                    name={`${name} ${called}`}
                  />
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Panel>
  )
}
