import { describe, expect } from 'vitest'
import pg from '#pg'
import { createItemCategory } from '../../../src/resources/item_categories/commands/create-item-category.ts'
import { linkItemToCategory } from '../../../src/resources/item_categories/commands/link-item-to-category.ts'
import { updateItemCategory } from '../../../src/resources/item_categories/commands/update-item-category.ts'
import { addItemVariation } from '../../../src/resources/items/commands/add-item-variation.ts'
import { createItem } from '../../../src/resources/items/commands/create-item.ts'
import { deleteItem } from '../../../src/resources/items/commands/delete-item.ts'
import { updateItem } from '../../../src/resources/items/commands/update-item.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { categoryOf, itemOf, shopOf, summaryOf, variationOf } from './support/documents.ts'
import { exported, imported, type Loose, numbers } from './support/shops.ts'

let context: TestContext
let shopId: number
let shops = 0
test.beforeAll(({ context: madeContext }) => {
  context = madeContext
})

/** The outcomes of documents given to the shop of this test, one after the other. */
async function outcomesOf(...documents: Loose[]): Promise<string[]> {
  const outcomes: string[] = []
  for (const document of documents) {
    const { imported: taken, skipped } = await imported(context, shopId, [document])
    outcomes.push(taken ? 'imported' : skipped ? 'skipped' : 'refused')
  }
  return outcomes
}

async function newShop(): Promise<void> {
  shops += 1
  shopId = await createTestShop(context, `shop${shops}`)
}

async function itemsOf(): Promise<Loose[]> {
  return (await exported(context, shopId)).filter(({ kind }) => kind === 'item').map(({ data }) => data)
}

// R-IMPORT-3
describe('a document that came before', () => {
  test('is skipped when equal, in whatever order its members stand, with whatever links', async () => {
    await newShop()
    const item = itemOf({ variations: [variationOf(4)] }, { own_stock: 3 })
    const { kind, data, state } = item
    const reversed = {
      state,
      data: Object.fromEntries([...Object.entries({ ...data, _links: { a: 1 } })].reverse()),
      kind,
    }
    expect(await outcomesOf(item, item, reversed)).toEqual(['imported', 'skipped', 'skipped'])
    expect(await itemsOf()).toHaveLength(1)
  })

  test('is refused when different, and the shop keeps what it has', async () => {
    await newShop()
    expect(await outcomesOf(itemOf(), itemOf({ name: 'other' }))).toEqual(['imported', 'refused'])
    const report = await imported(context, shopId, [itemOf({ name: 'other' })])
    const [item] = await itemsOf()
    expect(report.refusals).toEqual([
      {
        line: 1,
        kind: 'item',
        pointer: '/data',
        reason: `differs from what the shop has already under this key: item ${item?.id}`,
      },
    ])
    expect(item?.name).toBe('湯のみ')
  })

  // R-IMPORT-8
  test('is skipped when it has the addresses of images that were stored before they became URIs', async () => {
    await newShop()
    const image = { url: 'http://x/皿', scaled_url: 'http://x/皿/640', square_url: 'http://x/皿|1' }
    const item = itemOf({ images: [{ id: 1, ...image }] })
    expect(await outcomesOf(item)).toEqual(['imported'])
    const client = new pg.Client(context.address)
    await client.connect()
    const set = 'update item_images set url = $2, scaled_url = $3, square_url = $4 where shop_id = $1'
    await client.query(set, [shopId, ...Object.values(image)])
    await client.end()
    const [written = {}] = await itemsOf()
    expect(written.images[0]).toMatchObject({
      ...{
        url: 'http://x/%E7%9A%BF',
        scaled_url: 'http://x/%E7%9A%BF/640',
        square_url: 'http://x/%E7%9A%BF%7C1',
      },
    })
    const state = item.state
    const raw = {
      kind: 'item',
      state,
      data: { ...written, images: [{ id: written.images[0].id, ...image }] },
    }
    expect(await outcomesOf(item, { kind: 'item', state, data: written }, raw)).toEqual(
      Array(3).fill('skipped'),
    )
    await newShop()
    expect(await outcomesOf(raw, { kind: 'item', state, data: written })).toEqual(['imported', 'skipped'])
  })

  test('counts within one file as between two', async () => {
    await newShop()
    const report = await imported(context, shopId, [
      itemOf(),
      itemOf(),
      itemOf({ name: 'other' }),
      itemOf({ id: 2 }),
    ])
    expect(numbers(report)).toEqual({ read: 4, imported: 2, skipped: 1, refused: 1 })
    expect(report.refusals).toMatchObject([{ line: 3, pointer: '/data' }])
  })

  test('is skipped after the shop changed what it made of it, and refused when it changed as well', async () => {
    await newShop()
    await outcomesOf(itemOf())
    const [item] = await itemsOf()
    await updateItem(context, shopId, item?.id, { name: 'changed here' })
    expect(await outcomesOf(itemOf(), itemOf({ name: 'changed there' }))).toEqual(['skipped', 'refused'])
    expect((await itemsOf()).map(({ name }) => name)).toEqual(['changed here'])
  })

  test('is skipped when it became what the shop has', async () => {
    await newShop()
    await outcomesOf(itemOf())
    const [item] = await itemsOf()
    await updateItem(context, shopId, item?.id, { name: 'new name' })
    const [changed] = await itemsOf()
    expect(await outcomesOf(itemOf({ name: 'new name', modified_at: changed?.modified_at }))).toEqual([
      'skipped',
    ])
  })

  test('comes again when the shop deleted what it made of it', async () => {
    await newShop()
    await outcomesOf(itemOf(), itemOf({ id: 2 }))
    const [item] = await itemsOf()
    await deleteItem(context, shopId, item?.id)
    expect(await outcomesOf(itemOf(), itemOf())).toEqual(['imported', 'skipped'])
    expect(await itemsOf()).toHaveLength(2)
  })
})

