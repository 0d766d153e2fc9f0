import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { createItem } from '../../../src/resources/items/commands/create-item.ts'
import type { Order } from '../../../src/resources/orders/order.ts'
import { lockOrder, saveOrder } from '../../../src/resources/orders/store.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { makeOrder, type OrderRecipe } from '../../support/orders/build.ts'
import { formOf, itemOf, selectOf, variationOf } from './support/documents.ts'
import { orderArbitrary } from './support/order-arbitrary.ts'
import { countRows } from './support/rows.ts'
import { exported, imported, type Loose, numbers, withoutIds } from './support/shops.ts'

let context: TestContext
let shopId = 0
test.beforeAll(({ context: madeContext }) => {
  context = madeContext
})

let shops = 0
async function newShop(): Promise<number> {
  shops += 1
  shopId = await createTestShop(context, `shop${shops}`)
  return shopId
}

function documentOf(recipe: OrderRecipe = {}, state?: Loose): Loose {
  const { detail } = makeOrder(recipe)
  return { kind: 'order', data: detail, ...(state === undefined ? {} : { state }) }
}

async function outcomesOf(...documents: Loose[]): Promise<string[]> {
  const report = await imported(context, shopId, documents)
  const refused = new Map(report.refusals.map(({ line, pointer, reason }) => [line, `${pointer} ${reason}`]))
  return documents.length === report.imported
    ? documents.map(() => 'imported')
    : [...(report.skipped > 0 ? [`${report.skipped} skipped`] : []), ...refused.values()]
}

async function ordersOf(id = shopId): Promise<Loose[]> {
  return (await exported(context, id)).filter(({ kind }) => kind === 'order')
}

async function held(key: string, id = shopId): Promise<Order> {
  const found = await context.db.transaction(tx => lockOrder(tx, id, key))
  if (found === undefined) throw new Error(`There is no order ${key}`)
  return found.order
}

