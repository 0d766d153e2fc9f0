import { describe, expect, test } from 'vitest'
import { askedLine, saleItem } from '../../../test/support/checkout/sale-items.ts'
import { coupon, method } from '../../../test/support/selling.ts'
import type { SaleItem } from '../priced-line.ts'
import { priceLines } from './price-lines.ts'
import { type Quote, quote } from './quote.ts'
import type { QuoteBasis, QuoteSettings, QuoteWishes } from './quote-basis.ts'

const NOW = new Date('2026-11-20T01:02:03Z')

const ADDRESS = { country_code: 'JP', zip_code: '604-8571', prefecture: '京都府', tel: '0751234567' }

const WISHES: QuoteWishes = {
  ...{ customer: { address: ADDRESS }, shipping: null, takeout: null, coupon_code: null },
  delivery: { shipping_method_id: null, delivery_date: null, delivery_time_zone: null },
  payment: { method: 'cod', source: null },
}

const SETTINGS: QuoteSettings = {
  ...{ able_to_business: true, payment_methods: ['creditcard', 'cvs', 'bt', 'cod'] },
  cod_fees: [{ below: 10_000, fee: 330 }],
  ...{ preparation_days: 1, delivery_days: 14, closed_weekdays: [], closed_days: [], delivery_slots: [] },
  ...{ takeout_lead_minutes: 60, takeout_slot_minutes: 30, takeout_slot_pieces: 3, takeout_days: 7 },
  takeout_places: [
    { name: '本店', address: '京都市', hours: [{ weekday: 'sat', opens: '10:00', closes: '12:00' }] },
  ],
}

/** A saturday at ten in Japan. */
const SATURDAY = new Date('2026-11-21T01:00:00Z')

interface Over extends Partial<Omit<QuoteBasis, 'wishes' | 'settings'>> {
  readonly items?: readonly Partial<SaleItem>[]
  readonly wishes?: Partial<QuoteWishes>
  readonly settings?: Partial<QuoteSettings>
}

/** A quote of one piece of each item, to be paid at the door in Kyoto, unless something else is said. */
function quoted({ items = [{}], wishes, settings, ...over }: Over = {}): Quote {
  const known = items.map((item, at) => saleItem({ id: at + 1, ...item }))
  const lines = known.map(({ id }) => askedLine({ item_id: id }))
  return quote({
    pricing: priceLines(new Map(known.map(item => [item.id, item])), lines, NOW),
    ...{ bound: [], methods: [method()], coupon: undefined, blocked: false, taken: () => 0, now: NOW },
    hasWon: false,
    wishes: { ...WISHES, ...wishes },
    settings: { ...SETTINGS, ...settings },
    ...over,
  })
}

const told = (quote: Quote) => quote.problems.map(({ code, pointer }) => `${code} ${pointer}`)

// R-CHECKOUT-5
describe('a checkout is ready', () => {
  test('when nothing is in the way', () => {
    const ready = quoted()
    expect(told(ready)).toEqual([])
    expect(ready.amounts).toMatchObject({ subtotal: 1200, shipping_fee: 700, cod_fee: 330, total: 2230 })
    expect(ready.taxes).toEqual([{ rate: 10, total: 2230, tax: 202 }])
    expect(ready.method).toBe('cod')
  })

  // R-DATE-4
  test.for(['digital', 'takeout'] as const)('whatever was wished for of sending what is %s', type => {
    const delivery = { shipping_method_id: 9, delivery_date: '2026-11-20', delivery_time_zone: '1214' }
    const payment = { method: 'bt' as const, source: null }
    const takeout = { place: null, at: SATURDAY }
    expect(told(quoted({ items: [{ type }], wishes: { delivery, takeout, payment } }))).toEqual([])
  })

  test.for<[string, Over, string[]]>([
    ['a closed shop', { settings: { able_to_business: false } }, ['shop_closed ']],
    ['nothing in it', { items: [] }, ['no_lines /lines', 'nothing_to_send']],
    ['a sold out item', { items: [{}, { own_stock: 0 }] }, ['sold_out /lines/1/item_id']],
    ['nobody', { wishes: { customer: null } }, ['required /customer']],
    ['somebody who is blocked', { blocked: true }, ['blocked /customer/mail_address']],
    [
      'an address that cannot be',
      { wishes: { customer: { address: { ...ADDRESS, zip_code: '1', prefecture: '京都', tel: '1' } } } },
      [
        'zip_code /customer/address/zip_code',
        'prefecture /customer/address/prefecture',
        'telephone /customer/address/tel',
      ],
    ],
    [
      'a destination that cannot be',
      { wishes: { shipping: { address: { ...ADDRESS, zip_code: '100-0001' } } } },
      ['prefecture /shipping/address/prefecture'],
    ],
    [
      'a way of delivery that is none',
      { wishes: { delivery: { ...WISHES.delivery, shipping_method_id: 9 } } },
      ['shipping_method /delivery/shipping_method_id'],
    ],
    [
      'a day that is too soon, and a time that is none',
      {
        wishes: { delivery: { ...WISHES.delivery, delivery_date: '2026-11-20', delivery_time_zone: '0102' } },
      },
      ['date /delivery/delivery_date', 'time_zone /delivery/delivery_time_zone'],
    ],
    ['what nobody carries', { methods: [] }, ['unsendable /lines/0']],
    ['no way to pay', { wishes: { payment: null } }, ['required /payment']],
    [
      'a way to pay that the shop has not',
      { settings: { payment_methods: ['bt'] } },
      ['not_a_method /payment/method'],
    ],
    [
      'a way to pay that does not go with the delivery',
      { methods: [method({ payment_methods: ['bt'] })] },
      ['shipping_method /payment/method'],
    ],
    [
      'a card of nobody',
      { wishes: { payment: { method: 'creditcard', source: null } } },
      ['required /payment/source'],
    ],
    ['a coupon that is none', { wishes: { coupon_code: 'X' } }, ['unknown /coupon_code']],
    [
      'a coupon that wants more',
      { wishes: { coupon_code: 'HARU' }, coupon: coupon({ minimum: 5000 }) },
      ['below_minimum /coupon_code'],
    ],
    [
      'a lottery beside others',
      {
        items: [
          {},
          {
            ...{ type: 'lottery', application_start_at: new Date(0) },
            ...{ application_end_at: new Date(8e12), scheduled_announce_at: new Date(8e12) },
          },
        ],
      },
      ['alone /lines/1'],
    ],
  ])('but not with %s', ([, over, wanted]) => {
    expect(told(quoted(over))).toEqual(wanted.filter(one => one !== 'nothing_to_send'))
  })

  test('not with more than an order can cost', () => {
    const items = Array.from({ length: 11 }, () => ({ price: 100_000_000_000 }))
    expect(told(quoted({ items, wishes: { payment: { method: 'bt', source: null } } }))).toEqual([
      'total_too_large /lines',
    ])
  })
})

