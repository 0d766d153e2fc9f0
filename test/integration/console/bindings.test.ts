import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from '#pg'
import { findSellingSettings } from '../../../src/shops/selling-store.ts'
import { writeBeside } from '../../support/another-writer.ts'
import { PLAIN_ITEM, SEED_ITEMS } from '../../support/api.ts'
import { METHOD_BODY } from '../../support/selling.ts'
import { type ConsoleShop, createTestConsole, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
let other: ConsoleShop
let outside: pg.Client
beforeAll(async () => {
  page = await createTestConsole()
  other = await page.makeShop('other')
  outside = new pg.Client(page.context.address)
  await outside.connect()
})
afterAll(async () => {
  await outside.end()
  await page[Symbol.asyncDispose]()
})

const METHODS = '/console/api/shipping_methods'

const makeItem = async (shop: Pick<ConsoleShop, 'call'> = page) =>
  (await shop.call('POST', '/api/items', PLAIN_ITEM)).json<{ item_id: number }>().item_id

const makeMethod = async (name: string) =>
  (await page.call('POST', METHODS, { ...METHOD_BODY, name })).json<{ id: number }>().id

const bind = (item: number, bindings: readonly (readonly [id: number, size: number])[], who = page) =>
  who.call('PUT', `/console/api/items/${item}/shipping_methods`, {
    shipping_methods: bindings.map(([shipping_method_id, size]) => ({ shipping_method_id, size })),
  })

const boundTo = async (item: number) =>
  (await page.call('GET', `/console/api/items/${item}/shipping_methods`)).json<object>()

const itemsOf = async (method: number) =>
  (await page.call('GET', `${METHODS}/${method}/items`)).json<{ items: object[] }>().items

const version = async () => (await findSellingSettings(page.context.db, page.shopId))?.selling_version ?? 0

// R-SHIP-6, R-FAULT-6
test.each([
  ['without a key', {}],
  ['with a key', { 'idempotency-key': 'gone-meanwhile' }],
])('an item that is deleted between being looked for and being bound is none, %s', async (_how, headers) => {
  const item = await makeItem()
  await using deleter = await writeBeside(page.context.address, 'delete from items where id = $1', [item])
  const body = { ...METHOD_BODY, name: `消える品 ${_how}`, items: [{ item_id: item, size: 1 }] }
  const added = page.call('POST', METHODS, body, headers)
  // It has found the item, and waits to know whether it stays.
  await expect.poll(() => deleter.waiting(), { timeout: 10_000 }).toBe(1)
  await deleter.commit()
  const answer = await added
  expect(answer.statusCode).toBe(422)
  expect(answer.json<{ errors: object[] }>().errors).toMatchObject([{ pointer: '/items/0/item_id' }])
})

// R-SHIP-6, R-SETTING-3, R-SETTING-5
test('an item goes by the methods that are said with it, and by no others', async () => {
  const [cool, sea, item] = [await makeMethod('クール便'), await makeMethod('船便'), await makeItem()]
  const before = await version()
  expect(
    (
      await bind(item, [
        [cool, 3],
        [sea, 1],
      ])
    ).statusCode,
  ).toBe(204)
  expect(await version()).toBe(before + 1)
  expect(await itemsOf(cool)).toEqual([{ item_id: item, name: PLAIN_ITEM.name, size: 3 }])
  expect((await bind(item, [[sea, 2]])).statusCode).toBe(204)
  expect(await boundTo(item)).toEqual({ shipping_methods: [{ shipping_method_id: sea, size: 2 }] })
  expect(await itemsOf(cool)).toEqual([])
  const { events } = (await page.call('GET', '/console/api/audit')).json<{ events: object[] }>()
  expect(events[0]).toMatchObject({
    ...{ kind: 'shipping_methods_changed', actor_name: page.mailAddress, subject: PLAIN_ITEM.name },
    detail: { item, bound_to: ['船便'] },
  })
  expect((await bind(item, [])).statusCode).toBe(204)
  expect(await boundTo(item)).toEqual({ shipping_methods: [] })
})

test('what is of another shop, or said twice, changes nothing', async () => {
  const [method, item, theirs] = [await makeMethod('鉄道便'), await makeItem(), await makeItem(other)]
  await bind(item, [[method, 1]])
  expect((await bind(theirs, [[method, 1]])).statusCode).toBe(404)
  expect(
    (
      await bind(item, [
        [method, 1],
        [2_147_483_647, 1],
      ])
    ).json(),
  ).toMatchObject({
    ...{ status: 422, errors: [{ pointer: '/shipping_methods/1/shipping_method_id' }] },
  })
  expect(
    (
      await bind(item, [
        [method, 1],
        [method, 2],
      ])
    ).json(),
  ).toMatchObject({ status: 400 })
  expect((await bind(item, [[method, 0]])).json()).toMatchObject({
    ...{ status: 400, errors: [{ pointer: '/shipping_methods/0/size' }] },
  })
  expect(await boundTo(item)).toEqual({ shipping_methods: [{ shipping_method_id: method, size: 1 }] })
  expect((await other.call('GET', `/console/api/items/${item}/shipping_methods`)).statusCode).toBe(404)
  expect((await other.call('GET', `${METHODS}/${method}/items`)).statusCode).toBe(404)
})

// R-LIMIT-16
test('a method that has as many items as it may takes no other, and keeps those that it has', async () => {
  const method = await makeMethod('航空便')
  await outside.query(SEED_ITEMS, [page.shopId, 1000])
  await outside.query(
    `insert into shipping_method_items (shop_id, method_id, item_id, size)
     select $1, $2, id, 1 from items where shop_id = $1 order by id desc limit 1000`,
    [page.shopId, method],
  )
  const { rows } = await outside.query<{ id: number }>(
    'select max(item_id)::int as id from shipping_method_items where shop_id = $1 and method_id = $2',
    [page.shopId, method],
  )
  expect((await bind(await makeItem(), [[method, 1]])).json()).toMatchObject({
    ...{ status: 422, errors: [{ detail: 'would have one more than 1000 items' }] },
  })
  expect((await bind(rows[0]?.id ?? 0, [[method, 9]])).statusCode).toBe(204)
  expect(await itemsOf(method)).toHaveLength(1000)
})

// R-CATALOGUE-4
test('an item is copied while its methods and categories are taken away', async () => {
  for (let round = 0; round < 12; round++) {
    const [method, item] = [await makeMethod(`消える便 ${round}`), await makeItem()]
    const { id: category } = (
      await page.call('POST', '/api/item_categories', { name: `消える分類 ${round}` })
    ).json<{ id: number }>()
    await page.call('PUT', `/api/item_categories/${category}/items/${item}`)
    await bind(item, [[method, 1]])
    const [copied, ...gone] = await Promise.all([
      page.call('POST', `/console/api/items/${item}/copy`),
      page.call('DELETE', `${METHODS}/${method}`),
      page.call('DELETE', `/api/item_categories/${category}`),
    ])
    expect([copied.statusCode, ...gone.map(({ statusCode }) => statusCode)]).toEqual([201, 204, 204])
    expect(await boundTo(copied.json<{ item_id: number }>().item_id)).toEqual({ shipping_methods: [] })
  }
})