describe('a document', () => {
  // R-DOCUMENT-5
  test('of another system needs nothing but the detail, in any order of members and with any offset', async () => {
    await newShop()
    const { data } = documentOf({ ordered_at: '2026-11-18T03:04:05Z' })
    const turned = Object.fromEntries(
      Object.entries({ ...data, ordered_at: '2026-11-18T12:04:05.9+09:00' }).reverse(),
    )
    expect(await outcomesOf({ kind: 'order', data: turned })).toEqual(['imported'])
    const [order] = await ordersOf()
    expect(withoutIds(order?.data)).toEqual(withoutIds(data))
    expect(Object.keys(order?.data)).toEqual(Object.keys(data))
    expect(order?.state).toEqual({
      easy_delivery: false,
      under_investigation: false,
      amount_updates: 0,
      mail_updates: 0,
      lines: [],
    })
  })

  // R-DOCUMENT-2
  test('brings along what the API does not show', async () => {
    await newShop()
    const state = {
      easy_delivery: true,
      under_investigation: true,
      amount_updates: 3,
      mail_updates: 2,
      lines: [{ id: 301, item_type: 'lottery', announce_at: '2026-12-01T00:00:00Z' }],
    }
    expect(await outcomesOf(documentOf({ status: 'unshippable' }, state))).toEqual(['imported'])
    const [order] = await ordersOf()
    const [{ id }] = order?.data.lines ?? [{}]
    expect(order?.state).toEqual({ ...state, lines: [{ ...state.lines[0], id }] })
    expect((await held('AKINAITESTORDER1')).lines[0]).toMatchObject({
      item_type: 'lottery',
      announce_at: new Date('2026-12-01T00:00:00Z'),
      stock_taken: 0,
    })
  })

  // R-IMPORT-4
  test('gets new ids, to which its parts refer', async () => {
    await newShop()
    const lines = [
      { id: 7, status: 'dispatched' },
      { id: 9, status: 'dispatched' },
      { id: 12, status: 'ordered' },
    ] as const
    const shipping_lines = [{ order_line_ids: [12, 7], shipping_method: '60', shipping_fee: 700 }]
    await outcomesOf(documentOf({ lines, shipping_lines, amounts: { shipping_fee: 700 } }))
    const [order] = await ordersOf()
    const ids: number[] = order?.data.lines.map(({ id }: Loose) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(order?.data.shipping_lines[0].order_line_ids).toEqual([ids[2], ids[0]])
    expect(order?.data.delivery.dispatches[0].order_line_ids).toEqual([ids[0], ids[1]])
    expect((await held('AKINAITESTORDER1')).lines.map(({ id }) => id)).toEqual(ids)
    await newShop()
    await outcomesOf(documentOf({ lines, shipping_lines, amounts: { shipping_fee: 700 } }))
    expect((await ordersOf())[0]?.data.lines[0].id).toBeGreaterThan(Math.max(...ids))
  })

  // R-HISTORY-1
  test('is told of in the history, as done by the system', async () => {
    await newShop()
    await outcomesOf(documentOf())
    const events = 'select count(*) from order_events where shop_id = $1 and event = $2 and token_id is null'
    expect(await countRows(context, events, [shopId, 'import_order'])).toBe(1)
  })
})

describe('a line', () => {
  // R-IMPORT-4
  test('means the item that came from where the order comes from, and has taken its pieces already', async () => {
    await newShop()
    const variations = [variationOf(77, { stock: 5 }), variationOf(78, { stock: 6 })]
    const items = [itemOf({ id: 900_001, stock: 3 }), itemOf({ id: 900_002, stock: 11, variations })]
    const lines = [
      { item_id: 900_001, amount: 2 },
      { item_id: 900_002, variation_id: 78, amount: 4, status: 'dispatched' },
      { item_id: 900_002, variation_id: 77, amount: 1, status: 'cancelled' },
      { item_id: 900_002, variation_id: 79, amount: 1 },
      { item_id: 900_003, amount: 9 },
    ] as const
    expect(await outcomesOf(...items, documentOf({ lines }))).toEqual(Array(3).fill('imported'))
    const documents = await exported(context, shopId)
    const [plain, varied, order] = documents.slice(1)
    const [first, second] = varied?.data.variations ?? []
    expect(order?.data.lines.map((line: Loose) => [line.item_id, line.variation_id])).toEqual([
      [plain?.data.id, null],
      [varied?.data.id, second.id],
      [varied?.data.id, first.id],
      [900_002, 79],
      [900_003, null],
    ])
    const states = (await held('AKINAITESTORDER1')).lines
    expect(states.map(line => [line.stock_item_id, line.stock_variation_id, line.stock_taken])).toEqual([
      [plain?.data.id, null, 2],
      [varied?.data.id, second.id, 4],
      [varied?.data.id, first.id, 0],
      [null, null, 0],
      [null, null, 0],
    ])
    expect([plain?.data.stock, first.stock, second.stock]).toEqual([3, 5, 6])
  })

  // R-IMPORT-4
  test('names the options of its item by the ids that they have here', async () => {
    await newShop()
    const options = [selectOf(800_001, [810_001, 810_002]), formOf(800_002, 810_003), formOf(800_003, null)]
    const lines = [
      {
        item_id: 900_001,
        options: [
          { option_id: 800_001, option_variation_id: 810_002, price: 0 },
          { option_id: 800_002, option_variation_id: 810_003, price: 50 },
          { option_id: 800_003, option_variation_id: 0, price: 0 },
          { option_id: 800_009, option_variation_id: 810_009, price: 0 },
        ],
      },
      { item_id: 900_002, options: [{ option_id: 800_001, option_variation_id: 810_002, price: 0 }] },
    ]
    const twin = itemOf({ id: 900_003, options })
    await outcomesOf(itemOf({ id: 900_001, options }), twin, documentOf({ lines }))
    const [item, other, order] = (await exported(context, shopId)).slice(1)
    const [select, form, plain] = item?.data.options ?? []
    const named = (line: Loose) =>
      line.options.map((option: Loose) => [option.option_id, option.option_variation_id])
    expect(order?.data.lines.map(named)).toEqual([
      [
        [select.id, select.choices[1].id],
        [form.id, form.option_variation_id],
        [plain.id, 0],
        [800_009, 810_009],
      ],
      [[800_001, 810_002]],
    ])
    expect(other?.data.options[0].id).not.toBe(select.id)
    expect(await outcomesOf(documentOf({ lines })), 'the same again').toEqual(['1 skipped'])

    const out = await exported(context, shopId)
    const second = await newShop()
    await imported(context, second, out)
    const [copied, , moved] = (await exported(context, second)).slice(1)
    expect(named(moved?.data.lines[0]).slice(0, 2)).toEqual([
      [copied?.data.options[0].id, copied?.data.options[0].choices[1].id],
      [copied?.data.options[1].id, copied?.data.options[1].option_variation_id],
    ])
    expect(await outcomesOf(out.at(-1) ?? {}), 'its export again').toEqual(['1 skipped'])
  })

  // R-IMPORT-4
  test('means the shop’s own item when nothing was imported under its id, unless their codes differ', async () => {
    await newShop()
    const item = { type: 'normal', name: 'own', price: 100, item_tax_type: 'standard' } as const
    const id = await createItem(context, shopId, { ...item, identifier: 'OWN-1' })
    const other = await createTestShop(context, `other${shops}`)
    const foreign = await createItem(context, other, item)
    const lines = [
      { item_id: id, item_identifier: 'OWN-1' },
      { item_id: id },
      { item_id: id, item_identifier: 'OTHER' },
      { item_id: foreign },
    ]
    await outcomesOf(documentOf({ lines }))
    const states = (await held('AKINAITESTORDER1')).lines
    expect(states.map(line => line.stock_item_id)).toEqual([id, id, null, null])
  })

  // R-IMPORT-4
  test('means no item that came by import and has its id here by chance, unless the code or the name says so', async () => {
    await newShop()
    const items = [
      itemOf({ id: 900_001, name: '湯のみ', identifier: 'CUP', stock: 3 }),
      itemOf({ id: 900_002, name: '皿', stock: 3 }),
    ]
    await outcomesOf(...items)
    const [cup = 0, plate = 0] = (await exported(context, shopId))
      .slice(1)
      .map(({ data }) => data.id as number)
    const lines = [
      { item_id: plate, title: '手ぬぐい' },
      { item_id: cup, title: '手ぬぐい', item_identifier: null },
      { item_id: plate, title: '皿' },
      { item_id: cup, title: '前の名', item_identifier: 'CUP' },
      { item_id: cup, title: '湯のみ', item_identifier: 'OTHER' },
    ]
    expect(await outcomesOf(documentOf({ lines }))).toEqual(['imported'])
    const { lines: states, detail } = await held('AKINAITESTORDER1')
    expect(states.map(line => line.stock_item_id)).toEqual([null, null, plate, cup, null])
    expect(detail.lines.map(line => line.item_id)).toEqual([plate, cup, plate, cup, cup])
  })

  test('is of the type of its item, and waits for its lottery’s result', async () => {
    await newShop()
    const lottery = {
      application_start_at: '2026-11-01T00:00:00Z',
      application_end_at: '2026-11-15T00:00:00Z',
      scheduled_announce_at: '2026-12-24T00:00:00Z',
    }
    const item = itemOf({ id: 5, type: 'lottery', lottery, sales_status: 'item_end_of_sale' })
    const lines = [{ item_id: 5 }]
    await outcomesOf(
      item,
      documentOf({ lines, status: 'unshippable' }),
      documentOf({ lines, unique_key: 'OTHERORDER000001' }),
    )
    expect((await held('AKINAITESTORDER1')).lines[0]).toMatchObject({
      item_type: 'lottery',
      announce_at: new Date(lottery.scheduled_announce_at),
    })
    expect((await held('OTHERORDER000001')).lines[0]).toMatchObject({
      item_type: 'lottery',
      announce_at: null,
    })
  })
})

describe('a key that the shop has', () => {
  test('skips the same document and refuses another one', async () => {
    await newShop()
    const document = documentOf({ remark: 'a' })
    expect(await outcomesOf(document, document, documentOf({ remark: 'b' }))).toEqual([
      '1 skipped',
      '/data differs from what the shop has already under this key: order AKINAITESTORDER1',
    ])
    expect(await outcomesOf(document)).toEqual(['1 skipped'])
    expect(await outcomesOf(documentOf({ remark: 'b' }))).toHaveLength(1)
    expect(await ordersOf()).toHaveLength(1)
  })

  test('skips what was changed here since, and its own export', async () => {
    await newShop()
    const document = documentOf()
    await outcomesOf(document)
    await context.db.transaction(async tx => {
      const found = await lockOrder(tx, shopId, 'AKINAITESTORDER1')
      if (found === undefined) throw new Error('The order is gone')
      const detail = { ...found.order.detail, shop_memo: { text: 'changed' } }
      await saveOrder(tx, shopId, found.id, { ...found.order, detail }, context.clock.now())
    })
    expect(await outcomesOf(document)).toEqual(['1 skipped'])
    const [own] = await ordersOf()
    expect(own?.data.shop_memo.text).toBe('changed')
    expect(await outcomesOf(own ?? {})).toEqual(['1 skipped'])
    expect(await outcomesOf({ ...own, data: { ...own?.data, remark: 'x' } })).toHaveLength(1)
  })

  test('is free in another shop', async () => {
    await newShop()
    await outcomesOf(documentOf())
    await newShop()
    expect(await outcomesOf(documentOf({ remark: 'other' }))).toEqual(['imported'])
  })
})

test('orders of every kind go out, into an empty shop, and out again the same', async () => {
  await fc.assert(
    fc.asyncProperty(orderArbitrary(), async documents => {
      const first = await newShop()
      expect((await imported(context, first, documents)).refusals).toEqual([])
      const out = await ordersOf(first)
      expect(out.map(withoutIds)).toEqual(documents.map(withoutIds))
      const second = await newShop()
      await imported(context, second, await exported(context, first))
      expect((await ordersOf(second)).map(withoutIds)).toEqual(out.map(withoutIds))
      const skipped = { read: documents.length, imported: 0, skipped: documents.length, refused: 0 }
      expect(numbers(await imported(context, first, documents))).toEqual(skipped)
      expect(numbers(await imported(context, first, out))).toEqual(skipped)
      expect(numbers(await imported(context, second, out))).toEqual(skipped)
    }),
    { numRuns: 20 },
  )
})

test('two imports of one file at once double nothing', async () => {
  await newShop()
  const documents = Array.from({ length: 500 }, (_, index) =>
    documentOf({ unique_key: `ORDER${String(index).padStart(11, '0')}` }),
  )
  const reports = await Promise.all([1, 2, 3].map(() => imported(context, shopId, documents)))
  for (const report of reports) expect(report.refusals).toEqual([])
  expect(reports.reduce((sum, report) => sum + report.imported, 0)).toBe(500)
  expect(new Set((await ordersOf()).map(({ data }) => data.unique_key)).size).toBe(500)
})
