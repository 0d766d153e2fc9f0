/** GET /shops/{shop_id}/api/orders/{secret} */
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from '#typebox'
import type { Context } from '../../../context.ts'
import { addOperation } from '../../../http/operation.ts'
import { notFound } from '../../../http/problems.ts'
import { Ref } from '../../../http/schemas.ts'
import { servingShop } from '../../../lib/shop-at-work.ts'
import { WELL_FORMED } from '../../../lib/text.ts'
import { findShopByKey } from '../../../shops/store.ts'
import { BuyerOrder, type BuyerOrderExtras } from '../buyer-schemas.ts'
import { presentToBuyer } from '../present-to-buyer.ts'
import type { OrderDetail } from '../schemas.ts'
import { findOrderBySecret } from '../store.ts'

const BuyerOrderParams = Type.Object({
  shop_id: Type.String({
    pattern: WELL_FORMED.pattern,
    description: 'The shop’s name in addresses.',
    examples: ['demo'],
  }),
  secret: Type.String({
    pattern: WELL_FORMED.pattern,
    description: 'From the buyer’s link.',
    examples: ['4fZ0k2Mx9qWb7Bd1hZcR8t'],
  }),
})

/** Answers what the buyer of an order has by it besides; whoever sells knows. */
export type ExtrasOf = (
  shop: { readonly id: number; readonly key: string },
  order: { readonly id: number; readonly detail: OrderDetail },
) => Promise<BuyerOrderExtras>

/** Registers it. */
export function getBuyerOrder(app: FastifyInstance, { db }: Context, extrasOf: ExtrasOf): void {
  addOperation(app, {
    operationId: 'getBuyerOrder',
    method: 'GET',
    path: '/shops/{shop_id}/api/orders/{secret}',
    tag: 'storefront',
    summary: 'Show an order to its buyer',
    description:
      'Who has the secret of the link is the buyer. It says what the shop sees, without its memo, the fees of the service, the balance log and the names of transactions. A secret that is none, or another shop’s, is an order that does not exist.',
    access: 'open',
    rate: 'buyer',
    params: BuyerOrderParams,
    success: { status: 200, description: 'The order.', schema: Ref(BuyerOrder) },
    problems: ['orders/not-found'],
    handler: async ({ params, reply }): Promise<Static<typeof BuyerOrder>> => {
      const shop = await findShopByKey(db, params.shop_id)
      if (shop === undefined) throw notFound('orders')
      return servingShop(shop.id, async () => {
        const found = await findOrderBySecret(db, shop.id, params.secret)
        if (found === undefined) throw notFound('orders')
        reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
        const { detail } = found.order
        return presentToBuyer(detail, await extrasOf(shop, { id: found.id, detail }))
      })
    },
  })
}
