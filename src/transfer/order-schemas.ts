/**
 * Order documents (decision 6.1): the detail of an order, checked strictly. Texts that came from another system may be
 * longer than callers of the API may make them (spec 8); what they say of each other is checked in `check-order.ts`.
 */
import { type Static, type TSchema, Type } from 'typebox'
import { Body, DateTime, MAX_SAFE, Nullable, Words } from '../http/schemas.ts'
import { COUNTRY_CODE, OPEN_LINE, STORED_ORDER_KEY, TEXT, TIME_ZONE } from '../lib/text.ts'
import { ITEM_TYPES, TAX_TYPES } from '../resources/items/schemas.ts'
import { LINE_STATUSES } from '../resources/orders/schemas.ts'

/** Lines of an order; the largest real one that is known has 705. */
const MAX_LINES = 1000

/** Entries of the lists that grow with what happens to an order. */
const MAX_ENTRIES = 1000

const Id = Type.Integer({ minimum: 0, maximum: MAX_SAFE })
const NullableId = Nullable(Id)
const Yen = Type.Integer({ minimum: -MAX_SAFE, maximum: MAX_SAFE })
const NullableYen = Nullable(Yen)
const Count = Type.Integer({ minimum: 0, maximum: MAX_SAFE })
const Day = Type.String({ format: 'date' })
const NullableTime = Nullable(DateTime)
const Line = Type.String({ maxLength: 1000, pattern: OPEN_LINE.pattern })
const NullableLine = Nullable(Line)
const Text = Type.String({ maxLength: 65_535, pattern: TEXT.pattern })
const OrderKey = Type.String({ pattern: STORED_ORDER_KEY.pattern })

function list<T extends TSchema>(entry: T, maxItems: number = MAX_ENTRIES) {
  return Type.Array(entry, { maxItems })
}

const Customer = Body({
  name: Body({ first: Line, last: Line, first_kana: NullableLine, last_kana: NullableLine }),
  mail_address: Type.String({ maxLength: 255, pattern: OPEN_LINE.pattern }),
  address: Body({
    ...{
      country: Line,
      country_code: Nullable(Type.String({ pattern: COUNTRY_CODE.pattern })),
      zip_code: Line,
    },
    ...{ prefecture: Line, address: Line, address2: Line, tel: NullableLine },
  }),
})

const Shipping = Body({
  name: Body({ first: NullableLine, last: NullableLine }),
  address: Body({
    country: NullableLine,
    country_code: Customer.properties.address.properties.country_code,
    ...{ zip_code: NullableLine, prefecture: NullableLine },
    ...{ address: NullableLine, address2: NullableLine, tel: NullableLine },
  }),
})

const Amounts = Body({
  ...{ subtotal: Yen, shipping_fee: Yen, cod_fee: Yen, total: Yen },
  coupon_discount: Body({ amount: Yen, note: NullableLine, allocates_balance_log: Type.Boolean() }),
  coin_discount: Body({ amount: Yen, note: NullableLine }),
  adjustment: Body({ amount: Yen }),
  service_charge: Body({ collected_fee: Yen, fee_type: Words(['service', 'external_app']) }),
  additional_charges: list(Body({ name: NullableLine, collected_fee: NullableYen })),
})

const LineOption = Body({
  ...{ option_id: Id, option_variation_id: Id, name: Line, type: Line },
  value: Nullable(Text),
  ...{ price: Yen, tax_mode: Words(TAX_TYPES), consumption_tax_rate: Count },
})

const OrderLine = Body({
  ...{ id: Id, item_id: Id, variation_id: NullableId, title: Line, variation: NullableLine },
  ...{ item_identifier: NullableLine, variation_identifier: NullableLine, barcode: NullableLine },
  ...{ price: Yen, amount: Count, item_total: Yen, option_total: Yen, total: Yen },
  ...{ tax_mode: Words(TAX_TYPES), consumption_tax_rate: Count, consumption_total_tax: Yen },
  ...{ status: Words(LINE_STATUSES), shipping_method: NullableLine, shipping_fee: Yen },
  ...{ shipping_start_on: Nullable(Day), shipping_end_on: Nullable(Day), modified_at: DateTime },
  options: list(LineOption, 100),
})

const LineIds = Type.Array(Id, { maxItems: MAX_LINES })

const Delivery = Body({
  ...{ shipping_method: NullableLine, delivery_company_id: Id, tracking_number: NullableLine },
  delivery_date: Nullable(Day),
  delivery_time_zone: Nullable(Type.String({ pattern: TIME_ZONE.pattern })),
  dispatched_at: NullableTime,
  dispatches: list(
    Body({
      ...{ id: Id, delivery_company_id: NullableId, tracking_number: NullableLine, comment: Nullable(Text) },
      ...{ dispatched_at: DateTime, order_line_ids: LineIds },
    }),
  ),
})

const Payment = Body({
  method: NullableLine,
  transactions: list(
    Body({
      ...{ method: Line, collected_fee: NullableYen, status: NullableLine, transaction_id: NullableLine },
      ...{ amount: NullableYen, occurred_at: NullableTime },
    }),
  ),
})

const OrderGroup = Body({
  order_charge: Body({ collected_fee: NullableYen }),
  payment_transaction: Body({ collected_fee: NullableYen, status: NullableLine }),
  brand_charge: Nullable(Body({ reward_fee: Yen })),
})

const OrderData = Body({
  ...{ unique_key: OrderKey, status: Line },
  ...{ ordered_at: DateTime, cancelled_at: NullableTime, modified_at: DateTime, via: Line },
  ...{ remark: Nullable(Text), add_comment: Nullable(Text) },
  shop_memo: Body({ text: Type.String({ maxLength: 1000, pattern: TEXT.pattern }) }),
  mail_magazine_opt_in: Nullable(Type.Boolean()),
  customer: Customer,
  shipping: Shipping,
  subscription: Nullable(
    Body({ unique_key: NullableLine, repeat_number: Nullable(Count), repeat_times: Nullable(Count) }),
  ),
  service: Nullable(Body({ site_domain: NullableLine, site_param: NullableLine })),
  item_count: Count,
  amounts: Amounts,
  lines: list(OrderLine, MAX_LINES),
  shipping_lines: list(
    Body({ order_line_ids: LineIds, shipping_method: NullableLine, shipping_fee: Yen }),
    MAX_LINES,
  ),
  delivery: Delivery,
  payment: Payment,
  membership_rewards: list(Body({ name: Line, status: Line })),
  balance_logs: list(Body({ text: Line, amount: Yen, created_at: DateTime })),
  order_group: Nullable(OrderGroup),
})

/** What the API does not show of an order. All of it may be left out. */
const OrderStateData = Body({
  easy_delivery: Type.Optional(Type.Boolean()),
  under_investigation: Type.Optional(Type.Boolean()),
  amount_updates: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  mail_updates: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Lines of which more is to be said than that they are of a normal item. */
  lines: Type.Optional(
    Type.Array(
      Body({
        id: Id,
        item_type: Type.Optional(Words(ITEM_TYPES)),
        announce_at: Type.Optional(NullableTime),
      }),
      { maxItems: MAX_LINES, 'x-unique-by': 'id' },
    ),
  ),
})

/** A whole order document. */
export const ORDER_DOCUMENT = Body({
  kind: Type.Literal('order'),
  data: OrderData,
  state: Type.Optional(OrderStateData),
})

export type OrderDocumentState = Static<typeof OrderStateData>
export type OrderDocument = {
  readonly data: Static<typeof OrderData>
  readonly state?: OrderDocumentState
}