describe('an export read back into its own shop', () => {
  test('changes nothing, where the shop made everything itself', async () => {
    await newShop()
    const category = await createItemCategory(context, shopId, { name: 'a' })
    const item = await createItem(context, shopId, {
      type: 'normal',
      name: 'n',
      price: 100,
      item_tax_type: 'standard',
    })
    await addItemVariation(context, shopId, item, { name: 'v' })
    await linkItemToCategory(context, shopId, category, item)
    const documents = await exported(context, shopId)
    // The shop was never given a shop document, and this one is what it is.
    expect(numbers(await imported(context, shopId, documents))).toEqual({
      read: 3,
      imported: 0,
      skipped: 3,
      refused: 0,
    })
  })

  test('is refused where the shop changed since', async () => {
    await newShop()
    const item = await createItem(context, shopId, {
      type: 'normal',
      name: 'n',
      price: 100,
      item_tax_type: 'standard',
    })
    const documents = await exported(context, shopId)
    await updateItem(context, shopId, item, { price: 200 })
    const report = await imported(context, shopId, documents)
    expect(report.refusals).toMatchObject([{ line: 2, kind: 'item', pointer: '/data' }])
  })

  test('changes nothing, where the ids of the shop and of the old system cross', async () => {
    await newShop()
    const next = 1 + Math.max(0, ...(await allIds()))
    const items = Array.from({ length: 20 }, (_, index) =>
      itemOf({ id: next + 19 - index, name: `N${index}` }),
    )
    expect(numbers(await imported(context, shopId, items))).toEqual({
      read: 20,
      imported: 20,
      skipped: 0,
      refused: 0,
    })
    const documents = await exported(context, shopId)
    expect(documents.slice(1).map(({ data }) => data.id)).toEqual(items.map(({ data }) => data.id).reverse())
    expect(numbers(await imported(context, shopId, documents))).toMatchObject({ imported: 0, skipped: 21 })
    expect(numbers(await imported(context, shopId, items))).toMatchObject({ imported: 0, skipped: 20 })
  })

  async function allIds(): Promise<number[]> {
    // Ids come from one sequence for the whole server, so the next one is known.
    const id = await createItem(context, shopId, {
      type: 'normal',
      name: 'n',
      price: 100,
      item_tax_type: 'standard',
    })
    await deleteItem(context, shopId, id)
    return [id]
  }
})

