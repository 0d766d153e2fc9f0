import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveStock, netTransfers, type StockTransfer } from '../../../src/resources/orders/stock-store.ts'
import { addItem, createTestApi, type TestApi } from '../../support/api.ts'
import { createTestContext, createTestShop, type TestContext } from '../../support/context.ts'

const LATER = new Date('2026-11-21T00:00:00Z')

let context: TestContext
let outside: pg.Client
let api: TestApi
let shopId: number

beforeAll(async () => {
  context = await createTestContext()
  outside = new pg.Client(context.address)
  await outside.connect()
  shopId = await createTestShop(context)
  api = await createTestApi(context, shopId)
})

afterAll(async () => {
  await outside.end()
  await api[Symbol.asyncDispose]()
  await context[Symbol.asyncDispose]()
})

function move(...transfers: StockTransfer[]) {
  return context.db.transaction(tx => moveStock(tx, shopId, netTransfers(transfers), LATER))
}

const ownOf = (item_id: number, pieces: number): StockTransfer => ({ item_id, variation_id: null, pieces })

async function stocked(stock: number): Promise<number> {
  const item = await addItem(api)
  await api.call('PUT', `/api/items/${item}/stock`, { stock })
  return item
}

async function withVariations(...stocks: number[]): Promise<{ item: number; variations: number[] }> {
  const item = await addItem(api)
  const variations: number[] = []
  for (const [at, stock] of stocks.entries()) {
    const added = await api.call('POST', `/api/items/${item}/variations`, { name: `V${at}` })
    const { variation_id } = added.json<{ variation_id: number }>()
    await api.call('PUT', `/api/items/${item}/stock`, { variations: [{ variation_id, stock }] })
    variations.push(variation_id)
  }
  return { item, variations }
}

interface Shown {
  readonly stock: number
  readonly modified_at: string
  readonly variations: readonly { readonly id: number; readonly stock: number }[]
}

async function shown(item: number): Promise<Shown & { readonly etag: unknown }> {
  const response = await api.call('GET', `/api/items/${item}`)
  return { ...response.json<Shown>(), etag: response.headers.etag }
}

describe('what moves in the end', () => {
  test('is each stock once, items ascending, nothing that stays where it is', () => {
    const variation = (item_id: number, variation_id: number, pieces: number) => ({
      item_id,
      variation_id,
      pieces,
    })
    expect(
      netTransfers([
        ownOf(9, 2),
        ownOf(3, -1),
        variation(5, 8, 1),
        variation(5, 7, 4),
        ownOf(9, -5),
        ownOf(4, 3),
        ownOf(4, -3),
        ownOf(5, 1),
        variation(5, 8, 1),
      ]),
    ).toEqual([ownOf(3, -1), ownOf(5, 1), variation(5, 7, 4), variation(5, 8, 2), ownOf(9, -3)])
    expect(netTransfers([])).toEqual([])
  })
})

describe('the own stock of an item', () => {
  test('is taken and given back, and the item shows it', async () => {
    const item = await stocked(5)
    const before = await shown(item)
    expect(await move(ownOf(item, 5))).toEqual([])
    const after = await shown(item)
    expect(after).toMatchObject({ stock: 0, modified_at: '2026-11-21T00:00:00Z' })
    expect(after.etag).not.toBe(before.etag)
    expect(await move(ownOf(item, -2))).toEqual([])
    expect((await shown(item)).stock).toBe(2)
  })

  test('does not suffice: told, and nothing is taken of this one', async () => {
    const item = await stocked(5)
    expect(await move(ownOf(item, 6))).toEqual([{ ...ownOf(item, 6), stock: 5 }])
    expect((await shown(item)).stock).toBe(5)
  })

  // R-STOCK-5
  test('does not run over', async () => {
    const item = await stocked(2_147_483_647)
    expect(await move(ownOf(item, -10))).toEqual([])
    expect((await shown(item)).stock).toBe(2_147_483_647)
    expect(await move(ownOf(item, 2_147_483_647))).toEqual([])
    expect((await shown(item)).stock).toBe(0)
  })

  test('kept aside under variations it moves unseen', async () => {
    const item = await stocked(5)
    await api.call('POST', `/api/items/${item}/variations`, { name: 'S' })
    const before = await shown(item)
    expect(await move(ownOf(item, -3))).toEqual([])
    expect(await shown(item)).toEqual(before)
    const { rows } = await outside.query('select own_stock from items where id = $1', [item])
    expect(rows).toEqual([{ own_stock: 8 }])
  })
})

