/** Checkouts as buyers send them (R-CHECKOUT-2, R-CHECKOUT-4). */
import { type Static, type TUnsafe, Type } from '#typebox'
import type { Violation } from '../../http/problems.ts'
import { Body, Checked, MAX_SAFE, Nullable, OptionalMembers, Words } from '../../http/schemas.ts'
import { CART_ID, LINE, OPEN_LINE, TELEPHONE, TEXT, TIME_ZONE } from '../../lib/text.ts'
import {
  MAX_LINE_LENGTH,
  MAX_PREFECTURE_LENGTH,
  MAX_TELEPHONE_LENGTH,
  MAX_ZIP_CODE_LENGTH,
} from '../../resources/orders/limits.ts'
import { OFFERED_METHODS } from '../../shops/setting-values.ts'
import { CartLines, checkLineBytes, LINES_EXAMPLE } from '../carts/schemas.ts'
import { ShopKey } from '../catalogue/schemas.ts'
import { MAX_CODE_TYPED, MAX_REMARK_LENGTH, MAX_SOURCE_LENGTH } from '../limits.ts'

function line(rule: { readonly pattern: string }, maxLength: number, description = ''): TUnsafe<string> {
  return Type.Unsafe<string>({
    ...{ type: 'string', minLength: 1, maxLength, pattern: rule.pattern },
    ...(description ? { description } : {}),
  })
}

const NamePart = line(LINE, MAX_LINE_LENGTH)

const Kana = Type.Optional(Nullable(line(LINE, MAX_LINE_LENGTH, 'How it is read.')))

const Address = Body({
  zip_code: line(OPEN_LINE, MAX_ZIP_CODE_LENGTH),
  prefecture: line(OPEN_LINE, MAX_PREFECTURE_LENGTH, 'By its whole name, such as 東京都.'),
  address: line(OPEN_LINE, MAX_LINE_LENGTH),
  address2: Type.Optional(
    Type.String({
      ...{ maxLength: MAX_LINE_LENGTH, pattern: OPEN_LINE.pattern },
      description: 'Building and room; empty or left out where there is none.',
    }),
  ),
  tel: line(TELEPHONE, MAX_TELEPHONE_LENGTH, "Digits, after a '+' at most."),
  country: Type.Optional(line(LINE, MAX_LINE_LENGTH, 'By its English name. Left out for Japan.')),
  country_code: Type.Optional(
    Nullable(
      Type.Unsafe<string>({
        ...{ type: 'string', pattern: '^[A-Z]{2}$', maxLength: 2 },
        description: 'ISO 3166-1. Left out or null for Japan, and where it is not known.',
      }),
    ),
  ),
})

const Customer = Body({
  name: Body({ first: NamePart, last: NamePart, first_kana: Kana, last_kana: Kana }),
  mail_address: Type.String({ format: 'email', maxLength: MAX_LINE_LENGTH }),
  address: Address,
})

const Shipping = Body({ name: Body({ first: NamePart, last: NamePart }), address: Address })

const Delivery = Body(
  OptionalMembers({
    shipping_method_id: Nullable(
      Type.Integer({
        ...{ minimum: -MAX_SAFE, maximum: MAX_SAFE },
        description: 'One of `delivery_choices`; null or left out for the first.',
      }),
    ),
    delivery_date: Type.Unsafe<string | null>({
      ...{ type: ['string', 'null'], format: 'date' },
      description: 'A day that the choice allows; null or left out for any.',
    }),
    delivery_time_zone: Nullable(
      Type.String({
        pattern: TIME_ZONE.pattern,
        description: 'One of the choice; null or left out for any.',
      }),
    ),
  }),
)

const Takeout = Body({
  place: Type.Optional(Nullable(line(LINE, MAX_LINE_LENGTH, "Left out or null for the shop's first place."))),
  at: Type.String({ format: 'date-time', description: 'When a slot begins.' }),
})

