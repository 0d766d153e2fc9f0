import { describe, expect, test } from 'vitest'
import { makeOrder, makeSurroundings, type OrderRecipe } from '../../../../test/support/orders/build.ts'
import { refusalOf } from '../../../../test/support/orders/refusal.ts'
import type { UpdateOrderShipping } from '../request-schemas.ts'
import { updateOrderCustomer } from './update-order-customer.ts'
import { updateOrderDelivery } from './update-order-delivery.ts'
import { updateOrderShipping } from './update-order-shipping.ts'
import { updateOrderShopMemo } from './update-order-shop-memo.ts'

const S = makeSurroundings()
const AT = '2026-11-20T01:02:03Z'
const SENT: OrderRecipe = { lines: [{ status: 'dispatched' }] }
const PART: OrderRecipe = { lines: [{ status: 'dispatched' }, {}] }
const CANCELLED: OrderRecipe = { lines: [{ status: 'cancelled' }] }

describe('the mail address', () => {
  const change = (mail_address: string, recipe: OrderRecipe = {}, s = S) =>
    updateOrderCustomer(makeOrder(recipe), { mail_address }, s)

  test('changes, is counted, and is told at both addresses', () => {
    const { after, mails, history } = change('taro@example.jp')
    expect(after.detail.customer.mail_address).toBe('taro@example.jp')
    expect(after.detail.customer.name.first).toBe('花子')
    expect(after.detail.modified_at).toBe(AT)
    expect(after.state.mail_updates).toBe(1)
    expect(mails).toEqual([
      { kind: 'update_order_customer', comment: null, old_mail_address: 'hanako@example.jp', line_ids: [] },
    ])
    expect(history.changes).toEqual({
      'customer.mail_address': { before: 'hanako@example.jp', after: 'taro@example.jp' },
    })
  })

  test('that there was none before is told nowhere', () => {
    expect(change('taro@example.jp', { mail_address: '' }).mails[0]?.old_mail_address).toBeNull()
  })

  // R-CHANGE-5
  test('set to what it is counts, and nobody hears', () => {
    const { after, mails } = change('hanako@example.jp')
    expect([after.state.mail_updates, mails, after.detail.modified_at]).toEqual([
      1,
      [],
      '2026-11-18T03:04:05Z',
    ])
  })

  test.each([
    ['taro@example.jp', 'taro@example.jp'],
    ['TARO@Example.jp', 'taro@example.jp'],
    ['taro@example.jp', ' @EXAMPLE.jp '],
  ])('%s is refused where %j is blocked', (address, entry) => {
    const s = makeSurroundings({ block_list: ['x@y.example', entry] })
    expect(refusalOf(() => change(address, {}, s))).toMatchObject({
      type: 'orders/update-rejected',
      pointers: ['/mail_address'],
    })
  })

  test.each(['@ample.jp', 'aro@example.jp', 'example.jp', '@sub.example.jp', '@', ''])(
    'is taken where %j is blocked',
    entry => {
      const s = makeSurroundings({ block_list: [entry] })
      expect(refusalOf(() => change('taro@example.jp', {}, s))).toBeNull()
    },
  )

  test('is refused once the order is cancelled, and after so many times; not once it is sent', () => {
    expect(refusalOf(() => change('taro@example.jp', CANCELLED))?.type).toBe('orders/update-rejected')
    expect(refusalOf(() => change('taro@example.jp', { state: { mail_updates: 10 } }))?.detail).toContain(
      '10 times',
    )
    expect(refusalOf(() => change('taro@example.jp', { state: { mail_updates: 9 } }))).toBeNull()
    expect(refusalOf(() => change('taro@example.jp', SENT))).toBeNull()
  })
})

