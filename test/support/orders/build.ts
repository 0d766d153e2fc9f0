/** Builds orders for tests: valid unless a recipe says otherwise, with totals and status as the rules derive them. */
import {
  type LineState,
  NO_STATE,
  type Order,
  type OrderState,
  type Surroundings,
} from '../../../src/resources/orders/order.ts'
import type { UpdateOrder } from '../../../src/resources/orders/request-schemas.ts'
import {
  amountsOf,
  itemCount,
  lineTotals,
  type OrderAmountsDetail,
} from '../../../src/resources/orders/rules/amounts.ts'
import { statusOf } from '../../../src/resources/orders/rules/status.ts'
import type {
  LineStatus,
  OrderDetail,
  OrderLineDetail,
  TransactionStatus,
} from '../../../src/resources/orders/schemas.ts'

/** The time at which built orders are looked at: that of the test contexts' clock. */
export const NOW = new Date('2026-11-20T01:02:03Z')

/** When built orders were placed. */
const ORDERED_AT = '2026-11-18T03:04:05Z'

const DISPATCHED_AT = '2026-11-19T05:06:07Z'

/** What a test wants to say of a line; everything else is made up. */
export type LineRecipe = Partial<Omit<OrderLineDetail, 'options' | 'status'>> &
  Partial<Omit<LineState, 'id'>> & {
    readonly status?: LineStatus
    readonly options?: readonly {
      readonly option_id: number
      readonly price: number
      /** Ten times the option's unless given. */
      readonly option_variation_id?: number
      readonly value?: string
    }[]
  }

/** What a test wants to say of an order; everything else is made up. */
export interface OrderRecipe {
  readonly unique_key?: string
  readonly ordered_at?: string
  /** The way to pay; `creditcard` unless given. */
  readonly method?: string | null
  /** The state of the one transaction, or null for none; what is usual for the way to pay unless given. */
  readonly payment?: TransactionStatus | null
  readonly lines?: readonly LineRecipe[]
  readonly shipping_lines?: OrderDetail['shipping_lines']
  readonly amounts?: Partial<Omit<OrderAmountsDetail, 'subtotal' | 'total'>>
  /** False for an order without a destination, such as one of digital items. */
  readonly destination?: boolean
  readonly mail_address?: string
  readonly address?: Partial<OrderDetail['shipping']['address']>
  readonly delivery?: Partial<Pick<OrderDetail['delivery'], 'delivery_date' | 'delivery_time_zone'>>
  readonly shop_memo?: string
  readonly remark?: string | null
  /** Only for what is not derived: `shipping` and `arrived`, and orders whose transactions do not tell. */
  readonly status?: string
  readonly state?: Partial<OrderState>
}

/** Builds an order: one of two lines, card authorised, to be sent to Kyoto, unless the recipe says otherwise. */
export function makeOrder(recipe: OrderRecipe = {}): Order {
  const { ordered_at = ORDERED_AT, method = 'creditcard' } = recipe
  const recipes = recipe.lines ?? [{}, { price: 800, amount: 1, tax_mode: 'reduced' }]
  const lines = recipes.map((line, index) => makeLine(line, index, ordered_at))
  const dispatched = lines.filter(line => line.status === 'dispatched').map(line => line.id)
  const cancelled = lines.every(line => line.status === 'cancelled')
  const amounts = amountsOf(lines, { ...NO_AMOUNTS, ...(cancelled ? {} : recipe.amounts) })
  const detail: OrderDetail = {
    unique_key: recipe.unique_key ?? 'AKINAITESTORDER1',
    status: recipe.status ?? 'ordered',
    ordered_at,
    cancelled_at: cancelled ? DISPATCHED_AT : null,
    modified_at: dispatched.length > 0 || cancelled ? DISPATCHED_AT : ordered_at,
    via: 'default',
    remark: recipe.remark ?? null,
    add_comment: null,
    shop_memo: { text: recipe.shop_memo ?? '' },
    mail_magazine_opt_in: null,
    customer: makeCustomer(recipe.mail_address ?? 'hanako@example.jp'),
    shipping: makeShipping(recipe.destination ?? true, recipe.address),
    subscription: null,
    service: null,
    item_count: itemCount(lines),
    amounts,
    lines,
    shipping_lines: recipe.shipping_lines ?? [],
    delivery: makeDelivery(dispatched, recipe.delivery),
    payment: { method, transactions: makeTransactions(recipe, method, amounts.total, ordered_at, cancelled) },
    membership_rewards: [],
    balance_logs: [],
    order_group: null,
  }
  const order: Order = {
    detail,
    state: { ...NO_STATE, ...recipe.state },
    lines: recipes.map((line, index) => makeLineState(line, lines[index] as OrderLineDetail)),
  }
  return { ...order, detail: { ...detail, status: statusOf(order, NOW) } }
}

