import { beforeAll, expect, test } from 'vitest'
import { type Document, exported, importDocuments, imported, itemDocument } from './support/documents.ts'
import { showItem } from './support/makers.ts'
import { type OrderWish, orderDocument } from './support/order-documents.ts'
import { change, showOrder } from './support/orders.ts'
import type { Item } from './support/shapes.ts'
import { describeWithCli, newShop, type Shop } from './support/shops.ts'

/** What an id names, by the member it stands in and the record around it; each kind is counted by itself. */
function kindOf(name: string, around: object): string | undefined {
  if (name === 'item_id') return 'item'
  if (name === 'variation_id') return 'variation'
  if (name !== 'id') return undefined
  if ('item_id' in around) return 'line'
  if ('order_line_ids' in around) return 'dispatch'
  return 'item_tax_type' in around ? 'item' : 'other'
}

/** Documents with ids numbered as they first occur, and without what is a shop's or server's own. */
function comparable(documents: Document[]): unknown {
  const own = new Set(['shop_id', 'shop_url', 'href', 'document_href'])
  const seen = new Map<string, string>()
  const number = (kind: string, id: unknown) => {
    const known = seen.get(`${kind} ${id}`) ?? `${kind} #${seen.size}`
    seen.set(`${kind} ${id}`, known)
    return known
  }
  const text = JSON.stringify(documents, function (this: object, name, value: unknown) {
    if (own.has(name)) return '#'
    if (name === 'order_line_ids') return (value as unknown[]).map(each => number('line', each))
    const kind = kindOf(name, this)
    return kind === undefined || typeof value !== 'number' ? value : number(kind, value)
  })
  return JSON.parse(text)
}

