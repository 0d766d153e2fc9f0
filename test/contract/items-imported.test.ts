import { beforeAll, expect, inject, test } from 'vitest'
import { call } from './support/call.ts'
import {
  type Document,
  documentId,
  exported,
  imported,
  itemDocument,
  variationOf,
} from './support/documents.ts'
import { editItem, listItems, must, remove, showItem } from './support/makers.ts'
import { invalidItem, refused, rejectedItem } from './support/refused.ts'
import type { Item, Option } from './support/shapes.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'

let shop: Shop
const documents: Document[] = []

/** Puts one more document into the import that precedes the tests, and answers how to find its item then. */
function prepare(over: Partial<Item>, state: Record<string, unknown> = {}): () => Promise<Item> {
  const document = itemDocument(over, state)
  documents.push(document)
  return async () => {
    const found = (await listItems('limit=100', shop)).filter(each => each.name === document.data.name)
    expect(found.length).toBe(1)
    return found[0] as Item
  }
}

beforeAll(async () => {
  if (inject('cli') === null) return
  shop = await newShop()
  await imported(shop, documents)
})

const watch = (item: Item) => [`/api/items/${item.id}`]
const digital = { file_name: '写真集 第1巻', file_size: 12_345_678, file_ext: 'zip' }

describeWithCli('a digital item', () => {
  const [shown, kept, edited] = [5, 0, 0].map(stock => prepare({ type: 'digital', digital, stock }))
  const plain = prepare({})

  // R-ITEM-2
  test('shows its file, and only it does', async () => {
    expect((await shown?.())?.digital).toEqual(digital)
    expect((await plain()).digital).toBeUndefined()
  })

  // R-ITEM-21, R-VARIATION-4
  test('cannot be deleted nor take a variation', async () => {
    const item = (await kept?.()) as Item
    const path = `/api/items/${item.id}`
    await refused({ method: 'DELETE', path, token: shop.token }, rejectedItem, watch(item))
    const variation = { method: 'POST', path: `${path}/variations`, token: shop.token }
    await refused({ ...variation, json: { name: 'x' } }, rejectedItem, watch(item))
    await refused({ ...variation, json: { name: '' } }, invalidItem('/name'), watch(item))
  })

  // R-ITEM-7
  test('can be edited, and its file is not writable', async () => {
    const item = (await edited?.()) as Item
    await editItem(item.id, { name: 'renamed', price: 70, type: 'digital' }, shop)
    expect(await showItem(item.id, shop)).toMatchObject({ name: 'renamed', price: 70, digital })
    const request = { method: 'POST', path: `/api/items/${item.id}`, token: shop.token }
    await refused({ ...request, json: { digital } }, invalidItem('/digital'), watch(item))
    await refused({ ...request, json: { type: 'normal' } }, rejectedItem, watch(item))
    await refused({ ...request, json: { lottery: {} } }, rejectedItem, watch(item))
  })
})

describeWithCli('options', () => {
  const select = (over: Partial<Extract<Option, { option_type: 'select' }>> = {}): Option => ({
    ...{ id: documentId(), name: 'ギフト包装', required: true, option_type: 'select' },
    choices: [
      { id: documentId(), name: 'あり', extra_price: 300 },
      { id: documentId(), name: 'なし', extra_price: 0 },
    ],
    ...over,
  })
  const form: Option = {
    ...{
      id: documentId(),
      name: '名入れ',
      required: false,
      option_type: 'form',
      option_variation_id: documentId(),
    },
    ...{ extra_price: 500, max_length: 20, free_text_description: 'ローマ字で' },
  }
  const bare: Option = {
    ...{ ...form, id: documentId(), option_variation_id: null },
    ...{ extra_price: 0, max_length: null, free_text_description: null },
  }
  /** Options without the ids, which the importing server gives anew. */
  const content = (options: Option[]) =>
    JSON.parse(
      JSON.stringify(options, (name, value) =>
        name === 'id' || (name === 'option_variation_id' && value !== null) ? 0 : value,
      ),
    )
  const options = [select(), form, bare, select({ name: '色', required: false, choices: [] })]
  const full = prepare({ options })
  const edited = prepare({ options: [bare, select()] })

  // R-ITEM-6
  test('stand in display order with every field', async () => {
    expect(content((await full()).options)).toEqual(content(options))
  })

  // R-ITEM-7
  test('stay through an edit of the item', async () => {
    const item = await edited()
    await editItem(item.id, { name: 'edited' }, shop)
    expect((await showItem(item.id, shop)).options).toEqual(item.options)
  })
})

describeWithCli('a sale price', () => {
  const sale = { price: 800, proper_price: 1000 }
  const rows = [900, 800].map(price => ({ price, find: prepare(sale) }))
  const kept = prepare(sale)
  const unpriced = prepare({ price: null })
  const edit = (item: Item, json: object) => ({
    ...{ method: 'POST', path: `/api/items/${item.id}` },
    ...{ json, token: shop.token },
  })

  // R-ITEM-15
  test.for(rows)('stands beside the proper price until $price is sent', async ({ price, find }) => {
    const item = await find()
    expect(item).toMatchObject(sale)
    await must(200, edit(item, { name: `still on sale ${price}`, quantity_limit: 2 }))
    expect((await showItem(item.id, shop)).proper_price).toBe(1000)
    await must(200, edit(item, { price }))
    const after = await showItem(item.id, shop)
    expect(after).toMatchObject({ price, proper_price: null })
    expect(after.modified_at > item.modified_at).toBe(true)
  })

  test('is not released by a refused call', async () => {
    const item = await kept()
    await refused(edit(item, { price: 900, name: '' }), invalidItem('/name'), watch(item))
    await refused(edit(item, { price: 900, lottery: {} }), rejectedItem, watch(item))
  })

  test('an item may have no price at all', async () => {
    const item = await unpriced()
    expect(item.price).toBeNull()
    await editItem(item.id, { price: 100 }, shop)
    expect((await showItem(item.id, shop)).price).toBe(100)
  })
})

