import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkAddress } from '../src/resources/orders/rules/address.ts'
import { checkConsistency } from '../src/resources/orders/rules/consistency.ts'
import { ORDER_STATUSES, type OrderDetail, PAYMENT_METHODS } from '../src/resources/orders/schemas.ts'
import { items, length, strings, times } from './documents.ts'

/** One line of the file. */
interface OrderDocument {
  readonly kind: string
  readonly data: OrderDetail
  readonly state: { readonly lines: readonly { id: number; announce_at: string | null }[] }
}

/** As of when the orders are written (README.md). */
const AS_OF = '2026-11-20T00:00:00Z'

const text = readFileSync(new URL('orders.ndjson', import.meta.url), 'utf8')
const lines = text.split('\n').slice(0, -1)
const documents = lines.map(line => JSON.parse(line) as OrderDocument)
const orders = documents.map(({ data }) => data)

describe('the file', () => {
  test('is one JSON document a line, in LF, with a final newline', () => {
    expect(text.endsWith('}\n')).toBe(true)
    for (const line of lines) expect(JSON.stringify(JSON.parse(line))).toBe(line)
    expect(documents.every(({ kind }) => kind === 'order')).toBe(true)
    expect(orders).toHaveLength(300)
  })

  test('has every key once, and the orders in their order', () => {
    expect(new Set(orders.map(({ unique_key }) => unique_key)).size).toBe(orders.length)
    const at = orders.map(({ ordered_at }) => ordered_at)
    expect(at).toEqual(at.toSorted())
  })
})

test('every order agrees with itself', () => {
  expect(orders.flatMap(checkConsistency)).toEqual([])
})

test('orders lie within the six months before, and nothing has happened later', () => {
  for (const order of orders) {
    expect(order.ordered_at >= '2026-05-20').toBe(true)
    for (const time of times(order)) expect(time <= AS_OF, `${order.unique_key} ${time}`).toBe(true)
  }
})

test('every status and nearly every way to pay is there', () => {
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES))
  const methods = new Set(orders.map(({ payment }) => payment.method))
  expect(PAYMENT_METHODS.filter(method => !methods.has(method))).toEqual([])
})

test('every case that a shop knows is there', () => {
  const cases: Record<string, (order: OrderDetail) => boolean> = {
    'several lines': order => order.lines.length > 2,
    options: order => order.lines.some(({ options }) => options.length > 0),
    variations: order => order.lines.some(({ variation_id }) => variation_id !== null),
    'a reservation': order => order.lines.some(({ shipping_start_on }) => shipping_start_on !== null),
    'a subscription': order => order.subscription !== null,
    'no destination': order => order.shipping.address.country === null,
    'partly dispatched': order => order.status === 'ordered' && order.delivery.dispatches.length > 0,
    'partly cancelled': order =>
      order.status !== 'cancelled' && order.lines.some(({ status }) => status === 'cancelled'),
    'another receiver': order => ![null, order.customer.name.last].includes(order.shipping.name.last),
    'a wished day': order => order.delivery.delivery_date !== null,
    'a memo': order => order.shop_memo.text !== '',
    'a remark': order => order.remark !== null,
    'parcels by size': order => order.shipping_lines.length > 0,
    'fees by line': order => order.lines.some(({ shipping_fee }) => shipping_fee > 0),
    'a coupon': order => order.amounts.coupon_discount.amount > 0,
    'an adjustment': order => order.amounts.adjustment.amount < 0,
  }
  const absent = Object.entries(cases).filter(([, holds]) => !orders.some(holds))
  expect(absent.map(([name]) => name)).toEqual([])
  expect(documents.some(({ state }) => state.lines.some(({ announce_at }) => announce_at !== null))).toBe(
    true,
  )
})

test('lines are of the items of the shop as they are', () => {
  const byId = new Map(items.map(item => [item.id, item]))
  for (const line of orders.flatMap(order => order.lines)) {
    const item = byId.get(line.item_id)
    expect(item).toMatchObject({
      name: line.title,
      price: line.price,
      identifier: line.item_identifier,
      item_tax_type: line.tax_mode,
    })
    const variation = item?.variations.find(({ id }) => id === line.variation_id)
    expect(variation?.name ?? null).toBe(line.variation)
    expect(line.variation_id === null).toBe(item?.variations.length === 0)
    for (const { option_id, name } of line.options) {
      expect(item?.options.find(({ id }) => id === option_id)?.name).toBe(name)
    }
  }
})

test('nobody real is reached', () => {
  for (const { customer, shipping } of orders) {
    expect(customer.mail_address).toMatch(/^$|@(mail\.)?example\.(jp|com|net|org)$/)
    for (const tel of [customer.address.tel, shipping.address.tel]) {
      if (tel !== null) expect(tel).toMatch(/^0(3|6|52|75|45|92|463)-?1/)
    }
  }
})

// R-CONTACT-6, R-CONTACT-7: who tries the shop changes a house number, and nothing else may stand in the way.
test('every destination can be stored again as it is', () => {
  for (const { shipping } of orders) {
    const { country_code, zip_code, prefecture, tel } = shipping.address
    const address = { zip_code: zip_code ?? '', prefecture: prefecture ?? '', tel: tel ?? '0311234567' }
    expect(checkAddress(country_code, address)).toEqual([])
  }
})

test('no text is longer than the API lets texts be', () => {
  for (const string of orders.flatMap(strings)) expect(length(string)).toBeLessThanOrEqual(255)
})
