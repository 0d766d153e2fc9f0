/** What buyers and the shop do with orders. */
import { randomUUID } from 'node:crypto'
import type { OrderDetail } from '../../../src/resources/orders/schemas.ts'
import { CUSTOMER } from '../../integration/checkout/support/buyer.ts'
import { unchangedAmounts } from '../../support/orders/build.ts'
import type { Answer } from './client.ts'
import { SHOP_KEY } from './shop.ts'
import { change, type Writer, withOne } from './writers.ts'

/** An order of a writer's own, which nobody else changes. */
export interface OwnOrder {
  readonly key: string
  readonly isPaid: boolean
  lowered: number
}

const SHOP = `/shops/${SHOP_KEY}/api`
const MAX_ORDERS = 60
/** Without the order where that could not be read again after the change. */
const DONE = [200, 204]
/** A price may be lowered so often, before nothing is left of it. */
const MAX_LOWERED = 8

/** How buyers pay, and what the payment service does to some of them. */
const PAYMENTS = [
  ...[{ method: 'cod' }, { method: 'bt' }, { method: 'cvs' }],
  ...[
    { method: 'creditcard', source: 'sim' },
    { method: 'creditcard', source: 'sim' },
  ],
  { method: 'creditcard', source: 'sim:authorise=timeout_after' },
  { method: 'creditcard', source: 'sim:capture=timeout_before,void=timeout_after' },
  { method: 'creditcard', source: 'sim:change_amount=garbage,capture=fail_once' },
] as const
const PAID_AT_ONCE = ['cod', 'creditcard']

/** From a cart to an order. */
export async function buy(writer: Writer): Promise<void> {
  const { chance, shop, orders } = writer
  if (orders.length >= MAX_ORDERS) return
  const headers = {
    authorization: '',
    'x-forwarded-for': `100.64.${chance.whole(0, 256)}.${chance.whole(1, 255)}`,
  }
  const post = (path: string, body?: unknown) =>
    ({ method: 'POST', path: `${SHOP}${path}`, headers, ...(body === undefined ? {} : { body }) }) as const
  const lines = [
    { item_id: chance.pick(shop.shared), amount: chance.whole(1, 4) },
    ...(chance.whole(0, 2) === 0 ? [{ item_id: chance.pick(shop.shared), amount: 1 }] : []),
  ]
  const cart = read<{ cart_id: string }>(await writer.must(201, post('/carts', { lines })))
  if (cart === undefined) return
  const begun = read<{ checkout_id: string }>(
    await writer.must(201, post('/checkouts', { cart_id: cart.cart_id })),
  )
  if (begun === undefined) return
  const path = `/checkouts/${begun.checkout_id}`
  const payment = chance.pick(PAYMENTS)
  const customer = { ...CUSTOMER, mail_address: `b${randomUUID()}@example.jp` }
  const said = read<{ amounts: { total: number } }>(
    await writer.must(200, { ...post(path, { customer, payment }), method: 'PUT' }),
  )
  if (said === undefined) return
  const total = said.amounts.total
  const done = read<{ order: { unique_key: string; status: string } | null }>(
    await writer.must(200, post(`${path}/complete`, { expected_total: total })),
  )
  if (done === undefined) return
  if (done.order === null) return writer.fault(`${path} was completed without an order`)
  const { unique_key: key, status } = done.order
  writer.ledger.state(`order ${key} status`, status)
  writer.ledger.state(`order ${key} total`, String(total))
  orders.push({ key, isPaid: PAID_AT_ONCE.includes(payment.method), lowered: 0 })
}

function read<T>(answer: Answer | undefined): T | undefined {
  return answer === undefined ? undefined : (JSON.parse(answer.text) as T)
}

export async function memo(writer: Writer): Promise<void> {
  await withOne(writer, writer.orders, async ({ key }) => {
    const text = `memo ${randomUUID()}`
    const call = { method: 'PUT', path: `/api/orders/${key}/shop_memo`, body: { text } } as const
    await change(writer, { [`order ${key} memo`]: text }, call, DONE)
    return undefined
  })
}

/** A yen less for a line: a service that authorised more is told. */
export async function lower(writer: Writer): Promise<void> {
  await withOne(writer, writer.orders, async order => {
    const { key } = order
    if (order.lowered >= MAX_LOWERED) return undefined
    order.lowered += 1
    const shown = read<OrderDetail>(await writer.must(200, { method: 'GET', path: `/api/orders/${key}` }))
    if (shown === undefined) return 'gone'
    const body = unchangedAmounts(shown)
    const lines = body.lines.map((line, at) => (at === 0 ? { ...line, price: line.price - 1 } : line))
    const [first] = body.lines
    const total = shown.amounts.total - (first?.amount ?? 0)
    const call = { method: 'PUT', path: `/api/orders/${key}`, body: { ...body, lines } } as const
    await change(writer, { [`order ${key} total`]: String(total) }, call, DONE)
    return undefined
  })
}

export async function dispatch(writer: Writer): Promise<void> {
  await withOne(writer, writer.orders, async ({ key, isPaid }) => {
    if (!isPaid) return undefined
    const shown = read<OrderDetail>(await writer.must(200, { method: 'GET', path: `/api/orders/${key}` }))
    if (shown === undefined) return 'gone'
    const body = { order_line_ids: shown.lines.map(({ id }) => id) }
    const call = { method: 'POST', path: `/api/orders/${key}/dispatch`, body } as const
    await change(writer, { [`order ${key} status`]: 'dispatched' }, call, DONE)
    return 'gone'
  })
}

export async function cancel(writer: Writer): Promise<void> {
  await withOne(writer, writer.orders, async ({ key }) => {
    const call = { method: 'POST', path: `/api/orders/${key}/cancel`, body: {} } as const
    // The amounts of an order that is cancelled are 0.
    const facts = { [`order ${key} status`]: 'cancelled', [`order ${key} total`]: '0' }
    await change(writer, facts, call, DONE)
    return 'gone'
  })
}
