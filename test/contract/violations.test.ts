import { beforeAll, describe, expect, test } from 'vitest'
import { type Call, call } from './support/call.ts'
import { newCategory, newItem } from './support/makers.ts'
import type { Problem } from './support/problem.ts'
import { invalidItem, invalidParams, refused } from './support/refused.ts'

const kilo = 1000

let item: number
let category: number
beforeAll(async () => {
  item = await newItem()
  category = await newCategory()
})

const put = (path: string, json: unknown): Call => ({ method: 'PUT', path, json })
const detailsOf = (body: unknown) => (body as Problem).errors ?? []

// R-BODY-10
describe('a form that a member chooses', () => {
  const rows: [unknown, string[]][] = [
    [{}, ['/move_to']],
    [{ move_to: 'up' }, ['/move_to']],
    [{ move_to: 'up', foo: 1 }, ['/move_to', '/foo']],
    [{ foo: 1, bar: 2 }, ['/move_to', '/foo', '/bar']],
    [{ move_to: null, foo: 1 }, ['/move_to', '/foo']],
    [{ move_to: ['first'], foo: 1 }, ['/move_to', '/foo']],
    [{ move_to: 'up', NEIGHBOR: 5 }, ['/move_to']],
    [{ move_to: 'up', NEIGHBOR: 'x', foo: 1 }, ['/move_to', '/foo', '/NEIGHBOR']],
    [{ move_to: 'first', NEIGHBOR: 5, foo: 1 }, ['/NEIGHBOR', '/foo']],
    [{ move_to: 'before', foo: 1 }, ['/NEIGHBOR', '/foo']],
    [{ move_to: 'after', NEIGHBOR: -1, foo: 1 }, ['/NEIGHBOR', '/foo']],
  ]
  test.for(rows)('the place of an item or category: %j breaks %j', async ([body, pointers]) => {
    for (const [path, type, neighbor] of [
      [`/api/items/${item}/list_order`, 'items', 'neighbor_item_id'],
      [`/api/item_categories/${category}/list_order`, 'item_categories', 'neighbor_category_id'],
    ] as const) {
      const named = (text: string) => text.replaceAll('NEIGHBOR', neighbor)
      const json: unknown = JSON.parse(named(JSON.stringify(body)))
      await refused(put(path, json), {
        status: 400,
        type: `${type}/invalid-body`,
        pointers: pointers.map(named),
      })
    }
  })

  test('a neighbour of the wrong kind is told as such whatever the place', async () => {
    const answer = await call(put(`/api/items/${item}/list_order`, { move_to: 'up', neighbor_item_id: 'x' }))
    expect(detailsOf(answer.body).find(each => each.pointer === '/neighbor_item_id')?.detail).toBe(
      'must be an integer',
    )
  })

  const stocks: [unknown, string[]][] = [
    [{}, ['']],
    [{ foo: 1 }, ['', '/foo']],
    [{ stock: -1, variations: [], foo: 1 }, ['', '/stock', '/variations', '/foo']],
    [{ stock: 'x', foo: 1 }, ['/stock', '/foo']],
    [
      { variations: [{ stock: -1, x: 1 }, 5] },
      ['/variations/0/variation_id', '/variations/0/stock', '/variations/0/x', '/variations/1'],
    ],
  ]
  test.for(stocks)('the stock: %j breaks %j', async ([json, pointers]) => {
    await refused(put(`/api/items/${item}/stock`, json), invalidItem(...pointers))
  })

  const creations: [unknown, string[]][] = [
    [{ foo: 1 }, ['/type', '/name', '/price', '/item_tax_type', '/foo']],
    [
      { type: 'gift', name: '', price: 1, foo: 1, subscription: 5 },
      ['/type', '/name', '/price', '/item_tax_type', '/foo', '/subscription'],
    ],
    [
      { type: 'subscription', name: ' ', price: 100, subscription: { foo: 1 } },
      [
        '/name',
        '/item_tax_type',
        '/subscription/foo',
        '/subscription/initial_price',
        '/subscription/repeat_price',
        '/subscription/repeat_times',
        '/subscription/cycle_plan',
      ],
    ],
    [{ type: 'lottery', item_tax_type: 'x' }, ['/name', '/price', '/item_tax_type', '/lottery']],
  ]
  test.for(creations)('a new item: %j breaks %j', async ([json, pointers]) => {
    const answer = await call({ method: 'POST', path: '/api/items', json })
    expect(answer.status).toBe(400)
    const told = detailsOf(answer.body).map(each => each.pointer)
    // What of a subscription has to be given is not settled here.
    expect(told.filter(each => !each.startsWith('/subscription/') || each.endsWith('foo')).sort()).toEqual(
      pointers.filter(each => !each.startsWith('/subscription/') || each.endsWith('foo')).sort(),
    )
  })
})

