/** Amounts of a checkout or an order, one beneath the other, with what is paid at each rate of tax. */
import type { Static } from '#typebox'
import type { RateTotal } from '../../checkout/rules/tax.ts'
import { type Markup, markup } from '../../lib/markup.ts'
import type { BuyerOrderAmounts } from '../../resources/orders/buyer-schemas.ts'
import type { Words } from '../words/words.ts'

/** Amounts as buyers see them. */
export type ShownAmounts = Static<typeof BuyerOrderAmounts>

/** The list. While it is not known where to, the fee of shipping is not told. */
export function sums(
  words: Words,
  amounts: ShownAmounts,
  {
    taxes,
    isShippingKnown = true,
  }: { readonly taxes: readonly RateTotal[]; readonly isShippingKnown?: boolean },
): Markup {
  const rows = isShippingKnown ? amountRows(words, amounts) : [[words.subtotal, amounts.subtotal] as const]
  return markup`<dl class="sums">
${rows.map(([label, yen]) => markup`<dt>${label}</dt><dd>${signed(words, yen)}</dd>\n`)}${
  isShippingKnown
    ? markup`<dt class="total">${words.buying.total}</dt><dd class="total">${words.yen(amounts.total)}</dd>
${taxes.map(rate => rateRow(words, rate))}`
    : false
}</dl>
${!isShippingKnown && markup`<p class="small muted">${words.shippingLater}</p>`}`
}

/** Each amount with its name; what is 0 and explains nothing is left out. */
export function amountRows(words: Words, amounts: ShownAmounts): (readonly [label: string, yen: number])[] {
  const { buying } = words
  const { coupon_discount: coupon, coin_discount: coins, adjustment, additional_charges: charges } = amounts
  const noted = (label: string, note: string | null) => (note ? `${label}（${note}）` : label)
  const others: (readonly [string, number])[] = [
    [buying.codFee, amounts.cod_fee],
    [noted(buying.discount, coupon.note), -coupon.amount],
    [noted(buying.coins, coins.note), -coins.amount],
    [buying.adjustment, adjustment.amount],
    ...charges.map(({ name, collected_fee }) => [name ?? buying.charge, collected_fee ?? 0] as const),
  ]
  return [
    [buying.subtotal, amounts.subtotal],
    [buying.shipping, amounts.shipping_fee],
    ...others.filter(([, yen]) => yen !== 0),
  ]
}

function rateRow(words: Words, { rate, total, tax }: RateTotal): Markup {
  return markup`<dt class="small muted">${words.buying.ofWhich(rate)}</dt><dd class="small muted">${words.yen(total)}${words.buying.taxIn(words.yen(tax))}</dd>
`
}

function signed(words: Words, yen: number): string {
  return yen < 0 ? `−${words.yen(-yen)}` : words.yen(yen)
}
