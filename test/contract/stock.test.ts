import { beforeAll, describe, expect, test } from 'vitest'
import { listItems, must, newItem, newVariation, putStock, remove, showItem } from './support/makers.ts'
import { noItem, noVariation, type Refusal, refused, rejectedItem } from './support/refused.ts'

const put = (item: number, json: unknown) => ({ method: 'PUT', path: `/api/items/${item}/stock`, json })
const most = 2_147_483_647

describe("an item's own stock", () => {
  // R-LIMIT-2
  test.each([0, 1, 5, most])('can be %i', async stock => {
    const item = await newItem()
    const answer = await must(204, put(item, { stock }))
    expect(answer.bytes.length).toBe(0)
    expect((await showItem(item)).stock).toBe(stock)
  })

  // R-STOCK-3
  test('is set, not added', async () => {
    const item = await newItem()
    for (const stock of [10, 3, 3, 0]) {
      await putStock(item, { stock })
      expect((await showItem(item)).stock).toBe(stock)
      const listed = await listItems('order=created&sort=desc&limit=100')
      expect(listed.find(each => each.id === item)?.stock).toBe(stock)
    }
  })

  // R-STOCK-2
  test('is kept aside while there are variations', async () => {
    const item = await newItem()
    await putStock(item, { stock: 7 })
    const variation = await newVariation(item)
    expect((await showItem(item)).stock).toBe(0)
    await putStock(item, { variations: [{ variation_id: variation, stock: 2 }] })
    expect((await showItem(item)).stock).toBe(2)
    await remove(`/api/items/${item}/variations/${variation}`)
    expect((await showItem(item)).stock).toBe(7)
    await putStock(item, { stock: 8 })
    expect((await showItem(item)).stock).toBe(8)
  })
})

describe('stock of variations', () => {
  // R-STOCK-1, R-STOCK-3
  test('sets the named ones only, and the item has the sum', async () => {
    const item = await newItem()
    const [a, b, c] = [await newVariation(item), await newVariation(item), await newVariation(item)]
    const set = (...pairs: [number, number][]) =>
      putStock(item, { variations: pairs.map(([variation_id, stock]) => ({ variation_id, stock })) })
    const stocks = async () => (await showItem(item)).variations.map(each => each.stock)
    await set([c, 30], [a, 10])
    expect(await stocks()).toEqual([10, 0, 30])
    await set([b, 20])
    expect(await stocks()).toEqual([10, 20, 30])
    expect((await showItem(item)).stock).toBe(60)
    await set([a, 0], [b, 0], [c, 0])
    expect((await showItem(item)).stock).toBe(0)
    await remove(`/api/items/${item}/variations/${a}`)
    await set([b, 1], [c, 1])
    expect((await showItem(item)).stock).toBe(2)
  })

  // R-STOCK-1
  test('may sum up to more than one field holds', async () => {
    const item = await newItem()
    const ids = [await newVariation(item), await newVariation(item), await newVariation(item)]
    await putStock(item, { variations: ids.map(variation_id => ({ variation_id, stock: most })) })
    const shown = await showItem(item)
    expect(shown.stock).toBe(3 * most)
    expect(shown.variations.map(each => each.stock)).toEqual([most, most, most])
  })
})