// R-BODY-10
describe('more than a body may have', () => {
  const many = (entry: unknown, length: number) => Array.from({ length }, () => entry)
  const rows: [string, Call, string][] = [
    ['ids', put('/variations', { variation_ids: many('x', kilo + 1), foo: 1 }), '/variation_ids'],
    ['a mebibyte of ids', put('/variations', { variation_ids: many('', 300_000) }), '/variation_ids'],
    ['equal ids', put('/variations', { variation_ids: many(1, 400_000) }), '/variation_ids'],
    ['images', put('/images', { image_ids: many(null, 21) }), '/image_ids'],
    ['stocks', put('/stock', { variations: many({}, 300_000), stock: -1 }), '/variations'],
  ]
  test.for(rows)('%s are refused for that alone, at once', async ([, request, pointer]) => {
    const started = performance.now()
    const answer = await refused(
      { ...request, path: `/api/items/${item}${request.path}` },
      invalidItem(pointer),
    )
    expect(detailsOf(answer.body)[0]?.detail).toMatch(/at most \d+ entries/)
    expect(performance.now() - started).toBeLessThan(5000)
  })

  // R-BODY-10
  test('unknown members beyond counting are told of up to a thousand', async () => {
    for (const [count, told] of [
      [kilo - 1, kilo - 1],
      [kilo, kilo],
      [kilo + 1, kilo],
      [90_000, kilo],
    ]) {
      const json = Object.fromEntries(Array.from({ length: count ?? 0 }, (_, at) => [`k${at}`, 1]))
      const answer = await call({ method: 'POST', path: `/api/items/${item}`, json })
      expect([count, answer.status, detailsOf(answer.body).length]).toEqual([count, 400, told])
    }
  })

  test('lists of an order without a bound of their own have one together', async () => {
    const lines = many({}, 300_000)
    const answer = await call({ method: 'PUT', path: '/api/orders/ZZZZZZZZZZZZZZZZ', json: { lines } })
    expect(answer.status).toBe(400)
    expect(detailsOf(answer.body).map(each => each.pointer)).toEqual(['/lines'])
  })
})

describe('words', () => {
  test.for([
    ['limit=1&limit=2', '/limit', 'is given twice; give it once'],
    ['limit=1&limit=1&limit=1', '/limit', 'is given 3 times; give it once'],
    ['sort=asc&sort=asc', '/sort', 'is given twice; give it once'],
  ] as const)('?%s', async ([query, pointer, detail]) => {
    const answer = await refused(
      { method: 'GET', path: `/api/items?${query}` },
      { status: 400, type: 'request/invalid-query', pointers: [pointer] },
    )
    expect(detailsOf(answer.body)).toEqual([{ pointer, detail }])
    expect((answer.body as Problem).detail).toBe(`${pointer} ${detail}.`)
  })

  // R-HTTP-7, R-BODY-10
  test('a repeated parameter is told besides what its value breaks', async () => {
    const answer = await call({ method: 'GET', path: '/api/items?limit=x&limit=1&offset=x&nope=1&nope=2' })
    const told = detailsOf(answer.body).map(each => each.pointer)
    expect(told.sort()).toEqual(['/limit', '/limit', '/nope', '/offset'])
  })

  test.each(['search', 'x', '4F0K2M9XQ7B1ZC8', '4F0K2M9XQ7B1ZC8T0', '4F0K-2M9XQ7B1ZC8T'])(
    'the bad order key %s is explained',
    async key => {
      const answer = await refused({ method: 'GET', path: `/api/orders/${key}` }, invalidParams)
      expect(detailsOf(answer.body)[0]?.detail).toMatch(/^must be the 16 letters and digits of an order key/)
    },
  )
})
