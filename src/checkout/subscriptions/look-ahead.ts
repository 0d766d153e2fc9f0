/**
 * What the next order of a subscription will cost is looked at some days before it is made, and told where the buyer knows
 * another price (R-SUBSCRIPTION-8).
 */
import type { Context } from '../../context.ts'
import { wholeSecond } from '../../lib/date-time.ts'
import { beginRun, type Run } from '../../lib/run-bound.ts'
import { isOfFullShop } from '../../mail/places.ts'
import { quoteNow } from '../checkouts/quote-now.ts'
import { asRepeated } from './as-repeated.ts'
import { NOTICE_DAYS } from './limits.ts'
import { findToLookAt, type StoredSubscription } from './store.ts'
import { priced, type Turn } from './transitions.ts'
import { turn } from './turn.ts'

const NOTICE_MS = NOTICE_DAYS * 24 * 60 * 60 * 1000

/** Looked for at a time. */
const BATCH = 200

/**
 * Looks at every one whose time has come, as far as it gets in one run; answers how many buyers were told. What could not be looked
 * at, and what is of a shop that may send no more mails today, is left for the next run and keeps nobody behind it waiting.
 */
export async function lookAhead(context: Context, run: Run = beginRun()): Promise<number> {
  const by = noticeFrom(context.clock.now())
  const left = new Set<number>()
  const full = new Set<number>()
  let told = 0
  for (;;) {
    const found = await findToLookAt(context.db, by, left.size + BATCH)
    const rows = found.filter(({ id }) => !left.has(id))
    if (rows.length === 0) return told
    for (const row of rows) {
      if (run.isOver()) return told
      const { shop_id: shop, unique_key: subscription } = row
      try {
        if (full.has(shop)) left.add(row.id)
        else if (await tellPrice(context, row, await priceOf(context, row))) told += 1
      } catch (error) {
        left.add(row.id)
        if (isOfFullShop(error)) full.add(shop)
        context.log.warn({ err: error, shop, subscription }, 'the price of a subscription was not told')
      }
    }
  }
}

/** Yen for a piece of the next delivery; undefined where it cannot be bought at all. */
async function priceOf(
  context: Context,
  { shop_id, line, wishes }: StoredSubscription,
): Promise<number | undefined> {
  const asked = { lines: [line], wishes }
  const { pricing } = await quoteNow(context.db, shop_id, asked, context.clock.now(), asRepeated)
  return pricing.lines[0]?.line?.unit_price
}

/** Notes the price and tells it where the buyer knows another; answers whether it did. */
export async function tellPrice(
  context: Context,
  row: StoredSubscription,
  price: number | undefined,
): Promise<boolean> {
  let isTold = false
  await turn(context, row, (held, { now }): Turn | null => {
    if (held.state !== 'active' || held.next_cycle !== row.next_cycle) return null
    if (price === undefined) return { after: { ...held, looked_cycle: held.next_cycle }, news: null }
    const decided = priced(held, price, noticeFrom(now))
    isTold = decided.news !== null
    return decided
  })
  return isTold
}

function noticeFrom(now: Date): Date {
  return wholeSecond(new Date(now.getTime() + NOTICE_MS))
}
