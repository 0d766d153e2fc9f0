/** Puts orders into a shop of a test context, with items that have stock and payments that the simulator knows. */
import { randomInt, randomUUID } from 'node:crypto'
import type { Context } from '../../../src/context.ts'
import { performPayment } from '../../../src/payments/gateway.ts'
import type { Order } from '../../../src/resources/orders/order.ts'
import type { OrderDetail } from '../../../src/resources/orders/schemas.ts'
import { findOrder, insertOrders, takeIds } from '../../../src/resources/orders/store.ts'
import { addItem, type TestApi } from '../api.ts'
import { makeOrder, type OrderRecipe } from './build.ts'

/** An order that was put in. */
export interface PlacedOrder {
  readonly key: string
  readonly path: string
  readonly lineIds: readonly number[]
  readonly order: Order
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/**
 * Puts in an order of a recipe. With a `source` its payment is authorised by the simulator, which then knows the
 * transaction as its own (docs/payments.md).
 */
export async function placeOrder(
  context: Context,
  shopId: number,
  recipe: OrderRecipe = {},
  source?: string,
): Promise<PlacedOrder> {
  const unique_key = Array.from({ length: 16 }, () => LETTERS[randomInt(36)]).join('')
  const given = recipe.lines ?? [{}, { price: 800, amount: 1 }]
  const lineIds = await context.db.transaction(tx => takeIds(tx, 'lines', given.length))
  const lines = given.map((line, at) => ({
    stock_item_id: null,
    ...line,
    ...(lineIds[at] === undefined ? {} : { id: lineIds[at] }),
  }))
  const made = makeOrder({ ...recipe, unique_key, lines })
  const order = source === undefined ? made : await authorise(context, shopId, made, source)
  await context.db.transaction(tx =>
    insertOrders(tx, shopId, [{ order, importedDigest: null }], context.clock.now()),
  )
  return { key: unique_key, path: `/api/orders/${unique_key}`, lineIds, order }
}

async function authorise(context: Context, shopId: number, order: Order, source: string): Promise<Order> {
  const { detail } = order
  const method = detail.payment.method ?? ''
  const amount = detail.amounts.total
  const named = { key: randomUUID(), shopId, orderKey: detail.unique_key, method }
  const asked = { ...named, kind: 'authorise', transaction: null, amount, source } as const
  const outcome = await performPayment(context.payments, asked)
  if (outcome.result !== 'done') throw new Error(`Not authorised: ${JSON.stringify(outcome)}`)
  const { transaction_id } = outcome
  const transactions = detail.payment.transactions.map(each => ({ ...each, transaction_id }))
  return { ...order, detail: { ...detail, payment: { ...detail.payment, transactions } } }
}

/** Makes an item with this stock and answers its id. */
export async function addStockedItem(api: TestApi, stock: number): Promise<number> {
  const item = await addItem(api)
  await api.call('PUT', `/api/items/${item}/stock`, { stock })
  return item
}

/** The order as GET shows it. */
export async function shownOrder(
  { db }: Pick<Context, 'db'>,
  shopId: number,
  { key }: Pick<PlacedOrder, 'key'>,
): Promise<OrderDetail> {
  const found = await findOrder(db, shopId, key)
  if (found === undefined) throw new Error(`There is no order ${key}`)
  return JSON.parse(found.detail) as OrderDetail
}

/** The stock that an item shows. */
export async function stockOf(api: TestApi, item: number): Promise<number> {
  return (await api.call('GET', `/api/items/${item}`)).json<{ stock: number }>().stock
}
