import { describe, expect, test } from 'vitest'
import { makeOrder, type OrderRecipe } from '../../test/support/orders/build.ts'
import { readDocument } from './document.ts'
import { prepare } from './prepare.ts'

// biome-ignore lint/suspicious/noExplicitAny: the tests bend documents into every wrong shape
type Loose = Record<string, any>

function documentOf(recipe: OrderRecipe = {}): { kind: string; data: Loose; state?: Loose } {
  return structuredClone({ kind: 'order', data: makeOrder(recipe).detail })
}

function bent(change: (data: Loose) => void, recipe: OrderRecipe = {}): object {
  const document = documentOf(recipe)
  change(document.data)
  return document
}

/** The pointers of what is wrong. */
function faultsOf(document: object): string[] {
  const line = { number: 1, text: JSON.stringify(document) }
  const { read } = prepare(line, new Date('2026-11-20T01:02:03Z'), source => source)
  return 'violations' in read ? read.violations.map(({ pointer }) => pointer) : []
}

test('a detail alone is a document, with every part of its state left out or given', () => {
  expect(faultsOf(documentOf())).toEqual([])
  const lines = [
    { id: 301, item_type: 'digital' },
    { id: 302, announce_at: '2026-12-01T00:00:00+09:00' },
  ]
  const state = { easy_delivery: true, under_investigation: true, amount_updates: 1, mail_updates: 2, lines }
  expect(faultsOf({ ...documentOf(), state })).toEqual([])
  expect(faultsOf({ ...documentOf(), state: {} })).toEqual([])
})

describe('the form', () => {
  test.each([
    ['a member that no detail has', (data: Loose) => Object.assign(data, { extra: 1 }), ['/data/extra']],
    ['one that is missing', (data: Loose) => Reflect.deleteProperty(data, 'via'), ['/data/via']],
    ['within a line', (data: Loose) => Object.assign(data.lines[1], { extra: 1 }), ['/data/lines/1/extra']],
    [
      'a key in lower case',
      (data: Loose) => Object.assign(data, { unique_key: 'akinaitestorder1' }),
      ['/data/unique_key'],
    ],
    [
      'a key that is too short',
      (data: Loose) => Object.assign(data, { unique_key: 'AKINAI' }),
      ['/data/unique_key'],
    ],
    [
      'null where there must be a text',
      (data: Loose) => Object.assign(data.customer, { mail_address: null }),
      ['/data/customer/mail_address'],
    ],
    [
      'a time without its zone',
      (data: Loose) => Object.assign(data, { ordered_at: '2026-11-18T03:04:05' }),
      ['/data/ordered_at'],
    ],
    [
      'a day that is none',
      (data: Loose) => Object.assign(data.delivery, { delivery_date: '2026-02-30' }),
      ['/data/delivery/delivery_date'],
    ],
    [
      'a time zone that is none',
      (data: Loose) => Object.assign(data.delivery, { delivery_time_zone: '2526' }),
      ['/data/delivery/delivery_time_zone'],
    ],
    [
      'a line feed in a name',
      (data: Loose) => Object.assign(data.customer.name, { first: 'a\nb' }),
      ['/data/customer/name/first'],
    ],
    ['a null character', (data: Loose) => Object.assign(data, { remark: 'a\0b' }), ['/data/remark']],
    ['half a character', (data: Loose) => Object.assign(data, { remark: '\ud800' }), ['/data/remark']],
    [
      'a memo that is too long',
      (data: Loose) => Object.assign(data.shop_memo, { text: 'x'.repeat(1001) }),
      ['/data/shop_memo/text'],
    ],
    ['half a yen', (data: Loose) => Object.assign(data.lines[0], { price: 0.5 }), ['/data/lines/0/price']],
    [
      'an unknown state of a line',
      (data: Loose) => Object.assign(data.lines[0], { status: 'lost' }),
      ['/data/lines/0/status'],
    ],
  ])('%s', (_what, change, pointers) => {
    expect(faultsOf(bent(change))).toEqual(pointers)
  })

  const [most, least] = [1_000_000_000_000, -1_000_000_000_000]
  test.each([
    ['/data/lines/0/price', -1],
    ['/data/lines/0/price', most + 1],
    ['/data/lines/0/amount', 2_147_483_648],
    ['/data/lines/0/shipping_fee', most + 1],
    ['/data/lines/0/consumption_tax_rate', 101],
    ['/data/lines/0/options/0/price', -1],
    ['/data/shipping_lines/0/shipping_fee', -1],
    ['/data/amounts/coupon_discount/amount', -1],
    ['/data/amounts/coin_discount/amount', -1],
    ['/data/amounts/cod_fee', most + 1],
    ['/data/amounts/adjustment/amount', least - 1],
    ['/data/amounts/service_charge/collected_fee', most + 1],
    ['/data/amounts/additional_charges/0/collected_fee', least - 1],
  ])('%s cannot be %d', (pointer, value) => {
    const document = documentOf({
      lines: [{ options: [{ option_id: 1, price: 1 }] }],
      shipping_lines: [{ order_line_ids: [301], shipping_method: null, shipping_fee: 0 }],
      amounts: { additional_charges: [{ name: null, collected_fee: 0 }] },
    })
    const members = pointer.slice(1).split('/')
    const last = members.pop() ?? ''
    members.reduce<Loose>((part, member) => part[member], document)[last] = value
    expect(faultsOf(document)).toEqual([pointer])
  })

  test('what others note about money is bounded by what JSON can tell alone', () => {
    const noted = (amount: number) =>
      bent(data => (data.balance_logs = [{ text: 'x', amount, created_at: data.ordered_at }]))
    expect(faultsOf(noted(-Number.MAX_SAFE_INTEGER))).toEqual([])
    expect(faultsOf(noted(-Number.MAX_SAFE_INTEGER - 1))).toEqual(['/data/balance_logs/0/amount'])
  })

  // R-DOCUMENT-5
  test('texts of buyers have the limits of texts, not those of the API', () => {
    const long = (data: Loose) => {
      data.remark = '𠮷'.repeat(65_535)
      data.customer.address.tel = '+81-(0)90-1234-5678 内線12'
      data.lines[0].title = 'ながい'.repeat(300)
    }
    expect(faultsOf(bent(long))).toEqual([])
  })
})

