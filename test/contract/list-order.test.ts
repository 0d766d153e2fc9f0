import { beforeAll, describe, expect, test } from 'vitest'
import { listItems, must, newItem, remove, showItem } from './support/makers.ts'
import { invalidItem, noItem, type Refusal, refused } from './support/refused.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'
import { moved, random, randomMove } from './support/shuffle.ts'

const put = (item: number, json: unknown, shop?: Shop) => ({
  ...{ method: 'PUT', path: `/api/items/${item}/list_order` },
  json,
  ...(shop ? { token: shop.token } : {}),
})

describeWithCli('moving', () => {
  let shop: Shop
  let list: number[] = []
  const order = async (query = '') => (await listItems(`limit=100${query}`, shop)).map(each => each.id)
  beforeAll(async () => {
    shop = await newShop()
    const only = await newItem({}, shop)
    list.push(only)
    for (const move_to of ['first', 'last']) await must(204, put(only, { move_to }, shop))
    expect(await order()).toEqual([only])
    for (let count = 0; count < 6; count += 1) list.push(await newItem({}, shop))
  })

  // R-LIST-5
  test('each of the four ways, from every place to every place', async () => {
    for (const from of [0, 3, 6]) {
      for (const move_to of ['first', 'last', 'before', 'after'] as const) {
        for (const to of move_to === 'first' || move_to === 'last' ? [0] : [0, 2, 4, 6]) {
          const [id = 0, neighbor = 0] = [list[from], list[to]]
          if (id === neighbor && (move_to === 'before' || move_to === 'after')) continue
          const move = move_to === 'first' || move_to === 'last' ? { move_to } : { move_to, neighbor }
          const json = 'neighbor' in move ? { move_to, neighbor_item_id: neighbor } : move
          const answer = await must(204, put(id, json, shop))
          expect(answer.bytes.length).toBe(0)
          list = moved(list, id, move)
          expect(await order()).toEqual(list)
        }
      }
    }
  })

  // R-LIST-5
  test('a hundred random moves, with the reverse order the mirror of the order', async () => {
    const seed = Date.now()
    const next = random(seed)
    for (let round = 0; round < 100; round += 1) {
      const [id, move] = randomMove(list, next)
      const json = 'neighbor' in move ? { move_to: move.move_to, neighbor_item_id: move.neighbor } : move
      await must(204, put(id, json, shop))
      list = moved(list, id, move)
      expect(await order(), `seed ${seed}, round ${round}`).toEqual(list)
    }
    expect(await order('&sort=desc')).toEqual(list.toReversed())
    expect(await order('&order=list_order')).toEqual(list)
  })

  test('the same gap many times over keeps its order', async () => {
    const [left = 0] = list
    for (let round = 0; round < 80; round += 1) {
      const id = list[2 + (round % 5)] ?? 0
      await must(204, put(id, { move_to: 'after', neighbor_item_id: left }, shop))
      list = moved(list, id, { move_to: 'after', neighbor: left })
    }
    expect(await order()).toEqual(list)
  })

  // R-LIST-8
  test('neither time of the item moves, and a new item comes last', async () => {
    const before = await showItem(list[3] ?? 0, shop)
    await must(204, put(before.id, { move_to: 'first' }, shop))
    expect(await showItem(before.id, shop)).toEqual(before)
    list = moved(list, before.id, { move_to: 'first' })
    list.push(await newItem({}, shop))
    expect(await order()).toEqual(list)
    const gone = list[4] ?? 0
    await remove(`/api/items/${gone}`, shop)
    list = list.filter(each => each !== gone)
    expect(await order()).toEqual(list)
  })

  const none = 2_000_000_000
  const selfRefusal: Refusal = { status: 422, type: 'items/invalid-list-order' }
  const neighbor = (value: unknown) => ({ move_to: 'before', neighbor_item_id: value })
  const rows: [string, () => unknown, Refusal][] = [
    ['no member', () => ({}), invalidItem('/move_to')],
    ['move_to unknown', () => ({ move_to: 'up' }), invalidItem('/move_to')],
    ['move_to in capitals', () => ({ move_to: 'First' }), invalidItem('/move_to')],
    ['move_to null', () => ({ move_to: null }), invalidItem('/move_to')],
    ['move_to a number', () => ({ move_to: 1 }), invalidItem('/move_to')],
    ['move_to a list', () => ({ move_to: ['first'] }), invalidItem('/move_to')],
    ['before without a neighbour', () => ({ move_to: 'before' }), invalidItem('/neighbor_item_id')],
    ['after without a neighbour', () => ({ move_to: 'after' }), invalidItem('/neighbor_item_id')],
    [
      'first with a neighbour',
      () => ({ move_to: 'first', neighbor_item_id: list[0] }),
      invalidItem('/neighbor_item_id'),
    ],
    [
      'last with a neighbour null',
      () => ({ move_to: 'last', neighbor_item_id: null }),
      invalidItem('/neighbor_item_id'),
    ],
    ['a position', () => ({ move_to: 'first', position: 1 }), invalidItem('/position')],
    [
      'the neighbour of categories',
      () => ({ move_to: 'after', neighbor_category_id: 1 }),
      invalidItem('/neighbor_category_id', '/neighbor_item_id'),
    ],
    ['a neighbour as a string', () => neighbor(String(list[0])), invalidItem('/neighbor_item_id')],
    ['a neighbour null', () => neighbor(null), invalidItem('/neighbor_item_id')],
    ['a fraction', () => neighbor(1.5), invalidItem('/neighbor_item_id')],
    ['below the bound', () => neighbor(-1), invalidItem('/neighbor_item_id')],
    ['above the bound', () => neighbor(2_147_483_648), invalidItem('/neighbor_item_id')],
    ['a list', () => neighbor([list[0]]), invalidItem('/neighbor_item_id')],
    ['at the lower bound', () => neighbor(0), noItem],
    ['at the upper bound', () => neighbor(2_147_483_647), noItem],
    ['a neighbour that is not there', () => neighbor(none), noItem],
    ['itself, before', () => neighbor(list[1]), selfRefusal],
    ['itself, after', () => ({ move_to: 'after', neighbor_item_id: list[1] }), selfRefusal],
  ]
  // R-LIST-6, R-LIMIT-4
  test.for(rows)('refused: %s', async ([, json, wanted]) => {
    await refused(put(list[1] ?? 0, json(), shop), wanted, ['/api/items?limit=100'])
  })

  test('refused: an item that is not there', async () => {
    const request = put(none, { move_to: 'before', neighbor_item_id: list[0] }, shop)
    await refused(request, noItem, ['/api/items?limit=100'])
  })

  // R-LIST-6
  test('refused: a neighbour that was deleted', async () => {
    const gone = await newItem({}, shop)
    await remove(`/api/items/${gone}`, shop)
    await refused(put(list[1] ?? 0, neighbor(gone), shop), noItem, ['/api/items?limit=100'])
  })
})

describe('acknowledged in any shop', () => {
  test.each(['first', 'last'])('%s', async move_to => {
    await must(204, put(await newItem(), { move_to }))
  })
  test('beside another', async () => {
    const [a, b] = [await newItem(), await newItem()]
    await must(204, put(a, { move_to: 'after', neighbor_item_id: b }))
    await must(204, put(a, { move_to: 'before', neighbor_item_id: b }))
  })
})
