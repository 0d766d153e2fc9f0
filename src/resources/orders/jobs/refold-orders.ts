/** Brings search texts up to date that were made before the folding of words last changed. */
import type { Context } from '../../../context.ts'
import { holdOutdated, putSearchTexts } from '../refold-store.ts'
import { searchText } from '../search-text.ts'

/** Orders of one transaction: some 200 ms. */
const BATCH = 200

/** Orders of one run at most, so that a run ends. */
const MAX_ORDERS = 10_000

/**
 * Makes the search texts of some orders anew, until none is left or so many are done; answers how many. Until an order's
 * turn comes it is found by what its old text says. Any number of servers share the work.
 */
export async function refoldOrders({ db }: Pick<Context, 'db'>): Promise<number> {
  for (let refolded = 0; ; ) {
    const count = await db.transaction(async tx => {
      const outdated = await holdOutdated(tx, BATCH)
      const texts = outdated.map(({ shop_id, id, detail }) => ({
        ...{ shop_id, id },
        search_text: searchText(detail),
      }))
      if (texts.length > 0) await putSearchTexts(tx, texts)
      return texts.length
    })
    refolded += count
    if (count < BATCH || refolded >= MAX_ORDERS) return refolded
  }
}
