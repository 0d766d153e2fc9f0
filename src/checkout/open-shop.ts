/** The shop that a buyer's call names by its key. */
import type { Context } from '../context.ts'
import { notFound } from '../http/problems.ts'
import { goOnWith } from '../lib/at-once.ts'
import { makeFreshLookup } from '../lib/fresh-lookup.ts'
import { servingShop } from '../lib/shop-at-work.ts'
import { findShopId } from '../shops/store.ts'

/** Shops whose ids are remembered. */
const MAX_REMEMBERED = 10_000

/**
 * Makes a function that does work for the shop with a key, and on its behalf, so that the visitors of one shop keep those
 * of others waiting no more than its programs do; at once where the id is known. It throws 404 `shops/not-found`. A key is one shop's for as long as there
 * is that shop, so its id may be remembered.
 */
export function makeInShop({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const idOf = makeFreshLookup<number>({
    clock,
    most: MAX_REMEMBERED,
    look: async key => {
      const id = await findShopId(db, key)
      if (id === undefined) throw notFound('shops')
      return id
    },
  })
  return <T>(key: string, work: (shopId: number) => Promise<T> | T): Promise<T> | T =>
    goOnWith(idOf(key), shopId => servingShop(shopId, () => work(shopId)))
}

/** What does work for the shop with a key. */
export type InShop = ReturnType<typeof makeInShop>
