import type pg from 'pg'
import { expect } from 'vitest'
import { addItem, type TestApi } from '../support/api.ts'
import { test } from '../support/fixture.ts'

const CLIENTS = 16

let outside: pg.Client
let api: TestApi

test.beforeAll(({ outside: madeOutside, api: madeApi }) => {
  outside = madeOutside
  api = madeApi
})

/** Runs the client's work in so many clients at once; each gets its number. */
async function together<T>(work: (client: number) => Promise<T>, clients = CLIENTS): Promise<T[]> {
  return Promise.all(Array.from({ length: clients }, (_, client) => work(client)))
}

/** The statuses of answers, counted. */
function tally(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

async function status(...request: Parameters<TestApi['call']>): Promise<number> {
  return (await api.call(...request)).statusCode
}

async function one<T>(sql: string, values: unknown[] = []): Promise<T> {
  const { rows } = await outside.query({ text: sql, values, rowMode: 'array' })
  return (rows as unknown as T[][])[0]?.[0] as T
}

interface ShownItem {
  readonly stock: number
  readonly variations: readonly { id: number; stock: number }[]
  readonly categories: readonly { id: number; name: string }[]
}

async function shownItem(id: number): Promise<ShownItem> {
  return (await api.call('GET', `/api/items/${id}`)).json<ShownItem>()
}

/** What must hold of an item at every moment. */
async function expectSound(item: number): Promise<void> {
  const shown = await shownItem(item)
  const ids = shown.variations.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(await one('select variation_count from items where id = $1', [item])).toBe(ids.length)
  expect(Number(await one('select count(*) from item_variations where item_id = $1', [item]))).toBe(
    ids.length,
  )
  expect(
    Number(await one('select count(distinct position) from item_variations where item_id = $1', [item])),
  ).toBe(ids.length)
  const sum = shown.variations.reduce((total, { stock }) => total + stock, 0)
  expect(shown.stock).toBe(
    ids.length === 0 ? await one('select own_stock from items where id = $1', [item]) : sum,
  )
}

test('16 clients add, reorder, restock, rename and delete the variations of one item', async () => {
  const item = await addItem(api)
  const path = `/api/items/${item}/variations`
  const until = Date.now() + 3000
  const statuses = await together(async client => {
    const seen: number[] = []
    for (let turn = client; Date.now() < until; turn++) seen.push(await act(turn))
    return seen
  })
  async function act(turn: number): Promise<number> {
    const ids = (await api.call('GET', path)).json<{ id: number }[]>().map(({ id }) => id)
    const id = ids[turn % Math.max(ids.length, 1)] ?? 1
    switch (turn % 6) {
      case 0:
      case 1:
        return status('POST', path, { name: `Variation ${turn}` })
      case 2:
        return status('PUT', path, { variation_ids: ids.length > 0 ? ids.toReversed() : [1] })
      case 3:
        return status('PUT', `/api/items/${item}/stock`, {
          variations: [{ variation_id: id, stock: turn % 1000 }],
        })
      case 4:
        return status('POST', `${path}/${id}`, { identifier: `code-${turn}` })
      default:
        return status('DELETE', `${path}/${id}`)
    }
  }
  const counts = tally(statuses.flat())
  expect(Object.keys(counts).filter(code => !['200', '201', '204', '404', '422'].includes(code))).toEqual([])
  expect(counts[201]).toBeGreaterThan(0)
  expect(counts[204]).toBeGreaterThan(0)
  await expectSound(item)
})

// R-VARIATION-4
test('16 clients at the limit of 1,000 variations: exactly as many as there is room for get in', async () => {
  const item = await addItem(api)
  await outside.query(
    `with added as (
       insert into item_variations (shop_id, item_id, name, position)
       select shop_id, id, 'Variation ' || n, n from items, generate_series(1, 995) n where id = $1 returning id)
     update items set variation_count = 995 where id = $1`,
    [item],
  )
  const statuses = await together(client =>
    status('POST', `/api/items/${item}/variations`, { name: `Late ${client}` }),
  )
  expect(tally(statuses)).toEqual({ 201: 5, 422: 11 })
  expect((await shownItem(item)).variations).toHaveLength(1000)
  await expectSound(item)
})

// R-CATEGORY-12
test('16 clients at the limit of 100 links of an item: exactly as many as there is room for get in', async () => {
  const item = await addItem(api)
  const { rows } = await outside.query<{ id: number }>(
    `insert into item_categories (shop_id, position, number, name, name_key)
     select shop_id, n, n, 'Category ' || n, 'Category ' || n from items, generate_series(1, 111) n
     where id = $1 returning id`,
    [item],
  )
  const ids = rows.map(({ id }) => id)
  await outside.query(
    'insert into item_category_links (shop_id, item_id, category_id) select shop_id, id, unnest($2::int[]) from items where id = $1',
    [item, ids.slice(0, 95)],
  )
  const statuses = await together(client =>
    status('PUT', `/api/item_categories/${ids[95 + client]}/items/${item}`),
  )
  expect(tally(statuses)).toEqual({ 204: 5, 422: 11 })
  expect((await shownItem(item)).categories).toHaveLength(100)
  await outside.query('delete from item_categories; update shops set next_category_number = 1')
})

test('the same name for two siblings at once: one wins', async () => {
  for (const name of ['皿', '鉢']) {
    const statuses = await together(client =>
      status('POST', '/api/item_categories', { name: client % 2 === 0 ? name : ` ${name} ` }),
    )
    expect(tally(statuses)).toEqual({ 200: 1, 422: CLIENTS - 1 })
  }
  const parent = (await api.call('POST', '/api/item_categories', { name: '器' })).json<{ id: number }>().id
  const ids = await together(async client => {
    const body = { name: `Category ${client}`, parent_id: parent }
    return (await api.call('POST', '/api/item_categories', body)).json<{ id: number }>().id
  })
  const renamed = await together(client =>
    status('POST', `/api/item_categories/${ids[client]}`, { name: '椀' }),
  )
  expect(tally(renamed)).toEqual({ 204: 1, 422: CLIENTS - 1 })
})

// R-CATEGORY-13
test('an item linked to a category while the category is deleted: no link stays', async () => {
  const items = await together(() => addItem(api))
  for (let round = 0; round < 5; round++) {
    const category = (await api.call('POST', '/api/item_categories', { name: `Round ${round}` })).json<{
      id: number
    }>().id
    const deleting = round % 2 === 0 ? undefined : status('DELETE', `/api/item_categories/${category}`)
    const linking = together(client =>
      status('PUT', `/api/item_categories/${category}/items/${items[client]}`),
    )
    expect(await (deleting ?? status('DELETE', `/api/item_categories/${category}`))).toBe(204)
    const counts = tally(await linking)
    expect((counts[204] ?? 0) + (counts[404] ?? 0)).toBe(CLIENTS)
    expect(
      Number(await one('select count(*) from item_category_links where category_id = $1', [category])),
    ).toBe(0)
    for (const item of items) expect((await shownItem(item)).categories).toEqual([])
  }
})

// R-CATEGORY-13
test('categories moved, added, renamed and deleted at once leave a sound tree', async () => {
  await outside.query('delete from item_categories')
  const roots = await together(
    async client =>
      (await api.call('POST', '/api/item_categories', { name: `Root ${client}` })).json<{ id: number }>().id,
    8,
  )
  const statuses = await together(async client => {
    const seen: number[] = []
    for (let turn = 0; turn < 8; turn++) {
      const id = roots[(client + turn) % roots.length]
      const neighbor = roots[(client + turn * 3 + 1) % roots.length]
      seen.push(
        await status('PUT', `/api/item_categories/${id}/list_order`, {
          move_to: 'after',
          neighbor_category_id: neighbor,
        }),
        await status('POST', '/api/item_categories', { name: `Child ${client} ${turn}`, parent_id: id }),
        await status('POST', `/api/item_categories/${id}`, { name: `Renamed ${client} ${turn}` }),
      )
      if (turn === 6 && client < 3) seen.push(await status('DELETE', `/api/item_categories/${roots[client]}`))
    }
    return seen
  })
  const counts = tally(statuses.flat())
  expect(Object.keys(counts).filter(code => !['200', '204', '404', '422'].includes(code))).toEqual([])
  const numbers = await one<string>('select count(*) - count(distinct number) from item_categories')
  expect(Number(numbers)).toBe(0)
  const tied = await one<string>(
    `select count(*) from (select from item_categories group by shop_id, parent_id, position having count(*) > 1) tied`,
  )
  expect(Number(tied)).toBe(0)
  expect((await api.call('GET', '/api/item_categories')).json<unknown[]>()).toHaveLength(
    Number(await one('select count(*) from item_categories')),
  )
})

test('an item deleted under everything else: found or not found, and nothing of it stays', async () => {
  const category = (await api.call('POST', '/api/item_categories', { name: '消える' })).json<{ id: number }>()
    .id
  const neighbor = await addItem(api)
  for (let round = 0; round < 8; round++) {
    const item = await addItem(api)
    const variation = (await api.call('POST', `/api/items/${item}/variations`, { name: 'S' })).json<{
      variation_id: number
    }>().variation_id
    const path = `/api/items/${item}`
    const deletions = [0, 1].map(() => status('DELETE', path))
    const others = await Promise.all([
      status('GET', path),
      status('POST', path, { name: `Round ${round}` }),
      status('POST', `${path}/variations`, { name: 'M' }),
      status('PUT', `${path}/variations`, { variation_ids: [variation] }),
      status('POST', `${path}/variations/${variation}`, { name: 'L' }),
      status('PUT', `${path}/stock`, { variations: [{ variation_id: variation, stock: 5 }] }),
      status('PUT', `${path}/visibility`, { visible: true }),
      status('PUT', `${path}/list_order`, { move_to: 'first' }),
      status('PUT', `${path}/list_order`, { move_to: 'after', neighbor_item_id: neighbor }),
      status('PUT', `/api/items/${neighbor}/list_order`, { move_to: 'before', neighbor_item_id: item }),
      status('PUT', `/api/item_categories/${category}/items/${item}`),
      status('DELETE', `/api/item_categories/${category}/items/${item}`),
      status('DELETE', `${path}/variations/${variation}`),
    ])
    expect((await Promise.all(deletions)).toSorted()).toEqual([204, 404])
    // 422: reordering before a variation that was added just then is named.
    expect(others.filter(code => ![200, 201, 204, 404, 422].includes(code))).toEqual([])
    expect(others.filter(code => code === 422).length).toBeLessThan(3)
    for (const table of ['item_variations', 'item_category_links']) {
      expect(Number(await one(`select count(*) from ${table} where item_id = $1`, [item]))).toBe(0)
    }
  }
})
