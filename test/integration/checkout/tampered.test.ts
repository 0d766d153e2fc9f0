/** What a hostile or a hopeful buyer sends: refused with the reason, and nothing is bought, taken or charged. */
import type pg from 'pg'
import { describe, expect } from 'vitest'
import { setItemOptions } from '../../../src/resources/items/commands/set-item-options.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder } from '../../support/orders/balance.ts'
import { booksOf } from './support/books.ts'
import { type Buyer, CUSTOMER, makeBuyer, onSale, refusal } from './support/buyer.ts'

const NOW = '2026-11-20T01:02:03Z'
/** A Saturday at ten in Japan, when the shop is open to who fetches. */
const SLOT = '2026-11-21T01:00:00Z'
const HOURS = [{ weekday: 'sat', opens: '10:00', closes: '12:00' }]
const APPLICATIONS = {
  ...{ application_start_at: '2026-11-25T00:00:00Z', application_end_at: '2026-11-26T00:00:00Z' },
  scheduled_announce_at: '2026-11-27T00:00:00Z',
}

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client
let buyer: Buyer
/** Who sells in another shop. */
let theirs: TestApi
/** Ids of items, options and choices by what they are. */
const ids: Record<string, number> = {}

test.beforeAll(async ({ context: one, shopId: shop, api: app, outside: client }) => {
  ;[context, shopId, api, outside] = [one, shop, app, client]
  context.setTime(NOW)
  const otherId = await createTestShop(context, 'other')
  theirs = await createTestApi(context, otherId)
  buyer = makeBuyer(api)
  await furnish()
  await outside.query(
    `insert into coupons (shop_id, code, name, amount, minimum, active, created_at)
     values ($1, 'THEIRS', 'よその割引', 100, 0, true, $2), ($3, 'OFF', '停止中', 100, 0, false, $2)`,
    [otherId, NOW, shopId],
  )
  const places = (name: string) => JSON.stringify([{ name, address: '京都市', hours: HOURS }])
  await outside.query('update shops set takeout_slot_pieces = 3, takeout_places = $2 where id = $1', [
    ...[shopId, places('本店')],
  ])
  await outside.query('update shops set takeout_places = $2 where id = $1', [otherId, places('よその店')])
})

test.afterAll(() => theirs[Symbol.asyncDispose]())

async function furnish(): Promise<void> {
  const made = {
    plain: onSale(api, 5),
    hidden: onSale(api, 5),
    gone: onSale(api, 5),
    limited: onSale(api, 50, { quantity_limit: 2 }),
    dear: onSale(api, 1_000_000, { price: 100_000_000 }),
    chosen: onSale(api, 5),
    other: onSale(api, 5),
    varied: onSale(api, 5),
    lottery: onSale(api, 5, { type: 'lottery', price: 5000, lottery: APPLICATIONS }),
    takeout: onSale(api, 20, { type: 'takeout' }),
    theirs: onSale(theirs, 5),
  }
  for (const [name, id] of Object.entries(made)) ids[name] = await id
  await api.call('PUT', `/api/items/${ids.hidden}/visibility`, { visible: false })
  await api.call('DELETE', `/api/items/${ids.gone}`)
  for (const name of ['chosen', 'other']) {
    const choices = [
      { name: 'なし', extra_price: 0 },
      { name: '紅白', extra_price: 150 },
    ]
    await setItemOptions(context, shopId, ids[name] as number, {
      options: [
        { name: 'のし', required: true, option_type: 'select', choices },
        { name: '名入れ', required: false, option_type: 'form', extra_price: 300, max_length: 5 },
      ],
    })
    const { options } = (await api.call('GET', `/api/items/${ids[name]}`)).json<{
      options: { id: number; choices?: { id: number }[] }[]
    }>()
    ids[`${name} option`] = options[0]?.id ?? 0
    ids[`${name} text`] = options[1]?.id ?? 0
    ids[`${name} choice`] = options[0]?.choices?.[0]?.id ?? 0
  }
  const variation = await api.call('POST', `/api/items/${ids.varied}/variations`, { name: 'M' })
  ids.variation = variation.json<{ variation_id: number }>().variation_id
  await api.call('PUT', `/api/items/${ids.varied}/stock`, {
    variations: [{ variation_id: ids.variation, stock: 2 }],
  })
}

test.beforeEach(() => context.setTime(NOW))

test.afterEach(async () => {
  expect(await moneyWithoutOrder(outside)).toEqual([])
  expect(await disagreements(outside)).toEqual([])
})

const TRANSFER = { payment: { method: 'bt' } }

interface Asked {
  /** One line each, of an item by its name. */
  readonly lines?: readonly (readonly [item: string, over?: object])[]
  readonly said?: object
  /** Code and pointer of each problem, as the checkout tells them. */
  readonly problems: readonly string[]
  /** What ordering it is answered; default: not ready, with the pointers of the problems. */
  readonly refused?: readonly [status: number, type: string, ...pointers: string[]]
}

const option = (name: string, choice: string | null, value: string | null = null) => ({
  ...{ option_id: ids[name], option_variation_id: choice === null ? null : ids[choice], value },
})

