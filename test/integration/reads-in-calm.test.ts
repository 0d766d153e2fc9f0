/** In a calm the reads that are asked for most ask the database nothing, and in the next one they show what was written. */

import { expect } from 'vitest'
import pg from '#pg'
import type { Database } from '../../src/db/database.ts'
import { insertOrders } from '../../src/resources/orders/store.ts'
import { addItem, createTestApi, type TestApi } from '../support/api.ts'
import { createTestShop, type TestContext } from '../support/context.ts'
import { test as base } from '../support/fixture.ts'
import { makeOrder } from '../support/orders/build.ts'

const KEY = 'CALMORDER0000001'

/** The application, a calm that the test sets, and the names of the statements that were asked. */
interface Calmed {
  readonly api: TestApi
  readonly state: { calm: number | undefined; asked: string[] }
  readonly item: number
}

const test = base.extend('calmed', { scope: 'file' }, async ({ context }, { onCleanup }): Promise<Calmed> => {
  const shopId = await createTestShop(context, 'calm')
  const order = makeOrder({ unique_key: KEY })
  const now = context.clock.now()
  await context.db.transaction(tx => insertOrders(tx, shopId, [{ order, importedDigest: null }], now))
  const state: Calmed['state'] = { calm: 1, asked: [] }
  const api = await createTestApi({ ...context, db: watched(context, state) }, shopId)
  onCleanup(() => api[Symbol.asyncDispose]())
  const item = await addItem(api)
  await api.call('PUT', `/api/items/${item}/visibility`, { visible: true })
  return { api, state, item }
})

function watched({ db }: TestContext, state: Calmed['state']): Database {
  const query: Database['query'] = (statement, values) => {
    if (statement.reads) state.asked.push(statement.name)
    return db.query(statement, values)
  }
  return { ...db, calm: () => state.calm, query }
}

const SEARCH = { ordered_from_date: '2026-01-01', ordered_to_date: '2026-12-01' }

test.for([
  ['an item', 'GET', (item: number) => `/api/items/${item}`, undefined],
  ['a page of items', 'GET', () => '/api/items', undefined],
  ['a page of those that are shown', 'GET', () => '/api/items?visible=true', undefined],
  ['an order', 'GET', () => `/api/orders/${KEY}`, undefined],
  ['an order by a key in lower case', 'GET', () => `/api/orders/${KEY.toLowerCase()}`, undefined],
  ['a search of orders', 'POST', () => '/api/orders/search', SEARCH],
  ['the first page of a shop', 'GET', () => '/shops/calm', undefined],
  ['the page of an item', 'GET', (item: number) => `/shops/calm/items/${item}`, undefined],
  ['an item for buyers', 'GET', (item: number) => `/shops/calm/api/items/${item}`, undefined],
] as const)('%s', async ([, method, path, body], { calmed: { api, state, item } }) => {
  const read = async () => {
    const answer = await api.call(method, path(item), body)
    expect(answer.statusCode).toBe(200)
    return answer.body
  }
  state.calm = 1
  const first = await read()
  await read()
  state.asked = []
  expect(await read()).toBe(first)
  expect(await Promise.all([read(), read()])).toEqual([first, first])
  expect(state.asked).toEqual([])
  // Another calm: something was written, or may have been.
  state.calm = 2
  expect(await read()).toBe(first)
  expect(state.asked).not.toEqual([])
  state.calm = undefined
  for (let turn = 0; turn < 2; turn++) {
    state.asked = []
    expect(await read()).toBe(first)
    expect(state.asked).not.toEqual([])
  }
})

test('what begins or ends by the time alone is shown in the midst of a calm', async ({ context, calmed }) => {
  const { api, state } = calmed
  const item = await addItem(api)
  await api.call('PUT', `/api/items/${item}/visibility`, { visible: true })
  const begin = context.clock.now()
  const at = (minutes: number) => new Date(begin.getTime() + minutes * 60_000)
  const period =
    'update items set sales_start_at = $2, sales_end_at = $3, version = version + 1 where id = $1'
  const client = new pg.Client(context.address)
  await client.connect()
  await client.query(period, [item, at(10), at(20)])
  await client.end()
  state.calm = 3
  const pages = [
    '/shops/calm',
    `/shops/calm/items/${item}`,
    `/shops/calm/api/items/${item}`,
    `/api/items/${item}`,
  ]
  const read = () => Promise.all(pages.map(async page => (await api.call('GET', page)).body))
  try {
    const before = await read()
    expect(await read()).toEqual(before)
    context.setTime(at(15).toISOString())
    const during = await read()
    expect(await read()).toEqual(during)
    context.setTime(at(25).toISOString())
    const after = await read()
    for (const [index, page] of pages.entries()) {
      expect(new Set([before[index], during[index], after[index]]).size, page).toBe(3)
    }
    // A clock that was set back.
    context.setTime(begin.toISOString())
    expect(await read()).toEqual(before)
  } finally {
    context.setTime(begin.toISOString())
  }
})
