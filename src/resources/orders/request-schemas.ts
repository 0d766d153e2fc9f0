/** What callers send about orders (docs/rules/order-changes.md). */
import { type Static, type TUnsafe, Type } from '#typebox'
import type { Violation } from '../../http/problems.ts'
import { AnyId, Body, Checked, MAX_SAFE, Nullable, Words } from '../../http/schemas.ts'
import { LINE, OPEN_LINE, ORDER_KEY, TELEPHONE, TEXT, TIME_ZONE, WELL_FORMED } from '../../lib/text.ts'
import {
  DEFAULT_PAGE,
  MAX_COMMENT_LENGTH,
  MAX_DAYS_AHEAD,
  MAX_ENTRIES,
  MAX_FILTER_ENTRIES,
  MAX_KEYWORD_LENGTH,
  MAX_LINE_LENGTH,
  MAX_OPTIONS,
  MAX_PAGE,
  MAX_PAGE_NUMBER,
  MAX_PREFECTURE_LENGTH,
  MAX_TELEPHONE_LENGTH,
  MAX_TRACKING_NUMBER_LENGTH,
  MAX_ZIP_CODE_LENGTH,
} from './limits.ts'
import { ORDER_TYPES, PAYMENT_METHODS } from './schemas.ts'

/** The statuses that a search can ask for, though orders have more (R-SEARCH-5). */
export const SEARCH_STATUSES = ['ordered', 'dispatched', 'cancelled'] as const

/** What a search can ask an order to have (R-SEARCH-7). */
export const SEARCH_PROPERTIES = [
  'has_order_remark',
  'has_remark',
  'has_delivery_date',
  'has_option_property',
  'has_reserved_easy_delivery',
] as const
export type SearchProperty = (typeof SEARCH_PROPERTIES)[number]

/** The orders of a search's result. */
export const SEARCH_SORTS = [
  'ordered_desc',
  'ordered_asc',
  'scheduled_date_asc',
  'delivery_date_asc',
  'payment_date_asc',
] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

const OrderId = Type.Integer({ minimum: 0, maximum: MAX_SAFE })
const Yen = Type.Integer({ minimum: 0, maximum: MAX_SAFE, description: 'Yen, tax included.' })
const Day = Type.String({ format: 'date', description: 'A day in Japan.' })
const Comment = Type.String({ maxLength: MAX_COMMENT_LENGTH, pattern: TEXT.pattern })

/** Any match counts; an empty list is no filter (R-SEARCH-4). */
function AnyOf<const W extends readonly string[]>(words: W, description: string): TUnsafe<W[number][]> {
  return Type.Unsafe<W[number][]>({
    type: 'array',
    items: Words(words),
    maxItems: MAX_FILTER_ENTRIES,
    uniqueItems: true,
    description: `${description} Any match; an empty list is no filter.`,
  })
}

function line(rule: { readonly pattern: string }, maxLength: number, description = ''): TUnsafe<string> {
  return Type.Unsafe<string>({
    type: 'string',
    minLength: 1,
    maxLength,
    pattern: rule.pattern,
    ...(description ? { description } : {}),
  })
}

/** Order keys are told in either case (R-ORDER-1). */
export const OrderParams = Type.Object({
  unique_key: Type.String({ pattern: ORDER_KEY.pattern, examples: ['4F0K2M9XQ7B1ZC8T'] }),
})

export const SearchOrdersBody = Body(
  {
    keyword: Type.Optional(
      Type.String({
        maxLength: MAX_KEYWORD_LENGTH,
        pattern: WELL_FORMED.pattern,
        description:
          'Words, parted by white space, that must all be found: in the order key, names, mail address, telephone, address, items, what was chosen or written for their options, remark or memo. Width, case, kana and accents do not matter, nor whether a telephone number has its calling code.',
      }),
    ),
    ordered_from_date: Type.Optional(
      Type.String({
        ...Day,
        description: 'From 00:00 in Japan; three months before the last day if left out.',
      }),
    ),
    ordered_to_date: Type.Optional(
      Type.String({
        ...Day,
        description: 'To the end of that day in Japan; today if left out. At most a year in all.',
      }),
    ),
    statuses: Type.Optional(AnyOf(SEARCH_STATUSES, 'Statuses of orders.')),
    payments: Type.Optional(AnyOf(PAYMENT_METHODS, 'Ways to pay.')),
    order_types: Type.Optional(AnyOf(ORDER_TYPES, 'Kinds of the lines.')),
    properties: Type.Optional(AnyOf(SEARCH_PROPERTIES, 'What the order has.')),
    sort: Type.Optional(Words(SEARCH_SORTS, { default: 'ordered_desc' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: DEFAULT_PAGE })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_NUMBER, default: 1 })),
  },
  { examples: [{ keyword: '山田 てぬぐい', statuses: ['ordered'], sort: 'ordered_asc', limit: 50 }] },
)

const LineIds = Type.Array(AnyId, { maxItems: MAX_ENTRIES })

const LineAmounts = Body({
  id: OrderId,
  price: Yen,
  amount: Type.Integer({ minimum: 0, maximum: MAX_SAFE, description: 'Pieces; 0 cancels the line.' }),
  shipping_fee: Yen,
  options: Type.Array(Body({ option_id: OrderId, price: Yen }), {
    maxItems: MAX_OPTIONS,
    description: 'Every option of the line.',
  }),
})

