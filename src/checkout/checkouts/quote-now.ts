/** What a checkout comes to now: the rules over what the database says at this moment. */

import { findTaken } from '../../claims/claim-store.ts'
import type { Database } from '../../db/database.ts'
import { notFound } from '../../http/problems.ts'
import { readDateTime } from '../../lib/date-time.ts'
import { dayInTokyo, startOfDay } from '../../lib/day.ts'
import type { Coupon } from '../../selling/coupon-store.ts'
import type { SellingSettings } from '../../shops/selling-store.ts'
import { asWon } from '../lottery/as-won.ts'
import { itemsOf, priceNow, type See } from '../price-now.ts'
import { couponCode } from '../rules/coupons.ts'
import type { LinesPricing } from '../rules/price-lines.ts'
import { type Quote, quote } from '../rules/quote.ts'
import { sharedReads } from '../shared-reads.ts'
import type { StoredCheckout } from './store.ts'

/** A checkout with its quote, and what the quote was made of. */
export interface Quoted {
  readonly checkout: Pick<StoredCheckout, 'lines' | 'wishes'>
  readonly pricing: LinesPricing
  readonly quote: Quote
  readonly settings: SellingSettings
  /** That of the code; undefined where the shop has none such. */
  readonly coupon: Coupon | undefined
  /** The place at which is fetched: the wished one, else the shop's first; undefined where it has none. */
  readonly place: string | undefined
  /** Pieces that others fetch there in the slot that begins then. */
  readonly taken: (at: Date) => number
}

/** What can be quoted. */
export type Quotable = Pick<StoredCheckout, 'lines' | 'wishes'> &
  Partial<Pick<StoredCheckout, 'application_id'>>

/** A winner of a lottery buys when the others cannot apply any more. */
function seenBy({ application_id = null }: Quotable): See {
  return application_id === null ? item => item : asWon
}

/** Quotes a checkout by everything as it is, and by its items as they are seen. Throws 404 when the shop is gone. */
export async function quoteNow(
  db: Database,
  shopId: number,
  checkout: Quotable,
  now: Date,
  see: See = seenBy(checkout),
): Promise<Quoted> {
  const { lines, wishes } = checkout
  const { customer, coupon_code: code } = wishes
  const mail = customer?.mail_address ?? null
  const read = sharedReads(db)
  const [pricing, bound, methods, settings, coupon, blocked] = await Promise.all([
    priceNow(read, shopId, lines, now, see),
    read.bound(shopId, itemsOf(lines)),
    read.methods(shopId),
    read.settings(shopId),
    code === null ? undefined : read.coupon(shopId, couponCode(code), mail),
    mail === null ? false : read.isBlocked(shopId, mail),
  ])
  if (settings === undefined) throw notFound('shops')
  const place = wishes.takeout?.place ?? settings.takeout_places[0]?.name
  const isFetched = pricing.lines.some(({ line }) => line?.type === 'takeout')
  const slots =
    isFetched && place !== undefined
      ? await findTaken(db, shopId, place, startOfDay(dayInTokyo(now)))
      : undefined
  const taken = (at: Date) => slots?.get(at.getTime()) ?? 0
  const takeout = wishes.takeout && { ...wishes.takeout, at: readDateTime(wishes.takeout.at) ?? now }
  const hasWon = (checkout.application_id ?? null) !== null
  const basis = {
    pricing,
    bound,
    methods,
    settings,
    wishes: { ...wishes, takeout },
    coupon,
    blocked,
    taken,
    hasWon,
  }
  return { checkout, pricing, quote: quote({ ...basis, now }), settings, coupon, place, taken }
}