describe('the stock of a variation', () => {
  test('is taken and given back', async () => {
    const { item, variations } = await withVariations(4, 4)
    const [first = 0, second = 0] = variations
    const taken = { item_id: item, variation_id: first, pieces: 3 }
    const given = { item_id: item, variation_id: second, pieces: -2 }
    expect(await move(taken, given)).toEqual([])
    expect(await shown(item)).toMatchObject({
      stock: 7,
      variations: [{ stock: 1 }, { stock: 6 }],
      modified_at: '2026-11-21T00:00:00Z',
    })
    expect(await move(taken)).toEqual([{ ...taken, stock: 1 }])
  })

  test('is another item’s: not touched', async () => {
    const { variations } = await withVariations(4)
    const item = await stocked(1)
    const strange = { item_id: item, variation_id: variations[0] ?? 0, pieces: 1 }
    expect(await move(strange)).toEqual([{ ...strange, stock: 0 }])
    expect(await move({ ...strange, pieces: -1 })).toEqual([])
    const { rows } = await outside.query('select stock from item_variations where id = $1', [variations[0]])
    expect(rows).toEqual([{ stock: 4 }])
  })
})

describe('what is gone', () => {
  test('takes nothing back, and nothing can be taken of it', async () => {
    const { item, variations } = await withVariations(4, 4)
    const [first = 0] = variations
    const gone = { item_id: item, variation_id: first, pieces: -1 }
    await api.call('DELETE', `/api/items/${item}/variations/${first}`)
    const before = await shown(item)
    expect(await move(gone)).toEqual([])
    expect(await shown(item)).toEqual(before)
    expect(await move({ ...gone, pieces: 1 })).toEqual([{ ...gone, pieces: 1, stock: 0 }])
    await api.call('DELETE', `/api/items/${item}`)
    expect(await move(gone, ownOf(item, -1))).toEqual([])
    expect(await move(ownOf(item, 1))).toEqual([{ ...ownOf(item, 1), stock: 0 }])
  })

  test('or another shop’s', async () => {
    const other = await createTestShop(context, 'other')
    const item = await stocked(5)
    const moved = await context.db.transaction(tx =>
      moveStock(tx, other, [ownOf(item, 1), ownOf(item, -1)], LATER),
    )
    expect(moved).toEqual([{ ...ownOf(item, 1), stock: 0 }])
    expect((await shown(item)).stock).toBe(5)
  })
})

// R-STOCK-5
test('16 at once on the same items, each in its own order: no deadlock, nothing lost, never below 0', async () => {
  const items = await Promise.all([stocked(40), stocked(40), stocked(40)])
  let deadlocks = 0
  const results = await Promise.all(
    Array.from({ length: 16 }, async (_, client) => {
      const taken: number[] = [0, 0, 0]
      for (let turn = 0; turn < 12; turn++) {
        const wanted = items.map((item, at) => ownOf(item, ((client + turn + at) % 4) - 1))
        const order = client % 2 === 0 ? wanted : wanted.toReversed()
        const shortages = await move(...order).catch((error: { code?: string }) => {
          deadlocks += 1
          throw error
        })
        const short = new Set(shortages.map(({ item_id }) => item_id))
        for (const [at, { item_id, pieces }] of wanted.entries()) {
          if (!short.has(item_id)) taken[at] = (taken[at] ?? 0) + pieces
        }
      }
      return taken
    }),
  )
  expect(deadlocks).toBe(0)
  for (const [at, item] of items.entries()) {
    const { stock } = await shown(item)
    expect(stock).toBe(40 - results.reduce((sum, taken) => sum + (taken[at] ?? 0), 0))
    expect(stock).toBeGreaterThanOrEqual(0)
  }
})
