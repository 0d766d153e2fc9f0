/** The deliveries of a subscription after the first, as its buyer is told of them before the order (R-STORE-55). */
import { priceNow } from '../../checkout/price-now.ts'
import { sharedReads } from '../../checkout/shared-reads.ts'
import { deliveriesOf } from '../../checkout/subscriptions/cycles.ts'
import type { Context } from '../../context.ts'
import { type Markup, markup } from '../../lib/markup.ts'
import type { CYCLE_PLANS } from '../../resources/items/schemas.ts'
import type { ShopFrame } from '../shop-frame.ts'
import type { Current } from './current.ts'

/** What each of them comes to, as it is now. */
export interface LaterDeliveries {
  readonly cycle_plan: (typeof CYCLE_PLANS)[number]
  /** How many deliveries there are, the first included; null for without end. */
  readonly deliveries: number | null
  /** Yen of the goods of one of them, options included. */
  readonly total: number
}

/** Those of a checkout; undefined where nothing is delivered again. */
export async function laterDeliveries(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  { stored, shown }: Pick<Current, 'stored' | 'shown'>,
): Promise<LaterDeliveries | undefined> {
  if (!shown.lines.some(({ type }) => type === 'subscription')) return undefined
  const { lines } = await priceNow(sharedReads(db), shopId, stored.lines, clock.now())
  const line = lines.find(priced => priced.line?.type === 'subscription')?.line
  if (line === undefined || line.subscription === null) return undefined
  const { cycle_plan, repeat_times, repeat_price } = line.subscription
  return {
    cycle_plan: cycle_plan as LaterDeliveries['cycle_plan'],
    deliveries: deliveriesOf(repeat_times),
    total: (line.unit_price - line.price + repeat_price) * line.amount,
  }
}

/** What is told of them: how often, how many, for how much, all together where that is known, and how it ends. */
export function laterTerms({ words }: ShopFrame, first: number, later: LaterDeliveries): Markup {
  const { buying } = words
  const { cycle_plan, deliveries, total } = later
  const rows = [
    [words.cycleTitle, words.cycle[cycle_plan]],
    [words.timesTitle, deliveries === null ? words.times.unlimited : buying.deliveriesInAll(deliveries)],
    [words.firstPrice, words.yen(first)],
    [words.repeatPrice, buying.eachDelivery(words.yen(total))],
    ...(deliveries === null
      ? []
      : [[buying.goodsOfAll, words.yen(first + (deliveries - 1) * total)] as const]),
  ] as const
  return markup`<dl class="particulars">
${rows.map(([title, text]) => markup`<div><dt>${title}</dt><dd>${text}</dd></div>\n`)}</dl>
<p class="small">${buying.laterPayment}</p>
<p class="small">${buying.howToEnd}</p>
`
}
