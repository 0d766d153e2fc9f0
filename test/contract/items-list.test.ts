import { beforeAll, describe, expect, test } from 'vitest'
import { documentId, imported, itemDocument } from './support/documents.ts'
import { listItems, newCategory, newItem, putVisibility, setLink } from './support/makers.ts'
import type { Item } from './support/shapes.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'

/** Names by which the tests know items. */
const names = (items: Item[]) => items.map(each => each.name)

describeWithCli('pages', () => {
  let shop: Shop
  const all = Array.from({ length: 25 }, (_, index) => `item ${index}`)
  beforeAll(async () => {
    shop = await newShop()
    for (const query of ['', 'visible=true', 'category_id=1', 'order=modified&sort=desc', 'offset=5']) {
      expect([query, await listItems(query, shop)]).toEqual([query, []])
    }
    for (const name of all) await newItem({ name }, shop)
  })
  const page = async (query: string) => names(await listItems(query, shop))

  test('in list order, the order of creation at first', async () => {
    expect(await page('limit=100')).toEqual(all)
    expect(await page('limit=100&order=list_order&sort=asc')).toEqual(all)
    expect(await page('limit=100&sort=desc')).toEqual(all.toReversed())
  })

  test('the default is the first twenty', async () => {
    expect(await page('')).toEqual(all.slice(0, 20))
  })

  test('offset skips, up to and past the end', async () => {
    expect(await page('offset=20')).toEqual(all.slice(20))
    expect(await page('limit=7&offset=7')).toEqual(all.slice(7, 14))
    expect(await page('offset=24')).toEqual(all.slice(24))
    expect(await page('offset=25')).toEqual([])
    expect(await page('offset=1000000')).toEqual([])
    expect(await page('limit=1&offset=3&sort=desc')).toEqual(['item 21'])
  })

  // R-LIST-1
  test('pages of any size make up the whole', async () => {
    for (const limit of [1, 4, 24, 25, 26]) {
      const seen: string[] = []
      for (let offset = 0; ; offset += limit) {
        const part = await page(`limit=${limit}&offset=${offset}`)
        seen.push(...part)
        if (part.length < limit) break
      }
      expect(seen).toEqual(all)
    }
  })
})

describeWithCli('order', () => {
  const at = (minute: number) => `2024-05-01T00:${String(minute).padStart(2, '0')}:00Z`
  let shop: Shop
  beforeAll(async () => {
    shop = await newShop()
    const rows: [string, number, number][] = [
      ['a', 3, 30],
      ['b', 1, 31],
      ['c', 2, 30],
      ['d', 1, 31],
      ['e', 1, 29],
      ['f', 2, 30],
    ]
    const documents = rows.map(([name, created, modified]) =>
      itemDocument({ id: documentId(), name, created_at: at(created), modified_at: at(modified) }),
    )
    await imported(shop, documents)
  })

  const rows: [string, string][] = [
    ['order=created', 'b d e c f a'],
    ['order=created&sort=asc', 'b d e c f a'],
    ['order=created&sort=desc', 'a f c e d b'],
    ['order=modified', 'e a c f b d'],
    ['order=modified&sort=desc', 'd b f c a e'],
    ['order=list_order', 'a b c d e f'],
    ['sort=desc', 'f e d c b a'],
    ['order=created&limit=2&offset=2', 'e c'],
    ['order=modified&sort=desc&limit=3&offset=1', 'b f c'],
  ]
  // R-LIST-2
  test.for(rows)('%s: ties by id in the same direction', async ([query, wanted]) => {
    expect(names(await listItems(query, shop)).join(' ')).toBe(wanted)
  })
})

describe('visible', () => {
  // R-LIST-2
  test('true is the public ones, false the others, at once after a change', async () => {
    const category = await newCategory()
    const [shown, hidden] = [await newItem(), await newItem()]
    await setLink('PUT', category, shown)
    await setLink('PUT', category, hidden)
    const ids = async (query: string) =>
      (await listItems(`category_id=${category}&${query}`)).map(each => each.id)
    await putVisibility(shown, true)
    expect(await ids('visible=true')).toEqual([shown])
    expect(await ids('visible=false')).toEqual([hidden])
    expect((await ids('limit=5')).length).toBe(2)
    await putVisibility(shown, false)
    expect(await ids('visible=true')).toEqual([])
  })
})

describe('category_id', () => {
  // R-LIST-3
  test('takes the descendants along, each item once', async () => {
    const top = await newCategory()
    const middle = await newCategory({ parent_id: top })
    const bottom = await newCategory({ parent_id: middle })
    const beside = await newCategory({ parent_id: top })
    const [inBottom, inAll, inBeside, inNone] = [
      await newItem(),
      await newItem(),
      await newItem(),
      await newItem(),
    ]
    await setLink('PUT', bottom, inBottom)
    for (const category of [top, middle, bottom, beside]) await setLink('PUT', category, inAll)
    await setLink('PUT', beside, inBeside)
    const ids = async (category: number) =>
      (await listItems(`category_id=${category}&order=created`)).map(each => each.id)
    expect(await ids(top)).toEqual([inBottom, inAll, inBeside])
    expect(await ids(middle)).toEqual([inBottom, inAll])
    expect(await ids(bottom)).toEqual([inBottom, inAll])
    expect(await ids(beside)).toEqual([inAll, inBeside])
    expect(await ids(top)).not.toContain(inNone)
    expect(
      (await listItems(`category_id=${top}&limit=1&offset=1&order=created`)).map(each => each.id),
    ).toEqual([inAll])
  })
})
