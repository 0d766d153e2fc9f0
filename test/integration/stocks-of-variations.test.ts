import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addItem, createTestApi, type TestApi } from '../support/api.ts'
import { createTestContext, createTestShop, type TestContext } from '../support/context.ts'

let context: TestContext
let outside: pg.Client
let api: TestApi
let item: number
let small: number
let large: number

beforeAll(async () => {
  context = await createTestContext()
  outside = new pg.Client(context.address)
  await outside.connect()
  api = await createTestApi(context, await createTestShop(context))
})

afterAll(async () => {
  await outside.end()
  await api[Symbol.asyncDispose]()
  await context[Symbol.asyncDispose]()
})

beforeEach(async () => {
  item = await addItem(api)
  small = await addVariation('S')
  large = await addVariation('L')
  expect((await setStocks(5, 5)).statusCode).toBe(204)
})

async function addVariation(name: string): Promise<number> {
  const answer = await api.call('POST', `/api/items/${item}/variations`, { name })
  return answer.json<{ variation_id: number }>().variation_id
}

function setStocks(ofSmall: number, ofLarge: number) {
  return api.call('PUT', `/api/items/${item}/stock`, {
    variations: [
      { variation_id: small, stock: ofSmall },
      { variation_id: large, stock: ofLarge },
    ],
  })
}

async function stocks(): Promise<number[]> {
  const shown = (await api.call('GET', `/api/items/${item}`)).json<{ variations: { stock: number }[] }>()
  return shown.variations.map(({ stock }) => stock)
}

async function version(): Promise<string> {
  const { rows } = await outside.query('select version from items where id = $1', [item])
  return rows[0].version
}

/** Begins another writer's change of the item, which is committed once a request waits for it. */
async function beginChange(sql: string, values: unknown[]): Promise<void> {
  await outside.query('begin')
  await outside.query('select from items where id = $1 for no key update', [item])
  await outside.query(sql, values)
  await outside.query('update items set version = version + 1 where id = $1', [item])
}

async function commitWhenAwaited(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await outside.query(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0].waiting
    })
    .toBeGreaterThan(0)
  await outside.query('commit')
}

test('a stock that another writer changed meanwhile is set, though the statement saw it as wanted before', async () => {
  await beginChange('update item_variations set stock = 9 where id = $1', [small])
  const setting = setStocks(5, 5)
  await commitWhenAwaited()
  expect((await setting).statusCode).toBe(204)
  expect(await stocks()).toEqual([5, 5])
})

// R-STOCK-4
test('a variation that another writer deleted meanwhile is not found, and nothing is changed', async () => {
  await beginChange('delete from item_variations where id = $1', [small])
  await outside.query('update items set variation_count = 1 where id = $1', [item])
  const setting = setStocks(1, 2)
  await commitWhenAwaited()
  const answer = await setting
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ type: '/errors/items/variation-not-found' })
  expect(await stocks()).toEqual([5])
})

test('stocks as they are already move no version', async () => {
  const before = await version()
  expect((await setStocks(5, 5)).statusCode).toBe(204)
  expect(await version()).toBe(before)
  expect((await setStocks(5, 6)).statusCode).toBe(204)
  expect(await version()).not.toBe(before)
})
