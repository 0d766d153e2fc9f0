/** Shipping methods and coupons as the console, the command line and documents have them. */
import { type Static, type TSchema, Type } from '#typebox'
import { AnyId, Body, Checked, DateTime, Nullable, Words } from '../http/schemas.ts'
import { COUPON_CODE, LINE } from '../lib/text.ts'
import { PREFECTURES } from '../resources/orders/rules/japanese-address.ts'
import { notAscending } from '../shops/setting-schemas.ts'
import { OFFERED_METHODS } from '../shops/setting-values.ts'
import {
  MAX_BOUND_ITEMS,
  MAX_CARRIER_DAYS,
  MAX_CLASS_NAME_LENGTH,
  MAX_CLASSES,
  MAX_CODE_LENGTH,
  MAX_COUPON_NAME_LENGTH,
  MAX_COUPON_YEN,
  MAX_FEE,
  MAX_FREE_FROM,
  MAX_METHOD_NAME_LENGTH,
  MAX_PREFECTURES,
  MAX_SHIPPING_METHODS,
  MAX_SIZE,
  MAX_USES,
} from './limits.ts'

/** Yen of a fee. */
const Fee = Type.Integer({ minimum: 0, maximum: MAX_FEE })

const PrefectureFees = Type.Array(
  Body({ prefecture: Type.Unsafe<string>({ type: 'string', enum: [...PREFECTURES] }), fee: Fee }),
  {
    maxItems: MAX_PREFECTURES,
    'x-unique-by': 'prefecture',
    description: 'Fees to prefectures that have one of their own.',
  },
)

const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: LINE.pattern })

/** How much room a piece takes, and a box has. */
export const ParcelSize = Type.Integer({ minimum: 1, maximum: MAX_SIZE })

const ParcelClass = Body({
  name: Line(MAX_CLASS_NAME_LENGTH),
  up_to: ParcelSize,
  fee: Fee,
  prefecture_fees: PrefectureFees,
})

/** What can be set of a shipping method. */
const METHOD = {
  name: Line(MAX_METHOD_NAME_LENGTH),
  fee: Fee,
  prefecture_fees: PrefectureFees,
  free_from: Nullable(
    Type.Integer({
      minimum: 0,
      maximum: MAX_FREE_FROM,
      description: 'The subtotal from which it costs nothing; null for never.',
    }),
  ),
  classes: ascending(
    Type.Array(ParcelClass, {
      maxItems: MAX_CLASSES,
      description:
        'By size or weight, ascending by what one holds; with none the fee above is of any parcel.',
    }),
    'up_to',
  ),
  payment_methods: Type.Unsafe<readonly (typeof OFFERED_METHODS)[number][] | null>({
    ...{ type: ['array', 'null'], items: Words(OFFERED_METHODS) },
    ...{ minItems: 1, maxItems: OFFERED_METHODS.length, uniqueItems: true },
    description: 'Ways to pay that go with it; null for all of the shop.',
  }),
  takes_date: Type.Boolean(),
  takes_time: Type.Boolean(),
  carrier_days: Type.Integer({ minimum: 0, maximum: MAX_CARRIER_DAYS }),
  for_all_items: Type.Boolean({ description: 'Whether it also carries items that are bound to no method.' }),
  active: Type.Boolean(),
}

/** Adds that entries rise in a member. */
function ascending<T extends TSchema>(schema: T, member: string): T {
  return Checked(schema, value => notAscending(value, member))
}

/** A method as documents have it: items say themselves by which they go. */
export const ShippingMethodDocument = Body(METHOD)

/** A method as the console sends it, with the items that are bound to it. */
export const ShippingMethodBody = Body({
  ...METHOD,
  items: Type.Array(Body({ item_id: AnyId, size: ParcelSize }), {
    maxItems: MAX_BOUND_ITEMS,
    'x-unique-by': 'item_id',
    description: 'Items that go by this method, and by others only where these name them, too.',
  }),
})

/** The methods by which one item goes. */
export const ItemBindings = Type.Array(Body({ shipping_method_id: AnyId, size: ParcelSize }), {
  maxItems: MAX_SHIPPING_METHODS,
  'x-unique-by': 'shipping_method_id',
  description: 'With none the item goes by every method that carries all items.',
})

/** The settings of a shipping method. */
export type ShippingMethodSettings = Static<typeof ShippingMethodDocument>

/** What can be set of a coupon. */
const COUPON = {
  code: Type.String({ minLength: 1, maxLength: MAX_CODE_LENGTH, pattern: COUPON_CODE.pattern }),
  name: Line(MAX_COUPON_NAME_LENGTH),
  amount: Nullable(
    Type.Integer({ minimum: 1, maximum: MAX_COUPON_YEN, description: 'Yen off; null with a percentage.' }),
  ),
  percent: Nullable(
    Type.Integer({ minimum: 1, maximum: 100, description: 'Percent off; null with an amount.' }),
  ),
  starts_at: Nullable(DateTime),
  ends_at: Nullable(DateTime),
  minimum: Type.Integer({
    minimum: 0,
    maximum: MAX_COUPON_YEN,
    description: 'The subtotal that it wants at least.',
  }),
  max_uses: Nullable(Type.Integer({ minimum: 1, maximum: MAX_USES })),
  max_uses_per_buyer: Nullable(Type.Integer({ minimum: 1, maximum: MAX_USES })),
  active: Type.Boolean(),
}

/** A coupon as it is sent, and as documents have it. */
export const CouponBody = Checked(Body(COUPON), wrongCoupon)

/** The settings of a coupon, times as text. */
export type CouponSettings = Static<typeof CouponBody>

/** Exactly one of amount and percent; a period that ends after it begins. */
function wrongCoupon(value: unknown) {
  if (typeof value !== 'object' || value === null) return []
  const { amount, percent, starts_at, ends_at } = value as Partial<Record<keyof CouponSettings, unknown>>
  const both = (amount === null) === (percent === null)
  const period =
    typeof starts_at === 'string' &&
    typeof ends_at === 'string' &&
    Date.parse(ends_at) <= Date.parse(starts_at)
  return [
    ...(both && amount !== undefined && percent !== undefined
      ? [
          {
            pointer: '/percent',
            detail: 'must be null where amount is a number, and a number where amount is null',
          },
        ]
      : []),
    ...(period ? [{ pointer: '/ends_at', detail: 'must be after starts_at' }] : []),
  ]
}