/** A shop without settings of its own, at `NOW`. */
export function makeSurroundings(more: Partial<Surroundings> = {}): Surroundings {
  return {
    now: NOW,
    payment_maintenance: false,
    block_list: [],
    delivery_slots: [],
    most_amount_updates: 20,
    most_mail_updates: 10,
    ...more,
  }
}

/** The body that sets the amounts of an order to what they are. */
export function unchangedAmounts({ lines, shipping_lines, amounts }: OrderDetail): UpdateOrder {
  return {
    lines: lines.map(({ id, price, amount, shipping_fee, options }) => ({
      id,
      price,
      amount,
      shipping_fee,
      options: options.map(({ option_id, price }) => ({ option_id, price })),
    })),
    shipping_lines: shipping_lines.map(({ order_line_ids, shipping_fee }) => ({
      order_line_ids: [...order_line_ids],
      shipping_fee,
    })),
    amounts: {
      shipping_fee: amounts.shipping_fee,
      coupon_discount: { amount: amounts.coupon_discount.amount },
      adjustment: { amount: amounts.adjustment.amount },
    },
  }
}

const NO_AMOUNTS: OrderAmountsDetail = {
  subtotal: 0,
  shipping_fee: 0,
  cod_fee: 0,
  total: 0,
  coupon_discount: { amount: 0, note: null, allocates_balance_log: false },
  coin_discount: { amount: 0, note: null },
  adjustment: { amount: 0 },
  service_charge: { collected_fee: 0, fee_type: 'service' },
  additional_charges: [],
}

function makeLine(recipe: LineRecipe, index: number, modifiedAt: string): OrderLineDetail {
  const taxMode = recipe.tax_mode ?? 'standard'
  const rate = recipe.consumption_tax_rate ?? (taxMode === 'standard' ? 10 : 8)
  const options = (recipe.options ?? []).map(({ option_id, price, option_variation_id, value }) => ({
    option_id,
    option_variation_id: option_variation_id ?? option_id * 10,
    name: 'ラッピング',
    type: 'select',
    value: value ?? 'あり',
    price,
    tax_mode: taxMode,
    consumption_tax_rate: rate,
  }))
  const priced = {
    price: recipe.price ?? 1200,
    amount: recipe.amount ?? 2,
    options,
    consumption_tax_rate: rate,
  }
  const totals = lineTotals(priced)
  return {
    id: recipe.id ?? 301 + index,
    item_id: recipe.item_id ?? 51 + index,
    variation_id: recipe.variation_id ?? null,
    title: recipe.title ?? `手ぬぐい ${index + 1}`,
    variation: recipe.variation ?? null,
    item_identifier: recipe.item_identifier ?? null,
    variation_identifier: recipe.variation_identifier ?? null,
    barcode: recipe.barcode ?? null,
    price: priced.price,
    amount: priced.amount,
    item_total: totals.item_total,
    option_total: totals.option_total,
    total: totals.total,
    tax_mode: taxMode,
    consumption_tax_rate: rate,
    consumption_total_tax: totals.consumption_total_tax,
    status: recipe.status ?? 'ordered',
    shipping_method: recipe.shipping_method ?? null,
    shipping_fee: recipe.shipping_fee ?? 0,
    shipping_start_on: recipe.shipping_start_on ?? null,
    shipping_end_on: recipe.shipping_end_on ?? null,
    modified_at: recipe.modified_at ?? modifiedAt,
    options,
  }
}

