/** The order that a quoted checkout becomes (R-CHECKOUT-6): to the yen what its buyer was told. Pure. */

import { readDateTime } from '../../lib/date-time.ts'
import { dayInTokyo, hourInTokyo } from '../../lib/day.ts'
import type { OrderDraft } from '../../resources/orders/operations/place-order.ts'
import type { SaleTerms } from '../../resources/orders/order.ts'
import type { LegalTerms } from '../../shops/selling-store.ts'
import type { PricedLine } from '../priced-line.ts'
import { shippingOfOrder } from '../rules/fees.ts'
import { lineTax, TAX_RATES } from '../rules/tax.ts'
import type { Quoted } from './quote-now.ts'
import type { Wishes } from './schemas.ts'

/** The draft of the order. The quote has no problems. */
export function orderDraft(
  { quote, checkout: { wishes }, place }: Quoted,
  { via, terms }: { readonly via: string; readonly terms: LegalTerms },
): OrderDraft {
  const { customer, takeout } = wishes
  if (customer === null) throw new Error('Nobody buys')
  const shipping = shippingOfOrder(quote.lines.length, quote.plan)
  const fetched = fetchedAt(takeout, place)
  return {
    ...{ via, remark: wishes.remark, add_comment: null, mail_magazine_opt_in: wishes.mail_magazine_opt_in },
    ...{ customer, shipping: destinationOf(wishes, quote.plan.parcels.length > 0) },
    ...{ subscription: null, service: null, membership_rewards: [], order_group: null },
    amounts: quote.amounts,
    lines: quote.lines.map((line, index) => draftLine(line, shipping.lines[index] ?? NOT_SENT, fetched)),
    parcels: shipping.shipping_lines.map(({ lines, ...parcel }) => ({ ...parcel, lines })),
    delivery: deliveryOf(quote, wishes, shipping.shipping_method),
    method: quote.method,
    terms: saleTerms(terms),
  }
}

const NOT_SENT = { shipping_method: null, shipping_fee: 0 }

/** Where and when goods are fetched, in the words that the shop and the buyer read; null where nothing is. */
function fetchedAt(takeout: Wishes['takeout'], place: string | undefined): string | null {
  const at = takeout === null ? undefined : readDateTime(takeout.at)
  if (at === undefined || place === undefined) return null
  return `店頭受取（${place} ${dayInTokyo(at).replaceAll('-', '/')} ${hourInTokyo(at)}）`
}

function draftLine(
  line: PricedLine,
  shipping: { readonly shipping_method: string | null; readonly shipping_fee: number },
  fetched: string | null,
): OrderDraft['lines'][number] {
  const { item_id, variation_id, type, item_tax_type, announce_at, options } = line
  const tax = { tax_mode: item_tax_type, consumption_tax_rate: TAX_RATES[item_tax_type] }
  return {
    shown: {
      ...{ item_id, variation_id, title: line.title, variation: line.variation },
      ...{ item_identifier: line.item_identifier, variation_identifier: line.variation_identifier },
      ...{ barcode: line.barcode, price: line.price, amount: line.amount },
      ...{ item_total: line.item_total, option_total: line.option_total, total: line.total },
      ...{ ...tax, consumption_total_tax: lineTax(line.total, item_tax_type) },
      ...(type === 'takeout' ? { ...shipping, shipping_method: fetched } : shipping),
      ...{ shipping_start_on: null, shipping_end_on: null },
      options: options.map(({ option_variation_id, ...option }) => ({
        ...{ ...option, option_variation_id: option_variation_id ?? 0, ...tax },
      })),
    },
    kept: {
      ...{ stock_item_id: item_id, stock_variation_id: variation_id, item_type: type },
      pieces: line.amount,
      ...{ downloadable: false, announce_at: announce_at?.toJSON() ?? null },
    },
  }
}

/** Nowhere where nothing is sent. */
function destinationOf({ customer, shipping }: Wishes, isSent: boolean): OrderDraft['shipping'] {
  const to = shipping ?? customer
  if (!isSent || to === null) {
    return {
      name: { first: null, last: null },
      address: {
        ...{ country: null, country_code: null, zip_code: null, prefecture: null },
        ...{ address: null, address2: null, tel: null },
      },
    }
  }
  const { first, last } = to.name
  return { name: { first, last }, address: to.address }
}

/** What is fetched has its day in the order too, by which the shop can look for it. */
function deliveryOf(
  { plan, fetched }: Quoted['quote'],
  { delivery, takeout }: Wishes,
  method: string | null,
): OrderDraft['delivery'] {
  const { delivery_date, delivery_time_zone } = delivery
  if (plan.parcels.length > 0) return { shipping_method: method, delivery_date, delivery_time_zone }
  const at = takeout === null || fetched === 0 ? undefined : readDateTime(takeout.at)
  return {
    ...{ shipping_method: null, delivery_time_zone: null },
    delivery_date: at === undefined ? null : dayInTokyo(at),
  }
}

/** The terms of the sale in the shop's words (R-MAIL-13). */
export function saleTerms(terms: LegalTerms): SaleTerms {
  const seller: [label: string, value: string | null][] = [
    ['販売業者', terms.legal_seller],
    ['運営統括責任者', terms.legal_manager],
    ['所在地', terms.legal_address],
    ['電話番号', terms.legal_telephone],
    ['登録番号', terms.invoice_number],
  ]
  return {
    payment_time: terms.legal_payment,
    delivery_time: terms.legal_delivery,
    withdrawal: terms.legal_returns,
    seller: seller.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
  }
}
