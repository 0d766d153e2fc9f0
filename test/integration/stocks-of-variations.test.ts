import type pg from 'pg'
import { expect } from 'vitest'
import { waitingForLocks } from '../support/another-writer.ts'
import { addItem, type TestApi } from '../support/api.ts'
import { test } from '../support/fixture.ts'

let item: number
let small: number
let large: number

test.beforeEach(async ({ api }) => {
  item = await addItem(api)
  small = await addVariation(api, 'S')
  large = await addVariation(api, 'L')
  expect((await setStocks(api, 5, 5)).statusCode).toBe(204)
})

async function addVariation(api: TestApi, name: string): Promise<number> {
  const answer = await api.call('POST', `/api/items/${item}/variations`, { name })
  return answer.json<{ variation_id: number }>().variation_id
}

function setStocks(api: TestApi, ofSmall: number, ofLarge: number) {
  return api.call('PUT', `/api/items/${item}/stock`, {
    variations: [
      { variation_id: small, stock: ofSmall },
      { variation_id: large, stock: ofLarge },
    ],
  })
}

async function stocks(api: TestApi): Promise<number[]> {
  const shown = (await api.call('GET', `/api/items/${item}`)).json<{ variations: { stock: number }[] }>()
  return shown.variations.map(({ stock }) => stock)
}

async function version(outside: pg.Client): Promise<string> {
  const { rows } = await outside.query('select version from items where id = $1', [item])
  return rows[0].version
}

/** Begins another writer's change of the item, which is committed once a request waits for it. */
async function beginChange(outside: pg.Client, sql: string, values: unknown[]): Promise<void> {
  await outside.query('begin')
  await outside.query('select from items where id = $1 for no key update', [item])
  await outside.query(sql, values)
  await outside.query('update items set version = version + 1 where id = $1', [item])
}

async function commitWhenAwaited(outside: pg.Client): Promise<void> {
  await expect.poll(() => waitingForLocks(outside)).toBeGreaterThan(0)
  await outside.query('commit')
}

test('a stock that another writer changed meanwhile is set, though the statement saw it as wanted before', async ({
  api,
  outside,
}) => {
  await beginChange(outside, 'update item_variations set stock = 9 where id = $1', [small])
  const setting = setStocks(api, 5, 5)
  await commitWhenAwaited(outside)
  expect((await setting).statusCode).toBe(204)
  expect(await stocks(api)).toEqual([5, 5])
})

// R-STOCK-4
test('a variation that another writer deleted meanwhile is not found, and nothing is changed', async ({
  api,
  outside,
}) => {
  await beginChange(outside, 'delete from item_variations where id = $1', [small])
  await outside.query('update items set variation_count = 1 where id = $1', [item])
  const setting = setStocks(api, 1, 2)
  await commitWhenAwaited(outside)
  const answer = await setting
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ type: '/errors/items/variation-not-found' })
  expect(await stocks(api)).toEqual([5])
})

test('stocks as they are already move no version', async ({ api, outside }) => {
  const before = await version(outside)
  expect((await setStocks(api, 5, 5)).statusCode).toBe(204)
  expect(await version(outside)).toBe(before)
  expect((await setStocks(api, 5, 6)).statusCode).toBe(204)
  expect(await version(outside)).not.toBe(before)
})
