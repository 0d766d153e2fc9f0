/**
 * The terms of a sale as the confirmation tells them (R-STORE-55): the shop's own words where it has some, and beside them
 * what follows from its settings. Pure.
 */
import type { CheckoutDocument } from '../../checkout/checkouts/schemas.ts'
import { daysToPay } from '../../checkout/rules/pay.ts'
import { writeDateTime } from '../../lib/date-time.ts'
import type { ShopFrame } from '../shop-frame.ts'

/** What is told of this order, and what the shop says of all of them. */
export interface Terms {
  readonly own: readonly string[]
  readonly general: string | null
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * By when what was won is to be paid (R-LOTTERY-6), where that comes before the shop's days for a payment that is waited for are over; else null.
 */
export function winDue(
  { shop }: ShopFrame,
  { payment }: Pick<CheckoutDocument, 'payment'>,
  orderableUntil: Date | null,
  now: Date,
): string | null {
  const days = daysToPay(shop, payment?.method ?? null)
  if (orderableUntil === null || days === null) return null
  return orderableUntil.getTime() < now.getTime() + days * DAY_MS ? writeDateTime(orderableUntil) : null
}

/** By what, and until when, it is paid; who applies for a lottery pays nothing yet. `due` is by when what was won is to be paid. */
export function paymentTerms(
  { words, shop }: ShopFrame,
  { payment, amounts, lines }: CheckoutDocument,
  { applies, due }: { readonly applies: boolean; readonly due: string | null },
): Terms {
  const { buying } = words
  if (applies) return { own: [buying.paidIfWon], general: null }
  if (payment === null || amounts.total === 0) return { own: [buying.nothingToPay], general: null }
  const within = due === null ? buying.withinDays(daysToPay(shop, payment.method) ?? 0) : buying.by(due)
  const hasDownloads = lines.some(({ type }) => type === 'digital')
  return {
    own: [buying.method(payment.method), buying.methodTime[payment.method]({ within, hasDownloads })],
    general: shop.legal_payment,
  }
}

/** How and when it comes, is fetched, or can be downloaded. */
export function deliveryTerms({ words, shop }: ShopFrame, checkout: CheckoutDocument): Terms {
  const { buying } = words
  const { lines, takeout, takeout_choices: fetched, delivery_choices: choices, delivery, payment } = checkout
  const told: string[] = []
  const chosen =
    choices.find(choice => choice.shipping_method_id === delivery.shipping_method_id) ?? choices[0]
  if (chosen !== undefined) {
    const takesWish = chosen.first_date !== null || chosen.time_zones.length > 0
    told.push(chosen.name)
    if (takesWish) told.push(buying.deliveryDay(delivery.delivery_date, delivery.delivery_time_zone))
    told.push(sending(buying, { payment, delivery }, shop.preparation_days))
  }
  if (takeout !== null && fetched !== null) {
    const place = fetched.places.find(({ name }) => name === fetched.place)
    told.push(`${place?.name ?? ''} ${buying.at(takeout.at)}`, place?.address ?? '')
  }
  if (lines.some(({ type }) => type === 'digital')) told.push(buying.downloads)
  return { own: told.filter(text => text !== ''), general: shop.legal_delivery }
}

/** When it is sent: in time for the day that is wished for. Where money is waited for, the days begin with it. */
function sending(
  buying: ShopFrame['words']['buying'],
  { payment, delivery }: Pick<CheckoutDocument, 'payment' | 'delivery'>,
  days: number,
): string {
  const isPrepaid = payment?.method === 'cvs' || payment?.method === 'bt'
  if (delivery.delivery_date !== null) return isPrepaid ? buying.sentForDayOncePaid : buying.sentForDay
  return isPrepaid ? buying.sentAfterPayment(days) : buying.sentWithin(days)
}

/** Whether it can be given back: where the shop says nothing, what the law says then. */
export function withdrawalTerms({ words, shop }: ShopFrame): Terms {
  return { own: [shop.legal_returns ?? words.buying.byLaw], general: null }
}

/** Until when the offer holds. */
export function offerTerms({ words, shop }: ShopFrame, { expires_at }: CheckoutDocument): Terms {
  const { buying } = words
  return { own: [buying.offerUntil(buying.at(expires_at))], general: shop.legal_offer_period }
}
