/** Targets for the calls of many operations, with their orders placed at once. */
import { inject } from 'vitest'
import { OrderBook } from '../order-documents.ts'
import type { Shop } from '../shops.ts'
import type { Documented } from './documented.ts'
import type { Target } from './requests.ts'
import { newTarget, wishForOrder } from './target.ts'

/** Orders come in through the command line only. */
const withCli = inject('cli') !== null

/** Targets for these operations, each with the things that are costly to make only where its operation names them. */
export async function furnish(shop: Shop, wanted: readonly Pick<Documented, 'ids'>[]): Promise<Target[]> {
  const book = new OrderBook()
  const wishes = wanted.map(({ ids }) => ({
    order: withCli && ids.some(({ kind }) => kind === 'order') ? wishForOrder(book) : undefined,
    pictures: ids.some(({ kind }) => kind === 'image' || kind === 'file'),
  }))
  if (withCli) await book.place(shop)
  return Promise.all(wishes.map(wish => newTarget(shop, wish)))
}