// R-BUY-8, R-BUY-9, R-BUY-10, R-CHECKOUT-5, R-TENANT-1
describe('what cannot be had is told in the checkout, and refused when it is ordered', () => {
  test.for<[string, () => Asked]>([
    ['a hidden item', () => ({ lines: [['hidden']], problems: ['unknown_item /lines/0/item_id'] })],
    ['one that is gone', () => ({ lines: [['gone']], problems: ['unknown_item /lines/0/item_id'] })],
    ['another shop’s', () => ({ lines: [['theirs']], problems: ['unknown_item /lines/0/item_id'] })],
    ['a lottery before its time', () => ({ lines: [['lottery']], problems: ['not_yet /lines/0/item_id'] })],
    [
      'more than there is',
      () => ({
        lines: [['plain', { amount: 6 }]],
        problems: ['fewer_left /lines/0/amount'],
        refused: [422, 'checkouts/out-of-stock', '/lines/0'],
      }),
    ],
    [
      'more than there is, in two lines',
      () => ({
        lines: [
          ['plain', { amount: 3 }],
          ['plain', { amount: 3 }],
        ],
        problems: ['fewer_left /lines/0/amount', 'fewer_left /lines/1/amount'],
        refused: [422, 'checkouts/out-of-stock', '/lines/0', '/lines/1'],
      }),
    ],
    [
      'more than one may have, in two lines',
      () => ({
        lines: [
          ['limited', { amount: 2 }],
          ['limited', { amount: 1 }],
        ],
        problems: ['over_quantity_limit /lines/0/amount', 'over_quantity_limit /lines/1/amount'],
      }),
    ],
    [
      'more than an order can cost',
      () => ({
        lines: Array.from({ length: 11 }, () => ['dear', { amount: 1000 }] as const),
        problems: ['total_too_large /lines'],
      }),
    ],
    [
      'an option of another item',
      () => ({
        lines: [['plain', { options: [option('chosen option', 'chosen choice')] }]],
        problems: ['unknown_option /lines/0/options/0/option_id'],
      }),
    ],
    [
      'a choice of another item',
      () => ({
        lines: [['chosen', { options: [option('chosen option', 'other choice')] }]],
        problems: ['unknown_choice /lines/0/options/0/option_variation_id'],
      }),
    ],
    [
      'no choice where one must choose',
      () => ({ lines: [['chosen']], problems: ['option_required /lines/0/options'] }),
    ],
    [
      'a longer text than the option takes',
      () => ({
        lines: [
          [
            'chosen',
            {
              options: [
                option('chosen option', 'chosen choice'),
                option('chosen text', null, '寿限無寿限無'),
              ],
            },
          ],
        ],
        problems: ['value_too_long /lines/0/options/1/value'],
      }),
    ],
    [
      'a variation of another item',
      () => ({
        lines: [['plain', { variation_id: ids.variation }]],
        problems: ['unknown_variation /lines/0/variation_id'],
      }),
    ],
    [
      'none of its variations',
      () => ({ lines: [['varied']], problems: ['variation_required /lines/0/variation_id'] }),
    ],
    [
      'another shop’s coupon',
      () => ({ said: { coupon_code: 'THEIRS' }, problems: ['unknown /coupon_code'] }),
    ],
    ['a coupon that is off', () => ({ said: { coupon_code: 'OFF' }, problems: ['unknown /coupon_code'] })],
    [
      'another shop’s place to fetch at',
      () => ({
        lines: [['takeout']],
        said: { takeout: { place: 'よその店', at: SLOT } },
        problems: ['no_place /takeout/place'],
      }),
    ],
    [
      'a time at which nobody is there',
      () => ({
        lines: [['takeout']],
        said: { takeout: { at: '2026-11-21T15:00:00Z' } },
        problems: ['closed /takeout/at'],
      }),
    ],
    [
      'cash at the door for what nobody brings',
      () => ({
        lines: [['takeout']],
        said: { takeout: { at: SLOT }, payment: { method: 'cod' } },
        problems: ['nothing_sent /payment/method'],
      }),
    ],
  ])('%s', async ([, make]) => {
    const { lines = [['plain']], said = {}, problems, refused } = make()
    const before = await booksOf(outside)
    const asked = lines.map(([item, over]) => ({ item_id: ids[item], amount: 1, ...over }))
    const { checkout_id } = await buyer.begin(asked)
    const checkout = await buyer.say(checkout_id, { customer: CUSTOMER, ...TRANSFER, ...said })
    expect(checkout.problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(problems)
    expect(checkout.status).toBe('open')
    const pointers = problems.map(problem => problem.split(' ')[1] ?? '')
    expect(await refusal(buyer.order(checkout))).toEqual(refused ?? [422, 'checkouts/not-ready', ...pointers])
    expect(await booksOf(outside)).toEqual(before)
  })
})

// R-CART-2, R-CHECKOUT-2
test.for<[string, object, string]>([
  ['a price', { price: 1 }, '/lines/0/price'],
  ['a total', { total: 1 }, '/lines/0/total'],
  ['a title', { title: '金' }, '/lines/0/title'],
  ['no piece', { amount: 0 }, '/lines/0/amount'],
  ['less than none', { amount: -5 }, '/lines/0/amount'],
  ['a thousand and one', { amount: 1001 }, '/lines/0/amount'],
  ['half a piece', { amount: 0.5 }, '/lines/0/amount'],
  ['more than there are numbers for', { amount: 1e300 }, '/lines/0/amount'],
])('%s in a line is kept by no cart and no checkout', async ([, over, pointer]) => {
  const before = await booksOf(outside)
  const lines = [{ item_id: ids.plain, amount: 1, ...over }]
  for (const path of ['/carts', '/checkouts']) {
    const type = `${path.slice(1)}/invalid-body`
    const told = await refusal(buyer.ask('POST', path, { lines }))
    expect([...new Set(told)]).toEqual([400, type, pointer])
  }
  expect(await booksOf(outside)).toEqual(before)
})
