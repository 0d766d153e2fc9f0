import type { Document } from './documents.ts'
import { imported } from './documents.ts'
import type { Order, OrderLine } from './order-shapes.ts'
import type { Shop } from './shops.ts'

let keys = 0

/** A key for an order that no other order of this suite has. */
export function orderKey(): string {
  keys += 1
  const own = `${keys.toString(36).padStart(4, '0')}${process.pid.toString(36).padStart(4, '0')}`
  return `${own}${Date.now().toString(36).padStart(8, '0').slice(-8)}`.toUpperCase()
}

/** The tax within an amount (R-ORDER-5). */
export const taxWithin = (total: number, rate: number) => Math.floor((total * rate) / (100 + rate))

let lineIds = 0

/** An item id that no item of any shop has: lines with it are tied to nothing. */
const noItemId = 1_999_999_999

/** A line whose totals and tax follow from what is given. */
export function orderLine(over: Partial<OrderLine> = {}): OrderLine {
  lineIds += 1
  const price = over.price ?? 1000
  const amount = over.amount ?? 1
  const item_total = price * amount
  const option_total = (over.options ?? []).reduce((sum, each) => sum + each.price, 0) * amount
  const rate = over.consumption_tax_rate ?? (over.tax_mode === 'reduced' ? 8 : 10)
  return {
    ...{ id: lineIds, item_id: noItemId, variation_id: null, title: 'てぬぐい', variation: null },
    ...{ item_identifier: null, variation_identifier: null, barcode: null, price, amount, item_total },
    ...{ option_total, total: item_total + option_total, tax_mode: 'standard', consumption_tax_rate: rate },
    consumption_total_tax: taxWithin(item_total + option_total, rate),
    ...{ status: 'ordered', shipping_method: null, shipping_fee: 0 },
    ...{ shipping_start_on: null, shipping_end_on: null, modified_at: '2026-01-02T03:04:05Z', options: [] },
    ...over,
  }
}

/** What an order is to be like; everything left out is as in a plain order by cash on delivery. */
export interface OrderWish {
  /** Way to pay, and how far the payment is; null for the state leaves the transactions out. */
  method?: string | null
  paid?: string | null
  lines?: Partial<OrderLine>[]
  amounts?: Partial<Order['amounts']>
  delivery?: Partial<Order['delivery']>
  customer?: Partial<Order['customer']>
  /** Other members of the document as they are to be. */
  over?: Partial<Order>
  state?: Record<string, unknown>
}

const prepaid = ['cvs', 'bt', 'service_bt']

function statusOf(lines: OrderLine[], method: string | null, paid: string | null, total: number): string {
  const live = lines.filter(each => each.status !== 'cancelled')
  if (live.length === 0) return 'cancelled'
  if (live.every(each => each.status === 'dispatched')) return 'dispatched'
  const waits = paid === 'unpaid' && method !== 'cod' && total > 0
  return waits || (prepaid.includes(method ?? '') && paid === 'authorized') ? 'unpaid' : 'ordered'
}

function amountsOf(lines: OrderLine[], over: Partial<Order['amounts']>): Order['amounts'] {
  const live = lines.filter(each => each.status !== 'cancelled')
  const amounts: Order['amounts'] = {
    subtotal: live.reduce((sum, each) => sum + each.total, 0),
    shipping_fee: live.reduce((sum, each) => sum + each.shipping_fee, 0),
    ...{ cod_fee: 0, total: 0, coupon_discount: { amount: 0, note: null, allocates_balance_log: false } },
    ...{ coin_discount: { amount: 0, note: null }, adjustment: { amount: 0 } },
    ...{ service_charge: { collected_fee: 0, fee_type: 'service' }, additional_charges: [] },
    ...over,
  }
  amounts.total = over.total ?? totalOf(amounts)
  return amounts
}

/** The total that follows from the other amounts (R-ORDER-6). */
export function totalOf(amounts: Order['amounts']): number {
  const charges = amounts.additional_charges.reduce((sum, each) => sum + (each.collected_fee ?? 0), 0)
  const discounts = amounts.coupon_discount.amount + amounts.coin_discount.amount
  return (
    amounts.subtotal +
    amounts.shipping_fee +
    amounts.cod_fee -
    discounts +
    amounts.adjustment.amount +
    charges
  )
}

