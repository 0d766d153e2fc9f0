/** Writing a new order down, with its history and its mails, in the transaction that makes it. */
import { randomInt } from 'node:crypto'
import type { Transaction } from '../../../db/database.ts'
import { together } from '../../../db/pipeline.ts'
import { randomBase62 } from '../../../lib/base62.ts'
import { insertLetters, type Letter } from '../../../mail/outbox.ts'
import type { Sender } from '../../../shops/store.ts'
import { beginHistory } from '../history-store.ts'
import { wordLetters } from '../mails/order-mails.ts'
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

/** The letters that tell of it. */
export function lettersOfNew(
  { shopId, order, secret, terms, baseUrl }: NewlyMade,
  sender: Sender | undefined,
  now: Date,
): Letter[] {
  const causes = [mail('place_order', { terms })]
  return wordLetters({ shopId, before: order, after: order, causes, now, link: { baseUrl, secret } }, sender)
}

/** Writes the order and these letters, which are counted by whoever decides on it. All of it is one message. */
export async function makeOrder(
  tx: Transaction,
  { shopId, order, secret }: Pick<NewlyMade, 'shopId' | 'order' | 'secret'>,
  letters: readonly Letter[],
  now: Date,
): Promise<void> {
  const { unique_key } = order.detail
  await together([
    insertOrders(tx, shopId, [{ order, importedDigest: null, secret }], now),
    beginHistory(tx, shopId, unique_key, { event: 'place_order', changes: {} }, now),
    insertLetters(tx, shopId, letters, now),
  ])
}
