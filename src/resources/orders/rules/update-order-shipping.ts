/** Setting the destination of an order (PUT /api/orders/{unique_key}/shipping, R-CONTACT-5). Pure. */
import type { Violation } from '../../../http/problems.ts'
import type { Order, OrderChange, Surroundings } from '../order.ts'
import { EMPTY_ADDRESS2, type UpdateOrderShipping } from '../request-schemas.ts'
import { conclude, mail, requireNone } from './conclude.ts'
import { isPostalCodeOf, isTelephoneOf } from './country-rules.ts'
import { countryOf, requireSending } from './destination.ts'
import { changesBetween } from './diff.ts'
import { isPostalCode, liesIn, PREFECTURES, prefecturesOf } from './japanese-address.ts'

/**
 * Changes the destination within its country. Refused: an order of which nothing is still to be sent, and an address that
 * cannot be in that country, all that is wrong with it at once. An empty second line can only be told again.
 */
export function updateOrderShipping(order: Order, body: UpdateOrderShipping, s: Surroundings): OrderChange {
  requireSending(order, 'update_order_shipping', s)
  const before = order.detail.shipping
  const { name, address } = body
  if (address.address2 === '' && before.address.address2 !== '') {
    requireNone([EMPTY_ADDRESS2], 'orders/invalid-body')
  }
  const shipping = {
    name: { ...before.name, first: name.first, last: name.last },
    address: {
      ...before.address,
      zip_code: address.zip_code,
      prefecture: address.prefecture,
      address: address.address,
      address2: address.address2,
      tel: address.tel,
    },
  }
  // What is there already need not be right to stay.
  if (Object.keys(changesBetween(before, shipping)).length > 0) {
    requireNone(checkAddress(countryOf(before.address), body.address))
  }
  return conclude(
    order,
    {
      event: 'update_order_shipping',
      detail: { ...order.detail, shipping },
      mailsOfChange: [mail('update_order_shipping')],
    },
    s,
  )
}

type Address = UpdateOrderShipping['address']

/** Where the order does not tell its country nothing can be held against an address. */
function checkAddress(country: string | null, address: Address): Violation[] {
  if (country === null) return []
  const violations = country === 'JP' ? checkJapanese(address) : checkForeign(country, address)
  if (!isTelephoneOf(country, address.tel)) {
    const detail = `must be a telephone number of the destination's country, ${country}`
    violations.push({ detail, pointer: '/address/tel' })
  }
  return violations
}

function checkForeign(country: string, { zip_code }: Address): Violation[] {
  if (isPostalCodeOf(country, zip_code)) return []
  return [
    {
      detail: `must be a postal code of the destination's country, ${country}`,
      pointer: '/address/zip_code',
    },
  ]
}

function checkJapanese({ zip_code, prefecture }: Address): Violation[] {
  const violations: Violation[] = []
  const written = isPostalCode(zip_code)
  if (!written) {
    const detail = 'must be a Japanese postal code: seven digits, with or without a hyphen after the third'
    violations.push({ detail, pointer: '/address/zip_code' })
  }
  if (!PREFECTURES.includes(prefecture)) {
    const detail = 'must be one of the 47 prefectures by its whole name, such as 東京都'
    violations.push({ detail, pointer: '/address/prefecture' })
  } else if (written && !liesIn(zip_code, prefecture)) {
    violations.push(disagreement(zip_code))
  }
  return violations
}

function disagreement(zipCode: string): Violation {
  const prefectures = prefecturesOf(zipCode)
  return prefectures.length === 0
    ? { detail: 'must be a postal code that Japan has', pointer: '/address/zip_code' }
    : {
        detail: `must agree with the postal code, which lies in ${prefectures.join(' or ')}`,
        pointer: '/address/prefecture',
      }
}
