/** Items as the rows of a file: one for each variation, or one for an item that has none. Pure. */
import type { Item } from '../../../api/types.ts'
import type { Language } from '../../../language/in-both.ts'
import { COLUMNS, type Column, HEADERS } from './columns.ts'
import { pathOf, writePaths } from './csv-categories.ts'
import { type PlannedSale, saleCells } from './csv-sale.ts'

/** The names of the columns. */
export function headerRow(language: Language): string[] {
  return COLUMNS.map(column => HEADERS[column][language === 'ja' ? 0 : 1])
}

/** What stands in each row. What is the item's own stands in the first of its rows; a name in each, to know it by. */
export function rowsOfItem(item: Item, language: Language, sale?: PlannedSale): string[][] {
  const ja = language === 'ja'
  const own: Readonly<Partial<Record<Column, string>>> = {
    name: item.name,
    identifier: item.identifier ?? '',
    price: String(item.proper_price ?? item.price ?? ''),
    visible: item.visible ? (ja ? '公開' : 'public') : ja ? '非公開' : 'private',
    item_tax_type: item.item_tax_type === 'reduced' ? (ja ? '軽減' : 'reduced') : ja ? '標準' : 'standard',
    quantity_limit: String(item.quantity_limit ?? ''),
    detail: item.detail,
    categories: writePaths(item.categories.map(pathOf)),
    ...saleCells(sale),
  }
  const first = item.variations[0]
  const rowOf = (cells: Partial<Record<Column, string>>) => COLUMNS.map(column => cells[column] ?? '')
  const id = { item_id: String(item.id) }
  if (first === undefined) return [rowOf({ ...id, ...own, stock: String(item.stock) })]
  return item.variations.map((variation, index) =>
    rowOf({
      ...id,
      ...(index === 0 ? own : { name: item.name }),
      ...{ stock: String(variation.stock), variation_id: String(variation.id) },
      ...{ variation_name: variation.name ?? '', variation_identifier: variation.identifier ?? '' },
      barcode: variation.barcode ?? '',
    }),
  )
}