describeWithCli('orders as documents', () => {
  let shop: Shop
  const item = itemDocument({ stock: 7, identifier: 'one' })
  const gone = [{ status: 'cancelled' }]
  const half = [{ status: 'dispatched' }, {}, { status: 'cancelled', amount: 4 }]
  const wishes: OrderWish[] = [
    { lines: [{ item_id: item.data.id as number, amount: 2, item_identifier: 'one' }] },
    ...['cvs', 'service_bt', 'bt', 'creditcard'].map(method => ({ method })),
    ...['atobarai', 'bnpl', 'carrier', 'paypal', 'amazon_pay', 'paypay'].map(method => ({
      method,
      paid: 'authorized',
    })),
    { method: null },
    { lines: half, state: { easy_delivery: true, under_investigation: true } },
    { lines: gone, paid: 'cancelled' },
    { lines: [{ status: 'dispatched' }], over: { status: 'shipping' } },
    { lines: [{ status: 'dispatched' }], over: { status: 'arrived', remark: '😀\n絵文字' } },
    { lines: [{ shipping_start_on: '2099-01-01' }], over: { status: 'unshippable' } },
    { lines: [{ status: 'dispatched' }, {}], over: { ordered_at: '2099-01-01T00:00:00Z' } },
  ]
  const orders = wishes.map(orderDocument)
  const [first = orderDocument()] = orders

  beforeAll(async () => {
    shop = await newShop()
    await imported(shop, [item, ...orders])
  })

  // R-EXPORT-2
  test('go out and come in elsewhere as they were', async () => {
    const [plain] = [orders[1]?.data.unique_key ?? '']
    await change('PUT shop_memo', plain, { text: 'before the move' }, shop)
    await change('PUT customer', plain, { mail_address: 'moved@example.jp' }, shop)
    const future = orders.at(-1)?.data.unique_key ?? ''
    const rest = (await showOrder(future, shop)).lines[1]?.id
    await change('POST dispatch', future, { order_line_ids: [rest] }, shop)
    const out = await exported(shop)
    expect(out.filter(each => each.kind === 'order')).toHaveLength(orders.length)
    for (const { data } of out.filter(each => each.kind === 'order'))
      expect(data).toEqual(await showOrder(String(data.unique_key), shop))
    const other = await newShop()
    await imported(other, out)
    const again = await exported(other)
    expect(comparable(again)).toEqual(comparable(out))
  })

  // R-IMPORT-4
  test('name the options of their items by the ids that they have here', async () => {
    const [select, form] = [910_001, 910_002]
    const choices = [1, 2].map(at => ({ id: 920_000 + at, name: `c${at}`, extra_price: 0 }))
    const made = itemDocument({
      options: [
        { id: select, name: 's', required: false, option_type: 'select', choices },
        {
          ...{ id: form, name: 'f', required: false, option_type: 'form', option_variation_id: 920_009 },
          ...{ extra_price: 0, max_length: null, free_text_description: null },
        },
      ],
    })
    const option = (option_id: number, option_variation_id: number) => ({
      ...{ option_id, option_variation_id, name: 'o', type: 'select', value: 'v', price: 0 },
      ...{ tax_mode: 'standard', consumption_tax_rate: 10 },
    })
    const options = [option(select, 920_002), option(form, 920_009), option(999_999, 5)]
    const order = orderDocument({ lines: [{ item_id: made.data.id as number, options }] })
    const other = await newShop()
    await imported(other, [made, order])
    const shown = await showOrder(order.data.unique_key, other)
    const [line] = shown.lines
    const item = (await exported(other)).find(each => each.kind === 'item' && each.data.id === line?.item_id)
    interface OwnOption {
      readonly id: number
      readonly choices: readonly { readonly id: number }[]
      readonly option_variation_id: number
    }
    const [own, written] = (item?.data.options ?? []) as readonly OwnOption[]
    expect(line?.options.map(each => [each.option_id, each.option_variation_id])).toEqual([
      [own?.id, own?.choices[1]?.id],
      [written?.id, written?.option_variation_id],
      [999_999, 5],
    ])
    expect(own?.id).not.toBe(select)
  })

  // R-IMPORT-6
  test('take no stock, and give it back to the item they came with', async () => {
    const order = await showOrder(first.data.unique_key, shop)
    const id = order.lines[0]?.item_id ?? 0
    const before: Item = await showItem(id, shop)
    expect(before.stock).toBe(7)
    await change('POST cancel', order.unique_key, {}, shop)
    expect((await showItem(id, shop)).stock).toBe(9)
  })

  // R-IMPORT-3
  test('come in once, and not in another form', async () => {
    const plain = orderDocument()
    expect((await importDocuments(shop, [plain, plain])).report).toMatchObject({ imported: 1, skipped: 1 })
    await change('POST cancel', plain.data.unique_key, {}, shop)
    const again = await importDocuments(shop, [plain])
    expect([again.code, again.report]).toMatchObject([0, { imported: 0, skipped: 1 }])
    expect((await showOrder(plain.data.unique_key, shop)).status).toBe('cancelled')
    const changed = { ...plain, data: { ...plain.data, remark: 'x' } }
    expect(await importDocuments(shop, [changed])).toMatchObject({ code: 1, report: { refused: 1 } })
    const other = await newShop()
    await imported(other, [plain])
    expect((await showOrder(plain.data.unique_key, other)).status).toBe('ordered')
  })

  // R-TIME-2
  test('are read with any offset and shown in UTC', async () => {
    const document = orderDocument({ over: { ordered_at: '2026-01-03T08:59:59+09:00' } })
    document.data.modified_at = '2026-01-03T00:00:00.000Z'
    await imported(shop, [document])
    const order = await showOrder(document.data.unique_key, shop)
    expect(order).toMatchObject({ ordered_at: '2026-01-02T23:59:59Z', modified_at: '2026-01-03T00:00:00Z' })
    expect(order.payment.transactions[0]?.occurred_at).toBe('2026-01-02T23:59:59Z')
  })

  const bad: [string, OrderWish | ((document: Document) => void), string][] = [
    ['a wrong total', { amounts: { total: 1 } }, '/data/amounts/total'],
    ['a wrong subtotal', { amounts: { subtotal: 1 } }, '/data/amounts/subtotal'],
    ['a wrong count', { over: { item_count: 5 } }, '/data/item_count'],
    ['a wrong line total', { lines: [{ item_total: 1 }] }, '/data/lines/0/item_total'],
    ['a wrong tax', { lines: [{ consumption_total_tax: 1 }] }, '/data/lines/0/consumption_total_tax'],
    [
      'a fee that the lines contradict',
      { lines: [{ shipping_fee: 5 }], amounts: { shipping_fee: 6 } },
      '/data/amounts/shipping_fee',
    ],
    ['a status against its lines', { over: { status: 'dispatched' } }, '/data/status'],
    ['a status against its payment', { method: 'bt', over: { status: 'ordered' } }, '/data/status'],
    ['an unknown member', document => void Object.assign(document.data, { colour: 1 }), '/data/colour'],
    ['a missing member', document => void Reflect.deleteProperty(document.data, 'payment'), '/data/payment'],
    ['a bad key', document => void Object.assign(document.data, { unique_key: 'short' }), '/data/unique_key'],
    ['an unknown state', { state: { colour: 'red' } }, '/state/colour'],
    ['a state of another type', { state: { easy_delivery: 'yes' } }, '/state/easy_delivery'],
    [
      'a parcel of an unknown line',
      { over: { shipping_lines: [{ order_line_ids: [99], shipping_method: null, shipping_fee: 0 }] } },
      '/data/shipping_lines/0/order_line_ids/0',
    ],
    ['U+0000', { over: { remark: 'a\u0000' } }, '/data/remark'],
    ['a lone surrogate', { over: { remark: '\ud800' } }, ''],
    ['an impossible day', { delivery: { delivery_date: '2026-02-30' } }, '/data/delivery/delivery_date'],
  ]
  // R-DOCUMENT-3
  test('that contradict themselves are told where, and the rest comes in', async () => {
    const documents = bad.map(([, make]) => {
      if (typeof make !== 'function') return orderDocument(make)
      const document: Document = orderDocument()
      make(document)
      return document
    })
    const fine = orderDocument()
    const { code, report, refused } = await importDocuments(shop, [...documents, fine])
    expect([code, report]).toMatchObject([1, { imported: 1, refused: bad.length }])
    for (const [at, [name, , pointer]] of bad.entries()) {
      const told = refused.filter(each => each.line === at + 1)
      expect([name, told.map(each => each.pointer)]).toEqual([
        name,
        pointer === '' ? expect.anything() : expect.arrayContaining([pointer]),
      ])
      for (const each of told) expect(each.reason).toMatch(/\S/)
    }
    expect((await showOrder(fine.data.unique_key, shop)).status).toBe('ordered')
  })
})
