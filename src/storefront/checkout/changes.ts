/** What of a checkout is another than its buyer was told, line by line (R-STORE-56). Pure. */
import type { CheckoutDocument } from '../../checkout/checkouts/schemas.ts'
import { type Markup, markup } from '../../lib/markup.ts'
import type { Words } from '../words/words.ts'

/** Something with what it came to and comes to now, in yen. */
export interface Change {
  readonly label: string
  readonly before: number
  readonly now: number
}

/** The parts of a checkout that are compared. */
type Told = Pick<CheckoutDocument, 'lines' | 'amounts'>

/** What is another: lines, fees, the discount, and the total last. */
export function changesOf(words: Words, before: Told, now: Told): Change[] {
  const { buying } = words
  const lines = now.lines.map(({ title, total }, at) => ({
    ...{ label: title ?? words.goneItem, before: before.lines[at]?.total ?? 0, now: total ?? 0 },
  }))
  const parts = [
    [buying.shipping, before.amounts.shipping_fee, now.amounts.shipping_fee],
    [buying.codFee, before.amounts.cod_fee, now.amounts.cod_fee],
    [buying.discount, before.amounts.coupon_discount.amount, now.amounts.coupon_discount.amount],
    [buying.total, before.amounts.total, now.amounts.total],
  ] as const
  const others = parts.map(([label, was, is]) => ({ label, before: was, now: is }))
  return [...lines, ...others].filter(change => change.before !== change.now)
}

/** The changes, at the head of the page on which the buyer agrees once more. */
export function changesNote(words: Words, changes: readonly Change[]): Markup {
  const { buying } = words
  return markup`<div class="errors" role="alert">
<h2>${buying.changedTitle}</h2>
<p>${buying.changedLead}</p>
${
  changes.length === 0
    ? markup`<p>${buying.changedRest}</p>`
    : markup`<ul>${changes.map(({ label, before, now }) => markup`<li>${label}: ${buying.was(words.yen(before), words.yen(now))}</li>\n`)}</ul>`
}
</div>`
}
