import { describe, expect, test } from 'vitest'
import { type Call, call } from './support/call.ts'
import { imported, itemDocument, variationOf } from './support/documents.ts'
import {
  listCategories,
  listItems,
  listVariations,
  newCategory,
  newItem,
  newVariation,
  normalItem,
  putStock,
  remove,
  setLink,
  showItem,
  unique,
} from './support/makers.ts'
import { describeWithCli, newShop } from './support/shops.ts'
import { random, randomMove } from './support/shuffle.ts'

/** Sends calls at the same time and answers how often each status came. */
async function race(calls: Call[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  const answers = await Promise.all(calls.map(each => call(each)))
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const times = (count: number, make: (index: number) => Call) =>
  Array.from({ length: count }, (_, index) => make(index))

describe('races', () => {
  test('sixteen creations make sixteen items, each in the list once', async () => {
    const names = Array.from({ length: 16 }, () => unique('race'))
    const calls = names.map(name => ({ method: 'POST', path: '/api/items', json: normalItem({ name }) }))
    expect(await race(calls)).toEqual({ 200: 16 })
    const listed = (await listItems('order=created&sort=desc&limit=100')).map(each => each.name)
    for (const name of names) expect(listed.filter(each => each === name).length).toBe(1)
  })

  // R-CATEGORY-6
  test('of equal names among siblings one wins', async () => {
    const parent_id = await newCategory()
    const forms = ['dup', ' dup', 'ｄｕｐ', 'dup\u3000']
    const calls = times(16, index => ({
      method: 'POST',
      path: '/api/item_categories',
      json: { name: forms[index % 4], parent_id },
    }))
    expect(await race(calls)).toEqual({ 200: 1, 422: 15 })
  })

  test('renaming siblings to one name: one wins', async () => {
    const parent_id = await newCategory()
    const ids: number[] = []
    for (let count = 0; count < 6; count += 1) ids.push(await newCategory({ parent_id }))
    const calls = ids.map(id => ({
      method: 'POST',
      path: `/api/item_categories/${id}`,
      json: { name: 'one' },
    }))
    expect(await race(calls)).toEqual({ 204: 1, 422: 5 })
  })

  test('children made while the parent is deleted leave no orphan', async () => {
    for (let round = 0; round < 8; round += 1) {
      const parent_id = await newCategory()
      const item = await newItem()
      const calls = times(8, index => ({
        method: 'POST',
        path: '/api/item_categories',
        json: { name: `c${index}`, parent_id },
      }))
      calls.splice(4, 0, { method: 'DELETE', path: `/api/item_categories/${parent_id}` } as Call)
      calls.push({ method: 'PUT', path: `/api/item_categories/${parent_id}/items/${item}` })
      const counts = await race(calls)
      expect(Object.keys(counts).every(status => ['200', '204', '404', '422'].includes(status))).toBe(true)
      const parents = (await listCategories()).map(each => each.parent?.id)
      expect(parents).not.toContain(parent_id)
      expect((await showItem(item)).categories).toEqual([])
    }
  })

  test('links and unlinks of one pair end in one of two states', async () => {
    const [item, category] = [await newItem(), await newCategory()]
    const path = `/api/item_categories/${category}/items/${item}`
    const calls = times(32, index => ({ method: index % 2 === 0 ? 'PUT' : 'DELETE', path }))
    expect(await race(calls)).toEqual({ 204: 32 })
    expect([0, 1]).toContain((await showItem(item)).categories.length)
  })

  test('the last five of a hundred links', async () => {
    const parent_id = await newCategory()
    const item = await newItem()
    const categories: number[] = []
    for (let count = 0; count < 111; count += 1)
      categories.push(await newCategory({ name: `c${count}`, parent_id }))
    for (const category of categories.slice(0, 95)) await setLink('PUT', category, item)
    const calls = categories
      .slice(95)
      .map(id => ({ method: 'PUT', path: `/api/item_categories/${id}/items/${item}` }))
    expect(await race(calls)).toEqual({ 204: 5, 422: 11 })
    expect((await showItem(item)).categories.length).toBe(100)
  })

  test('an item deleted under its editors is gone, and they are told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const item = await newItem()
      const category = await newCategory()
      const path = `/api/items/${item}`
      const calls: Call[] = [
        ...times(4, index => ({ method: 'POST', path, json: { name: `x${index}` } })),
        ...times(4, () => ({ method: 'POST', path: `${path}/variations`, json: { name: 'v' } })),
        { method: 'DELETE', path },
        ...times(4, () => ({ method: 'PUT', path: `/api/item_categories/${category}/items/${item}` })),
        ...times(4, () => ({ method: 'PUT', path: `${path}/list_order`, json: { move_to: 'first' } })),
        ...times(4, stock => ({ method: 'PUT', path: `${path}/stock`, json: { stock } })),
      ]
      const counts = await race(calls)
      expect(Object.keys(counts).every(status => ['200', '201', '204', '404', '422'].includes(status))).toBe(
        true,
      )
      expect((await call({ method: 'GET', path })).status).toBe(404)
      expect(await listItems(`category_id=${category}`)).toEqual([])
    }
  })

  test('of two deletions one finds it', async () => {
    const item = await newItem()
    const calls = times(6, () => ({ method: 'DELETE', path: `/api/items/${item}` }))
    expect(await race(calls)).toEqual({ 204: 1, 404: 5 })
  })

  // R-STOCK-2
  test('the first variation against the own stock', async () => {
    for (let round = 0; round < 8; round += 1) {
      const item = await newItem()
      await putStock(item, { stock: 1 })
      const path = `/api/items/${item}`
      const add = { method: 'POST', path: `${path}/variations`, json: { name: 'v' } }
      const counts = await race([
        ...times(3, () => ({ method: 'PUT', path: `${path}/stock`, json: { stock: 9 } })),
        add,
      ])
      expect(counts[201]).toBe(1)
      const shown = await showItem(item)
      expect(shown.stock).toBe(0)
      await remove(`${path}/variations/${shown.variations[0]?.id}`)
      expect((await showItem(item)).stock).toBe(counts[204] === undefined ? 1 : 9)
    }
  })

  // R-ITEM-18
  test('edits of different fields do not undo each other', async () => {
    const item = await newItem(normalItem({ detail: 'd', identifier: 'i' }))
    const variation = await newVariation(item)
    const json = {
      name: 'n',
      price: 77,
      detail: 'e',
      identifier: 'j',
      quantity_limit: 4,
      item_tax_type: 'reduced',
    }
    const calls: Call[] = Object.entries(json).map(([name, value]) => ({
      method: 'POST',
      path: `/api/items/${item}`,
      json: { [name]: value },
    }))
    calls.push({ method: 'PUT', path: `/api/items/${item}/visibility`, json: { visible: true } })
    calls.push({ method: 'POST', path: `/api/items/${item}/variations/${variation}`, json: { barcode: 'b' } })
    calls.push({
      method: 'POST',
      path: `/api/items/${item}/variations/${variation}`,
      json: { identifier: 'c' },
    })
    expect(await race(calls)).toEqual({ 200: 8, 204: 1 })
    const shown = await showItem(item)
    expect(shown).toMatchObject({ ...json, visible: true })
    expect(shown.variations[0]).toMatchObject({ barcode: 'b', identifier: 'c' })
  })
})

