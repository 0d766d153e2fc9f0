/** Checkouts as buyers see them (R-CHECKOUT-1, R-CHECKOUT-3). */
import { type Static, type TSchema, Type } from '#typebox'
import { DateTime, Nullable, Ref, Words } from '../../http/schemas.ts'
import { BuyerOrderAmounts } from '../../resources/orders/buyer-schemas.ts'
import { MAX_SHIPPING_METHODS } from '../../selling/limits.ts'
import { MAX_PLACES, MAX_SLOTS, MAX_TAKEOUT_DAYS } from '../../shops/limits.ts'
import { OFFERED_METHODS } from '../../shops/setting-values.ts'
import { CartLine, MAX_PROBLEMS } from '../carts/schemas.ts'
import { MAX_LINES, MAX_SLOTS_OF_DAY } from '../limits.ts'
import { LINE_PROBLEMS } from '../priced-line.ts'

/** What callers see of how far a checkout is; while it is being completed it looks `ready`. */
const CHECKOUT_STATUSES = ['open', 'ready', 'awaiting_buyer', 'completed', 'cancelled', 'expired'] as const
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number]

/** What keeps a checkout from being completed, besides what keeps its lines from being bought (R-CHECKOUT-5). */
const CHECKOUT_PROBLEMS = [
  ...LINE_PROBLEMS,
  // Of the whole.
  'shop_closed',
  'no_lines',
  'alone',
  'unsendable',
  // Of what the buyer says of himself.
  'required',
  'blocked',
  'telephone',
  'zip_code',
  'prefecture',
  // Of delivery and fetching.
  'shipping_method',
  'date',
  'time_zone',
  'no_place',
  'too_many_pieces',
  'closed',
  'too_soon',
  'full',
  // Of the payment.
  'not_a_method',
  'nothing_sent',
  'digital',
  'subscription',
  'total_too_low',
  'total_too_high',
  // Of the coupon.
  'unknown',
  'used_up',
  'below_minimum',
  'used_by_buyer',
] as const
export type CheckoutProblemCode = (typeof CHECKOUT_PROBLEMS)[number]

/** Problems besides those of the lines: a few of each member. */
const MAX_OTHER_PROBLEMS = 2 * MAX_LINES + 30

const NullableText = Nullable(Type.String())
const Yen = Type.Integer({ minimum: 0, description: 'Yen, tax included.' })
const Day = Type.Unsafe<string>({ type: 'string', format: 'date' })

const CheckoutProblem = Type.Object(
  {
    pointer: Type.String({ description: 'Where in the checkout, such as `/lines/0/amount` or `/customer`.' }),
    code: Words(CHECKOUT_PROBLEMS),
    detail: Type.String(),
  },
  { $id: 'CheckoutProblem' },
)

const DeliveryChoice = Type.Object(
  {
    shipping_method_id: Type.Integer(),
    name: Type.String({ description: 'As the order will name it.' }),
    fee: Type.Integer({ ...Yen, description: 'Yen of the whole order, if this is chosen.' }),
    first_date: Nullable(
      Type.Unsafe<string>({ ...Day, description: 'Null where no day can be wished for.' }),
    ),
    last_date: Nullable(Day),
    time_zones: Type.Array(Type.String(), { maxItems: MAX_SLOTS * 2, description: 'Such as `1214`.' }),
    payment_methods: Type.Unsafe<(typeof OFFERED_METHODS)[number][] | null>({
      ...{ type: ['array', 'null'], items: Words(OFFERED_METHODS), maxItems: OFFERED_METHODS.length },
      description: 'The ways to pay that go with it; null for all.',
    }),
  },
  { $id: 'DeliveryChoice' },
)

const PaymentChoice = Type.Object(
  {
    method: Words(OFFERED_METHODS),
    fee: Type.Integer({ ...Yen, description: 'Yen that it adds to the total.' }),
    refusal: Type.Union(
      [Type.Object({ code: Words(CHECKOUT_PROBLEMS), detail: Type.String() }), Type.Null()],
      { description: 'Why it cannot be chosen; null where it can.' },
    ),
  },
  { $id: 'PaymentChoice' },
)

const TakeoutChoices = Type.Object(
  {
    places: Type.Array(Type.Object({ name: Type.String(), address: Type.String() }), {
      maxItems: MAX_PLACES,
      description: 'Where goods can be fetched.',
    }),
    place: Type.String({ description: 'The one whose free times follow: the chosen one, else the first.' }),
    days: Type.Array(Type.Object({ day: Day, times: Type.Array(DateTime, { maxItems: MAX_SLOTS_OF_DAY }) }), {
      maxItems: MAX_TAKEOUT_DAYS,
    }),
  },
  { $id: 'TakeoutChoices', description: 'When goods can be fetched at the shop.' },
)

