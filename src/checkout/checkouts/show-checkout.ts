/** A checkout as its buyer sees it: what was said, what it comes to, and what is in the way (R-CHECKOUT-3). */
import type { Context } from '../../context.ts'
import { notFound } from '../../http/problems.ts'
import { writeDateTime } from '../../lib/date-time.ts'
import type { TakeoutBasis } from '../rules/takeout.ts'
import { takeoutDays } from '../rules/takeout.ts'
import { expiresAt, isExpired, type Lasting } from './lifetime.ts'
import { type Quoted, quoteNow } from './quote-now.ts'
import type { CheckoutDocument, CheckoutProblemCode, CheckoutStatus } from './schemas.ts'
import type { StoredCheckout } from './store.ts'
import { told } from './told.ts'

/** The checkout at this moment; one that is closed, or under way, as it was then. Throws 404 when the shop is gone. */
export async function showCheckout(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  checkout: StoredCheckout,
): Promise<CheckoutDocument> {
  const now = clock.now()
  if (checkout.state !== 'open') return presentCheckout(id, checkout, undefined, now)
  return presentCheckout(id, checkout, await quoteNow(db, checkout.shop_id, checkout, now), now)
}

/** The checkout with its quote; without one as it was told before. */
export function presentCheckout(
  id: string,
  checkout: StoredCheckout,
  quoted: Quoted | undefined,
  now: Date,
): CheckoutDocument {
  const { wishes, refusal, lines } = checkout
  const problems = quoted?.quote.problems ?? []
  return {
    checkout_id: id,
    status: statusOf(checkout, problems.length === 0, now),
    ...(quoted === undefined ? checkout.told : told(lines, quoted.pricing, quoted.quote)),
    ...choicesOf(quoted, now),
    ...wishes,
    mail_magazine_opt_in: wishes.mail_magazine_opt_in ?? false,
    payment_refusal: refusal,
    problems: problems.map(problem => ({ ...problem, code: problem.code as CheckoutProblemCode })),
    expires_at: writeDateTime(expiresAt(checkout)),
  }
}

/** What callers see: while a payment is asked for it looks as it did when that was begun. */
export function statusOf(checkout: Lasting, hasNoProblems: boolean, now: Date): CheckoutStatus {
  if (isExpired(checkout, now)) return 'expired'
  if (checkout.state === 'completing') return 'ready'
  if (checkout.state !== 'open') return checkout.state
  return hasNoProblems ? 'ready' : 'open'
}

type Choices = Pick<CheckoutDocument, 'delivery_choices' | 'payment_methods' | 'takeout_choices'>

function choicesOf(quoted: Quoted | undefined, now: Date): Choices {
  if (quoted === undefined) return { delivery_choices: [], payment_methods: [], takeout_choices: null }
  const { deliveryChoices, payingChoices } = quoted.quote
  return {
    delivery_choices: deliveryChoices.map(({ plan, payment_methods, time_zones, ...choice }) => ({
      ...choice,
      time_zones: [...time_zones],
      payment_methods: payment_methods && [...payment_methods],
    })),
    payment_methods: payingChoices.map(({ method, fee, refusal }) => ({
      ...{ method, fee },
      refusal: refusal && { code: refusal.code, detail: refusal.detail },
    })),
    takeout_choices: takeoutChoices(quoted, now),
  }
}

function takeoutChoices(
  { quote: { fetched }, settings, place: name, taken }: Quoted,
  now: Date,
): Choices['takeout_choices'] {
  const place = settings.takeout_places.find(one => one.name === name) ?? settings.takeout_places[0]
  if (fetched === 0 || place === undefined) return null
  const basis: TakeoutBasis = { settings, now, pieces: fetched, taken: (_place, at) => taken(at) }
  return {
    places: settings.takeout_places.map(({ name, address }) => ({ name, address })),
    place: place.name,
    days: takeoutDays(place, basis).map(({ day, times }) => ({ day, times: times.map(writeDateTime) })),
  }
}

/** The only way to say that there is none. */
export function noCheckout() {
  return notFound('checkouts')
}