describeWithCli('races in a shop of its own', () => {
  test('the last five of a thousand variations', async () => {
    const shop = await newShop()
    await imported(shop, [itemDocument({ variations: Array.from({ length: 995 }, () => variationOf()) })])
    const item = (await listItems('', shop))[0]?.id ?? 0
    const path = `/api/items/${item}/variations`
    const calls = times(16, () => ({ method: 'POST', path, json: { name: 'v' }, token: shop.token }))
    expect(await race(calls)).toEqual({ 201: 5, 422: 11 })
    expect((await listVariations(item, shop)).length).toBe(1000)
  })

  // R-LIST-9
  test('moves, creations and deletions keep the list whole', async () => {
    const shop = await newShop()
    const items: number[] = []
    for (let count = 0; count < 12; count += 1) items.push(await newItem({}, shop))
    const seed = Date.now()
    const next = random(seed)
    const kept = items.slice(0, 10)
    const counts: Record<string, number> = {}
    for (let round = 0; round < 6; round += 1) {
      const calls = times(15, () => {
        const [id, move] = randomMove(kept, next)
        const json = 'neighbor' in move ? { move_to: move.move_to, neighbor_item_id: move.neighbor } : move
        return { method: 'PUT', path: `/api/items/${id}/list_order`, json, token: shop.token }
      })
      const created = race([
        ...calls,
        { method: 'POST', path: '/api/items', json: normalItem(), token: shop.token },
      ])
      for (const [status, count] of Object.entries(await created))
        counts[status] = (counts[status] ?? 0) + count
      const list = (await listItems('limit=100', shop)).map(each => each.id)
      expect(new Set(list).size).toBe(list.length)
      expect(list.length).toBe(13 + round)
      expect(list.toReversed()).toEqual((await listItems('limit=100&sort=desc', shop)).map(each => each.id))
    }
    expect(counts, `seed ${seed}`).toEqual({ 200: 6, 204: 90 })
  })
})
