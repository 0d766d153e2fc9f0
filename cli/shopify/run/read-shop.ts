/** Reads all items of the shop, page by page. */
import { MAX_OFFSET } from '../../../src/resources/items/limits.ts'
import { ImportStopped } from '../shop/failures.ts'
import { type Patience, repeat } from '../shop/repeat.ts'
import { PAGE_SIZE, type ShopApi, type ShopItem } from '../shop/shop-api.ts'

/** Reads all items of the shop, in the order in which they were made, so that new ones do not shift the pages. */
export async function readItems(api: ShopApi, patience: Patience): Promise<readonly ShopItem[]> {
  const items = new Map<number, ShopItem>()
  // Whoever gives a wrong address shall not wait to hear of it.
  const atOnce = { ...patience, pauses: [] }
  for (let offset = 0; offset <= MAX_OFFSET; offset += PAGE_SIZE) {
    const page = await repeat(() => api.listItems(offset, 'asc'), offset === 0 ? atOnce : patience)
    for (const item of page) items.set(item.id, item)
    if (page.length < PAGE_SIZE) return [...items.values()]
  }
  throw new ImportStopped(
    `The shop has more than ${MAX_OFFSET} items, and the API lists no more, so that it cannot be told what is there already.`,
  )
}

/** Looks for an item just made, from the newest back to the first that was there before. */
export async function findNewItem(
  api: ShopApi,
  identifier: string,
  known: ReadonlySet<number>,
): Promise<ShopItem | undefined> {
  for (let offset = 0; offset <= MAX_OFFSET; offset += PAGE_SIZE) {
    const page = await api.listItems(offset, 'desc')
    const found = page.find(item => item.identifier === identifier)
    if (found !== undefined) return found
    if (page.length < PAGE_SIZE || page.some(item => known.has(item.id))) return undefined
  }
  return undefined
}