// R-LOTTERY-1, R-LOTTERY-6
describe('a lottery', () => {
  const times = {
    ...{ application_start_at: new Date(0), application_end_at: new Date(8e12) },
    scheduled_announce_at: new Date(8e12),
  }
  const items = [{ type: 'lottery' as const, own_stock: 0, ...times }]

  test('is applied for without a way to pay, and whatever the stock is', () => {
    const { applies, method, problems } = quoted({ items, wishes: { payment: null } })
    expect([applies, method, problems]).toEqual([true, null, []])
    expect(quoted({ items }).method).toBeNull()
  })

  test('that was won is paid for', () => {
    const won = quoted({ items, hasWon: true, wishes: { payment: null } })
    expect([won.applies, told(won)]).toEqual([false, ['required /payment']])
    expect(quoted({ items, hasWon: true }).method).toBe('cod')
  })
})

// R-TAKEOUT-3, R-CHECKOUT-5
describe('goods that are fetched', () => {
  const fetched = (takeout: QuoteWishes['takeout'], over: Over = {}) =>
    quoted({
      items: [{ type: 'takeout' }],
      ...over,
      wishes: { takeout, payment: { method: 'bt', source: null } },
    })

  test('have a time, and cost nothing to send', () => {
    const ready = fetched({ place: null, at: SATURDAY })
    expect(told(ready)).toEqual([])
    expect([ready.fetched, ready.amounts.shipping_fee, ready.deliveryChoices]).toEqual([1, 0, []])
  })

  test.for<[string, QuoteWishes['takeout'], Over, string]>([
    ['no time', null, {}, 'required /takeout'],
    ['no such place', { place: '支店', at: SATURDAY }, {}, 'no_place /takeout/place'],
    ['a closed place', { place: null, at: new Date('2026-11-22T01:00:00Z') }, {}, 'closed /takeout/at'],
    ['a time that others have', { place: null, at: SATURDAY }, { taken: () => 3 }, 'full /takeout/at'],
  ])('not with %s', ([, takeout, over, wanted]) => {
    expect(told(fetched(takeout, over))).toEqual([wanted])
  })

  test('are not paid at the door', () => {
    const atTheDoor = quoted({
      items: [{ type: 'takeout' }],
      wishes: { takeout: { place: null, at: SATURDAY } },
    })
    expect(told(atTheDoor)).toEqual(['nothing_sent /payment/method'])
  })
})

// R-CHECKOUT-6
describe('what costs nothing', () => {
  const free = { coupon: coupon({ amount: null, percent: 100 }), methods: [method({ fee: 0 })] }

  test('is paid by nobody, at the door either', () => {
    for (const payment of [null, WISHES.payment]) {
      const { amounts, method: how, problems } = quoted({ ...free, wishes: { payment, coupon_code: 'HARU' } })
      expect([amounts.total, amounts.cod_fee, how, problems]).toEqual([0, 0, null, []])
    }
  })
})

// R-SHIP-2
test('the fee is that of the destination, and abroad the method’s own', () => {
  const methods = [method({ prefecture_fees: [{ prefecture: '沖縄県', fee: 1500 }] })]
  const to = (address: typeof ADDRESS) =>
    quoted({ methods, wishes: { shipping: { address } } }).amounts.shipping_fee
  expect(quoted({ methods }).amounts.shipping_fee).toBe(700)
  expect(to({ ...ADDRESS, zip_code: '900-0001', prefecture: '沖縄県' })).toBe(1500)
  expect(to({ ...ADDRESS, country_code: 'US', prefecture: '沖縄県' })).toBe(700)
})

// R-SHIP-2 R-CHECKOUT-5
test('an address of a country that is named in other words is in Japan as well, for fees and checks', () => {
  const methods = [method({ prefecture_fees: [{ prefecture: '沖縄県', fee: 1500 }] })]
  for (const country of ['日本', 'Nippon', 'うちのくに']) {
    const address = { ...ADDRESS, country, country_code: null, prefecture: '沖縄県' }
    const { amounts, problems } = quoted({ methods, wishes: { shipping: { address } } })
    expect(amounts.shipping_fee).toBe(1500)
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/shipping/address/prefecture'])
  }
})

// R-CART-3
test('what cannot be bought costs nothing, and says so', () => {
  const { amounts, lines, problems } = quoted({ items: [{}, { own_stock: 0 }, { price: 500 }] })
  expect([amounts.subtotal, lines.length]).toEqual([1700, 2])
  expect(problems.map(({ pointer }) => pointer)).toEqual(['/lines/1/item_id'])
})
