import { describe, expect } from 'vitest'
import { moveStock, netTransfers, type StockTransfer } from '../../../src/resources/orders/stock-store.ts'
import { addItem, type TestApi } from '../../support/api.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'

const LATER = new Date('2026-11-21T00:00:00Z')

function move(context: TestContext, shopId: number, ...transfers: StockTransfer[]) {
  return context.db.transaction(tx => moveStock(tx, shopId, netTransfers(transfers), LATER))
}

const ownOf = (item_id: number, pieces: number): StockTransfer => ({ item_id, variation_id: null, pieces })

async function stocked(api: TestApi, stock: number): Promise<number> {
  const item = await addItem(api)
  await api.call('PUT', `/api/items/${item}/stock`, { stock })
  return item
}

async function withVariations(
  api: TestApi,
  ...stocks: number[]
): Promise<{ item: number; variations: number[] }> {
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

async function shown(api: TestApi, item: number): Promise<Shown & { readonly etag: unknown }> {
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
  test('is taken and given back, and the item shows it', async ({ context, shopId, api }) => {
    const item = await stocked(api, 5)
    const before = await shown(api, item)
    expect(await move(context, shopId, ownOf(item, 5))).toEqual([])
    const after = await shown(api, item)
    expect(after).toMatchObject({ stock: 0, modified_at: '2026-11-21T00:00:00Z' })
    expect(after.etag).not.toBe(before.etag)
    expect(await move(context, shopId, ownOf(item, -2))).toEqual([])
    expect((await shown(api, item)).stock).toBe(2)
  })

  test('does not suffice: told, and nothing is taken of this one', async ({ context, shopId, api }) => {
    const item = await stocked(api, 5)
    expect(await move(context, shopId, ownOf(item, 6))).toEqual([{ ...ownOf(item, 6), stock: 5 }])
    expect((await shown(api, item)).stock).toBe(5)
  })

  // R-STOCK-5
  test('does not run over', async ({ context, shopId, api }) => {
    const item = await stocked(api, 2_147_483_647)
    expect(await move(context, shopId, ownOf(item, -10))).toEqual([])
    expect((await shown(api, item)).stock).toBe(2_147_483_647)
    expect(await move(context, shopId, ownOf(item, 2_147_483_647))).toEqual([])
    expect((await shown(api, item)).stock).toBe(0)
  })

  // R-STOCK-5
  test('that is full stays, and its item is shown as it was', async ({ context, shopId, api }) => {
    const item = await stocked(api, 2_147_483_647)
    const before = await shown(api, item)
    expect(await move(context, shopId, ownOf(item, -1))).toEqual([])
    expect(await shown(api, item)).toEqual(before)
    expect(await move(context, shopId, ownOf(item, 3))).toEqual([])
    expect(await move(context, shopId, ownOf(item, -10))).toEqual([])
    const after = await shown(api, item)
    expect(after.stock).toBe(2_147_483_647)
    expect(after.etag).not.toBe(before.etag)
  })

  test('kept aside under variations it moves unseen', async ({ context, shopId, api, outside }) => {
    const item = await stocked(api, 5)
    await api.call('POST', `/api/items/${item}/variations`, { name: 'S' })
    const before = await shown(api, item)
    expect(await move(context, shopId, ownOf(item, -3))).toEqual([])
    expect(await shown(api, item)).toEqual(before)
    const { rows } = await outside.query('select own_stock from items where id = $1', [item])
    expect(rows).toEqual([{ own_stock: 8 }])
  })
})

