/** Orders that are paid at a store or by transfer, in time or not (docs/rules/placing.md). */
import type pg from 'pg'
import { describe, expect } from 'vitest'
import { findSecret } from '../../../src/payments/simulator/message-store.ts'
import { writeMessage } from '../../../src/payments/simulator/messages.ts'
import { hearOfPayment } from '../../../src/resources/orders/changes/hear-of-payment.ts'
import { listHistory } from '../../../src/resources/orders/history-store.ts'
import { openOrders } from '../../../src/resources/orders/jobs/open-orders.ts'
import { confirmTransfer } from '../../../src/resources/orders/operations/confirm-transfer.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder } from '../../support/orders/balance.ts'
import { shownOrder, stockOf } from '../../support/orders/place.ts'
import { type Buyers, later, makeBuyers, NOW } from './support/buyers.ts'

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client
let buyers: Buyers

test.beforeAll(({ context: one, shopId: shop, api: app, outside: client }) => {
  context = one
  shopId = shop
  api = app
  outside = client
  buyers = makeBuyers(context, shopId, api)
})

test.beforeEach(() => context.setTime(NOW))

async function expectBalanced(): Promise<void> {
  expect(await moneyWithoutOrder(outside)).toEqual([])
  expect(await disagreements(outside)).toEqual([])
}

describe('paid at a convenience store', () => {
  // R-PLACE-8
  test.each(['approve', 'approve-twice'])('%s: the order is paid, once', async choice => {
    const { unique_key, action, page, status } = await buyers.toPay()
    expect(status).toBe('unpaid')
    expect(action).toMatchObject({ type: 'pay_at_store', until: '2026-11-23T01:02:03Z' })
    expect((await buyers.visit(page)).body).toContain('2,400円')
    const till = await buyers.visit(`/payments/simulator/store?number=${page.split('/').at(-1)}`)
    expect(till.headers.location).toBe(page)
    await buyers.press(page, choice)
    const { status: after, payment, balance_logs } = await shownOrder(context, shopId, { key: unique_key })
    expect(after).toBe('ordered')
    expect(payment.transactions).toMatchObject([{ status: 'paid', amount: 2400 }])
    expect(balance_logs).toMatchObject([{ text: '入金確認', amount: 2400 }])
    expect(await buyers.eventsOf(unique_key)).toEqual(['place_order', 'receive_payment'])
    expect(await buyers.mailsOf(unique_key)).toEqual([
      ...['place_order buyer', 'place_order shop', 'receive_payment buyer', 'receive_payment shop'],
    ])
    context.setTime(later(4 * 24 * 60))
    expect(await openOrders(context)).toBe(0)
    await expectBalanced()
  })

  test('nobody says so: it is found out before the buyer is reminded', async () => {
    const { unique_key, page } = await buyers.toPay()
    await buyers.press(page, 'approve-silent')
    context.setTime(later(2 * 24 * 60 + 1))
    expect(await openOrders(context)).toBe(1)
    expect(await buyers.eventsOf(unique_key)).toEqual(['place_order', 'receive_payment'])
  })

  // R-PAY-7
  test('a cancelled order’s number cannot be paid any more, and a changed total is what is paid', async () => {
    const cancelled = await buyers.toPay()
    await api.call('POST', `/api/orders/${cancelled.unique_key}/cancel`, {})
    await buyers.press(cancelled.page, 'approve')
    expect(await buyers.statusOf(cancelled.unique_key)).toBe('cancelled')
    expect((await buyers.visit(cancelled.page)).body).toContain('このお支払いはできません')
    const changed = await buyers.toPay()
    const { amounts, lines } = await shownOrder(context, shopId, { key: changed.unique_key })
    const body = {
      lines: lines.map(({ id, price, amount, shipping_fee }) => ({
        ...{ id, price, amount, shipping_fee, options: [] },
      })),
      shipping_lines: [],
      amounts: {
        shipping_fee: 500,
        coupon_discount: { amount: 0 },
        adjustment: { amount: amounts.adjustment.amount },
      },
    }
    expect((await api.call('PUT', `/api/orders/${changed.unique_key}`, body)).statusCode).toBe(200)
    expect((await buyers.visit(changed.page)).body).toContain('2,900円')
    await buyers.press(changed.page, 'approve')
    expect(await shownOrder(context, shopId, { key: changed.unique_key })).toMatchObject({
      payment: { transactions: [{ status: 'paid', amount: 2900 }] },
    })
    await expectBalanced()
  })
})

