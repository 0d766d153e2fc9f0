/** What would follow from shipping methods, coupons and settings that are still being written (R-CONSOLE-14). */
import type { FastifyInstance } from 'fastify'
import { type TSchema, Type } from '#typebox'
import { MAX_AMOUNT } from '../checkout/limits.ts'
import { judgeCoupon } from '../checkout/rules/coupons.ts'
import type { Context } from '../context.ts'
import type { Connection } from '../db/database.ts'
import { addOperation } from '../http/operation.ts'
import { AnyId, Body, Nullable, Words } from '../http/schemas.ts'
import { PREFECTURES } from '../resources/orders/rules/japanese-address.ts'
import { notThere } from '../selling/author.ts'
import { listCoupons } from '../selling/coupon-store.ts'
import { couponColumns } from '../selling/coupon-values.ts'
import { MAX_FREE_FROM, MAX_SHIPPING_METHODS } from '../selling/limits.ts'
import { listShippingMethods } from '../selling/method-store.ts'
import { CouponBody, ParcelSize, ShippingMethodDocument } from '../selling/schemas.ts'
import { MAX_PLACES, MAX_SLOTS } from '../shops/limits.ts'
import { findSellingSettings, type SellingSettings } from '../shops/selling-store.ts'
import { SETTING_NAMES, settingEntry } from '../shops/setting-table.ts'
import { OFFERED_METHODS } from '../shops/setting-values.ts'
import { SETTINGS } from '../shops/settings.ts'
import { PREVIEWED_DAYS, PREVIEWED_TAKEOUT_DAYS } from './limits.ts'
import { previewMethod, previewSelling } from './previews.ts'
import { ok } from './schemas.ts'

const Yen = Type.Integer({ minimum: 0, maximum: MAX_FREE_FROM })

/** A day of the calendar. */
const Day = Type.String({ format: 'date' })

/** Times of the day: those that every shop has, and its own. */
const TimeZones = Type.Array(Type.String(), { maxItems: MAX_SLOTS + 10 })

const Payments = Type.Array(
  Type.Object({
    method: Words(OFFERED_METHODS),
    fee: Type.Integer({ minimum: 0 }),
    refusal: Nullable(Type.String({ description: 'The code of why it is not offered; null when it is.' })),
  }),
  { maxItems: OFFERED_METHODS.length },
)

const CHOICE = {
  name: Type.String({ description: 'As orders name it, with its classes where it has some.' }),
  first_date: Nullable(Day),
  last_date: Nullable(Day),
  time_zones: TimeZones,
}

/** The settings that quotes go by. */
const SellingDraft = Body(
  Object.fromEntries(
    SETTING_NAMES.filter(name => ['paying', 'delivery', 'takeout'].includes(settingEntry(name).part)).map(
      (name): [string, TSchema] => [name, Type.Optional(SETTINGS[name].schema)],
    ),
  ),
)

/** Registers them. */
export function previewRoutes(app: FastifyInstance, context: Context): void {
  methodPreview(app, context)
  couponPreview(app, context)
  sellingPreview(app, context)
}

/** What all of them have: they read, by whoever works in the shop. */
const READING = {
  method: 'POST',
  keeps: [],
  access: 'session',
  needs: 'shop',
  tag: 'selling',
  invalidBody: 'console/invalid-body',
  repeats: 'reads only',
} as const

