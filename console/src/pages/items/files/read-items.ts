/** All items of the shop and their sales to come, page by page. */
import { request, withQuery } from '../../../api/request.ts'
import type { Item, PlannedSales } from '../../../api/types.ts'
import type { PlannedSale } from './csv-sale.ts'

const PAGE = 100

/** In the order in which they were made, so that none moves from one page to another; `onRead` hears how many there are so far. */
export async function readItems(onRead: (count: number) => void): Promise<readonly Item[]> {
  const items: Item[] = []
  for (;;) {
    const path = `/api/items?order=created&sort=asc&limit=${PAGE}&offset=${items.length}`
    const page = await request<readonly Item[]>('GET', path)
    items.push(...page)
    onRead(items.length)
    if (page.length < PAGE) return items
  }
}

/** The sales to come of all items, by the ids of these. */
export async function readPlannedSales(): Promise<ReadonlyMap<number, PlannedSale>> {
  const sales = new Map<number, PlannedSale>()
  for (let after: number | null = 0; after !== null; ) {
    const page: PlannedSales = await request('GET', withQuery('/console/api/planned_sales', { after }))
    for (const { item_id, ...sale } of page.sales) sales.set(item_id, sale)
    after = page.next
  }
  return sales
}
