import { describe, expect, test } from 'vitest'
import { makeOrder, makeSurroundings, unchangedAmounts } from '../../../../test/support/orders/build.ts'
import type { Order } from '../order.ts'
import { cancelOrder } from './cancel-order.ts'
import { checkConsistency } from './consistency.ts'
import { deliverDownloads } from './deliver-downloads.ts'
import { dispatchOrder } from './dispatch-order.ts'
import { updateOrder } from './update-order.ts'
import { updateOrderShopMemo } from './update-order-shop-memo.ts'

const S = makeSurroundings()

// R-EXPORT-2
describe('an order that was placed later than the clock shows', () => {
  const ordered_at = '2026-12-01T00:00:00Z'
  const order = makeOrder({ ordered_at })
  const { lines, ...amounts } = unchangedAmounts(order.detail)

  test.each([
    ['a memo', () => updateOrderShopMemo(order, { text: '確認済み' }, S)],
    [
      'its amounts',
      () => updateOrder(order, { ...amounts, lines: lines.map(each => ({ ...each, price: 90 })) }, S),
    ],
    ['a dispatch', () => dispatchOrder(order, { order_line_ids: [301], dispatch_id: 72 }, S)],
    ['its cancellation', () => cancelOrder(order, {}, S)],
  ])('was not modified before that by %s', (_, change) => {
    const { after, history } = change()
    expect(history.changes).not.toEqual({})
    expect(after.detail.modified_at).toBe(ordered_at)
  })
})

// R-ORDER-8
describe('what is sent where the clock shows less than at the dispatch before', () => {
  const earlier = makeSurroundings({ now: new Date('2026-11-18T12:00:00Z') })
  const before = '2026-11-19T05:06:07Z'
  const send = (order: Order) =>
    dispatchOrder(order, { order_line_ids: [302], dispatch_id: 72 }, earlier).after.detail

  test('was sent with that', () => {
    const detail = send(makeOrder({ lines: [{ status: 'dispatched' }, {}] }))
    expect(detail.delivery.dispatches.map(({ dispatched_at }) => dispatched_at)).toEqual([before, before])
    expect(detail.delivery.dispatched_at).toBe(before)
    expect(checkConsistency(detail)).toEqual([])
  })

  test('as is what is downloaded', () => {
    const lines = [{ status: 'dispatched' }, { item_type: 'digital', downloadable: true }] as const
    const delivered = deliverDownloads(makeOrder({ lines }), earlier, 72)
    expect(delivered?.after.detail.delivery.dispatches[1]?.dispatched_at).toBe(before)
    expect(checkConsistency(delivered?.after.detail ?? makeOrder().detail)).toEqual([])
  })

  test('or later than an order says of which nothing tells the dispatches', () => {
    const order = makeOrder({ lines: [{ status: 'dispatched' }, {}] })
    const delivery = { ...order.detail.delivery, dispatches: [] }
    const detail = send({ ...order, detail: { ...order.detail, delivery } })
    expect(detail.delivery.dispatched_at).toBe(before)
    expect(checkConsistency(detail)).toEqual([])
  })
})