export const UpdateOrderBody = Body(
  {
    lines: Type.Array(LineAmounts, {
      maxItems: MAX_ENTRIES,
      description: 'Every line that can still be changed.',
    }),
    shipping_lines: Type.Array(Body({ order_line_ids: LineIds, shipping_fee: Yen }), {
      maxItems: MAX_ENTRIES,
      description: 'Every shipping line of the order; empty when it has none.',
    }),
    amounts: Body({
      shipping_fee: Type.Integer({ ...Yen, description: 'The fee of the whole order.' }),
      coupon_discount: Body({ amount: Yen }),
      adjustment: Body({
        amount: Type.Integer({ minimum: -MAX_SAFE, maximum: 0, description: 'A discount is negative.' }),
      }),
    }),
  },
  {
    examples: [
      {
        lines: [
          { id: 301, price: 1200, amount: 2, shipping_fee: 0, options: [{ option_id: 8, price: 300 }] },
        ],
        shipping_lines: [],
        amounts: { shipping_fee: 500, coupon_discount: { amount: 0 }, adjustment: { amount: -200 } },
      },
    ],
  },
)

export const UpdateOrderCustomerBody = Body(
  { mail_address: Type.String({ format: 'email', maxLength: MAX_LINE_LENGTH }) },
  { examples: [{ mail_address: 'hanako@example.jp' }] },
)

/** What is said of a second line of an address that must not be empty. */
export const EMPTY_ADDRESS2: Violation = { pointer: '/address/address2', detail: 'must not be empty' }

/**
 * Whether the second line may be empty goes by the order (`rules/update-order-shipping.ts`). Where another line is empty too,
 * the address cannot be that of any order, and all that is wrong is told at once.
 */
function checkAddress2(address: unknown): Violation[] {
  const { address2, ...others } = address as Readonly<Record<string, unknown>>
  const { detail } = EMPTY_ADDRESS2
  return address2 === '' && Object.values(others).includes('') ? [{ pointer: '/address2', detail }] : []
}

export const UpdateOrderShippingBody = Body(
  {
    name: Body({ first: line(LINE, MAX_LINE_LENGTH), last: line(LINE, MAX_LINE_LENGTH) }),
    address: Checked(
      Body({
        zip_code: line(OPEN_LINE, MAX_ZIP_CODE_LENGTH),
        prefecture: line(OPEN_LINE, MAX_PREFECTURE_LENGTH, 'The prefecture, or the state.'),
        address: line(OPEN_LINE, MAX_LINE_LENGTH),
        address2: Type.String({
          maxLength: MAX_LINE_LENGTH,
          pattern: OPEN_LINE.pattern,
          description: 'A space where there is none; empty only where the order has it so.',
        }),
        tel: line(TELEPHONE, MAX_TELEPHONE_LENGTH, "Digits, after a '+' at most."),
      }),
      checkAddress2,
    ),
  },
  {
    examples: [
      {
        name: { first: '花子', last: '山田' },
        address: {
          zip_code: '604-8571',
          prefecture: '京都府',
          address: '京都市中京区上本能寺前町488',
          address2: 'A棟 101',
          tel: '0751234567',
        },
      },
    ],
  },
)

export const UpdateOrderDeliveryBody = Body(
  {
    delivery_date: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      format: 'date',
      description: `From tomorrow in Japan to ${MAX_DAYS_AHEAD} days ahead; null for any day.`,
    }),
    delivery_time_zone: Nullable(
      Type.String({
        pattern: TIME_ZONE.pattern,
        description: 'Hour of the start and hour of the end; null for any time.',
      }),
    ),
  },
  { examples: [{ delivery_date: '2026-12-01', delivery_time_zone: '1416' }] },
)

export const UpdateOrderShopMemoBody = Body(
  { text: Type.String({ ...Comment, description: 'Empty to delete the memo.' }) },
  { examples: [{ text: 'のし紙を付ける' }] },
)

export const DispatchOrderBody = Body(
  {
    order_line_ids: Type.Array(AnyId, {
      minItems: 1,
      maxItems: MAX_ENTRIES,
      description: 'The lines that were sent.',
    }),
    delivery_company_id: Type.Optional(
      Type.Integer({ ...OrderId, description: 'As in the list of delivery companies; 0 is none.' }),
    ),
    tracking_number: Type.Optional(
      Type.String({
        maxLength: MAX_TRACKING_NUMBER_LENGTH,
        pattern: OPEN_LINE.pattern,
        description: 'Letters, digits and hyphens; needs a delivery company.',
      }),
    ),
    comment: Type.Optional(Type.String({ ...Comment, description: 'Stands in the mail to the buyer.' })),
  },
  {
    examples: [
      {
        order_line_ids: [301],
        delivery_company_id: 1,
        tracking_number: '1234-5678-9012',
        comment: 'ありがとうございました。',
      },
    ],
  },
)

export const CancelOrderBody = Body(
  {
    comment: Type.Optional(Type.String({ ...Comment, description: 'Stands in the mail to buyer and shop.' })),
    restock: Type.Optional(
      Type.Boolean({ default: true, description: 'Whether the pieces go back into stock.' }),
    ),
  },
  { examples: [{ comment: '在庫切れのためキャンセルしました。', restock: false }] },
)

export type SearchOrders = Static<typeof SearchOrdersBody>
export type UpdateOrder = Static<typeof UpdateOrderBody>
export type UpdateOrderCustomer = Static<typeof UpdateOrderCustomerBody>
export type UpdateOrderShipping = Static<typeof UpdateOrderShippingBody>
export type UpdateOrderDelivery = Static<typeof UpdateOrderDeliveryBody>
export type UpdateOrderShopMemo = Static<typeof UpdateOrderShopMemoBody>
export type DispatchOrder = Static<typeof DispatchOrderBody>
export type CancelOrder = Static<typeof CancelOrderBody>
