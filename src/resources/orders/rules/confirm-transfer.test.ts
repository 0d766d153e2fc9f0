import { describe, expect, test } from 'vitest'
import { makeOrder, makeSurroundings } from '../../../../test/support/orders/build.ts'
import { confirmTransfer } from './confirm-transfer.ts'

const S = makeSurroundings()

// R-PAY-8
describe('a payment that has arrived', () => {
  test.each(['bt', 'service_bt', 'cvs'])('%s: the order is paid and can be sent', method => {
    const order = makeOrder({ method, payment: 'unpaid' })
    expect(order.detail.status).toBe('unpaid')
    const { after, history, money, stock, mails } = confirmTransfer(order, {}, S)
    expect(after.detail.status).toBe('ordered')
    expect(after.detail.payment.transactions).toEqual([
      {
        ...order.detail.payment.transactions[0],
        status: 'paid',
        amount: order.detail.amounts.total,
        occurred_at: '2026-11-20T01:02:03Z',
      },
    ])
    expect(after.detail.modified_at).toBe('2026-11-20T01:02:03Z')
    expect(history).toMatchObject({
      event: 'confirm_transfer',
      changes: { status: { before: 'unpaid', after: 'ordered' } },
    })
    expect([money, stock, mails]).toEqual([null, [], []])
  })

  test('without a transaction on record gets one', () => {
    const order = makeOrder({ method: 'bt', payment: null, status: 'unpaid' })
    expect(confirmTransfer(order, {}, S).after.detail.payment.transactions).toEqual([
      {
        method: 'bt',
        collected_fee: null,
        status: 'paid',
        transaction_id: null,
        amount: order.detail.amounts.total,
        occurred_at: '2026-11-20T01:02:03Z',
      },
    ])
  })

  test('of a reservation: it still waits for its window', () => {
    const order = makeOrder({ method: 'bt', payment: 'unpaid', lines: [{ shipping_start_on: '2027-01-10' }] })
    expect(confirmTransfer(order, {}, S).after.detail.status).toBe('unshippable')
  })
})

test.each([
  ['paid by card', makeOrder({ payment: 'unpaid' })],
  ['paid at the door', makeOrder({ method: 'cod' })],
  ['paid already', makeOrder({ method: 'bt' })],
  ['cancelled', makeOrder({ method: 'bt', lines: [{ status: 'cancelled' }] })],
  ['without a way to pay', makeOrder({ method: null })],
])('an order that is %s is refused', (_which, order) => {
  expect(() => confirmTransfer(order, {}, S)).toThrow(
    expect.objectContaining({ name: 'Problem', type: 'orders/update-rejected' }),
  )
})
