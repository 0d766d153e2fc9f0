/** The papers of orders of a shop, from what is stored of both. */
import type { Context } from '../context.ts'
import { dayInTokyo } from '../lib/day.ts'
import { findOrders } from '../resources/orders/store.ts'
import { findLegalTerms } from '../shops/selling-store.ts'
import { findShop } from '../shops/store.ts'
import type { PaperKind, PaperRefusal } from './kinds.ts'
import { makePaper, type Paper, refusalOf } from './paper.ts'

/** The papers in the order of the keys, and the orders that have none, with why. */
export interface MadePapers {
  readonly papers: readonly Paper[]
  readonly refused: readonly { readonly unique_key: string; readonly reason: PaperRefusal }[]
}

/** Makes one of each order; undefined when the shop is gone. Keys are in upper case. */
export async function makePapers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  kind: PaperKind,
  keys: readonly string[],
): Promise<MadePapers | undefined> {
  const [shop, terms, orders] = await Promise.all([
    findShop(db, shopId),
    findLegalTerms(db, shopId),
    findOrders(db, shopId, keys),
  ])
  if (shop === undefined || terms === undefined) return undefined
  const issuer = {
    name: terms.legal_seller ?? shop.name,
    ...{ address: terms.legal_address, telephone: terms.legal_telephone },
    ...{ mail_address: shop.mail_address, invoice_number: terms.invoice_number },
  }
  const today = dayInTokyo(clock.now())
  const byKey = new Map(orders.map(({ detail }) => [detail.unique_key, detail]))
  const papers: Paper[] = []
  const refused: { unique_key: string; reason: PaperRefusal }[] = []
  for (const unique_key of keys) {
    const detail = byKey.get(unique_key)
    const reason = detail === undefined ? 'not_found' : refusalOf(kind, detail)
    if (reason !== undefined) refused.push({ unique_key, reason })
    else if (detail !== undefined) papers.push(makePaper(kind, detail, issuer, today))
  }
  return { papers, refused }
}
