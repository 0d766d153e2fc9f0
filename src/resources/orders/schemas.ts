/** What the API shows of orders (R-ORDER-2, R-ORDER-3). */
import { type Static, type TArray, type TObject, type TSchema, Type } from '#typebox'
import { DateTime, Nullable, Ref, Words } from '../../http/schemas.ts'
import { STORED_ORDER_KEY } from '../../lib/text.ts'
import { MAX_ENTRIES, MAX_SHOWN_NOTES } from './limits.ts'
import {
  Count,
  Id,
  NotedYen,
  NullableCount,
  NullableId,
  NullableNotedYen,
  Pieces,
  Rate,
  SignedYen,
  Yen,
} from './numbers.ts'
import { Pagination } from './pagination.ts'

/** Values of an order's status today; the set is open to callers (R-ORDER-11). */
export const ORDER_STATUSES = [
  'ordered',
  'unpaid',
  'unshippable',
  'dispatched',
  'cancelled',
  'shipping',
  'arrived',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Values of a line's status (R-STATUS-1). */
export const LINE_STATUSES = ['ordered', 'dispatched', 'cancelled'] as const
export type LineStatus = (typeof LINE_STATUSES)[number]

/** Ways to pay that search knows (R-SEARCH-5). */
export const PAYMENT_METHODS = [
  'creditcard',
  'cvs',
  'service_bt',
  'atobarai',
  'bnpl',
  'bt',
  'cod',
  'carrier',
  'paypal',
  'amazon_pay',
  'paypay',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** States of a payment's transaction (R-ORDER-9). */
export const TRANSACTION_STATUSES = [
  'unpaid',
  'paid',
  'authorized',
  'captured',
  'cancelled',
  'refunded',
] as const
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/** Kinds of orders that search knows (R-SEARCH-6). */
export const ORDER_TYPES = ['normal', 'pre', 'subscription', 'digital', 'lottery', 'takeout'] as const
export type OrderType = (typeof ORDER_TYPES)[number]

/** A list of an order: as imported, and no entry more but where changes note something. */
function list<T extends TSchema>(entry: T, maxItems: number = MAX_ENTRIES): TArray<T> {
  return Type.Array(entry, { maxItems })
}

const Text = Type.String()
const NullableText = Nullable(Text)
const Day = Type.String({ format: 'date' })
const NullableTime = Nullable(DateTime)

export const OrderCustomer = Type.Object(
  {
    name: Type.Object({
      first: Text,
      last: Text,
      first_kana: NullableText,
      last_kana: NullableText,
    }),
    mail_address: Type.String({ description: 'Empty when there is none.' }),
    address: Type.Object({
      country: Text,
      country_code: NullableText,
      zip_code: Text,
      prefecture: Text,
      address: Text,
      address2: Text,
      tel: NullableText,
    }),
  },
  { $id: 'OrderCustomer' },
)

export const OrderShipping = Type.Object(
  {
    name: Type.Object({ first: NullableText, last: NullableText }),
    address: Type.Object({
      country: NullableText,
      country_code: NullableText,
      zip_code: NullableText,
      prefecture: NullableText,
      address: NullableText,
      address2: NullableText,
      tel: NullableText,
    }),
  },
  { $id: 'OrderShipping', description: 'Its members are null when no destination is registered.' },
)

const OrderAmounts = Type.Object(
  {
    subtotal: Yen,
    shipping_fee: Yen,
    cod_fee: Yen,
    total: Yen,
    coupon_discount: Type.Object({
      amount: Yen,
      note: NullableText,
      allocates_balance_log: Type.Boolean(),
    }),
    coin_discount: Type.Object({ amount: Yen, note: NullableText }),
    adjustment: Type.Object({ amount: SignedYen }),
    service_charge: Type.Object({ collected_fee: SignedYen, fee_type: Words(['service', 'external_app']) }),
    additional_charges: list(Type.Object({ name: NullableText, collected_fee: Nullable(SignedYen) })),
  },
  { $id: 'OrderAmounts' },
)

const OrderLineOption = Type.Object(
  {
    option_id: Id,
    option_variation_id: Id,
    name: Text,
    type: Type.String({ description: 'select or form today; more may come.' }),
    value: NullableText,
    price: Yen,
    tax_mode: Words(['standard', 'reduced']),
    consumption_tax_rate: Count,
  },
  { $id: 'OrderLineOption' },
)

const OrderLine = Type.Object(
  {
    id: Id,
    item_id: Id,
    variation_id: NullableId,
    title: Text,
    variation: NullableText,
    item_identifier: NullableText,
    variation_identifier: NullableText,
    barcode: NullableText,
    price: Yen,
    amount: Pieces,
    item_total: Yen,
    option_total: Yen,
    total: Yen,
    tax_mode: Words(['standard', 'reduced']),
    consumption_tax_rate: Rate,
    consumption_total_tax: Yen,
    status: Words(LINE_STATUSES),
    shipping_method: NullableText,
    shipping_fee: Yen,
    shipping_start_on: Nullable(Day),
    shipping_end_on: Nullable(Day),
    modified_at: DateTime,
    options: list(Ref(OrderLineOption)),
  },
  { $id: 'OrderLine' },
)

const OrderShippingLine = Type.Object(
  { order_line_ids: list(Id), shipping_method: NullableText, shipping_fee: Yen },
  { $id: 'OrderShippingLine' },
)

const OrderDispatch = Type.Object(
  {
    id: Id,
    delivery_company_id: NullableId,
    tracking_number: NullableText,
    comment: NullableText,
    dispatched_at: DateTime,
    order_line_ids: list(Id),
  },
  { $id: 'OrderDispatch' },
)

const DELIVERY_SUMMARY = {
  delivery_company_id: Id,
  tracking_number: NullableText,
  delivery_date: Nullable(Day),
  delivery_time_zone: NullableText,
  dispatched_at: NullableTime,
}

export const OrderDelivery = Type.Object(
  { shipping_method: NullableText, ...DELIVERY_SUMMARY, dispatches: list(Ref(OrderDispatch)) },
  { $id: 'OrderDelivery' },
)

const OrderTransaction = Type.Object(
  {
    method: Text,
    collected_fee: NullableNotedYen,
    status: NullableText,
    transaction_id: NullableText,
    amount: NullableNotedYen,
    occurred_at: NullableTime,
  },
  { $id: 'OrderTransaction' },
)

const OrderGroup = Type.Object(
  {
    order_charge: Type.Object({ collected_fee: NullableNotedYen }),
    payment_transaction: Type.Object({ collected_fee: NullableNotedYen, status: NullableText }),
    brand_charge: Nullable(Type.Object({ reward_fee: NotedYen })),
  },
  { $id: 'OrderGroup' },
)

/** What summary and detail have in common (R-ORDER-3). */
const COMMON = {
  unique_key: Type.String({ pattern: STORED_ORDER_KEY.pattern }),
  status: Type.String({ description: `Today one of ${ORDER_STATUSES.join(', ')}; more may come.` }),
  ordered_at: DateTime,
  cancelled_at: NullableTime,
  modified_at: DateTime,
  via: Text,
  remark: NullableText,
  add_comment: NullableText,
  shop_memo: Type.Object({ text: Text }),
  mail_magazine_opt_in: Nullable(Type.Boolean()),
  customer: Ref(OrderCustomer),
  shipping: Ref(OrderShipping),
  subscription: Nullable(
    Type.Object({ unique_key: NullableText, repeat_number: NullableCount, repeat_times: NullableCount }),
  ),
  service: Nullable(Type.Object({ site_domain: NullableText, site_param: NullableText })),
  item_count: Count,
  amounts: Ref(OrderAmounts),
}

export const OrderSummary = Type.Object(
  {
    ...COMMON,
    delivery: Type.Object(DELIVERY_SUMMARY),
    payment: Type.Object({ method: NullableText }),
  },
  { $id: 'OrderSummary' },
)

export const Order = Type.Object(
  {
    ...COMMON,
    lines: list(Ref(OrderLine)),
    shipping_lines: list(Ref(OrderShippingLine)),
    delivery: Ref(OrderDelivery),
    payment: Type.Object({ method: NullableText, transactions: list(Ref(OrderTransaction)) }),
    membership_rewards: list(Type.Object({ name: Text, status: Text })),
    balance_logs: list(Type.Object({ text: Text, amount: NotedYen, created_at: DateTime }), MAX_SHOWN_NOTES),
    order_group: Type.Union([Ref(OrderGroup), Type.Null()]),
  },
  { $id: 'Order' },
)

/** An order as the detail shows it, and as import and export documents carry it (R-DOCUMENT-1). */
export type OrderDetail = Static<typeof Order>
export type OrderLineDetail = Static<typeof OrderLine>

/** Schemas that the OpenAPI document shows as components. */
export const ORDER_COMPONENTS: readonly TSchema[] = [
  OrderCustomer,
  OrderShipping,
  OrderAmounts,
  OrderLineOption,
  OrderLine,
  OrderShippingLine,
  OrderDispatch,
  OrderDelivery,
  OrderTransaction,
  OrderGroup,
  OrderSummary,
  Order,
  Pagination,
] satisfies TObject[]
