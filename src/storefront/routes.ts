/** All pages of storefronts, and what tells of them to those who search. */
import type { FastifyInstance } from 'fastify'
import { makeRenderedCatalogue, type RenderedCatalogue } from '../checkout/catalogue/rendered-catalogue.ts'
import { makeInShop } from '../checkout/open-shop.ts'
import { type Context, readsOf } from '../context.ts'
import { applicationPages } from './after/applications.ts'
import { subscriptionPages } from './after/subscriptions.ts'
import { cartCookie } from './cart/cart-cookie.ts'
import { cartPages } from './cart/carts.ts'
import { makeCardReader } from './catalogue/card-reader.ts'
import { itemPages } from './catalogue/items.ts'
import { listPages } from './catalogue/lists.ts'
import { itemPreview } from './catalogue/preview.ts'
import { checkoutCookie } from './checkout/checkout-cookie.ts'
import { checkoutPages } from './checkout/checkouts.ts'
import { makeSettleCart } from './checkout/left-cart.ts'
import { legalPages } from './legal-pages.ts'
import { lookRoutes } from './look-routes.ts'
import { orderPages } from './orders/orders.ts'
import { makePageCache } from './page-cache.ts'
import { makeFrames } from './shop-frame.ts'
import { sitemapRoutes } from './sitemap.ts'
import { type Storefront, tellProblems } from './storefront.ts'

/** What pages are made with, before there is a part of the application for them. */
export interface OpenStorefront extends Omit<Storefront, 'app'> {
  /** Items as buyers see them, for the buyer's API as well. */
  readonly items: RenderedCatalogue
}

/** Makes it. One for a process. */
export function openStorefront(context: Context): OpenStorefront {
  const { clock, baseUrl } = context
  return {
    context,
    inShop: makeInShop(context),
    frames: makeFrames(context),
    pages: makePageCache(context),
    items: makeRenderedCatalogue(readsOf(context), clock, baseUrl),
  }
}

/** Registers the pages. Within a part of their own: their problems are told as pages. */
export function storefrontRoutes(app: FastifyInstance, open: OpenStorefront): void {
  app.register(async part => {
    const { items, ...parts } = open
    const storefront: Storefront = { ...parts, app: part }
    const { clock, baseUrl } = parts.context
    tellProblems(storefront)
    lookRoutes(storefront)
    listPages(storefront, makeCardReader(readsOf(parts.context), clock, baseUrl))
    itemPages(storefront, items)
    itemPreview(storefront)
    const cookies = { cart: cartCookie(parts.context), checkout: checkoutCookie(parts.context) }
    cartPages(storefront, items, cookies.cart, makeSettleCart(parts.context, cookies))
    checkoutPages(storefront, cookies)
    orderPages(storefront)
    applicationPages(storefront)
    subscriptionPages(storefront)
    legalPages(storefront)
    sitemapRoutes(storefront)
  })
}
