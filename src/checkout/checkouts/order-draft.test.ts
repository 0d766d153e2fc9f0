/** The order that comes of a checkout agrees with itself and with what was told (R-CHECKOUT-6). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedLine, formOption, saleItem, selectOption } from '../../../test/support/checkout/sale-items.ts'
import { coupon, method } from '../../../test/support/selling.ts'
import { presentAmounts } from '../../resources/orders/present-to-buyer.ts'
import { placeOrder } from '../../resources/orders/rules/place-order.ts'
import type { LegalTerms, SellingSettings } from '../../shops/selling-store.ts'
import type { SaleItem } from '../priced-line.ts'
import { priceLines } from '../rules/price-lines.ts'
import { quote } from '../rules/quote.ts'
import { orderDraft, saleTerms } from './order-draft.ts'
import type { Quoted } from './quote-now.ts'
import type { Wishes } from './schemas.ts'
import { changesSince, told } from './told.ts'

const NOW = new Date('2026-11-20T01:02:03Z')
const SATURDAY = '2026-11-21T01:00:00Z'

const WISHES: Wishes = {
  customer: {
    name: { first: '花子', last: '山田', first_kana: null, last_kana: null },
    mail_address: 'hanako@example.jp',
    address: {
      ...{ country: 'Japan', country_code: 'JP', zip_code: '604-8571', prefecture: '京都府' },
      ...{ address: '京都市中京区', address2: '', tel: '0751234567' },
    },
  },
  ...{ shipping: null, takeout: { place: null, at: SATURDAY }, coupon_code: 'HARU', remark: null },
  delivery: { shipping_method_id: null, delivery_date: null, delivery_time_zone: '1214' },
  ...{ payment: { method: 'bt', source: null }, mail_magazine_opt_in: true },
}

const SETTINGS: SellingSettings = {
  ...{ selling_version: 1, able_to_business: true, payment_maintenance: false, bank_account: null },
  ...{ payment_methods: ['bt'], cvs_days_to_pay: 3, bt_days_to_pay: 7, cod_fees: [] },
  ...{ preparation_days: 1, delivery_days: 14, closed_weekdays: [], closed_days: [], delivery_slots: [] },
  ...{ takeout_lead_minutes: 60, takeout_slot_minutes: 30, takeout_slot_pieces: 100_000, takeout_days: 7 },
  takeout_places: [
    { name: '本店', address: '京都市', hours: [{ weekday: 'sat', opens: '10:00', closes: '12:00' }] },
  ],
}

const TERMS: LegalTerms = {
  ...{ invoice_number: 'T1234567890123', legal_seller: '山田商店', legal_manager: null },
  ...{ legal_address: null, legal_telephone: null, legal_payment: '7日以内', legal_delivery: null },
  legal_returns: null,
}

/** One of several, by size, or bound: whatever makes shipping lines and fees of lines. */
const anyMethods = fc.constantFrom(
  [method()],
  [method({ id: 1, for_all_items: false }), method({ id: 2, name: 'メール便', fee: 200 })],
  [
    method({
      classes: [
        { name: '60サイズ', up_to: 5, fee: 900, prefecture_fees: [] },
        { name: '100サイズ', up_to: 50, fee: 1500, prefecture_fees: [] },
      ],
    }),
  ],
)

const anyBound = fc.constantFrom(
  [],
  [{ item_id: 1, method_id: 1, size: 2 }],
  [
    { item_id: 1, method_id: 1, size: 1 },
    { item_id: 2, method_id: 2, size: 1 },
  ],
)

