import { describe, expect, test } from 'vitest'
import { makeOrder, makeSurroundings, NOW, type OrderRecipe } from '../../../../test/support/orders/build.ts'
import { refusalOf } from '../../../../test/support/orders/refusal.ts'
import type { Order } from '../order.ts'
import { SALES_CONFIRMED_TEXT } from './balance-texts.ts'
import { confirmTransfer } from './confirm-transfer.ts'
import { deliverableFrom, deliverDownloads } from './deliver-downloads.ts'
import { provideDownloads } from './provide-downloads.ts'

const S = makeSurroundings()
const AT = '2026-11-20T01:02:03Z'
const DIGITAL: OrderRecipe = { method: 'bt', lines: [{ item_type: 'digital' }] }
const provide = (recipe: OrderRecipe, s = S) => provideDownloads(makeOrder(recipe), {}, s)
const deliver = (order: Order, now = NOW) => deliverDownloads(order, { now }, 72)

// R-STATUS-6
describe('a download that was made available', () => {
  test('is noted of its line, which is not shown; the history tells it', () => {
    const order = makeOrder(DIGITAL)
    const { after, history, money, mails } = provideDownloads(order, {}, S)
    expect(after.detail).toBe(order.detail)
    expect(after.lines[0]?.downloadable).toBe(true)
    expect(history).toEqual({
      event: 'provide_downloads',
      changes: { 'lines.301.downloadable': { before: false, after: true } },
    })
    expect([money, mails]).toEqual([null, []])
  })

  test('can be said again', () => {
    const once = provide(DIGITAL).after
    const again = provideDownloads(once, {}, S)
    expect([again.after, again.history.changes]).toEqual([once, {}])
  })

  test('makes money of a promise to pay, as a dispatch does', () => {
    const { after, money } = provide({ lines: [{ item_type: 'digital' }] })
    expect(money).toEqual({ kind: 'capture', amount: 2400 })
    expect(after.detail.payment.transactions[0]).toMatchObject({ status: 'captured', occurred_at: AT })
    expect(after.detail.status).toBe('ordered')
    expect(deliver(after)?.after.detail.status).toBe('dispatched')
  })

  test('is not one of a reservation before its time', () => {
    const lines = [
      { item_type: 'digital', shipping_start_on: '2026-12-01' },
      { item_type: 'digital' },
    ] as const
    expect(provide({ ...DIGITAL, lines }).after.lines.map(({ downloadable }) => downloadable)).toEqual([
      ...[false, true],
    ])
  })

  test.each<[string, OrderRecipe, string]>([
    ['without digital items', { lines: [{}] }, 'orders/update-rejected'],
    [
      'of which all is delivered',
      { lines: [{ item_type: 'digital', status: 'dispatched' }, {}] },
      'orders/update-rejected',
    ],
    [
      'that is cancelled',
      { lines: [{ item_type: 'digital', status: 'cancelled' }] },
      'orders/update-rejected',
    ],
    [
      'under investigation',
      { ...DIGITAL, state: { under_investigation: true } },
      'orders/dispatch-suspended',
    ],
  ])('cannot be said of an order %s', (_what, recipe, type) => {
    expect(refusalOf(() => provide(recipe))?.type).toBe(type)
  })

  // R-PAY-14
  test('moves no money while payments are under maintenance', () => {
    const s = makeSurroundings({ payment_maintenance: true })
    expect(refusalOf(() => provide({ lines: [{ item_type: 'digital' }] }, s))?.type).toBe(
      'orders/payment-maintenance',
    )
    expect(refusalOf(() => provide(DIGITAL, s))).toBeNull()
  })
})

