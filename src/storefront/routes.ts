/** All pages of storefronts, and what tells of them to those who search. */
import type { FastifyInstance } from 'fastify'
import { makeInShop } from '../checkout/open-shop.ts'
import type { Context } from '../context.ts'
import { legalPages } from './legal-pages.ts'
import { lookRoutes } from './look-routes.ts'
import { makePageCache } from './page-cache.ts'
import { makeFrames } from './shop-frame.ts'
import { type Storefront, tellProblems } from './storefront.ts'

/** What pages are made with, before there is a part of the application for them. */
export type OpenStorefront = Omit<Storefront, 'app'>

/** Makes it. One for a process. */
export function openStorefront(context: Context): OpenStorefront {
  return {
    ...{ context, inShop: makeInShop(context) },
    ...{ frames: makeFrames(context), pages: makePageCache(context.clock) },
  }
}

/** Registers the pages. Within a part of their own: their problems are told as pages. */
export function storefrontRoutes(app: FastifyInstance, open: OpenStorefront): void {
  app.register(async part => {
    const storefront: Storefront = { ...open, app: part }
    tellProblems(storefront)
    lookRoutes(storefront)
    legalPages(storefront)
  })
}
