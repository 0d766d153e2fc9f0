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
import { ById } from './params.ts'
import { Coupon, ok } from './schemas.ts'

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
    access: 'session',
    needs: 'shop',
    tag: 'selling',
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
    access: 'session',
    needs: 'shop',
    tag: 'selling',
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
    access: 'session',
    needs: 'settings',
    tag: 'selling',
    summary: 'Add a coupon',
    invalidBody: 'console/invalid-body',
    success: { status: 201, description: 'It is added.', schema: Type.Object({ id: Id }) },
    problems: ['console/rejected', 'console/not-found'],
    body: CouponBody,
    handler: async ({ actor, body, request }) => {
      const author = { actor, address: request.ip }
      return { id: await addCoupon(context, actor.shopId, author, couponColumns(body)) }
    },
  })

  addOperation(app, {
    operationId: 'updateCoupon',
    tagged: TAGGED_COUPON,
    keeps: ['coupons'],
    method: 'PUT',
    path: `${PATH}/{id}`,
    access: 'session',
    needs: 'settings',
    tag: 'selling',
    summary: 'Change a coupon',
    description: 'How often it was used stays.',
    invalidBody: 'console/invalid-body',
    success: { status: 204, description: 'It is as the body says.' },
    problems: ['console/rejected', 'console/not-found'],
    params: ById,
    body: CouponBody,
    handler: ({ actor, params, body, request }) => {
      const author = { actor, address: request.ip }
      return changeCoupon(context, actor.shopId, author, storedId(params.id), couponColumns(body))
    },
  })

  addOperation(app, {
    operationId: 'removeCoupon',
    tagged: TAGGED_COUPON,
    keeps: [],
    method: 'DELETE',
    path: `${PATH}/{id}`,
    access: 'session',
    needs: 'settings',
    tag: 'selling',
    summary: 'Remove a coupon',
    description: 'Orders that have it keep their discount.',
    success: { status: 204, description: 'It is gone.' },
    problems: ['console/not-found'],
    params: ById,
    handler: ({ actor, params, request }) =>
      removeCoupon(context, actor.shopId, { actor, address: request.ip }, storedId(params.id)),
  })
}