function methodPreview(app: FastifyInstance, { db, clock }: Context): void {
  addOperation(app, {
    ...READING,
    operationId: 'previewShippingMethod',
    path: '/console/api/previews/shipping_method',
    summary: 'Tell what an order would cost by a shipping method that is not saved',
    success: ok(
      'What it costs, when it comes, and how it can be paid.',
      Type.Object({
        delivery: Type.Union([Type.Object({ ...CHOICE, fee: Type.Integer({ minimum: 0 }) }), Type.Null()], {
          description: 'Null where the method does not carry it, as it is too large.',
        }),
        payments: Payments,
      }),
    ),
    problems: ['console/not-found'],
    body: Body({
      method: ShippingMethodDocument,
      subtotal: Yen,
      pieces: Type.Integer({ minimum: 1, maximum: MAX_AMOUNT }),
      size: ParcelSize,
      prefecture: Nullable(Words(PREFECTURES)),
    }),
    handler: async ({ actor, body: { method, ...parcel } }) =>
      previewMethod(method, parcel, await sellingOf(db, actor.shopId), clock.now()),
  })
}

function couponPreview(app: FastifyInstance, { db, clock }: Context): void {
  addOperation(app, {
    ...READING,
    operationId: 'previewCoupon',
    path: '/console/api/previews/coupon',
    summary: 'Tell what a coupon that is not saved would take off',
    success: ok(
      'What a buyer who never used it would get, or why not.',
      Type.Object({
        discount: Nullable(Type.Integer({ minimum: 0, description: 'Yen off; null when it is refused.' })),
        refusal: Nullable(
          Type.String({ description: 'The code of why it is refused; null when it is not.' }),
        ),
      }),
    ),
    problems: ['console/not-found'],
    body: Body({
      coupon: CouponBody,
      /** Whose uses count; null for a coupon that is new. */
      coupon_id: Nullable(AnyId),
      subtotal: Yen,
    }),
    handler: async ({ actor, body: { coupon, coupon_id, subtotal } }) => {
      const used = coupon_id === null ? 0 : await usesOf(db, actor.shopId, coupon_id)
      const judged = { ...couponColumns(coupon), used, used_by_buyer: 0 }
      const { discount, refusal } = judgeCoupon(judged, { now: clock.now(), subtotal })
      return { discount: discount?.amount ?? null, refusal: refusal?.code ?? null }
    },
  })
}

function sellingPreview(app: FastifyInstance, { db, clock }: Context): void {
  addOperation(app, {
    ...READING,
    operationId: 'previewSelling',
    path: '/console/api/previews/selling',
    summary: 'Tell what settings that are not saved would offer to a buyer now',
    description: 'What is left out is as it is stored.',
    success: ok(
      'Days, times and ways to pay.',
      Type.Object({
        sent_on: Nullable(Day),
        days: Type.Array(Type.Object({ day: Day, works: Type.Boolean() }), { maxItems: PREVIEWED_DAYS }),
        deliveries: Type.Array(Type.Object(CHOICE), { maxItems: MAX_SHIPPING_METHODS }),
        payments: Payments,
        takeout: Type.Array(
          Type.Object({
            place: Type.String(),
            days: Type.Array(Type.Object({ day: Day, times: Type.Array(Type.String(), { maxItems: 96 }) }), {
              maxItems: PREVIEWED_TAKEOUT_DAYS,
            }),
          }),
          { maxItems: MAX_PLACES },
        ),
      }),
    ),
    problems: ['console/not-found'],
    body: Body({ settings: SellingDraft, total: Yen }),
    handler: async ({ actor, body: { settings, total } }) => {
      const shop = { ...(await sellingOf(db, actor.shopId)), ...(settings as Partial<SellingSettings>) }
      const methods = await listShippingMethods(db, actor.shopId)
      return previewSelling(shop, methods, { total, now: clock.now() })
    },
  })
}

async function sellingOf(db: Connection, shopId: number): Promise<SellingSettings> {
  const settings = await findSellingSettings(db, shopId)
  if (settings === undefined) throw notThere('shop')
  return settings
}

/** How many orders have a coupon. Throws 404 `console/not-found`. */
async function usesOf(db: Connection, shopId: number, couponId: number): Promise<number> {
  const coupon = (await listCoupons(db, shopId)).find(({ id }) => id === couponId)
  if (coupon === undefined) throw notThere('coupon')
  return coupon.used
}
