import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { call } from './support/call.ts'
import { listItems, lotteryItem, normalItem, subscriptionItem } from './support/makers.ts'
import { invalidItem, type Refusal, refused, rejectedItem } from './support/refused.ts'
import { newShop, type Shop, shopA } from './support/shops.ts'
import { badDateTimes, badIdentifiers, badNames, badPrices, badQuantityLimits } from './support/values.ts'

let shop: Shop = shopA
let before: unknown

beforeAll(async () => {
  if (inject('cli') !== null) shop = await newShop()
  before = inject('cli') === null ? [] : await listItems('', shop)
})

afterAll(async () => {
  // In a shop of its own the whole list shows that nothing was made; a foreign server's shop has other writers.
  if (inject('cli') !== null) expect(await listItems('', shop)).toEqual(before)
})

async function refuse(json: unknown, wanted: Refusal): Promise<void> {
  await refused({ method: 'POST', path: '/api/items', json, token: shop.token }, wanted)
}

/** A body without one of its members. */
function without(body: Record<string, unknown>, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
}

describe('members', () => {
  test.each(['name', 'price', 'item_tax_type', 'type'])('%s is required', async name => {
    await refuse(without(normalItem(), name), invalidItem(`/${name}`))
  })

  // R-BODY-6, R-ITEM-9
  test('an empty object lacks all four', async () => {
    const answer = await call({ method: 'POST', path: '/api/items', json: {}, token: shop.token })
    const pointers = (answer.body as { errors: { pointer: string }[] }).errors.map(each => each.pointer)
    expect(answer.status).toBe(400)
    expect(pointers).toEqual(expect.arrayContaining(['/item_tax_type', '/name', '/price', '/type']))
  })

  const forbidden = [
    'visible',
    'stock',
    'id',
    'proper_price',
    'sales_status',
    'created_at',
    'modified_at',
    'images',
  ]
  test.each([
    ...forbidden,
    'variations',
    'categories',
    'options',
    'digital',
    '_links',
    'Name',
    'item_id',
    'initial_price',
  ])('%s is not accepted', async name => refuse(normalItem({ [name]: null }), invalidItem(`/${name}`)))

  // R-TEXT-4
  test.for(badNames)('a name that is %s', async ([, name]) =>
    refuse(normalItem({ name }), invalidItem('/name')),
  )
  // R-LIMIT-2
  test.for(badPrices)('a price that is %s', async ([, price]) =>
    refuse(normalItem({ price }), invalidItem('/price')),
  )
  // R-ITEM-17
  test.for(badIdentifiers)('an identifier that is %s', async ([, identifier]) => {
    await refuse(normalItem({ identifier }), invalidItem('/identifier'))
  })
  test.for(badQuantityLimits)('a quantity_limit that is %s', async ([, quantity_limit]) => {
    await refuse(normalItem({ quantity_limit }), invalidItem('/quantity_limit'))
  })

  const details: [string, unknown][] = [
    ['65536 characters', 'x'.repeat(65_536)],
    ['a 4-byte character', 'a😀'],
    ['a lone surrogate', '\udc00'],
    ['U+0000', 'a\u0000'],
    ['an escape character', '\u001b'],
    ['U+0085', 'a\u0085b'],
    ['a form feed', '\f'],
    ['DEL', '\u007f'],
    ['a number', 1],
    ['a list', []],
    ['false', false],
  ]
  // R-TEXT-3
  test.for(details)('detail with %s', async ([, detail]) =>
    refuse(normalItem({ detail }), invalidItem('/detail')),
  )

  test.each(['Standard', '', 'none', null, 1, [], 'standard '])('item_tax_type %j', async item_tax_type => {
    await refuse(normalItem({ item_tax_type }), invalidItem('/item_tax_type'))
  })
  test.each(['digital', 'Normal', '', null, 0, [], {}, ['normal'], 'toString'])('type %j', async type => {
    await refuse(normalItem({ type }), invalidItem('/type'))
  })

  // R-BODY-10
  test('all violations at once', async () => {
    const json = normalItem({
      name: '',
      price: 49,
      item_tax_type: 'x',
      detail: 1,
      identifier: 'a b',
      quantity_limit: 0,
      x: 1,
    })
    const pointers = ['/name', '/price', '/item_tax_type', '/detail', '/identifier', '/quantity_limit', '/x']
    await refuse(json, invalidItem(...pointers))
  })

  test('all violations at once beside an unknown type', async () => {
    await refuse(normalItem({ type: 'digital', name: '', price: 1 }), invalidItem('/type', '/name', '/price'))
  })
})