const Payment = Body({
  method: Words(OFFERED_METHODS),
  source: Type.Optional(
    Nullable(
      Type.String({
        ...{ minLength: 1, maxLength: MAX_SOURCE_LENGTH, pattern: LINE.pattern },
        description: 'What the buyer pays with, as the payment service calls it; for `creditcard` only.',
      }),
    ),
  ),
})

const MEMBERS = {
  customer: Customer,
  shipping: orNull(Shipping),
  delivery: orNull(Delivery),
  takeout: orNull(Takeout),
  payment: Payment,
  coupon_code: Nullable(
    Type.String({
      minLength: 1,
      maxLength: MAX_CODE_TYPED,
      pattern: LINE.pattern,
      description: 'Null for none.',
    }),
  ),
  remark: Nullable(
    Type.String({
      ...{ minLength: 1, maxLength: MAX_REMARK_LENGTH, pattern: TEXT.pattern },
      description: 'From the buyer to the shop; null for nothing.',
    }),
  ),
  mail_magazine_opt_in: Type.Boolean({ description: 'Whether the buyer wants the mails of the shop.' }),
}

/** The object, or null, whose members are told one by one. */
function orNull<T extends ReturnType<typeof Body>>(schema: T): TUnsafe<Static<T> | null> {
  return Nullable(schema)
}

const CUSTOMER_EXAMPLE = {
  name: { first: '花子', last: '山田', first_kana: 'ハナコ', last_kana: 'ヤマダ' },
  mail_address: 'hanako@example.jp',
  address: {
    ...{ zip_code: '604-8571', prefecture: '京都府', address: '京都市中京区上本能寺前町488' },
    ...{ address2: 'A棟 101', tel: '0751234567' },
  },
}

/** Who buys, and where it goes if not there. */
export const PeopleBody = Body(
  { customer: MEMBERS.customer, shipping: MEMBERS.shipping },
  { examples: [{ customer: CUSTOMER_EXAMPLE, shipping: null }] },
)

/** What is paid with, as a payment service calls it. */
export const Source = Type.String({
  ...{ minLength: 1, maxLength: MAX_SOURCE_LENGTH, pattern: LINE.pattern },
  description: 'What the buyer pays with, as the payment service calls it.',
})

export const UpdateCheckoutBody = Body(OptionalMembers(MEMBERS), {
  examples: [
    {
      customer: CUSTOMER_EXAMPLE,
      shipping: null,
      delivery: { shipping_method_id: 1, delivery_date: null, delivery_time_zone: '1416' },
      payment: { method: 'cod', source: null },
      remark: '不在のときは宅配ボックスへ',
    },
  ],
})

export type UpdateCheckout = Static<typeof UpdateCheckoutBody>

export const CreateCheckoutBody = Checked(
  Body(
    {
      cart_id: Type.Optional(
        Type.String({
          pattern: CART_ID.pattern,
          description: 'Of a cart of this shop, whose lines are taken.',
        }),
      ),
      lines: Type.Optional(CartLines),
    },
    { examples: [LINES_EXAMPLE] },
  ),
  value => [...checkOneOf(value), ...checkLineBytes(value)],
)

/** Either a cart, or lines. */
function checkOneOf(value: unknown): Violation[] {
  if (typeof value !== 'object' || value === null || 'cart_id' in value !== 'lines' in value) return []
  return [{ pointer: '', detail: 'must have one of cart_id and lines' }]
}

export const CompleteCheckoutBody = Body(
  {
    expected_total: Type.Integer({
      ...{ minimum: 0, maximum: MAX_SAFE },
      description: '`amounts.total` as the buyer was told it, and agrees to.',
    }),
  },
  { examples: [{ expected_total: 1900 }] },
)

export const CheckoutParams = Type.Object({
  shop_id: ShopKey,
  checkout_id: Type.String({
    pattern: CART_ID.pattern,
    description: 'As it was answered. Whoever has it has the checkout.',
    examples: ['7Qw4nHs2Lk9XcVb1mTzRpA'],
  }),
})
