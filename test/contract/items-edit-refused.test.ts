import { beforeAll, describe, test } from 'vitest'
import { lotteryItem, newItem, normalItem, subscriptionItem } from './support/makers.ts'
import { invalidItem, noItem, type Refusal, refused, rejectedItem } from './support/refused.ts'
import { badDateTimes, badIdentifiers, badNames, badPrices, badQuantityLimits } from './support/values.ts'

let normal: number
let subscription: number
let lottery: number

beforeAll(async () => {
  normal = await newItem(normalItem({ detail: 'd', identifier: 'i', quantity_limit: 3 }))
  subscription = await newItem(subscriptionItem({}, { repeat_price: 900 }))
  lottery = await newItem(lotteryItem())
})

async function refuse(id: number, json: unknown, wanted: Refusal): Promise<void> {
  await refused({ method: 'POST', path: `/api/items/${id}`, json }, wanted, [`/api/items/${id}`])
}

describe('members', () => {
  const forbidden =
    'visible stock id proper_price sales_status created_at modified_at images variations categories'
  test.each(`${forbidden} options digital _links item_id repeat_price application_start_at`.split(' '))(
    '%s is not accepted',
    async name => {
      await refuse(normal, { [name]: null }, invalidItem(`/${name}`))
      await refuse(subscription, { [name]: true, name: 'x' }, invalidItem(`/${name}`))
    },
  )

  test.for(badNames)('a name that is %s', async ([, name]) => refuse(normal, { name }, invalidItem('/name')))
  test.for([...badPrices, ['null', null] as [string, unknown]])('a price that is %s', async ([, price]) =>
    refuse(normal, { price }, invalidItem('/price')),
  )
  test.for(badIdentifiers)('an identifier that is %s', async ([, identifier]) =>
    refuse(normal, { identifier }, invalidItem('/identifier')),
  )
  test.for(badQuantityLimits)('a quantity_limit that is %s', async ([, quantity_limit]) =>
    refuse(normal, { quantity_limit }, invalidItem('/quantity_limit')),
  )
  test.each(['x'.repeat(65_536), '😀', '\ud800', '\u0000', 1, false, [], {}])('detail %j', async detail =>
    refuse(normal, { detail }, invalidItem('/detail')),
  )
  test.each(['Standard', '', null, 1, [], true])('item_tax_type %j', async item_tax_type =>
    refuse(normal, { item_tax_type }, invalidItem('/item_tax_type')),
  )

  // R-PROBLEM-4
  test('all violations at once, and the good members are not taken', async () => {
    const json = { name: 'good', price: 49, identifier: '', detail: '\u0000', visible: true }
    await refuse(normal, json, invalidItem('/price', '/identifier', '/detail', '/visible'))
  })
})

// R-ITEM-14
describe('type', () => {
  test.each(['takeout', 'subscription', 'lottery', 'digital'])('to %s is 422', async type => {
    await refuse(normal, { type }, rejectedItem)
    await refuse(normal, { type, name: 'x' }, rejectedItem)
  })
  test('a normal type for the others is 422', async () => {
    await refuse(subscription, { type: 'normal' }, rejectedItem)
    await refuse(lottery, { type: 'subscription' }, rejectedItem)
  })
  test.each(['Normal', '', null, 0, {}, 'bogus', ['normal']])('what is no type is 400: %j', async type =>
    refuse(normal, { type }, invalidItem('/type')),
  )
})

// R-ITEM-12
describe('objects of another type', () => {
  const rows: [string, () => number, Record<string, unknown>, Refusal][] = [
    ['subscription on normal', () => normal, { subscription: { cycle_plan: 'weekly' } }, rejectedItem],
    ['an empty subscription on normal', () => normal, { subscription: {} }, rejectedItem],
    [
      'lottery on normal',
      () => normal,
      { lottery: { application_end_at: '2040-01-01T00:00:00Z' } },
      rejectedItem,
    ],
    ['an empty lottery on normal', () => normal, { lottery: {} }, rejectedItem],
    ['lottery on a subscription', () => subscription, { lottery: {} }, rejectedItem],
    ['subscription on a lottery', () => lottery, { subscription: {} }, rejectedItem],
    ['subscription null', () => subscription, { subscription: null }, invalidItem('/subscription')],
    ['lottery null', () => lottery, { lottery: null }, invalidItem('/lottery')],
    ['subscription a list', () => subscription, { subscription: [] }, invalidItem('/subscription')],
    [
      'initial_price',
      () => subscription,
      { subscription: { initial_price: 100 } },
      invalidItem('/subscription/initial_price'),
    ],
    [
      'repeat_times null',
      () => subscription,
      { subscription: { repeat_times: null } },
      invalidItem('/subscription/repeat_times'),
    ],
    [
      'cycle_plan unknown',
      () => subscription,
      { subscription: { cycle_plan: 'yearly' } },
      invalidItem('/subscription/cycle_plan'),
    ],
    [
      'a member of lottery unknown',
      () => lottery,
      { lottery: { x: 1, application_end_at: 1 } },
      invalidItem('/lottery/x', '/lottery/application_end_at'),
    ],
  ]
  test.for(rows)('%s', async ([, id, json, wanted]) => refuse(id(), json, wanted))

  test.for([...badPrices, ['null', null] as [string, unknown]])(
    'a repeat_price that is %s',
    async ([, repeat_price]) =>
      refuse(subscription, { subscription: { repeat_price } }, invalidItem('/subscription/repeat_price')),
  )
})

// R-ITEM-4
describe('lottery times', () => {
  const rows: [string, Record<string, unknown>][] = [
    ['a start at the stored end', { application_start_at: '2040-01-31T00:00:00Z' }],
    ['a start after the stored end', { application_start_at: '2040-02-02T00:00:00Z' }],
    ['an end at the stored start', { application_end_at: '2040-01-01T00:00:00Z' }],
    ['an end after the stored announcement', { application_end_at: '2040-02-01T00:00:01Z' }],
    ['an announcement before the stored end', { scheduled_announce_at: '2040-01-30T23:59:59Z' }],
    [
      'two that agree with each other but not with the third',
      {
        ...{ application_start_at: '2041-01-01T00:00:00Z', application_end_at: '2041-01-02T00:00:00Z' },
      },
    ],
  ]
  test.for(rows)('%s is 422', async ([, times]) => refuse(lottery, { lottery: times }, rejectedItem))

  test.each(badDateTimes)('%j is no time', async value =>
    refuse(
      lottery,
      { lottery: { scheduled_announce_at: value } },
      invalidItem('/lottery/scheduled_announce_at'),
    ),
  )
})

test('an item that does not exist', async () => {
  await refused({ method: 'POST', path: '/api/items/2000000000', json: { name: 'x' } }, noItem)
})
