/** The shop's coupons. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { Id, Ref, storedId } from '../http/schemas.ts'
import { WithTag } from '../http/tagged.ts'
import { notThere } from '../selling/author.ts'
import { addCoupon, changeCoupon, removeCoupon } from '../selling/change-coupons.ts'
import { findCoupon, listCoupons } from '../selling/coupon-store.ts'
import { couponColumns } from '../selling/coupon-values.ts'
import { MAX_COUPONS } from '../selling/limits.ts'
import { CouponBody } from '../selling/schemas.ts'
import { shownCoupon, TAGGED_COUPON, tagOf } from '../selling/tags.ts'
import { authorOf } from './author.ts'
import { ById } from './params.ts'
import { Coupon, ok } from './schemas.ts'
import { CHANGED, CHANGED_BY_BODY, SEEN } from './selling-operations.ts'

const PATH = '/console/api/coupons'

/** Registers them. */
export function couponRoutes(app: FastifyInstance, context: Context): void {
  listing(app, context)
  changing(app, context)
}

function listing(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'listCoupons',
    method: 'GET',
    path: PATH,
    ...SEEN,
    summary: 'List the coupons',
    success: ok(
      'All of them, the newest first.',
      Type.Object({ coupons: Type.Array(Ref(Coupon), { maxItems: MAX_COUPONS }) }),
    ),
    problems: [],
    handler: async ({ actor }) => {
      const coupons = await listCoupons(db, actor.shopId)
      return { coupons: coupons.map(shownCoupon) }
    },
  })

  addOperation(app, {
    operationId: 'getCoupon',
    method: 'GET',
    path: `${PATH}/{id}`,
    ...SEEN,
    summary: 'Show a coupon',
    success: ok('The coupon.', Ref(Coupon)),
    notModified: true,
    problems: ['console/not-found'],
    params: ById,
    handler: async ({ actor, params }) => {
      const coupon = await findCoupon(db, actor.shopId, storedId(params.id))
      if (coupon === undefined) throw notThere('coupon')
      const shown = shownCoupon(coupon)
      return new WithTag(tagOf(shown), shown)
    },
  })
}

function changing(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'addCoupon',
    keeps: ['coupons'],
    method: 'POST',
    path: PATH,
    ...CHANGED_BY_BODY,
    summary: 'Add a coupon',
    success: { status: 201, description: 'It is added.', schema: Type.Object({ id: Id }) },
    body: CouponBody,
    handler: async ({ actor, body, request }) => ({
      id: await addCoupon(context, actor.shopId, authorOf({ actor, request }), couponColumns(body)),
    }),
  })

  addOperation(app, {
    operationId: 'updateCoupon',
    tagged: TAGGED_COUPON,
    keeps: ['coupons'],
    method: 'PUT',
    path: `${PATH}/{id}`,
    ...CHANGED_BY_BODY,
    summary: 'Change a coupon',
    description: 'How often it was used stays.',
    success: { status: 204, description: 'It is as the body says.' },
    params: ById,
    body: CouponBody,
    handler: ({ actor, params, body, request }) => {
      const author = authorOf({ actor, request })
      return changeCoupon(context, actor.shopId, author, storedId(params.id), couponColumns(body))
    },
  })

  addOperation(app, {
    operationId: 'removeCoupon',
    tagged: TAGGED_COUPON,
    keeps: [],
    method: 'DELETE',
    path: `${PATH}/{id}`,
    ...CHANGED,
    summary: 'Remove a coupon',
    description: 'Orders that have it keep their discount.',
    success: { status: 204, description: 'It is gone.' },
    problems: ['console/not-found'],
    params: ById,
    handler: ({ actor, params, request }) =>
      removeCoupon(context, actor.shopId, authorOf({ actor, request }), storedId(params.id)),
  })
}
