/** The papers of orders of a shop, from what is stored of both. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { together } from '../db/pipeline.ts'
import { dayInTokyo } from '../lib/day.ts'
import { findOrders } from '../resources/orders/store.ts'
import { findLegalTerms } from '../shops/selling-store.ts'
import { findShop } from '../shops/store.ts'
import { findIssued } from './issue-store.ts'
import type { PaperKind, PaperRefusal } from './kinds.ts'
import { makePaper, type Paper, refusalOf } from './paper.ts'

/** What of the context papers are made with. */
export type PaperContext = Pick<Context, 'db' | 'clock'>

/** An order that has no such paper, and why. */
export interface RefusedPaper {
  readonly unique_key: string
  readonly reason: PaperRefusal
}

/** What was made of each paper, in the order of the keys, and the orders that have none. */
export interface MadePapers<Made> {
  readonly papers: readonly Made[]
  readonly refused: readonly RefusedPaper[]
}

/** Which papers are wanted. */
export interface WantedPapers {
  readonly kind: PaperKind
  /** In upper case. */
  readonly keys: readonly string[]
}

/**
 * Makes one of each order, and of that what is wanted; undefined when the shop is gone. One order after another with turns
 * between, since reading one of a thousand lines takes 10 ms.
 */
export async function makePapers<Made>(
  { db, clock }: PaperContext,
  shopId: number,
  { kind, keys }: WantedPapers,
  use: (paper: Paper) => Made,
): Promise<MadePapers<Made> | undefined> {
  const [shop, terms, issued] = await db.snapshot(read =>
    together([
      findShop(read, shopId),
      findLegalTerms(read, shopId),
      kind === 'receipt' ? findIssued(read, shopId, keys) : new Map<string, Date>(),
    ]),
  )
  if (shop === undefined || terms === undefined) return undefined
  const issuer = {
    name: terms.legal_seller ?? shop.name,
    ...{ address: terms.legal_address, telephone: terms.legal_telephone },
    ...{ mail_address: shop.mail_address, invoice_number: terms.invoice_number },
  }
  const today = dayInTokyo(clock.now())
  const papers: Made[] = []
  const refused: RefusedPaper[] = []
  for (const unique_key of keys) {
    const [order] = await findOrders(db, shopId, [unique_key])
    const reason = order === undefined ? 'not_found' : refusalOf(kind, order.detail)
    if (order === undefined || reason !== undefined) {
      refused.push({ unique_key, reason: reason ?? 'not_found' })
      continue
    }
    await nextTurn()
    const firstAt = issued.get(unique_key)
    const days = { today, first: firstAt === undefined ? null : dayInTokyo(firstAt) }
    papers.push(use(makePaper(kind, order.detail, issuer, days)))
  }
  return { papers, refused }
}