function makeLineState(recipe: LineRecipe, line: OrderLineDetail): LineState {
  const item = recipe.stock_item_id === undefined ? line.item_id : recipe.stock_item_id
  const taken = item === null || line.status === 'cancelled' ? 0 : line.amount
  return {
    id: line.id,
    stock_item_id: item,
    stock_variation_id: recipe.stock_variation_id ?? line.variation_id,
    item_type: recipe.item_type ?? 'normal',
    stock_taken: recipe.stock_taken ?? taken,
    downloadable: recipe.downloadable ?? false,
    announce_at: recipe.announce_at ?? null,
  }
}

function makeCustomer(mailAddress: string): OrderDetail['customer'] {
  return {
    name: { first: '花子', last: '山田', first_kana: 'ハナコ', last_kana: 'ヤマダ' },
    mail_address: mailAddress,
    address: {
      country: 'Japan',
      country_code: 'JP',
      zip_code: '604-8571',
      prefecture: '京都府',
      address: '京都市中京区上本能寺前町488',
      address2: '',
      tel: '0751234567',
    },
  }
}

function makeShipping(
  destination: boolean,
  address: Partial<OrderDetail['shipping']['address']> = {},
): OrderDetail['shipping'] {
  if (!destination) return NO_DESTINATION
  return {
    name: { first: '花子', last: '山田' },
    address: {
      country: 'Japan',
      country_code: 'JP',
      zip_code: '604-8571',
      prefecture: '京都府',
      address: '京都市中京区上本能寺前町488',
      address2: 'A棟 101',
      tel: '0751234567',
      ...address,
    },
  }
}

const NO_DESTINATION: OrderDetail['shipping'] = {
  name: { first: null, last: null },
  address: {
    country: null,
    country_code: null,
    zip_code: null,
    prefecture: null,
    address: null,
    address2: null,
    tel: null,
  },
}

function makeDelivery(dispatched: number[], delivery: OrderRecipe['delivery'] = {}): OrderDetail['delivery'] {
  const sent = dispatched.length > 0
  return {
    shipping_method: null,
    delivery_company_id: sent ? 1 : 0,
    tracking_number: sent ? '1234-5678-9012' : null,
    delivery_date: delivery.delivery_date ?? null,
    delivery_time_zone: delivery.delivery_time_zone ?? null,
    dispatched_at: sent ? DISPATCHED_AT : null,
    dispatches: sent
      ? [
          {
            id: 71,
            delivery_company_id: 1,
            tracking_number: '1234-5678-9012',
            comment: null,
            dispatched_at: DISPATCHED_AT,
            order_line_ids: dispatched,
          },
        ]
      : [],
  }
}

function makeTransactions(
  { payment, lines = [] }: OrderRecipe,
  method: string | null,
  amount: number,
  occurred_at: string,
  cancelled: boolean,
): OrderDetail['payment']['transactions'] {
  if (payment === null || method === null) return []
  const sent = lines.some(line => line.status === 'dispatched')
  const usual = cancelled ? 'cancelled' : usualState(method, sent)
  return [
    {
      method,
      collected_fee: null,
      status: payment ?? usual,
      transaction_id: `tx-${method}`,
      amount,
      occurred_at,
    },
  ]
}

function usualState(method: string, sent: boolean): TransactionStatus {
  if (['cvs', 'bt', 'service_bt'].includes(method)) return 'paid'
  if (method === 'cod') return 'unpaid'
  return sent ? 'captured' : 'authorized'
}
