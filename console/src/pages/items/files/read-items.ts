/** All items of the shop, page by page. */
import { request } from '../../../api/request.ts'
import type { Item } from '../../../api/types.ts'

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
