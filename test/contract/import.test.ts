import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { signal } from '../support/signal.ts'
import { runCli } from './support/cli.ts'
import {
  categoryDocument,
  type Document,
  importDocuments,
  imported,
  importText,
  itemDocument,
  variationOf,
  withFile,
} from './support/documents.ts'
import { editItem, listCategories, listItems, remove, setLink, showItem, unique } from './support/makers.ts'
import type { Item } from './support/shapes.ts'
import { cli, describeWithCli, newShop, type Shop } from './support/shops.ts'

describeWithCli('import', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await newShop()
  })

  /** What the shop has of some documents, in list order. */
  async function itemsOf(documents: Document[], where: Shop = shop): Promise<Item[]> {
    const names = documents.map(each => each.data.name)
    return (await listItems('limit=100', where)).filter(each => names.includes(each.name))
  }

  // R-IMPORT-5
  test('brings categories and items with their links, in the order of the file', async () => {
    const top = categoryDocument('服', 1)
    const child = categoryDocument('シャツ', 2, { id: top.data.id, name: '服', parent: null })
    const chain = { id: child.data.id, name: 'シャツ', parent: { id: top.data.id, name: '服', parent: null } }
    const variations = [
      variationOf({ name: 'S', stock: 1, identifier: 'S-1', barcode: '1' }),
      variationOf({ name: 'M', stock: 2 }),
    ]
    const over = {
      ...{ detail: '<b>詳細</b>\n', identifier: 'i', quantity_limit: 3 },
      ...{ visible: false, item_tax_type: 'reduced' },
    }
    const documents = [itemDocument(), itemDocument({ ...over, categories: [chain], variations, stock: 3 })]
    await imported(shop, [top, child, ...documents])
    const categories = await listCategories(shop)
    expect(categories.map(each => [each.name, each.number, each.parent?.name ?? null])).toEqual([
      ['服', 1, null],
      ['シャツ', 2, '服'],
    ])
    const items = await itemsOf(documents)
    expect(items.map(each => each.name)).toEqual(documents.map(each => each.data.name))
    const times = { created_at: '2024-01-02T03:04:05Z', modified_at: '2024-02-03T04:05:06Z' }
    expect(items[1]).toMatchObject({ ...over, ...times, stock: 3 })
    const content = (list: { id: number }[]) => list.map(({ id, ...rest }) => rest)
    expect(content(items[1]?.variations ?? [])).toEqual(content(variations))
    expect(items[1]?.categories.map(each => each.id)).toEqual([categories[1]?.id])
  })

  // R-IMPORT-2
  test('twice doubles nothing, and takes what is new', async () => {
    const category = categoryDocument('twice', 7)
    const links = [{ id: category.data.id, name: 'twice', parent: null }]
    const items = Array.from({ length: 5 }, () =>
      itemDocument({ categories: links, variations: [variationOf()] }),
    )
    await imported(shop, [category, ...items])
    const before = [await listItems('limit=100', shop), await listCategories(shop)]
    const again = await importDocuments(shop, [category, ...items])
    expect([again.code, again.refused]).toEqual([0, []])
    expect([await listItems('limit=100', shop), await listCategories(shop)]).toEqual(before)
    const added = itemDocument()
    expect((await importDocuments(shop, [category, ...items, added])).code).toBe(0)
    expect((await itemsOf([...items, added])).length).toBe(6)
  })

  test('of one document twice in a file takes it once', async () => {
    const document = itemDocument()
    await importDocuments(shop, [document, document])
    expect((await itemsOf([document])).length).toBe(1)
  })

  // R-IMPORT-3
  test('of a known document with other content is refused, and changes nothing', async () => {
    const document = itemDocument()
    await imported(shop, [document])
    const before = await itemsOf([document])
    const other: Document = { ...document, data: { ...document.data, price: 2000 } }
    const { code, refused } = await importDocuments(shop, [other])
    expect([code, refused.map(each => each.line)]).toEqual([1, [1]])
    expect(await itemsOf([document])).toEqual(before)
  })

  // R-IMPORT-3
  test('over an item that was edited since neither doubles nor undoes', async () => {
    const document = itemDocument()
    await imported(shop, [document])
    const [item] = await itemsOf([document])
    const name = unique('edited')
    await editItem(item?.id ?? 0, { name }, shop)
    const count = (await listItems('limit=100', shop)).length
    await importDocuments(shop, [document])
    expect((await showItem(item?.id ?? 0, shop)).name).toBe(name)
    expect((await listItems('limit=100', shop)).length).toBe(count)
  })

  test('of an empty file, or of empty lines, takes nothing', async () => {
    const before = await listItems('limit=100', shop)
    for (const text of ['', '\n\n  \n']) expect((await importText(shop, text)).code).toBe(0)
    expect(await listItems('limit=100', shop)).toEqual(before)
  })

  test('reads CRLF, a byte order mark, and a last line without its end', async () => {
    const documents = [itemDocument(), itemDocument()]
    const lines = documents.map(each => JSON.stringify(each))
    expect((await importText(shop, `\uFEFF${lines.join('\r\n')}`)).code).toBe(0)
    expect((await itemsOf(documents)).length).toBe(2)
  })

  test('into a shop that is not there, or of a file that is not there, fails', async () => {
    await withFile('', async file => {
      expect((await runCli(cli(), ['import', file, '--shop', 'no-such-shop'])).code).toBe(1)
    })
    expect((await runCli(cli(), ['import', '/no/such/file', '--shop', shop.key])).code).toBe(1)
    expect((await runCli(cli(), ['import', '--shop', shop.key])).code).toBe(2)
  })

  test('of the same documents into two shops makes two of each', async () => {
    const documents = [categoryDocument(unique('c'), 20), itemDocument()]
    const other = await newShop()
    for (const each of [shop, other]) await imported(each, documents)
    const [mine] = await itemsOf(documents)
    const [theirs] = await itemsOf(documents, other)
    expect(mine?.id).not.toBe(theirs?.id)
    const category = (await listCategories(shop)).find(each => each.number === 20)?.id ?? 0
    await setLink('PUT', category, mine?.id ?? 0, shop)
    expect((await itemsOf(documents, other))[0]).toEqual(theirs)
    await remove(`/api/items/${mine?.id}`, shop)
    expect((await itemsOf(documents, other))[0]).toEqual(theirs)
  })
})

