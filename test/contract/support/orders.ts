import { type Answer, type Call, call } from './call.ts'
import { must } from './makers.ts'
import { OrderBook, taxWithin, totalOf } from './order-documents.ts'
import type { Order, OrderPage } from './order-shapes.ts'
import { type Refusal, refused } from './refused.ts'
import { type Shop, shopA } from './shops.ts'

/** The usual refusals of order calls. */
export const invalidOrder = (...pointers: string[]): Refusal => ({
  ...{ status: 400, type: 'orders/invalid-body' },
  pointers,
})
export const noOrder: Refusal = { status: 404, type: 'orders/not-found' }
export const refusedOrder = (type: string, ...pointers: string[]): Refusal => ({
  ...{ status: 422, type: `orders/${type}` },
  ...(pointers.length > 0 ? { pointers } : {}),
})
export const rejectedOrder = (...pointers: string[]): Refusal => refusedOrder('update-rejected', ...pointers)

/** The call of an order operation: 'PUT customer', 'POST dispatch', 'PUT' alone for the amounts. */
export function orderCall(name: string, key: string, json: unknown, shop: Shop): Call {
  const [method = '', part] = name.split(' ')
  const path = `/api/orders/${key}${part === undefined ? '' : `/${part}`}`
  return { method, path, json, token: shop.token }
}

/** Reads an order. */
export async function showOrder(key: string, shop: Shop = shopA): Promise<Order> {
  const path = `/api/orders/${key}`
  return (await must(200, { method: 'GET', path, token: shop.token })).body as Order
}

/** Does an order operation that must be answered with 200. */
export async function change<T = Order>(name: string, key: string, json: unknown, shop: Shop): Promise<T> {
  return (await must(200, orderCall(name, key, json, shop))).body as T
}

/** Does an order operation whatever comes of it. */
export function attempt(name: string, key: string, json: unknown, shop: Shop): Promise<Answer> {
  return call(orderCall(name, key, json, shop))
}

/** Searches orders. */
export async function searchOrders(json: Record<string, unknown>, shop: Shop): Promise<OrderPage> {
  return (await must(200, { method: 'POST', path: '/api/orders/search', json, token: shop.token }))
    .body as OrderPage
}

/** A body of PUT /api/orders/{unique_key}. */
export interface AmountsBody {
  lines: {
    id: number
    price: number
    amount: number
    shipping_fee: number
    options: { option_id: number; price: number }[]
  }[]
  shipping_lines: { order_line_ids: number[]; shipping_fee: number }[]
  amounts: {
    shipping_fee: number
    coupon_discount: { amount: number }
    adjustment: { amount: number }
  }
}

/** The body that sets an order's amounts to what they are. */
export function amountsBody(order: Order): AmountsBody {
  const { shipping_fee, coupon_discount, adjustment } = order.amounts
  return {
    lines: order.lines
      .filter(each => each.status === 'ordered')
      .map(({ id, price, amount, shipping_fee: fee, options }) => ({
        ...{ id, price, amount, shipping_fee: fee },
        options: options.map(option => ({ option_id: option.option_id, price: option.price })),
      })),
    shipping_lines: order.shipping_lines.map(each => ({
      order_line_ids: each.order_line_ids,
      shipping_fee: each.shipping_fee,
    })),
    amounts: {
      shipping_fee,
      coupon_discount: { amount: coupon_discount.amount },
      adjustment: { amount: adjustment.amount },
    },
  }
}

/** The line of a body at a place, counted from 0. */
export function lineOf(body: AmountsBody, at = 0): AmountsBody['lines'][number] {
  const found = body.lines[at]
  if (found === undefined) throw new Error(`the body has no line ${at}`)
  return found
}

/** Sets the amounts to what they are but for an edit; answers the order before and after. */
export async function editAmounts(
  key: string,
  edit: (body: AmountsBody) => void,
  shop: Shop,
): Promise<[Order, Order]> {
  const before = await showOrder(key, shop)
  const body = amountsBody(before)
  edit(body)
  return [before, await change('PUT', key, body, shop)]
}

/** The same where it must be refused, and change neither the order nor what else is watched. */
export async function refuseAmounts(
  key: string,
  edit: (body: AmountsBody, order: Order) => void,
  shop: Shop,
  { pointers = [], watch = [] }: { readonly pointers?: string[]; readonly watch?: string[] } = {},
): Promise<void> {
  const order = await showOrder(key, shop)
  const body = amountsBody(order)
  edit(body, order)
  const call = orderCall('PUT', key, body, shop)
  await refused(call, rejectedOrder(...pointers), [`/api/orders/${key}`, ...watch])
}

/** What contradicts itself in an order's sums and states; an empty list when nothing does. */
export function orderFaults(order: Order): string[] {
  const faults: string[] = []
  const same = (what: string, got: number, want: number) =>
    got === want ? undefined : faults.push(`${what} is ${got}, not ${want}`)
  for (const line of order.lines) {
    const options = line.options.reduce((sum, each) => sum + each.price, 0)
    same(`line ${line.id} item_total`, line.item_total, line.price * line.amount)
    same(`line ${line.id} option_total`, line.option_total, options * line.amount)
    same(`line ${line.id} total`, line.total, line.item_total + line.option_total)
    const tax = taxWithin(line.total, line.consumption_tax_rate)
    same(`line ${line.id} tax`, line.consumption_total_tax, tax)
  }
  const live = order.lines.filter(each => each.status !== 'cancelled')
  same(
    'subtotal',
    order.amounts.subtotal,
    live.reduce((sum, each) => sum + each.total, 0),
  )
  same(
    'item_count',
    order.item_count,
    live.reduce((sum, each) => sum + each.amount, 0),
  )
  same('total', order.amounts.total, totalOf(order.amounts))
  const ids = order.lines.map(each => each.id)
  if (ids.some((id, at) => at > 0 && id <= (ids[at - 1] ?? 0))) faults.push('lines are not ascending by id')
  if ((order.status === 'cancelled') !== (live.length === 0)) faults.push('cancelled against its lines')
  if ((order.status === 'cancelled') !== (order.cancelled_at !== null)) faults.push('cancelled_at')
  return faults
}

const stores = new Map<string, Promise<string[]>>()

/** The key of a plain order in a shop that no other test has had; they come in by the dozen. */
export async function takeOrder(shop: Shop): Promise<string> {
  for (;;) {
    const store = await (stores.get(shop.key) ?? refill(shop))
    const key = store.pop()
    if (key !== undefined) return key
    stores.delete(shop.key)
  }
}

function refill(shop: Shop): Promise<string[]> {
  const book = new OrderBook()
  const keys = book.many(40)
  const filled = book.place(shop).then(() => keys)
  stores.set(shop.key, filled)
  return filled
}
