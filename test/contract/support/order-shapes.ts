/** Order records as they are promised (R-ORDER-2, R-ORDER-3); the OpenAPI check guards their exactness. */
interface OrderOption {
  option_id: number
  option_variation_id: number
  name: string
  type: string
  value: string | null
  price: number
  tax_mode: string
  consumption_tax_rate: number
}

export interface OrderLine {
  id: number
  item_id: number
  variation_id: number | null
  title: string
  variation: string | null
  item_identifier: string | null
  variation_identifier: string | null
  barcode: string | null
  price: number
  amount: number
  item_total: number
  option_total: number
  total: number
  tax_mode: string
  consumption_tax_rate: number
  consumption_total_tax: number
  status: string
  shipping_method: string | null
  shipping_fee: number
  shipping_start_on: string | null
  shipping_end_on: string | null
  modified_at: string
  options: OrderOption[]
}

interface OrderDispatch {
  id: number
  delivery_company_id: number | null
  tracking_number: string | null
  comment: string | null
  dispatched_at: string
  order_line_ids: number[]
}

type Address<T> = Record<
  'country' | 'country_code' | 'zip_code' | 'prefecture' | 'address' | 'address2' | 'tel',
  T
>

export interface OrderSummary {
  unique_key: string
  status: string
  ordered_at: string
  cancelled_at: string | null
  modified_at: string
  via: string
  remark: string | null
  add_comment: string | null
  shop_memo: { text: string }
  mail_magazine_opt_in: boolean | null
  customer: {
    name: { first: string; last: string; first_kana: string | null; last_kana: string | null }
    mail_address: string
    address: Address<string | null>
  }
  shipping: { name: { first: string | null; last: string | null }; address: Address<string | null> }
  subscription: {
    unique_key: string | null
    repeat_number: number | null
    repeat_times: number | null
  } | null
  service: { site_domain: string | null; site_param: string | null } | null
  item_count: number
  amounts: {
    subtotal: number
    shipping_fee: number
    cod_fee: number
    total: number
    coupon_discount: { amount: number; note: string | null; allocates_balance_log: boolean }
    coin_discount: { amount: number; note: string | null }
    adjustment: { amount: number }
    service_charge: { collected_fee: number; fee_type: string }
    additional_charges: { name: string | null; collected_fee: number | null }[]
  }
  delivery: {
    delivery_company_id: number
    tracking_number: string | null
    delivery_date: string | null
    delivery_time_zone: string | null
    dispatched_at: string | null
  }
  payment: { method: string | null }
}

export interface Order extends Omit<OrderSummary, 'delivery' | 'payment'>, Record<string, unknown> {
  lines: OrderLine[]
  shipping_lines: { order_line_ids: number[]; shipping_method: string | null; shipping_fee: number }[]
  delivery: OrderSummary['delivery'] & { shipping_method: string | null; dispatches: OrderDispatch[] }
  payment: {
    method: string | null
    transactions: {
      method: string
      collected_fee: number | null
      status: string | null
      transaction_id: string | null
      amount: number | null
      occurred_at: string | null
    }[]
  }
  membership_rewards: { name: string; status: string }[]
  balance_logs: { text: string; amount: number; created_at: string }[]
  order_group: {
    order_charge: { collected_fee: number | null }
    payment_transaction: { collected_fee: number | null; status: string | null }
    brand_charge: { reward_fee: number } | null
  } | null
}

/** The answer of a search. */
export interface OrderPage {
  orders: OrderSummary[]
  pagination: {
    page: number
    limit: number
    total_count: number
    total_pages: number
    has_next: boolean
    has_previous: boolean
  }
}