const CheckoutAddress = Type.Object(
  {
    country: Type.String(),
    country_code: NullableText,
    zip_code: Type.String(),
    prefecture: Type.String(),
    address: Type.String(),
    address2: Type.String(),
    tel: Type.String(),
  },
  { $id: 'CheckoutAddress' },
)

const CheckoutCustomer = Type.Object(
  {
    name: Type.Object({
      ...{ first: Type.String(), last: Type.String() },
      ...{ first_kana: NullableText, last_kana: NullableText },
    }),
    mail_address: Type.String(),
    address: Ref(CheckoutAddress),
  },
  { $id: 'CheckoutCustomer' },
)

const CheckoutShipping = Type.Object(
  { name: Type.Object({ first: Type.String(), last: Type.String() }), address: Ref(CheckoutAddress) },
  { $id: 'CheckoutShipping' },
)

const RateTotal = Type.Object(
  {
    rate: Type.Integer({ description: 'Percent.' }),
    total: Type.Integer({ description: 'Yen that are paid at it, tax included.' }),
    tax: Type.Integer({ description: 'Yen of tax in that, rounded down once.' }),
  },
  { $id: 'RateTotal' },
)

/** What the buyer has said so far, as it is shown. */
const WISHES = {
  customer: Type.Union([Ref(CheckoutCustomer), Type.Null()], { description: 'Null until it is said.' }),
  shipping: Type.Union([Ref(CheckoutShipping), Type.Null()], { description: 'Null: to the customer.' }),
  delivery: Type.Object({
    shipping_method_id: Nullable(Type.Integer()),
    delivery_date: Nullable(Day),
    delivery_time_zone: NullableText,
  }),
  takeout: Type.Union([Type.Object({ place: NullableText, at: DateTime }), Type.Null()]),
  payment: Type.Union([Type.Object({ method: Words(OFFERED_METHODS), source: NullableText }), Type.Null()]),
  coupon_code: NullableText,
  remark: NullableText,
  mail_magazine_opt_in: Type.Boolean(),
}

type Shown = { readonly [N in keyof typeof WISHES]: Static<(typeof WISHES)[N]> }

/** What a buyer has said. An order tells a wish for mails that nobody was asked for as null; here it is shown as none. */
export type Wishes = Omit<Shown, 'mail_magazine_opt_in'> & { readonly mail_magazine_opt_in: boolean | null }

/** Those of the order to come; of lines that are too many for an order they can be more than an order has. */
const CheckoutAmounts = Type.Object(
  { ...BuyerOrderAmounts.properties, subtotal: Yen, total: Yen },
  { $id: 'CheckoutAmounts' },
)

export const Checkout = Type.Object(
  {
    checkout_id: Type.String({ description: 'Whoever has it has the checkout.' }),
    status: Words(CHECKOUT_STATUSES, {
      description:
        '`ready` can be completed, `open` not yet: `problems` say why. `awaiting_buyer`: the buyer is on a page of the payment service.',
    }),
    lines: Type.Array(Ref(CartLine), { maxItems: MAX_LINES, description: 'As in a cart.' }),
    amounts: Ref(CheckoutAmounts),
    taxes: Type.Array(Ref(RateTotal), { maxItems: 2, description: 'What is paid at each rate of tax.' }),
    delivery_choices: Type.Array(Ref(DeliveryChoice), {
      maxItems: MAX_SHIPPING_METHODS,
      description: 'Empty where nothing is sent.',
    }),
    takeout_choices: Type.Union([Ref(TakeoutChoices), Type.Null()], {
      description: 'Null where nothing is fetched.',
    }),
    payment_methods: Type.Array(Ref(PaymentChoice), { maxItems: OFFERED_METHODS.length }),
    ...WISHES,
    payment_refusal: Nullable(
      Type.String({ description: 'Why the last attempt to pay came to nothing; null after a change.' }),
    ),
    problems: Type.Array(Ref(CheckoutProblem), {
      maxItems: MAX_PROBLEMS + MAX_OTHER_PROBLEMS,
      description: 'What keeps it from being completed, all of it at once.',
    }),
    expires_at: DateTime,
  },
  { $id: 'Checkout' },
)

/** A checkout as its buyer sees it. */
export type CheckoutDocument = Static<typeof Checkout>

/** What is in the way of its order. */
export type CheckoutProblem = CheckoutDocument['problems'][number]

/** Schemas that the OpenAPI document shows as components. */
export const CHECKOUTS_COMPONENTS: readonly TSchema[] = [
  ...[CheckoutProblem, DeliveryChoice, PaymentChoice, TakeoutChoices, CheckoutAddress, CheckoutCustomer],
  ...[CheckoutShipping, RateTotal, CheckoutAmounts, Checkout],
]