describe('an order that nobody pays', () => {
  // R-PLACE-9
  test.each(['cvs', 'bt'])('by %s: the buyer is reminded a day before, then it ends', async method => {
    const { unique_key, item, page } = await buyers.toPay(method)
    context.setTime(later(2 * 24 * 60 - 1))
    expect(await openOrders(context)).toBe(0)
    context.setTime(later(2 * 24 * 60))
    expect([await openOrders(context), await openOrders(context)]).toEqual([1, 0])
    context.setTime(later(3 * 24 * 60 - 1))
    expect(await openOrders(context)).toBe(0)
    expect([await buyers.statusOf(unique_key), await stockOf(api, item)]).toEqual(['unpaid', 1])
    context.setTime(later(3 * 24 * 60))
    expect(await Promise.all([openOrders(context), openOrders(context)])).toContain(1)
    expect(await openOrders(context)).toBe(0)
    expect([await buyers.statusOf(unique_key), await stockOf(api, item)]).toEqual(['cancelled', 3])
    const history = await listHistory(context.db, shopId, unique_key)
    expect(history.map(({ event, token }) => [event, token])).toEqual([
      ...[
        ['place_order', null],
        ['remind_payment', null],
        ['expire_order', null],
      ],
    ])
    expect(await buyers.mailsOf(unique_key)).toEqual([
      ...['expire_order buyer', 'expire_order shop', 'place_order buyer', 'place_order shop'],
      'remind_payment buyer',
    ])
    if (method === 'cvs') {
      await buyers.press(page, 'approve')
      expect(await buyers.statusOf(unique_key)).toBe('cancelled')
    }
    await expectBalanced()
  })

  test('is paid in the moment in which it ends: one of the two, and never both', async () => {
    for (let round = 0; round < 6; round++) {
      context.setTime(NOW)
      const byStore = await buyers.toPay()
      const byBank = await buyers.toPay('bt')
      // The service takes money to the end of its own time.
      await outside.query(`update simulated_actions set until = until + interval '1 hour'`)
      context.setTime(later(3 * 24 * 60))
      await Promise.all([
        buyers.press(byStore.page, 'approve'),
        openOrders(context),
        confirmTransfer(context, { shopId, tokenId: null }, byBank.unique_key).catch(() => {}),
      ])
      await openOrders(context)
      for (const { unique_key, item } of [byStore, byBank]) {
        const order = await shownOrder(context, shopId, { key: unique_key })
        const paid = order.payment.transactions[0]?.status === 'paid'
        expect(order.status).toBe(paid ? 'ordered' : 'cancelled')
        expect(await stockOf(api, item)).toBe(paid ? 1 : 3)
      }
      await expectBalanced()
    }
  })

  test('waits while payments are under maintenance', async () => {
    const { unique_key } = await buyers.toPay('bt')
    await outside.query('update shops set payment_maintenance = true')
    context.setTime(later(4 * 24 * 60))
    expect(await openOrders(context)).toBe(0)
    await outside.query('update shops set payment_maintenance = false')
    expect(await openOrders(context)).toBe(1)
    expect(await buyers.statusOf(unique_key)).toBe('cancelled')
  })

  test('a transfer that a person confirms is told to the buyer, and ends no more', async () => {
    const { unique_key } = await buyers.toPay('bt')
    await confirmTransfer(context, { shopId, tokenId: null }, unique_key)
    expect(await buyers.mailsOf(unique_key)).toContain('receive_payment buyer')
    context.setTime(later(9 * 24 * 60))
    expect(await openOrders(context)).toBe(0)
    expect(await buyers.statusOf(unique_key)).toBe('ordered')
  })

  // R-PAY-8
  test('a number of which a person says that it is paid cannot be paid any more', async () => {
    const { unique_key, page } = await buyers.toPay()
    await confirmTransfer(context, { shopId, tokenId: null }, unique_key)
    expect(await buyers.statusOf(unique_key)).toBe('ordered')
    expect((await buyers.visit(page)).body).toContain('このお支払いはできません')
    await buyers.press(page, 'approve')
    const { balance_logs } = await shownOrder(context, shopId, { key: unique_key })
    expect(balance_logs).toEqual([])
    await expectBalanced()
  })

  // R-PAY-8
  test('a number that was just paid is not confirmed by a person, and the payment is found', async () => {
    const { unique_key, page } = await buyers.toPay()
    await buyers.press(page, 'approve-silent')
    await expect(confirmTransfer(context, { shopId, tokenId: null }, unique_key)).rejects.toThrow(
      'captured already',
    )
    expect(await buyers.eventsOf(unique_key)).toEqual(['place_order', 'refuse_payment', 'receive_payment'])
    await expectBalanced()
  })

  // R-PLACE-8
  test('money that comes for a cancelled order is owed to the buyer, once', async () => {
    const { unique_key } = await buyers.toPay()
    context.setTime(later(4 * 24 * 60))
    await openOrders(context)
    const { rows } = await outside.query<{ key: string }>(
      `update simulated_operations s set outcome = json_build_object('result', 'done', 'transaction_id', p.transaction_id)
       from order_placements p where p.key = s.key and p.unique_key = $1 returning s.key`,
      [unique_key],
    )
    const message = writeMessage({ shopId, key: rows[0]?.key ?? '' }, await findSecret(context.db))
    await hearOfPayment(context, message)
    await hearOfPayment(context, message)
    const { status, balance_logs } = await shownOrder(context, shopId, { key: unique_key })
    expect(status).toBe('cancelled')
    expect(balance_logs.map(({ text, amount }) => [text, amount])).toEqual([
      ['キャンセル', -2400],
      ['購入者への返金予定', -2400],
    ])
    await outside.query('delete from orders where unique_key = $1', [unique_key])
  })
})