// R-ITEM-11
describe('subscription', () => {
  const rows: [string, Record<string, unknown>, Refusal][] = [
    ['missing', without(subscriptionItem(), 'subscription'), invalidItem('/subscription')],
    ['null', subscriptionItem({ subscription: null }), invalidItem('/subscription')],
    ['a list', subscriptionItem({ subscription: [] }), invalidItem('/subscription')],
    ['a string', subscriptionItem({ subscription: 'weekly' }), invalidItem('/subscription')],
    [
      'empty',
      subscriptionItem({ subscription: {} }),
      invalidItem('/subscription/repeat_times', '/subscription/cycle_plan'),
    ],
    [
      'initial_price',
      subscriptionItem({}, { initial_price: 1000 }),
      invalidItem('/subscription/initial_price'),
    ],
    ['an unknown member', subscriptionItem({}, { interval: 1 }), invalidItem('/subscription/interval')],
    [
      'repeat_times unknown',
      subscriptionItem({}, { repeat_times: 'forever' }),
      invalidItem('/subscription/repeat_times'),
    ],
    [
      'repeat_times null',
      subscriptionItem({}, { repeat_times: null }),
      invalidItem('/subscription/repeat_times'),
    ],
    [
      'repeat_times a number',
      subscriptionItem({}, { repeat_times: 3 }),
      invalidItem('/subscription/repeat_times'),
    ],
    [
      'cycle_plan unknown',
      subscriptionItem({}, { cycle_plan: 'daily' }),
      invalidItem('/subscription/cycle_plan'),
    ],
    ['cycle_plan null', subscriptionItem({}, { cycle_plan: null }), invalidItem('/subscription/cycle_plan')],
    [
      'on a normal item',
      normalItem({ subscription: { repeat_times: 'unlimited', cycle_plan: 'weekly' } }),
      rejectedItem,
    ],
    [
      'on a takeout item',
      normalItem({ type: 'takeout', subscription: { repeat_times: 'unlimited', cycle_plan: 'weekly' } }),
      rejectedItem,
    ],
    [
      'on a lottery',
      lotteryItem({ subscription: { repeat_times: 'unlimited', cycle_plan: 'weekly' } }),
      rejectedItem,
    ],
  ]
  test.for(rows)('%s', async ([, json, wanted]) => refuse(json, wanted))

  test.for([...badPrices, ['null', null] as [string, unknown]])(
    'a repeat_price that is %s',
    async ([, repeat_price]) => {
      await refuse(subscriptionItem({}, { repeat_price }), invalidItem('/subscription/repeat_price'))
    },
  )
})

// R-ITEM-11
describe('lottery', () => {
  const names = ['application_start_at', 'application_end_at', 'scheduled_announce_at']
  const own = lotteryItem().lottery as Record<string, unknown>
  const rows: [string, Record<string, unknown>, Refusal][] = [
    ['missing', without(lotteryItem(), 'lottery'), invalidItem('/lottery')],
    ['null', lotteryItem({ lottery: null }), invalidItem('/lottery')],
    ['empty', lotteryItem({ lottery: {} }), invalidItem(...names.map(name => `/lottery/${name}`))],
    ['an unknown member', lotteryItem({}, { announced: true }), invalidItem('/lottery/announced')],
    ['start at the end', lotteryItem({}, { application_start_at: own.application_end_at }), rejectedItem],
    ['start after the end', lotteryItem({}, { application_start_at: '2040-01-31T00:00:01Z' }), rejectedItem],
    [
      'end after the announcement',
      lotteryItem({}, { application_end_at: '2040-02-01T00:00:01Z' }),
      rejectedItem,
    ],
    [
      'start after the end only in UTC',
      lotteryItem({}, { application_start_at: '2040-01-30T22:00:00-03:00' }),
      rejectedItem,
    ],
    ['on a normal item', normalItem({ lottery: own }), rejectedItem],
    ['on a subscription', subscriptionItem({ lottery: own }), rejectedItem],
  ]
  test.for(rows)('%s', async ([, json, wanted]) => refuse(json, wanted))

  // R-TIME-2
  test.each(badDateTimes)('a time that is %j', async value => {
    for (const name of names)
      await refuse(lotteryItem({}, { [name]: value }), invalidItem(`/lottery/${name}`))
  })
})