const home = { country: 'Japan', country_code: 'JP', zip_code: '604-8571', prefecture: '京都府' }
const street = { address: '京都市中京区上本能寺前町488', address2: 'A棟 101', tel: '0752223111' }

/** A destination that is registered, and one that is not. */
export const destination: Order['shipping'] = {
  name: { first: '花子', last: '山田' },
  address: { ...home, ...street },
}
export const noDestination: Order['shipping'] = {
  name: { first: null, last: null },
  address: {
    ...{ country: null, country_code: null, zip_code: null, prefecture: null },
    ...{ address: null, address2: null, tel: null },
  },
}

/** A document of an order that agrees with itself, placed on 2026-01-02 unless the wish says otherwise. */
export function orderDocument(wish: OrderWish = {}): Document & { data: Order } {
  const method = wish.method === undefined ? 'cod' : wish.method
  const paid = wish.paid === undefined && method !== null ? 'unpaid' : (wish.paid ?? null)
  const lines = (wish.lines ?? [{}]).map(each => orderLine(each))
  const amounts = amountsOf(lines, wish.amounts ?? {})
  const status = wish.over?.status ?? statusOf(lines, method, paid, amounts.total)
  const at = wish.over?.ordered_at ?? '2026-01-02T03:04:05Z'
  const transaction = {
    ...{ method: method ?? '', collected_fee: null, status: paid, transaction_id: null },
    ...{ amount: amounts.total, occurred_at: at },
  }
  const sent = lines.filter(each => each.status === 'dispatched').map(each => each.id)
  const dispatch = { id: 1, delivery_company_id: null, tracking_number: null, comment: null }
  const dispatches = sent.length === 0 ? [] : [{ ...dispatch, dispatched_at: at, order_line_ids: sent }]
  const customer = {
    name: { first: '花子', last: '山田', first_kana: 'ハナコ', last_kana: 'ヤマダ' },
    mail_address: 'hanako@example.jp',
    address: { ...home, ...street },
    ...wish.customer,
  }
  const delivery = {
    ...{ shipping_method: null, delivery_company_id: 0, tracking_number: null, delivery_date: null },
    ...{ delivery_time_zone: null, dispatched_at: sent.length === 0 ? null : at, dispatches },
    ...wish.delivery,
  }
  const data: Order = {
    ...{ unique_key: orderKey(), status, ordered_at: at, cancelled_at: status === 'cancelled' ? at : null },
    ...{ modified_at: at, via: 'default', remark: null, add_comment: null, shop_memo: { text: '' } },
    ...{ mail_magazine_opt_in: null, customer, shipping: destination, subscription: null, service: null },
    item_count: lines.filter(each => each.status !== 'cancelled').reduce((sum, each) => sum + each.amount, 0),
    ...{ amounts, lines, shipping_lines: [], delivery },
    payment: { method, transactions: method === null || paid === null ? [] : [transaction] },
    ...{ membership_rewards: [], balance_logs: [], order_group: null },
    ...wish.over,
  }
  return { kind: 'order', data, state: wish.state ?? {} }
}

/**
 * Orders that a test file wants: each gets its key at once, and all come into the shop by one import, since starting the
 * program costs more than what it does.
 */
export class OrderBook {
  private documents: (() => Document)[] = []

  /** Wishes for an order and answers its key; a function is asked only when the book is placed. */
  add(wish: OrderWish | (() => OrderWish) = {}): string {
    const key = orderKey()
    this.documents.push(() => {
      const own = typeof wish === 'function' ? wish() : wish
      return orderDocument({ ...own, over: { ...own.over, unique_key: key } })
    })
    return key
  }

  /** As add, for a number of equal orders. */
  many(count: number, wish: OrderWish | (() => OrderWish) = {}): string[] {
    return Array.from({ length: count }, () => this.add(wish))
  }

  /** Imports all orders wished for since the last call; throws when one is refused. */
  async place(shop: Shop): Promise<void> {
    const documents = this.documents.map(make => make())
    this.documents = []
    await imported(shop, documents)
  }
}
