/** The buyer's API of every shop (docs/rules/buying.md), and the schemas that its document shows. */
import type { FastifyInstance } from 'fastify'
import type { TSchema } from '#typebox'
import type { Context } from '../context.ts'
import { cartRoutes } from './carts/routes.ts'
import { CART_COMPONENTS } from './carts/schemas.ts'
import type { RenderedCatalogue } from './catalogue/rendered-catalogue.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { CATALOGUE_COMPONENTS } from './catalogue/schemas.ts'
import { COMPLETED_COMPONENTS } from './checkouts/completed-schemas.ts'
import { checkoutsRoutes } from './checkouts/routes.ts'
import { CHECKOUTS_COMPONENTS } from './checkouts/schemas.ts'
import { downloadRoute } from './digital/download-route.ts'
import { lotteryRoutes } from './lottery/routes.ts'
import { LOTTERY_COMPONENTS } from './lottery/schemas.ts'
import { makeInShop } from './open-shop.ts'
import { subscriptionChangeRoutes } from './subscriptions/change-routes.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'
import { SUBSCRIPTION_COMPONENTS } from './subscriptions/schemas.ts'

/** Schemas that the OpenAPI document shows as components. */
export const CHECKOUT_COMPONENTS: readonly TSchema[] = [
  ...CATALOGUE_COMPONENTS,
  ...CART_COMPONENTS,
  ...CHECKOUTS_COMPONENTS,
  ...SUBSCRIPTION_COMPONENTS,
  ...LOTTERY_COMPONENTS,
  ...COMPLETED_COMPONENTS,
]

/** Registers the operations; `rendered` is how buyers see items. */
export function checkoutRoutes(app: FastifyInstance, context: Context, rendered: RenderedCatalogue): void {
  const inShop = makeInShop(context)
  catalogueRoutes(app, context, inShop, rendered)
  cartRoutes(app, context, inShop)
  downloadRoute(app, context, inShop)
  subscriptionChangeRoutes(app, context, inShop)
  subscriptionRoutes(app, context, inShop)
  lotteryRoutes(app, context, inShop)
  checkoutsRoutes(app, context, inShop)
}
