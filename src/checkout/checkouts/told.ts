/** What a buyer was told that a checkout comes to, and what of it is another now (R-CHECKOUT-7). Pure. */
import type { Static } from '#typebox'
import type { Violation } from '../../http/problems.ts'
import { presentAmounts } from '../../resources/orders/present-to-buyer.ts'
import { presentLine } from '../carts/show-cart.ts'
import type { AskedLine } from '../priced-line.ts'
import type { LinesPricing } from '../rules/price-lines.ts'
import type { Quote } from '../rules/quote.ts'
import type { Checkout } from './schemas.ts'

/** The part of a checkout that is kept as it was shown. */
export type Told = Pick<Static<typeof Checkout>, 'lines' | 'amounts' | 'taxes'>

/** What a quote tells. */
export function told(
  lines: readonly AskedLine[],
  pricing: LinesPricing,
  { amounts, taxes }: Pick<Quote, 'amounts' | 'taxes'>,
): Told {
  return {
    lines: lines.map((line, index) => presentLine(line, pricing.lines[index])),
    amounts: presentAmounts(amounts),
    taxes: [...taxes],
  }
}

/** What is another now than when the buyer last said something, with both figures; the expected total comes first. */
export function changesSince(before: Told, now: Told, expectedTotal: number): Violation[] {
  const { amounts } = now
  const total = `is ${expectedTotal}, and all together is ${amounts.total} yen now`
  const parts: [pointer: string, before: number, now: number][] = [
    ['/amounts/shipping_fee', before.amounts.shipping_fee, amounts.shipping_fee],
    ['/amounts/cod_fee', before.amounts.cod_fee, amounts.cod_fee],
    ['/amounts/coupon_discount', before.amounts.coupon_discount.amount, amounts.coupon_discount.amount],
  ]
  const lines = now.lines.map(
    ({ total: yen }, index): [string, number, number] =>
      [...[`/lines/${index}`, before.lines[index]?.total ?? 0, yen ?? 0]] as [string, number, number],
  )
  return [
    { pointer: '/expected_total', detail: total },
    ...[...lines, ...parts].flatMap(([pointer, was, is]) =>
      was === is ? [] : [{ pointer, detail: `was ${was} yen, and is ${is} yen now` }],
    ),
  ]
}