describe('ids that are equal by chance', () => {
  test('of a row that came by import are no hindrance', async () => {
    await newShop()
    await outcomesOf(itemOf({ id: 500_000 }))
    const [first] = await itemsOf()
    expect(await outcomesOf(itemOf({ id: first?.id, name: 'another' }))).toEqual(['imported'])
  })

  test('of twins that cross each other within a file lose none of them', async () => {
    await newShop()
    await outcomesOf(itemOf({ id: 600_000 }))
    const [first] = await itemsOf()
    const next = (first?.id ?? 0) + 1
    // The category ends the batch of the first, so that its row is there when the second comes.
    const twins = [itemOf({ id: next + 1 }), categoryOf(1, 'a'), itemOf({ id: next })]
    const report = await imported(context, shopId, twins)
    expect((await itemsOf()).map(({ id }) => id)).toEqual([first?.id, next, next + 1])
    expect(numbers(report)).toEqual({ read: 3, imported: 3, skipped: 0, refused: 0 })
  })

  test('of a row that the shop made itself are refused', async () => {
    await newShop()
    const id = await createItem(context, shopId, {
      type: 'normal',
      name: 'n',
      price: 100,
      item_tax_type: 'standard',
    })
    const category = await createItemCategory(context, shopId, { name: 'a' })
    expect(await outcomesOf(itemOf({ id }), categoryOf(category, 'b', null, 9))).toEqual([
      'refused',
      'refused',
    ])
  })

  test('of another shop are no matter', async () => {
    await newShop()
    const id = await createItem(context, shopId, {
      type: 'normal',
      name: 'n',
      price: 100,
      item_tax_type: 'standard',
    })
    await newShop()
    expect(await outcomesOf(itemOf({ id }))).toEqual(['imported'])
  })
})

describe('categories', () => {
  test('are found by the id that they had, whatever the shop calls them by now', async () => {
    await newShop()
    const food = categoryOf(1, 'Food')
    await outcomesOf(food)
    const id = (await exported(context, shopId)).at(-1)?.data.id
    await updateItemCategory(context, shopId, id, 'Foodstuff')
    expect(await outcomesOf(food, itemOf({ categories: [summaryOf(food)] }))).toEqual(['skipped', 'imported'])
    expect((await itemsOf())[0]?.categories).toEqual([{ id, name: 'Foodstuff', parent: null }])
  })

  test('of another source under the same id are told apart', async () => {
    await newShop()
    await outcomesOf(categoryOf(1, 'Food'), categoryOf(2, 'Books'))
    const other = { id: 1, name: 'Books', parent: null }
    expect(await outcomesOf(categoryOf(1, 'Books', null, 9), itemOf({ categories: [other] }))).toEqual([
      'refused',
      'imported',
    ])
    expect((await itemsOf())[0]?.categories).toMatchObject([{ name: 'Books' }])
  })
})

describe('the shop document', () => {
  // R-IMPORT-5
  test('is taken once; its key and address stay', async () => {
    await newShop()
    const data = {
      shop_id: 'elsewhere',
      shop_url: 'http://elsewhere.example',
      nickname: '店主',
      external_service_account: { line_id: 'x' },
    }
    const state = { block_list: ['悪者', '🏴'], payment_maintenance: true, settings: { price_ceiling: 5000 } }
    const document = shopOf(data, state)
    expect(await outcomesOf(document, document, shopOf())).toEqual(['imported', 'skipped', 'refused'])
    const [shop] = await exported(context, shopId)
    expect(shop).toMatchObject({
      data: {
        shop_id: `shop${shops}`,
        shop_name: '灯台下',
        nickname: '店主',
        external_service_account: { line_id: 'x', note_id: null },
      },
      state,
    })
    expect(shop?.data.shop_url).toContain(`/shop${shops}`)
    expect(await outcomesOf(shop ?? {}), 'its own export').toEqual(['skipped'])
  })

  test('that says what the shop is already changes nothing', async () => {
    await newShop()
    const [shop] = await exported(context, shopId)
    expect(await outcomesOf(shop ?? {}, shopOf())).toEqual(['skipped', 'imported'])
  })
})