describe('refused', () => {
  let bare: number
  let item: number
  let a: number
  let b: number
  let alien: number
  beforeAll(async () => {
    bare = await newItem()
    await putStock(bare, { stock: 5 })
    item = await newItem()
    a = await newVariation(item)
    b = await newVariation(item)
    await putStock(item, { variations: [{ variation_id: a, stock: 1 }] })
    alien = await newVariation(await newItem())
  })

  const none = 2_000_000_000
  const invalid = (...pointers: string[]): Refusal => ({ status: 400, type: 'items/invalid-body', pointers })
  const some400: Refusal = { status: 400, type: 'items/invalid-body' }

  const stocks = [-1, most + 1, 1.5, '1', '', null, true, [], {}, 2 ** 53, -most]
  test.each(stocks)('a stock of %j', async stock => {
    await refused(put(bare, { stock }), invalid('/stock'), [`/api/items/${bare}`])
    const json = { variations: [{ variation_id: a, stock }] }
    await refused(put(item, json), invalid('/variations/0/stock'), [`/api/items/${item}`])
  })

  const rows: [string, () => unknown, Refusal][] = [
    ['neither member', () => ({}), some400],
    ['both members', () => ({ stock: 1, variations: [{ variation_id: a, stock: 1 }] }), some400],
    ['an empty list', () => ({ variations: [] }), invalid('/variations')],
    ['no list', () => ({ variations: { variation_id: a, stock: 1 } }), invalid('/variations')],
    ['null', () => ({ variations: null }), invalid('/variations')],
    ['an entry without stock', () => ({ variations: [{ variation_id: a }] }), invalid('/variations/0/stock')],
    ['an entry without id', () => ({ variations: [{ stock: 1 }] }), invalid('/variations/0/variation_id')],
    [
      'an empty entry',
      () => ({ variations: [{}] }),
      invalid('/variations/0/stock', '/variations/0/variation_id'),
    ],
    ['an entry that is a number', () => ({ variations: [a] }), invalid('/variations/0')],
    ['an entry that is null', () => ({ variations: [null] }), invalid('/variations/0')],
    [
      'an unknown member of an entry',
      () => ({ variations: [{ variation_id: a, stock: 1, name: 'x' }] }),
      invalid('/variations/0/name'),
    ],
    [
      'an id as a string',
      () => ({ variations: [{ variation_id: String(a), stock: 1 }] }),
      invalid('/variations/0/variation_id'),
    ],
    [
      'an id beyond 2^53',
      () => ({ variations: [{ variation_id: 2 ** 53, stock: 1 }] }),
      invalid('/variations/0/variation_id'),
    ],
    [
      'two faults in two entries',
      () => ({
        variations: [
          { variation_id: a, stock: -1 },
          { variation_id: 'x', stock: 1 },
        ],
      }),
      invalid('/variations/0/stock', '/variations/1/variation_id'),
    ],
    [
      'the same id twice',
      () => ({
        variations: [
          { variation_id: a, stock: 1 },
          { variation_id: b, stock: 1 },
          { variation_id: a, stock: 1 },
        ],
      }),
      some400,
    ],
    [
      'the same unknown id twice',
      () => ({
        variations: [
          { variation_id: none, stock: 1 },
          { variation_id: none, stock: 2 },
        ],
      }),
      some400,
    ],
    [
      '1001 entries',
      () => ({
        variations: Array.from({ length: 1001 }, (_, index) => ({ variation_id: none - index, stock: 1 })),
      }),
      invalid('/variations'),
    ],
    ["the item's own stock of an item with variations", () => ({ stock: 1 }), rejectedItem],
    ['an unknown variation', () => ({ variations: [{ variation_id: none, stock: 1 }] }), noVariation],
    [
      'an unknown variation after a known one',
      () => ({
        variations: [
          { variation_id: a, stock: 99 },
          { variation_id: none, stock: 1 },
        ],
      }),
      noVariation,
    ],
    [
      'a variation of another item',
      () => ({
        variations: [
          { variation_id: b, stock: 99 },
          { variation_id: alien, stock: 1 },
        ],
      }),
      noVariation,
    ],
    ['an id beyond int4', () => ({ variations: [{ variation_id: 2 ** 31, stock: 1 }] }), noVariation],
    [
      'the greatest id',
      () => ({ variations: [{ variation_id: Number.MAX_SAFE_INTEGER, stock: 1 }] }),
      noVariation,
    ],
  ]
  // R-STOCK-3
  test.for(rows)('%s', async ([, json, wanted]) =>
    refusedAnd(put(item, json()), wanted, [`/api/items/${item}`]),
  )

  // R-STOCK-4
  test('variations of an item without any, before they are looked up', async () => {
    for (const variation_id of [none, alien, 2 ** 40]) {
      await refused(put(bare, { variations: [{ variation_id, stock: 1 }] }), rejectedItem, [
        `/api/items/${bare}`,
      ])
    }
  })

  test('an item that is not there', async () => {
    await refused(put(none, { stock: 1 }), noItem)
    await refused(put(none, { variations: [{ variation_id: a, stock: 1 }] }), noItem, [`/api/items/${item}`])
  })
})

async function refusedAnd(...parameters: Parameters<typeof refused>): Promise<void> {
  await refused(...parameters)
}