describeWithCli('an import that is killed', () => {
  // R-IMPORT-2
  test('and started again brings everything once', async () => {
    const shop = await newShop()
    const documents = Array.from({ length: 3000 }, (_, index) => itemDocument({ name: `kill ${index}` }))
    const text = documents.map(each => `${JSON.stringify(each)}\n`).join('')
    const seen = async () => {
      const names: string[] = []
      for (let offset = 0; offset <= 3000; offset += 100) {
        names.push(...(await listItems(`limit=100&offset=${offset}`, shop)).map(each => each.name))
      }
      return names
    }
    await withFile(text, async file => {
      const { command, cwd, env } = cli()
      const [program = '', ...first] = command
      const options = { cwd, env, stdio: 'ignore', detached: true } as const
      const child = spawn(program, [...first, 'import', file, '--shop', shop.key, '--json'], options)
      const gone = new Promise(resolve => child.once('exit', resolve))
      // Killed as soon as its first items are seen, the whole group with it.
      while (child.exitCode === null && (await listItems('limit=1', shop)).length === 0) await sleep(5)
      if (child.exitCode === null && child.pid !== undefined) signal(-child.pid, 'SIGKILL')
      await gone
    })
    await imported(shop, documents)
    expect((await seen()).toSorted()).toEqual(documents.map(each => String(each.data.name)).toSorted())
  })
})
