import { describe, expect, test } from 'vitest'
import { makeOrder, NOW, type OrderRecipe } from '../../../test/support/orders/build.ts'
import { derive } from './derived.ts'
import type { Order } from './order.ts'

const derived = (recipe: OrderRecipe = {}, change: Partial<Order['detail']> = {}) => {
  const order = makeOrder(recipe)
  return derive({ ...order, detail: { ...order.detail, ...change } }, NOW)
}

test('what the detail says plainly', () => {
  expect(derived({ method: 'cod', delivery: { delivery_date: '2026-12-24' } })).toMatchObject({
    status: 'ordered',
    ordered_at: '2026-11-18T03:04:05Z',
    modified_at: '2026-11-18T03:04:05Z',
    payment_method: 'cod',
    delivery_date: '2026-12-24',
    total: 3200,
    due_at: null,
  })
})

// R-ORDER-3
test('the summary is the detail without what it leaves out, in the same order', () => {
  const { detail } = makeOrder({ delivery: { delivery_date: '2026-12-24' } })
  const { summary } = derived({ delivery: { delivery_date: '2026-12-24' } })
  const left = ['lines', 'shipping_lines', 'membership_rewards', 'balance_logs', 'order_group']
  expect(Object.keys(summary)).toEqual(Object.keys(detail).filter(name => !left.includes(name)))
  const { delivery, payment, ...common } = summary
  expect(detail).toMatchObject(common)
  expect(delivery).toEqual({
    ...{ delivery_company_id: 0, tracking_number: null, delivery_date: '2026-12-24' },
    ...{ delivery_time_zone: null, dispatched_at: null },
  })
  expect(payment).toEqual({ method: 'creditcard' })
})

describe('kinds', () => {
  const windowed = { shipping_start_on: '2026-12-01' }
  test.each([
    ['a plain line', {}, ['normal']],
    ['a reservation', { lines: [windowed] }, ['pre']],
    ['one that only has an end', { lines: [{ shipping_end_on: '2026-12-01' }] }, ['pre']],
    ['a reservation and a plain line', { lines: [windowed, {}] }, ['pre', 'normal']],
    ['a reservation of a lottery', { lines: [{ ...windowed, item_type: 'lottery' }] }, ['pre', 'lottery']],
    [
      'several types',
      { lines: [{ item_type: 'digital' }, { item_type: 'takeout' }] },
      ['digital', 'takeout'],
    ],
    [
      'a cancelled line counts',
      { lines: [{ item_type: 'digital', status: 'cancelled' }, {}] },
      ['digital', 'normal'],
    ],
  ] as [string, OrderRecipe, string[]][])('%s', (_what, recipe, types) => {
    expect(derived(recipe).order_types).toEqual(types)
  })

  test('a delivery of a subscription, whatever its lines say', () => {
    const subscription = { unique_key: null, repeat_number: 2, repeat_times: null }
    expect(derived({}, { subscription }).order_types).toEqual(['subscription'])
    expect(derived({ lines: [{ item_type: 'subscription' }] }, { subscription }).order_types).toEqual([
      'subscription',
    ])
    expect(derived({ lines: [{ item_type: 'subscription' }, {}] }).order_types).toEqual([
      'subscription',
      'normal',
    ])
  })
})

// R-SEARCH-7
describe('properties', () => {
  test.each([
    [{}, []],
    [{ shop_memo: 'x' }, ['has_order_remark']],
    [{ remark: 'x' }, ['has_remark']],
    [{ remark: '' }, []],
    [{ delivery: { delivery_date: '2026-12-01' } }, ['has_delivery_date']],
    [{ lines: [{}, { options: [{ option_id: 1, price: 0 }] }] }, ['has_option_property']],
    [{ state: { easy_delivery: true } }, ['has_reserved_easy_delivery']],
  ] as [OrderRecipe, string[]][])('%j', (recipe, properties) => {
    expect(derived(recipe).properties).toEqual(properties)
  })
})

describe('the first day to send', () => {
  test.each([
    [[{}], null],
    [[{ shipping_start_on: '2026-12-02' }, { shipping_start_on: '2026-12-01' }, {}], '2026-12-01'],
    [
      [{ shipping_start_on: '2026-12-02' }, { shipping_start_on: '2026-12-01', status: 'cancelled' }],
      '2026-12-02',
    ],
    [
      [{ shipping_start_on: '2026-11-01', status: 'dispatched' }, { shipping_start_on: '2026-12-02' }],
      '2026-11-01',
    ],
  ] as [OrderRecipe['lines'], string | null][])('of %j', (lines, day) => {
    expect(derived({ lines: lines ?? [] }).scheduled_on).toBe(day)
  })
})

describe('when an unshippable order opens', () => {
  const lines = [{ shipping_start_on: '2026-12-01' }]
  test('at the beginning of its first day in Japan', () => {
    expect(derived({ lines })).toMatchObject({
      status: 'unshippable',
      due_at: new Date('2026-11-30T15:00:00Z'),
    })
  })

  test('at once when that has passed, and never where no date tells', () => {
    const order = makeOrder({ lines: [{ shipping_start_on: '2026-01-01' }] })
    const late = { ...order, detail: { ...order.detail, status: 'unshippable' } }
    expect(derive(late, NOW).due_at).toEqual(NOW)
    expect(derived({ status: 'unshippable' }).due_at).toBeNull()
  })
})

// R-SEARCH-8
describe('when it was paid', () => {
  const transaction = (status: string | null, occurred_at: string | null) => ({
    ...{ method: 'cvs', collected_fee: null, status, transaction_id: null, amount: null, occurred_at },
  })
  const payment = (...transactions: ReturnType<typeof transaction>[]) =>
    derived({}, { payment: { method: 'cvs', transactions } }).paid_at

  test('is the first time at which money came or was promised', () => {
    expect(payment()).toBeNull()
    expect(payment(transaction('unpaid', '2026-11-01T00:00:00Z'))).toBeNull()
    expect(payment(transaction('paid', null))).toBeNull()
    const [late, early] = ['2026-11-02T00:00:00Z', '2026-11-01T00:00:00Z']
    expect(payment(transaction('captured', late), transaction('authorized', early))).toBe(early)
    expect(payment(transaction('paid', late), transaction('refunded', early))).toBe(late)
  })
})
