/** The shipping method that a buyer wishes for is the one of that name wherever the shop comes in (docs/rules/import.md). */
import type pg from 'pg'
import { expect } from 'vitest'
import type { Context } from '../../../src/context.ts'
import {
  bindItems,
  insertShippingMethod,
  listBoundItems,
  listShippingMethods,
  type MethodColumns,
} from '../../../src/selling/method-store.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { CUSTOMER, makeBuyer, onSale } from '../checkout/support/buyer.ts'
import { exported, imported, type Loose, numbers } from './support/shops.ts'

const METHOD: Omit<MethodColumns, 'name'> = {
  ...{ fee: 500, prefecture_fees: [], free_from: null, classes: [], payment_methods: null },
  ...{ takes_date: false, takes_time: false, carrier_days: 0, for_all_items: true, active: true },
}

let documents: Loose[] = []

test.beforeAll(async ({ context, shopId, api, outside }) => {
  context.setTime('2026-11-20T01:02:03Z')
  for (const name of ['away', 'クール便', 'ゆうパック']) await addMethod(context, shopId, name)
  const wished = (await methodsOf(context, shopId)).ゆうパック
  const buyer = makeBuyer(api)
  const series = await onSale(api, 9, {
    ...{ type: 'subscription', price: 1000 },
    subscription: { repeat_price: 800, repeat_times: 'unlimited', cycle_plan: 'weekly' },
  })
  const lottery = await onSale(api, 1, {
    ...{ type: 'lottery', price: 5000 },
    lottery: {
      application_start_at: '2026-11-19T00:00:00Z',
      application_end_at: '2026-11-24T00:00:00Z',
      scheduled_announce_at: '2026-12-25T03:00:00Z',
    },
  })
  const card = { payment: { method: 'creditcard', source: 'sim' } }
  const delivery = { shipping_method_id: wished }
  const { checkout_id } = await buyer.begin([{ item_id: series, amount: 1 }])
  await buyer.complete(await buyer.say(checkout_id, { customer: CUSTOMER, delivery, ...card }))
  await buyer.complete(await buyer.ready(lottery, { customer: CUSTOMER, delivery }))
  // Ids differ from those that another shop gets.
  await outside.query(`delete from shipping_methods where shop_id = $1 and name = 'away'`, [shopId])
  documents = await exported(context, shopId)
})

function addMethod({ db }: Context, shop: number, name: string): Promise<unknown> {
  return db.transaction(tx => insertShippingMethod(tx, shop, { ...METHOD, name }))
}

async function methodsOf({ db }: Context, shop: number): Promise<Loose> {
  return Object.fromEntries((await listShippingMethods(db, shop)).map(({ id, name }) => [name, id]))
}

/** What the subscription and the application of a shop wish for. */
async function wishedIn(outside: pg.Client, shop: number): Promise<unknown[]> {
  const { rows } = await outside.query<{ id: number | null }>(
    `select (wishes #>> '{delivery,shipping_method_id}')::int as id from subscriptions where shop_id = $1
     union all
     select (wishes #>> '{delivery,shipping_method_id}')::int from lottery_applications where shop_id = $1`,
    [shop],
  )
  return rows.map(({ id }) => id)
}

// R-IMPORT-11
test('what is wished for is the method of that name', async ({ context, outside, shopId }) => {
  const other = await createTestShop(context, 'other')
  expect((await imported(context, other, documents)).refusals).toEqual([])
  const { ゆうパック: mine } = await methodsOf(context, other)
  expect(mine).not.toBe((await methodsOf(context, shopId)).ゆうパック)
  expect(await wishedIn(outside, other)).toEqual([mine, mine])
  const all = { read: documents.length, imported: 0, skipped: documents.length, refused: 0 }
  expect(numbers(await imported(context, other, documents))).toEqual(all)
  expect(numbers(await imported(context, other, await exported(context, other))), 'its own').toEqual(all)
})

// R-IMPORT-11
test.for<[string, (document: Loose) => Loose]>([
  ['a document that does not name it', document => ({ ...document, state: {} })],
  ['a name that the shop has not', document => ({ ...document, state: { shipping_method: '船便' } })],
])('of %s the first choice is taken', async ([what, change], { context, outside }) => {
  const shop = await createTestShop(context, `first${what.length}`)
  const bent = documents.map(one => (['subscription', 'application'].includes(one.kind) ? change(one) : one))
  expect((await imported(context, shop, bent)).refusals).toEqual([])
  expect(await wishedIn(outside, shop)).toEqual([null, null])
})

// R-IMPORT-11
test('a method whose name stays is the same one afterwards', async ({ context, outside }) => {
  const shop = await createTestShop(context, 'stays')
  for (const name of ['船便', 'ゆうパック']) await addMethod(context, shop, name)
  const { ゆうパック: mine } = await methodsOf(context, shop)
  // The shop's document comes last, when others refer to its methods.
  const isShop = ({ kind }: Loose) => kind === 'shop'
  await imported(
    context,
    shop,
    documents.filter(one => !isShop(one)),
  )
  expect(await wishedIn(outside, shop)).toEqual([mine, mine])
  const [item] = (await outside.query<{ id: number }>('select id from items where shop_id = $1', [shop])).rows
  const item_id = item?.id ?? 0
  await context.db.transaction(tx => bindItems(tx, shop, mine, [{ item_id, size: 2 }]))
  expect((await imported(context, shop, documents.filter(isShop))).refusals).toEqual([])
  const after = await listShippingMethods(context.db, shop)
  expect(after.map(({ name, fee }) => [name, fee])).toEqual([
    ['宅配便', 700],
    ['クール便', 500],
    ['ゆうパック', 500],
  ])
  expect(after[2]?.id).toBe(mine)
  expect(await listBoundItems(context.db, shop)).toEqual([{ item_id, method_id: mine, size: 2 }])
  expect(await wishedIn(outside, shop)).toEqual([mine, mine])
})
