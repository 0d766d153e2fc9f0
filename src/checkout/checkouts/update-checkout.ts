/** PUT /shops/{shop_id}/api/checkouts/{checkout_id} (R-CHECKOUT-4). */
import type { Context } from '../../context.ts'
import { countryOfBuyer, isJapan } from '../../resources/orders/rules/country.ts'
import type { UpdateCheckout } from './body-schemas.ts'
import { findReopened } from './call-off.ts'
import { changedNow } from './lifetime.ts'
import { quoteNow } from './quote-now.ts'
import { inProgress } from './refusals.ts'
import type { CheckoutDocument, Wishes } from './schemas.ts'
import { presentCheckout } from './show-checkout.ts'
import { updateWishes } from './store.ts'
import { told } from './told.ts'

/** How often it is tried anew when somebody else was faster. */
const MAX_ATTEMPTS = 3

/**
 * Notes what the buyer says; what is left out stays as it is. A payment that is waited for is called off. Throws 404, 409
 * `checkouts/in-progress`, 422 `checkouts/closed`.
 */
export async function updateCheckout(
  context: Context,
  shopId: number,
  id: string,
  said: UpdateCheckout,
): Promise<CheckoutDocument> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const checkout = await findReopened(context, shopId, id)
    const now = context.clock.now()
    const wishes = wishesAfter(checkout.wishes, said)
    const quoted = await quoteNow(context.db, shopId, { ...checkout, wishes }, now)
    const shown = told(checkout.lines, quoted.pricing, quoted.quote)
    const updated = await updateWishes(context.db, checkout, { wishes, told: shown }, changedNow(now))
    if (updated !== undefined) return presentCheckout(id, updated, quoted, now)
  }
  throw inProgress()
}

/** What was said before and now; whatever can be left out within a member is there afterwards. */
export function wishesAfter(before: Wishes, said: UpdateCheckout): Wishes {
  const { customer, shipping, delivery, takeout, payment, ...others } = said
  return {
    ...before,
    ...others,
    ...(customer && {
      customer: { ...customer, name: kanaOf(customer.name), address: addressOf(customer.address) },
    }),
    ...(shipping === undefined
      ? {}
      : { shipping: shipping && { ...shipping, address: addressOf(shipping.address) } }),
    ...(delivery === undefined ? {} : { delivery: { ...NO_WISH, ...delivery } }),
    ...(takeout === undefined ? {} : { takeout: takeout && { ...takeout, place: takeout.place ?? null } }),
    ...(payment && { payment: { ...payment, source: payment.source ?? null } }),
  }
}

const NO_WISH: Wishes['delivery'] = {
  ...{ shipping_method_id: null, delivery_date: null, delivery_time_zone: null },
}

type Customer = NonNullable<UpdateCheckout['customer']>

function kanaOf({ first_kana = null, last_kana = null, ...name }: Customer['name']) {
  return { ...name, first_kana, last_kana }
}

/**
 * An address that names no country is one in Japan, and says so in that word. So is one that names Japan, whatever its code is, and one without a code that
 * names a prefecture of it.
 */
function addressOf({ country, country_code = null, address2 = '', ...address }: Customer['address']) {
  const isUnnamed = country === undefined && (country_code === null || country_code === 'JP')
  const code = isUnnamed || isJapan(country) ? 'JP' : countryOfBuyer({ ...address, country_code })
  return {
    ...{ ...address, address2, country_code: code },
    country: code === 'JP' ? 'Japan' : (country ?? country_code ?? ''),
  }
}