describe('the stock of a variation', () => {
  test('is taken and given back', async ({ context, shopId, api }) => {
    const { item, variations } = await withVariations(api, 4, 4)
    const [first = 0, second = 0] = variations
    const taken = { item_id: item, variation_id: first, pieces: 3 }
    const given = { item_id: item, variation_id: second, pieces: -2 }
    expect(await move(context, shopId, taken, given)).toEqual([])
    expect(await shown(api, item)).toMatchObject({
      stock: 7,
      variations: [{ stock: 1 }, { stock: 6 }],
      modified_at: '2026-11-21T00:00:00Z',
    })
    expect(await move(context, shopId, taken)).toEqual([{ ...taken, stock: 1 }])
  })

  // R-STOCK-5
  test('that is full stays, and its item is shown as it was', async ({ context, shopId, api }) => {
    const { item, variations } = await withVariations(api, 2_147_483_647, 4)
    const [full = 0, other = 0] = variations
    const before = await shown(api, item)
    const back = (variation_id: number) => ({ item_id: item, variation_id, pieces: -1 })
    expect(await move(context, shopId, back(full))).toEqual([])
    expect(await shown(api, item)).toEqual(before)
    expect(await move(context, shopId, back(full), back(other))).toEqual([])
    const after = await shown(api, item)
    expect(after.variations.map(({ stock }) => stock)).toEqual([2_147_483_647, 5])
    expect(after.etag).not.toBe(before.etag)
  })

  test('is another item’s: not touched', async ({ context, shopId, api, outside }) => {
    const { variations } = await withVariations(api, 4)
    const item = await stocked(api, 1)
    const strange = { item_id: item, variation_id: variations[0] ?? 0, pieces: 1 }
    expect(await move(context, shopId, strange)).toEqual([{ ...strange, stock: 0 }])
    expect(await move(context, shopId, { ...strange, pieces: -1 })).toEqual([])
    const { rows } = await outside.query('select stock from item_variations where id = $1', [variations[0]])
    expect(rows).toEqual([{ stock: 4 }])
  })
})

describe('what is gone', () => {
  test('takes nothing back, and nothing can be taken of it', async ({ context, shopId, api }) => {
    const { item, variations } = await withVariations(api, 4, 4)
    const [first = 0] = variations
    const gone = { item_id: item, variation_id: first, pieces: -1 }
    await api.call('DELETE', `/api/items/${item}/variations/${first}`)
    const before = await shown(api, item)
    expect(await move(context, shopId, gone)).toEqual([])
    expect(await shown(api, item)).toEqual(before)
    expect(await move(context, shopId, { ...gone, pieces: 1 })).toEqual([{ ...gone, pieces: 1, stock: 0 }])
    await api.call('DELETE', `/api/items/${item}`)
    expect(await move(context, shopId, gone, ownOf(item, -1))).toEqual([])
    expect(await move(context, shopId, ownOf(item, 1))).toEqual([{ ...ownOf(item, 1), stock: 0 }])
  })

  test('or another shop’s', async ({ context, api }) => {
    const other = await createTestShop(context, 'other')
    const item = await stocked(api, 5)
    const moved = await context.db.transaction(tx =>
      moveStock(tx, other, [ownOf(item, 1), ownOf(item, -1)], LATER),
    )
    expect(moved).toEqual([{ ...ownOf(item, 1), stock: 0 }])
    expect((await shown(api, item)).stock).toBe(5)
  })
})

// R-STOCK-5
test('16 at once on the same items, each in its own order: no deadlock, nothing lost, never below 0', async ({
  context,
  shopId,
  api,
}) => {
  const items = await Promise.all([stocked(api, 40), stocked(api, 40), stocked(api, 40)])
  let deadlocks = 0
  const results = await Promise.all(
    Array.from({ length: 16 }, async (_, client) => {
      const taken: number[] = [0, 0, 0]
      for (let turn = 0; turn < 12; turn++) {
        const wanted = items.map((item, at) => ownOf(item, ((client + turn + at) % 4) - 1))
        const order = client % 2 === 0 ? wanted : wanted.toReversed()
        const shortages = await move(context, shopId, ...order).catch((error: { code?: string }) => {
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
    const { stock } = await shown(api, item)
    expect(stock).toBe(40 - results.reduce((sum, taken) => sum + (taken[at] ?? 0), 0))
    expect(stock).toBeGreaterThanOrEqual(0)
  }
})
