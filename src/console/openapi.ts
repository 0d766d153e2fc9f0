/**
 * The OpenAPI document of the console's own routes. It is no part of the API: nothing serves it, and the routes change
 * with the page, whose types are made from it.
 */
import type { FastifyInstance } from 'fastify'
import { ShopSubscription } from '../checkout/subscriptions/schemas.ts'
import { collectDocument } from '../http/openapi.ts'
import { VERSION } from '../lib/version.ts'
import { sessionCookieOf } from './cookie.ts'
import { ITEM_FILE_COMPONENTS } from './item-file-routes.ts'
import { SHOP_ITEM_COMPONENTS } from './item-routes.ts'
import { DRAW_COMPONENTS } from './lottery-routes.ts'
import { SALES_COMPONENTS } from './sales-schemas.ts'
import { CONSOLE_HEADER } from './same-origin.ts'
import { CONSOLE_COMPONENTS } from './schemas.ts'

const DESCRIPTION = `What the console's page asks its server besides the API. It is for the page alone and changes with it; programs use
the API.

Every call carries the header \`${CONSOLE_HEADER}\`, and all but those of signing in the session's cookie. Whatever goes wrong is
answered as \`application/problem+json\`.`

const TAGS = [
  { name: 'account', description: 'Who is signed in.' },
  { name: 'people', description: 'Who may sign in to the console, and what each may do.' },
  { name: 'tokens', description: "The tokens of the shop's programs." },
  { name: 'requests', description: 'What programs called, and what they were answered.' },
  { name: 'statistics', description: 'Sums for the first page.' },
  { name: 'mails', description: "Mails about the shop's orders." },
  { name: 'settings', description: 'What the shop can set.' },
  { name: 'selling', description: 'Shipping methods and coupons.' },
  { name: 'items', description: 'What the API does not have of items.' },
  { name: 'audit', description: 'Who did what.' },
  { name: 'orders', description: 'What the API does not tell of an order, or leaves to people.' },
]

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers the document of the console's own routes. */
    consoleDocument(): object
  }
}

/** Collects the console's operations, which are registered after it. */
export function collectConsoleDocument(app: FastifyInstance, baseUrl: string): Promise<void> {
  return collectDocument(app, baseUrl, {
    decorator: 'consoleDocument',
    accesses: ['session', 'page'],
    components: [
      ...CONSOLE_COMPONENTS,
      ...ITEM_FILE_COMPONENTS,
      ...SHOP_ITEM_COMPONENTS,
      ShopSubscription,
      ...DRAW_COMPONENTS,
      ...SALES_COMPONENTS,
    ],
    info: { title: 'The console of Akinai', description: DESCRIPTION, version: VERSION },
    tags: TAGS,
    securitySchemes: {
      session: {
        ...{ type: 'apiKey', in: 'cookie', name: sessionCookieOf(baseUrl).name },
        description: 'The cookie that signing in hands out.',
      },
      page: {
        ...{ type: 'apiKey', in: 'header', name: CONSOLE_HEADER },
        description: "Sent by the console's page; no other site's page can.",
      },
    },
  })
}