/** Lines that can be bought, each of an item of its own, with all kinds of options. */
const anyLines = fc.array(
  fc
    .record({
      type: fc.constantFrom('normal', 'normal', 'takeout', 'digital'),
      price: fc.integer({ min: 50, max: 1_000_000 }),
      item_tax_type: fc.constantFrom('standard', 'reduced'),
      amount: fc.integer({ min: 1, max: 9 }),
      choice: fc.constantFrom(31, 32),
      writes: fc.boolean(),
    })
    .map(({ amount, choice, writes, ...item }) => ({
      item: { ...item, options: [selectOption([0, 150]), formOption()] },
      line: {
        amount: item.type === 'digital' ? 1 : amount,
        options: [
          { option_id: 21, option_variation_id: choice, value: null },
          ...(writes ? [{ option_id: 22, option_variation_id: null, value: '寿' }] : []),
        ],
      },
    })),
  { minLength: 1, maxLength: 5 },
)

test('whatever is bought: the amounts are those that were told, to the yen', () => {
  let made = 0
  fc.assert(
    fc.property(
      anyLines,
      anyMethods,
      anyBound,
      fc.integer({ min: 0, max: 5000 }),
      (wanted, methods, bound, off) => {
        const items = wanted.map(({ item }, at) => saleItem({ id: at + 1, ...item } as Partial<SaleItem>))
        const lines = wanted.map(({ line }, at) => askedLine({ item_id: at + 1, ...line }))
        const pricing = priceLines(new Map(items.map(item => [item.id, item])), lines, NOW)
        const wishes = { ...WISHES, takeout: { place: null, at: new Date(SATURDAY) } }
        const basis = {
          pricing,
          bound,
          methods,
          settings: SETTINGS,
          coupon: coupon({ amount: off }),
          now: NOW,
        }
        const quoted = quote({ ...basis, wishes, blocked: false, taken: () => 0, hasWon: false })
        if (quoted.problems.length > 0) return
        made += 1
        const checkout: Quoted = {
          ...{ checkout: { lines, wishes: WISHES }, pricing, quote: quoted, settings: SETTINGS },
          ...{ coupon: undefined, place: '本店', taken: () => 0 },
        }
        const draft = orderDraft(checkout, { via: 'api', terms: TERMS })
        const lineIds = lines.map((_, at) => at + 1)
        // Throws where it contradicts itself.
        const payment = { status: 'unpaid', transaction_id: null, awaited: null } as const
        const { detail } = placeOrder(draft, { unique_key: 'A'.repeat(16), lineIds }, payment, NOW)
        const isWished = wanted.some(({ item }) => item.type === 'takeout') || quoted.plan.parcels.length > 0
        if (!isWished) expect(detail.delivery.delivery_date).toBeNull()
        const shown = told(lines, pricing, quoted)
        expect(presentAmounts(detail.amounts)).toEqual(shown.amounts)
        expect(detail.lines.map(({ total }) => total)).toEqual(shown.lines.map(({ total }) => total))
        expect(shown.taxes.reduce((sum, { total }) => sum + total, 0)).toBe(detail.amounts.total)
      },
    ),
    { numRuns: 300 },
  )
  expect(made).toBeGreaterThan(100)
})

// R-MAIL-13
test('the terms of the sale are those that the shop has told', () => {
  expect(saleTerms(TERMS)).toEqual({
    ...{ payment_time: '7日以内', delivery_time: null, withdrawal: null },
    seller: [
      { label: '販売業者', value: '山田商店' },
      { label: '登録番号', value: 'T1234567890123' },
    ],
  })
})

// R-CHECKOUT-7
test('what has changed is told with both figures', () => {
  const amounts = {
    ...{ subtotal: 1000, shipping_fee: 700, cod_fee: 0, total: 1700, additional_charges: [] },
    coupon_discount: { amount: 0, note: null, allocates_balance_log: false },
    ...{ coin_discount: { amount: 0, note: null }, adjustment: { amount: 0 } },
  }
  const before = { lines: [], amounts, taxes: [] }
  const now = { ...before, amounts: { ...amounts, shipping_fee: 900, total: 1900 } }
  expect(changesSince(before, now, 1700)).toEqual([
    { pointer: '/expected_total', detail: 'is 1700, and all together is 1900 yen now' },
    { pointer: '/amounts/shipping_fee', detail: 'was 700 yen, and is 900 yen now' },
  ])
})