describe('the destination', () => {
  const OSAKA: UpdateOrderShipping = {
    name: { first: '太郎', last: '𠮷田' },
    address: {
      zip_code: '5300001',
      prefecture: '大阪府',
      address: '北区梅田1',
      address2: ' ',
      tel: '0663412345',
    },
  }
  const change = (address: Partial<UpdateOrderShipping['address']> = {}, recipe: OrderRecipe = {}) =>
    updateOrderShipping(makeOrder(recipe), { ...OSAKA, address: { ...OSAKA.address, ...address } }, S)

  test('changes within its country, and is kept as sent', () => {
    const { after, mails } = change()
    expect(after.detail.shipping).toEqual({
      name: OSAKA.name,
      address: { country: 'Japan', country_code: 'JP', ...OSAKA.address },
    })
    expect(mails.map(({ kind }) => kind)).toEqual(['update_order_shipping'])
  })

  test('is refused for all that is wrong with it at once', () => {
    expect(refusalOf(() => change({ zip_code: '12345', prefecture: '大阪', tel: '110' }))).toMatchObject({
      type: 'orders/update-rejected',
      pointers: ['/address/zip_code', '/address/prefecture', '/address/tel'],
    })
    expect(refusalOf(() => change({ zip_code: '604-8571' }))).toMatchObject({
      pointers: ['/address/prefecture'],
      detail: '/address/prefecture must agree with the postal code, which lies in 京都府.',
    })
    expect(refusalOf(() => change({ zip_code: '000-0000' }))?.pointers).toEqual(['/address/zip_code'])
  })

  // R-CHANGE-5
  test('may have an empty second line where the order has one, and nowhere else', () => {
    const [none, some] = [{ address: { address2: '' } }, { address: { address2: 'A棟' } }]
    expect(change({ address2: '' }, none).after.detail.shipping.address.address2).toBe('')
    expect(refusalOf(() => change({ address2: '' }, some))).toMatchObject({
      ...{ type: 'orders/invalid-body', pointers: ['/address/address2'] },
    })
    const { name, address } = makeOrder(none).detail.shipping
    const { zip_code, prefecture, address: street, address2, tel } = address
    const again = { zip_code, prefecture, address: street, address2, tel } as UpdateOrderShipping['address']
    const change2 = updateOrderShipping(
      makeOrder(none),
      { name: name as UpdateOrderShipping['name'], address: again },
      S,
    )
    expect([change2.after.detail, change2.mails]).toEqual([makeOrder(none).detail, []])
  })

  test('goes by the country of the order', () => {
    const american = { address: { country: 'United States', country_code: 'US' } }
    const there = { zip_code: '94105', prefecture: 'CA', tel: '+14155552671' }
    expect(refusalOf(() => change(there, american))).toBeNull()
    expect(refusalOf(() => change({}, american))?.pointers).toEqual(['/address/zip_code', '/address/tel'])
    expect(refusalOf(() => change({ zip_code: '?' }, { address: { country_code: null } }))?.pointers).toEqual(
      ['/address/zip_code'],
    )
    expect(
      refusalOf(() =>
        change({ zip_code: '?', tel: '1' }, { address: { country: null, country_code: null } }),
      ),
    ).toBeNull()
  })

  // R-CHANGE-5
  test('that stays as it is stays, right or not, and nobody hears', () => {
    const address = { zip_code: '999', prefecture: 'どこか', tel: '1' }
    const order = makeOrder({ address })
    const { name, address: kept } = order.detail.shipping
    const body = { name, address: { ...OSAKA.address, ...kept } } as UpdateOrderShipping
    Reflect.deleteProperty(body.address, 'country')
    const { after, mails } = updateOrderShipping(order, body, S)
    expect(after.detail).toBe(order.detail)
    expect(mails).toEqual([])
  })

  test('can be changed while a line waits, and where there is one', () => {
    expect(refusalOf(() => change({}, PART))).toBeNull()
    for (const recipe of [SENT, CANCELLED, { destination: false }]) {
      expect(refusalOf(() => change({}, recipe))?.type).toBe('orders/update-rejected')
    }
  })
})