describeWithCli('sales_status', () => {
  const day = 86_400_000
  const at = (after: number) => new Date(Date.now() + after).toISOString().replace(/\.\d+Z/, 'Z')
  const rows = (
    [
      ['no period', null, null, 'item_now_on_sale'],
      ['before a period', at(day), at(2 * day), 'item_waiting_for_sale'],
      ['before an open period', at(day), null, 'item_waiting_for_sale'],
      ['within a period', at(-day), at(day), 'item_now_on_sale'],
      ['after a period', at(-2 * day), at(-day), 'item_end_of_sale'],
      ['after an open period', null, at(-day), 'item_end_of_sale'],
    ] as const
  ).map(([name, sales_start_at, sales_end_at, sales_status]) => ({
    ...{ name, sales_status },
    find: prepare({ sales_status }, { sales_start_at, sales_end_at }),
  }))
  const ended = prepare({ sales_status: 'item_end_of_sale' })

  // R-DOCUMENT-4
  test.for(rows)('$name: $sales_status', async ({ sales_status, find }) => {
    expect((await find()).sales_status).toBe(sales_status)
  })

  test('an ended item without a period stays ended', async () => {
    const item = await ended()
    expect(item.sales_status).toBe('item_end_of_sale')
    await editItem(item.id, { name: 'ended, edited' }, shop)
    expect((await showItem(item.id, shop)).sales_status).toBe('item_end_of_sale')
  })
})

describeWithCli('variations as imported', () => {
  const { name, ...nameless } = variationOf({ stock: 3, identifier: 'V-1', barcode: '4901234567894' })
  const variations = [nameless, variationOf({ name, stock: 4 })]
  const find = prepare({ variations, stock: 7 }, { own_stock: 11 })

  // R-VARIATION-1
  test('may have a code and no name, and leave the own stock behind', async () => {
    const item = await find()
    expect(item.variations.map(({ id, ...rest }) => rest)).toEqual(variations.map(({ id, ...rest }) => rest))
    expect(item.stock).toBe(7)
    for (const { id } of item.variations) await remove(`/api/items/${item.id}/variations/${id}`, shop)
    expect((await showItem(item.id, shop)).stock).toBe(11)
  })

  test('a variation without a name can be given one, and other edits leave it without', async () => {
    const own = await newShop()
    await imported(own, [itemDocument({ variations: [nameless], stock: 3 })])
    const item = (await listItems('', own))[0] as Item
    const path = `/api/items/${item.id}/variations/${item.variations[0]?.id}`
    await must(200, { method: 'POST', path, json: { barcode: null }, token: own.token })
    expect((await showItem(item.id, own)).variations[0]).not.toHaveProperty('name')
    await must(200, { method: 'POST', path, json: { name: 'named' }, token: own.token })
    expect((await showItem(item.id, own)).variations[0]).toMatchObject({ name: 'named', stock: 3 })
  })

  const last = prepare({ variations: [nameless], stock: 3 })
  const raced = prepare({ variations: [nameless], stock: 3 })
  const edit = (item: Item, json: unknown) => ({
    ...{ method: 'POST', path: `/api/items/${item.id}/variations/${item.variations[0]?.id}` },
    ...{ json, token: shop.token },
  })

  // R-VARIATION-6
  test('a variation without a name keeps its last code', async () => {
    const item = await last()
    const both = { identifier: null, barcode: null }
    await refused(edit(item, both), { ...rejectedItem, pointers: ['/identifier'] }, watch(item))
    await must(200, edit(item, { barcode: null }))
    await refused(
      edit(item, { identifier: null }),
      { ...rejectedItem, pointers: ['/identifier'] },
      watch(item),
    )
    await must(200, edit(item, { barcode: '1', identifier: null }))
    await refused(edit(item, { barcode: null }), { ...rejectedItem, pointers: ['/barcode'] }, watch(item))
    await must(200, edit(item, {}))
    await must(200, edit(item, { name: 'named', barcode: null }))
    expect((await showItem(item.id, shop)).variations[0]).toMatchObject({
      ...{ name: 'named', identifier: null, barcode: null },
    })
  })

  test('of two callers who clear one code each, one is refused', async () => {
    const item = await raced()
    const answers = await Promise.all([
      call(edit(item, { identifier: null })),
      call(edit(item, { barcode: null })),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const { identifier, barcode } = (await showItem(item.id, shop)).variations[0] ?? {}
    expect([identifier, barcode].filter(code => code !== null)).toHaveLength(1)
  })

  test('what is left can move to another shop', async () => {
    const own = await newShop()
    await imported(own, [itemDocument({ variations: [nameless], stock: 3 })])
    const item = (await listItems('', own))[0] as Item
    const path = `/api/items/${item.id}/variations/${item.variations[0]?.id}`
    await must(200, { method: 'POST', path, json: { identifier: null }, token: own.token })
    await refused(
      { method: 'POST', path, json: { barcode: null }, token: own.token },
      { ...rejectedItem, pointers: ['/barcode'] },
    )
    await imported(await newShop(), await exported(own))
  })
})
