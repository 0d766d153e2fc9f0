import { beforeAll, expect, test } from 'vitest'
import { send } from './support/call.ts'
import { imported, itemDocument } from './support/documents.ts'
import { listItems, must, newItem } from './support/makers.ts'
import { noItem, refused } from './support/refused.ts'
import type { Item } from './support/shapes.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'

describeWithCli('only the first 10000 items of the list are handled', () => {
  let shop: Shop
  /** Ids from rank `from` on. */
  const ranks = async (from: number, count: number) =>
    (await listItems(`offset=${from - 1}&limit=${count}`, shop)).map(each => each.id)
  const at = async (rank: number) => (await ranks(rank, 1))[0] ?? 0
  const put = (id: number, json: unknown) => ({
    ...{ method: 'PUT', path: `/api/items/${id}/list_order` },
    ...{ json, token: shop.token },
  })
  const ends = ['/api/items?limit=6', '/api/items?offset=9990&limit=15']

  beforeAll(async () => {
    shop = await newShop()
    await imported(
      shop,
      Array.from({ length: 9_999 }, (_, index) => itemDocument({ name: `rank ${index + 1}` })),
    )
    expect((await listItems('offset=9998&limit=2', shop)).map(each => each.name)).toEqual(['rank 9999'])
  })

  test('with 9999 and with 10000 items, last is the end', async () => {
    const first = await at(1)
    await must(204, put(first, { move_to: 'last' }))
    expect(await ranks(9999, 2)).toEqual([first])
    const added = await newItem({}, shop)
    const second = await at(1)
    await must(204, put(second, { move_to: 'last' }))
    expect(await ranks(9998, 5)).toEqual([first, added, second])
    await must(204, put(added, { move_to: 'after', neighbor_item_id: second }))
    expect(await ranks(9998, 5)).toEqual([first, second, added])
  })

  // R-LIST-7
  test('with 10005, the ranks beyond cannot be neighbours', async () => {
    while ((await ranks(10_005, 1)).length === 0) await newItem({}, shop)
    expect((await ranks(10_006, 1)).length).toBe(0)
    for (const rank of [10_001, 10_002, 10_005]) {
      const neighbor_item_id = await at(rank)
      for (const mover of [await at(1), await at(10_000), await at(10_004)]) {
        if (mover === neighbor_item_id) continue
        await refused(put(mover, { move_to: 'before', neighbor_item_id }), noItem, ends)
        await refused(put(mover, { move_to: 'after', neighbor_item_id }), noItem, ends)
      }
    }
  })

  test('the item at rank 10000 can be a neighbour, in both directions', async () => {
    const [before, border, after] = [await at(9_999), await at(10_000), await at(10_001)]
    const first = await at(1)
    await must(204, put(first, { move_to: 'after', neighbor_item_id: border }))
    expect(await ranks(9_998, 4)).toEqual([before, border, first, after])
    const second = await at(1)
    await must(204, put(second, { move_to: 'before', neighbor_item_id: first }))
    expect(await ranks(9_997, 5)).toEqual([before, border, second, first, after])
  })

  // R-LIST-7
  test('an item beyond can itself be moved', async () => {
    const far = await at(10_004)
    await must(204, put(far, { move_to: 'first' }))
    expect(await at(1)).toBe(far)
    const farther = await at(10_005)
    await must(204, put(farther, { move_to: 'after', neighbor_item_id: far }))
    expect(await ranks(1, 2)).toEqual([far, farther])
  })

  // R-LIST-7
  test('last places an item of the front at rank 10000', async () => {
    const [first, border, after] = [await at(1), await at(10_000), await at(10_001)]
    await must(204, put(first, { move_to: 'last' }))
    expect(await ranks(9_999, 3)).toEqual([border, first, after])
  })

  test('last places an item of the back at rank 10000', async () => {
    const [border, far] = [await at(10_000), await at(10_003)]
    await must(204, put(far, { move_to: 'last' }))
    expect(await ranks(10_000, 2)).toEqual([far, border])
  })

  test('last leaves the item at rank 10000 where it is', async () => {
    const before = await ranks(9_995, 11)
    await must(204, put(before[5] ?? 0, { move_to: 'last' }))
    expect(await ranks(9_995, 11)).toEqual(before)
  })

  test('nothing was lost or doubled on the way', async () => {
    const ids: number[] = []
    // Not held against the document, as the other pages are: that takes longer than all else of this file.
    for (let offset = 0; offset < 10_100; offset += 100) {
      const path = `/api/items?offset=${offset}&limit=100`
      const { status, body } = await send({ method: 'GET', path, token: shop.token })
      expect(status).toBe(200)
      ids.push(...(body as Item[]).map(each => each.id))
    }
    expect(ids.length).toBe(10_005)
    expect(new Set(ids).size).toBe(10_005)
  })

  test('an offset past everything is empty', async () => {
    expect(await ranks(10_006, 100)).toEqual([])
  })
})
