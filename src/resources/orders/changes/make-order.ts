/** Writing a new order down, with its history and its mails, in the transaction that makes it. */
import { randomInt } from 'node:crypto'
import type { Transaction } from '../../../db/database.ts'
import { randomBase62 } from '../../../lib/base62.ts'
import type { Counting } from '../../../mail/outbox.ts'
import { addHistory } from '../history-store.ts'
import { countOrderMails, queueOrderMails, type ToldChange } from '../mails/order-mails.ts'
import type { Order, SaleTerms } from '../order.ts'
import { mail } from '../rules/conclude.ts'
import { insertOrders } from '../store.ts'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A new order's key: 16 letters and digits of cryptographic randomness, 82 bits, so that none ever comes twice (R-PLACE-3). */
export function newOrderKey(): string {
  return Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** What a new order's link is made of: 131 bits, which nobody guesses (R-PLACE-10). */
export function newSecret(): string {
  return randomBase62(22)
}

/** A new order, and where its links lead. */
export interface NewlyMade {
  readonly shopId: number
  readonly order: Order
  readonly secret: string
  readonly terms: SaleTerms
  readonly baseUrl: string
}

/**
 * Writes it; `takeStock` takes its pieces, where that was not done before. Throws 429 `mails/limit-reached` where its mails
 * are counted and there may be no more.
 */
export async function makeOrder(
  tx: Transaction,
  made: NewlyMade,
  counting: Counting,
  now: Date,
  takeStock?: () => Promise<void>,
): Promise<void> {
  const { shopId, order, secret } = made
  const [id] = await insertOrders(tx, shopId, [{ order, importedDigest: null, secret }], now)
  if (id === undefined) throw new Error('orders.insert answered no row')
  await addHistory(tx, shopId, id, null, { event: 'place_order', changes: {} }, now)
  await queueOrderMails(tx, toldNewly(made, now), counting, takeStock)
}

/** Counts the mails of an order that is made later, when its money is there and nothing may refuse it any more. */
export async function countMailsOf(
  tx: Transaction,
  made: NewlyMade,
  limits: Exclude<Counting, string>,
  now: Date,
): Promise<void> {
  await countOrderMails(tx, toldNewly(made, now), limits)
}

function toldNewly({ shopId, order, secret, terms, baseUrl }: NewlyMade, now: Date): ToldChange {
  const causes = [mail('place_order', { terms })]
  return { shopId, before: order, after: order, causes, now, link: { baseUrl, secret } }
}
