import { describe, expect, test } from 'vitest'
import { makeOrder, makeSurroundings } from '../../../../test/support/orders/build.ts'
import type { Order } from '../order.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmTransfer } from './confirm-transfer.ts'
import { receivePayment } from './receive-payment.ts'

const S = makeSurroundings()
const until = '2026-11-25T01:02:03Z'

const refused = expect.objectContaining({ name: 'Problem', type: 'orders/update-rejected' })
const logsOf = ({ detail }: Order) => detail.balance_logs.map(({ text, amount }) => [text, amount])

function awaiting(method: 'cvs' | 'service_bt'): Order {
  const order = makeOrder({ method, payment: 'unpaid' })
  const awaited_payment = { type: 'transfer', account: '普通 1234567', until, by: 'service' } as const
  return { ...order, state: { ...order.state, awaited_payment } }
}

// R-PAY-8
test('who says that it is paid has the number withdrawn by the service that told it', () => {
  expect(confirmTransfer(awaiting('service_bt'), {}, S).money).toEqual({ kind: 'void' })
})

// R-PAY-20
describe('what a payment service has', () => {
  test('of an order that a person has said to be paid is owed, once', () => {
    const order = awaiting('cvs')
    const { total } = order.detail.amounts
    const paid = confirmTransfer(order, {}, S).after
    const { after, mails, money } = receivePayment(paid, {}, S)
    expect([after.detail.status, mails, money]).toEqual([paid.detail.status, [], null])
    expect(logsOf(after).slice(-2)).toEqual([
      ['入金確認', total],
      ['購入者への返金予定', -total],
    ])
    expect(() => receivePayment(after, {}, S)).toThrow(refused)
  })

  test('is owed once more where the person’s money was to be given back', () => {
    const paid = confirmTransfer(awaiting('cvs'), {}, S).after
    const { total } = paid.detail.amounts
    const cancelled = cancelOrder(paid, {}, S).after
    const { after } = receivePayment(cancelled, {}, S)
    expect(logsOf(after).at(-1)).toEqual(['購入者への返金予定', -total])
    expect(() => receivePayment(after, {}, S)).toThrow(refused)
  })

  test('beyond the payment is owed, and each yen of it once', () => {
    const paid = receivePayment(awaiting('service_bt'), { surplus: 200 }, S).after
    const { total } = paid.detail.amounts
    expect(logsOf(paid).slice(-2)).toEqual([
      ['入金確認', total],
      ['購入者への返金予定', -200],
    ])
    expect(() => receivePayment(paid, { surplus: 200 }, S)).toThrow(refused)
    const { after, mails } = receivePayment(paid, { surplus: 500 }, S)
    expect([logsOf(after).at(-1), mails]).toEqual([['購入者への返金予定', -300], []])
  })

  test('is owed although nothing is paid with it', () => {
    const { after } = receivePayment(awaiting('service_bt'), { paid: false, surplus: 70 }, S)
    expect([after.detail.status, logsOf(after)]).toEqual(['unpaid', [['購入者への返金予定', -70]]])
    expect(() => receivePayment(after, { paid: false, surplus: 70 }, S)).toThrow(refused)
  })

  test('is the order’s, and no more', () => {
    const paid = receivePayment(awaiting('cvs'), {}, S).after
    expect(() => receivePayment(paid, {}, S)).toThrow(refused)
    const late = receivePayment(cancelOrder(awaiting('cvs'), {}, S).after, {}, S).after
    expect(() => receivePayment(late, {}, S)).toThrow(refused)
  })
})