// R-STATUS-6
describe('a download counts as delivered', () => {
  const READY: OrderRecipe = { ...DIGITAL, lines: [{ item_type: 'digital', downloadable: true }] }

  test('when it is paid for: no carrier, no mail, an entry of its own', () => {
    const change = deliver(makeOrder(READY))
    expect(change?.after.detail).toMatchObject({
      ...{ status: 'dispatched', modified_at: AT },
      delivery: { delivery_company_id: 0, tracking_number: null, dispatched_at: AT },
      balance_logs: [{ text: SALES_CONFIRMED_TEXT, amount: 2400, created_at: AT }],
    })
    expect(change?.after.detail.delivery.dispatches).toEqual([
      {
        ...{ id: 72, delivery_company_id: null, tracking_number: null, comment: null },
        ...{ dispatched_at: AT, order_line_ids: [301] },
      },
    ])
    expect([change?.mails, change?.money, change?.history.event]).toEqual([[], null, 'deliver_downloads'])
  })

  test('not before', () => {
    const unpaid = makeOrder({ ...READY, payment: 'unpaid' })
    expect(deliver(unpaid)).toBeNull()
    expect(deliver(confirmTransfer(unpaid, {}, S).after)?.after.detail.status).toBe('dispatched')
  })

  test.each<[string, OrderRecipe]>([
    ['it is not there', DIGITAL],
    ['the payment is only authorised', { ...READY, method: 'creditcard' }],
    ['the cash has not come', { ...READY, method: 'cod' }],
    ['the payment was given back', { ...READY, payment: 'refunded' }],
    ['the order is under investigation', { ...READY, state: { under_investigation: true } }],
    ['the item is none', { ...READY, lines: [{ item_type: 'normal', downloadable: true }] }],
    [
      'it is cancelled',
      { ...READY, lines: [{ item_type: 'digital', downloadable: true, status: 'cancelled' }, {}] },
    ],
  ])('not while %s', (_what, recipe) => {
    expect(deliver(makeOrder(recipe))).toBeNull()
    expect(deliverableFrom(makeOrder(recipe), NOW)).toBeNull()
  })

  test.each<[string, OrderRecipe]>([
    [
      'that costs nothing',
      { ...READY, method: 'creditcard', lines: [{ price: 0, item_type: 'digital', downloadable: true }] },
    ],
    ['without a way to pay', { ...READY, method: null }],
    ['whose cash has come', { ...READY, method: 'cod', payment: 'paid' }],
    ['by card, captured', { ...READY, method: 'creditcard', payment: 'captured' }],
  ])('of an order %s', (_what, recipe) => {
    expect(deliver(makeOrder(recipe))?.after.detail.status).toBe('dispatched')
  })

  test('in its own way beside lines that are sent', () => {
    const change = deliver(
      makeOrder({ ...DIGITAL, lines: [{}, { item_type: 'digital', downloadable: true }] }),
    )
    expect(change?.after.detail.lines.map(({ status }) => status)).toEqual(['ordered', 'dispatched'])
    expect(change?.after.detail.status).toBe('ordered')
  })

  // R-ORDER-8
  test('after a parcel, whose carrier and number the order goes on to show', () => {
    const { delivery } = makeOrder({ ...DIGITAL, lines: [{ status: 'dispatched' }, {}] }).detail
    const lines = [{ status: 'dispatched' }, { item_type: 'digital', downloadable: true }] as const
    const delivered = deliver(makeOrder({ ...DIGITAL, lines }))?.after.detail.delivery
    expect(delivered).toEqual({
      ...delivery,
      dispatched_at: AT,
      dispatches: [
        ...delivery.dispatches,
        {
          ...{ id: 72, delivery_company_id: null, tracking_number: null, comment: null },
          ...{ dispatched_at: AT, order_line_ids: [302] },
        },
      ],
    })
    expect([delivered?.delivery_company_id, delivered?.tracking_number]).toEqual([1, '1234-5678-9012'])
  })

  test('from the first day of its window', () => {
    const window = { item_type: 'digital', downloadable: true, shipping_start_on: '2026-12-01' } as const
    const order = makeOrder({ ...DIGITAL, lines: [window, {}] })
    const opens = new Date('2026-11-30T15:00:00Z')
    expect(deliverableFrom(order, NOW)).toEqual(opens)
    expect(deliver(order)).toBeNull()
    expect(deliver(order, opens)?.after.detail.lines[0]?.status).toBe('dispatched')
  })
})