describe('consistency', () => {
  test.each([
    ['a total', (data: Loose) => (data.amounts.total += 1), ['/data/amounts/total']],
    ['a line’s total', (data: Loose) => (data.lines[0].item_total += 1), ['/data/lines/0/item_total']],
    ['the status', (data: Loose) => (data.status = 'dispatched'), ['/data/status']],
    [
      'a line in a parcel that is not there',
      (data: Loose) =>
        (data.shipping_lines = [{ order_line_ids: [9], shipping_method: null, shipping_fee: 0 }]),
      ['/data/shipping_lines/0/order_line_ids/0'],
    ],
    [
      'a change before the order',
      (data: Loose) => (data.modified_at = '2026-11-18T03:04:04Z'),
      ['/data/modified_at'],
    ],
    ['no lines at all', (data: Loose) => (data.lines = []), ['/data/lines']],
  ])('%s', (_what, change, pointers) => {
    expect(faultsOf(bent(change as (data: Loose) => void))).toEqual(pointers)
  })

  test('times are compared as times', () => {
    const dispatched: OrderRecipe = { lines: [{ status: 'dispatched' }] }
    const offset = (data: Loose) => (data.delivery.dispatched_at = '2026-11-19T14:06:07+09:00')
    expect(faultsOf(bent(offset, dispatched))).toEqual([])
  })
})

describe('the state', () => {
  test.each([
    [{ lines: [{ id: 999 }] }, ['/state/lines/0/id']],
    [{ lines: [{ id: 301 }, { id: 301 }] }, ['/state/lines/1/id']],
    [{ lines: [{ id: 301, item_type: 'odd' }] }, ['/state/lines/0/item_type']],
    [{ amount_updates: -1 }, ['/state/amount_updates']],
    [{ stock_taken: 1 }, ['/state/stock_taken']],
  ])('%j', (state, pointers) => {
    expect(faultsOf({ ...documentOf(), state })).toEqual(pointers)
  })
})

test('the digest is that of what the document says, however it is written', () => {
  const digestOf = (document: object) => {
    const line = { number: 1, text: JSON.stringify(document) }
    const { read } = prepare(line, new Date(0), source => source)
    if (!('digest' in read)) throw new Error('The document is faulty')
    return read.digest
  }
  const document = documentOf()
  const turned = Object.fromEntries(Object.entries(document.data).reverse())
  expect(
    digestOf({ data: { ...turned, ordered_at: '2026-11-18T12:04:05+09:00' }, kind: 'order', state: {} }),
  ).toBe(digestOf(document))
  expect(digestOf(bent(data => Object.assign(data, { remark: 'x' })))).not.toBe(digestOf(document))
  expect(digestOf({ ...document, state: { easy_delivery: true } })).not.toBe(digestOf(document))
  expect(readDocument(JSON.stringify(document))).toMatchObject({ kind: 'order' })
})