describe('the delivery', () => {
  const change = (date: string | null, slot: string | null, recipe: OrderRecipe = {}, s = S) =>
    updateOrderDelivery(makeOrder(recipe), { delivery_date: date, delivery_time_zone: slot }, s)

  test('changes, and is released', () => {
    const { after, mails } = change('2026-11-21', '2021')
    expect(after.detail.delivery).toMatchObject({ delivery_date: '2026-11-21', delivery_time_zone: '2021' })
    expect(mails.map(({ kind }) => kind)).toEqual(['update_order_delivery'])
    const released = change(null, null, {
      delivery: { delivery_date: '2026-11-25', delivery_time_zone: '1214' },
    })
    expect(released.after.detail.delivery).toMatchObject({ delivery_date: null, delivery_time_zone: null })
    expect(change(null, null).mails).toEqual([])
  })

  test.each([
    // 2026-11-20 in Japan until 15:00 UTC.
    ['2026-11-20T14:59:59Z', '2026-11-21', true],
    ['2026-11-20T14:59:59Z', '2026-11-20', false],
    ['2026-11-20T15:00:00Z', '2026-11-21', false],
    ['2026-11-20T14:59:59Z', '2027-01-19', true],
    ['2026-11-20T14:59:59Z', '2027-01-20', false],
    ['2026-11-20T15:00:00Z', '2027-01-20', true],
  ])('at %s, can be wanted on %s: %s', (now, date, can) => {
    const found = refusalOf(() => change(date, null, {}, makeSurroundings({ now: new Date(now) })))
    expect(found?.pointers).toEqual(can ? undefined : ['/delivery_date'])
  })

  // R-DELIVERY-2
  test('of reserved items is not before the last of their windows', () => {
    const reserved: OrderRecipe = {
      lines: [
        { shipping_start_on: '2026-12-01' },
        { shipping_start_on: '2026-12-05' },
        { shipping_start_on: '2026-12-24', status: 'cancelled' },
      ],
    }
    expect(refusalOf(() => change('2026-12-04', null, reserved))?.pointers).toEqual(['/delivery_date'])
    expect(refusalOf(() => change('2026-12-05', null, reserved))).toBeNull()
  })

  test('is within a slot that carriers or the shop have', () => {
    for (const slot of ['0812', '1214', '1416', '1618', '1820', '1921', '2021']) {
      expect(refusalOf(() => change(null, slot))).toBeNull()
    }
    expect(refusalOf(() => change('2026-11-19', '0900'))?.pointers).toEqual([
      '/delivery_date',
      '/delivery_time_zone',
    ])
    expect(
      refusalOf(() => change(null, '0900', {}, makeSurroundings({ delivery_slots: ['0900'] }))),
    ).toBeNull()
  })

  // R-CHANGE-5
  test('keeps what was chosen before, though it could not be chosen now', () => {
    const old = { delivery: { delivery_date: '2026-11-19', delivery_time_zone: '0900' } }
    expect(refusalOf(() => change('2026-11-19', '1214', old))).toBeNull()
    expect(refusalOf(() => change('2026-11-21', '0900', old))).toBeNull()
    expect(change('2026-11-19', '0900', old).mails).toEqual([])
  })

  test('can be changed while a line waits, and where something is sent', () => {
    expect(refusalOf(() => change('2026-11-21', null, PART))).toBeNull()
    for (const recipe of [SENT, CANCELLED, { destination: false }]) {
      expect(refusalOf(() => change(null, null, recipe))?.type).toBe('orders/update-rejected')
    }
  })
})

test.each<[string, OrderRecipe]>([
  ['new', {}],
  ['sent', SENT],
  ['cancelled', CANCELLED],
])('the memo of a %s order changes, without a mail', (_name, recipe) => {
  const { after, mails } = updateOrderShopMemo(makeOrder(recipe), { text: 'のし\n名前入り' }, S)
  expect(after.detail.shop_memo).toEqual({ text: 'のし\n名前入り' })
  expect([after.detail.modified_at, mails]).toEqual([AT, []])
  expect(updateOrderShopMemo(after, { text: '' }, S).after.detail.shop_memo).toEqual({ text: '' })
})

test('that time has made an order ordered is seen at the next change, but is no reason for a mail', () => {
  const order = makeOrder({ lines: [{ shipping_start_on: '2026-11-25' }] })
  expect(order.detail.status).toBe('unshippable')
  const s = makeSurroundings({ now: new Date('2026-11-25T00:00:00Z') })
  const { after, mails } = updateOrderCustomer(order, { mail_address: 'hanako@example.jp' }, s)
  expect([after.detail.status, after.detail.modified_at, mails]).toEqual([
    'ordered',
    '2026-11-25T00:00:00Z',
    [],
  ])
})
