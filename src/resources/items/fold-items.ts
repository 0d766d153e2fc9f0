/** Gives words to items from before buyers could search for them (R-BUY-6). */
import type { Context } from '../../context.ts'
import { wordsOfItem } from './words.ts'
import { holdUnfoldedItems, putItemWords } from './words-store.ts'

/** Items of one transaction: some 200 ms. */
const BATCH = 1000

/** Items of one run at most, so that a run ends. */
const MAX_ITEMS = 50_000

/** Folds until none is left or so many are done; answers how many. Any number of servers share the work. */
export async function foldItems({ db }: Pick<Context, 'db'>): Promise<number> {
  for (let folded = 0; ; ) {
    const count = await db.transaction(async tx => {
      const items = await holdUnfoldedItems(tx, BATCH)
      for (const [shopId, ofShop] of Map.groupBy(items, item => item.shop_id)) {
        const words = ofShop.map(item => ({ item_id: item.item_id, words: wordsOfItem(item) }))
        await putItemWords(tx, shopId, words)
      }
      return items.length
    })
    folded += count
    if (count < BATCH || folded >= MAX_ITEMS) return folded
  }
}
