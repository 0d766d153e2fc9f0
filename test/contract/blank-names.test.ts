import { beforeAll, describe, expect, test } from 'vitest'
import { runCli } from './support/cli.ts'
import {
  categoryDocument,
  exported,
  importDocuments,
  imported,
  itemDocument,
  variationOf,
} from './support/documents.ts'
import { newCategory, newItem, newVariation, normalItem, showItem } from './support/makers.ts'
import { invalidCategory, invalidItem, refused } from './support/refused.ts'
import { cli, describeWithCli, newShop, type Shop } from './support/shops.ts'

const blanks = [
  '\u200b',
  '\u3164',
  '\u00ad',
  '\u115f',
  '\u1160',
  '\u2800',
  '\uffa0',
  '\ufeff',
  ' \u200d\u3000',
]

// R-TEXT-4
describe('a name that shows nothing is blank', () => {
  let item: number
  let variation: number
  let category: number
  beforeAll(async () => {
    item = await newItem()
    variation = await newVariation(item)
    category = await newCategory()
  })

  test.each(blanks)('%j', async name => {
    const post = (path: string, json: object) => ({ method: 'POST', path: `/api${path}`, json })
    const watch = [`/api/items/${item}`]
    await refused(post('/items', normalItem({ name })), invalidItem('/name'))
    await refused(post(`/items/${item}`, { name }), invalidItem('/name'), watch)
    await refused(post(`/items/${item}/variations`, { name }), invalidItem('/name'), watch)
    await refused(post(`/items/${item}/variations/${variation}`, { name }), invalidItem('/name'), watch)
    await refused(post('/item_categories', { name }), invalidCategory('/name'))
    await refused(post(`/item_categories/${category}`, { name }), invalidCategory('/name'))
  })

  test.each(['\u200bx', '名\ufe00', '\u2800.', '\u200da'])('%j is none of them', async name => {
    expect((await showItem(await newItem({ name }))).name).toBe(name)
  })
})

describeWithCli('names that show nothing, from before they were refused', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await newShop()
  })

  // R-DOCUMENT-1, R-EXPORT-2
  test('are imported, shown, exported and imported again', async () => {
    const documents = [
      categoryDocument('\u200b', 1),
      itemDocument({ name: '\u3164', variations: [variationOf({ name: '\u2800' })], stock: 0 }),
    ]
    await imported(shop, documents)
    const written = await exported(shop)
    const names = written.map(each => each.data.name)
    expect(names).toEqual(expect.arrayContaining(['\u200b', '\u3164']))
    await imported(await newShop(), written)
  })

  // R-TEXT-4
  test('white space alone stays refused', async () => {
    const { code } = await importDocuments(shop, [itemDocument({ name: '\u3000 ' })])
    expect(code).toBe(1)
  })

  // R-SETTING-1
  test('are refused of a shop by the command line', async () => {
    const { code, stderr } = await runCli(cli(), ['shop', 'settings', '--shop', shop.key, 'name=\u200b'])
    expect([code === 0, stderr]).toEqual([false, expect.stringContaining('can be seen')])
  })
})
