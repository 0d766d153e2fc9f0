/** Sessions and passwords: `/console/api/session`, `/console/api/sessions`, `/console/api/password`. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { Context } from '../context.ts'
import { readJsonBody, setMediaTypeAside } from '../http/body.ts'
import { NO_MEMBERS } from '../http/operation.ts'
import { Problem } from '../http/problems.ts'
import { findShop } from '../shops/store.ts'
import { changePassword, signIn } from './account.ts'
import { addConsoleRoute } from './console-route.ts'
import { cookieDigest, type SessionCookie, sessionCookieOf } from './cookie.ts'
import { networkOf } from './network-address.ts'
import { MAX_PASSWORD_LENGTH } from './password.ts'
import { requireOurPage } from './same-origin.ts'
import type { CheckSession } from './session-check.ts'
import { endSession, endSessionsOf } from './session-store.ts'
import { findUser, type User } from './user-store.ts'

/** Of RFC 5321: a path of 256 characters less its brackets. */
const MAX_MAIL_ADDRESS_LENGTH = 254

const Password = Type.String({ minLength: 1, maxLength: MAX_PASSWORD_LENGTH })

const Credentials = Type.Object(
  { mail_address: Type.String({ format: 'email', maxLength: MAX_MAIL_ADDRESS_LENGTH }), password: Password },
  { additionalProperties: false },
)

const PasswordChange = Type.Object(
  { current_password: Password, new_password: Password },
  { additionalProperties: false },
)

/** Registers the routes. */
export function accountRoutes(app: FastifyInstance, context: Context, checkSession: CheckSession): void {
  const { db, clock } = context
  const cookie = sessionCookieOf(context.baseUrl)
  addSignIn(app, context, cookie)

  addConsoleRoute(app, checkSession, {
    method: 'GET',
    path: '/console/api/session',
    handler: async ({ actor }) => presentSession(context, await findUser(db, actor.shopId, actor.userId)),
  })

  addConsoleRoute(app, checkSession, {
    method: 'DELETE',
    path: '/console/api/session',
    handler: async ({ request, reply }) => {
      await endSession(db, cookieDigest(cookieValueOf(request, cookie)), clock.now())
      reply.header('set-cookie', cookie.clear())
    },
  })

  addConsoleRoute(app, checkSession, {
    method: 'DELETE',
    path: '/console/api/sessions',
    handler: async ({ actor, reply }) => {
      await endSessionsOf(db, { shop_id: actor.shopId, id: actor.userId }, clock.now(), undefined)
      reply.header('set-cookie', cookie.clear())
    },
  })

  addConsoleRoute(app, checkSession, {
    method: 'PUT',
    path: '/console/api/password',
    body: PasswordChange,
    handler: ({ actor, body, request }) =>
      changePassword(context, actor, cookieValueOf(request, cookie), {
        current: body.current_password,
        next: body.new_password,
        networkAddress: networkOf(request.ip),
      }),
  })
}

/** The only route of the console that needs no session, but our page all the same: no other site may sign a person in. */
function addSignIn(app: FastifyInstance, context: Context, cookie: SessionCookie): void {
  app.route({
    method: 'POST',
    url: '/console/api/session',
    config: { open: true, invalidBody: 'console/invalid-body' },
    schema: { hide: true, querystring: NO_MEMBERS, body: Credentials },
    onRequest: async request => {
      setMediaTypeAside(request)
      requireOurPage(request, context.baseUrl)
    },
    preValidation: async request => {
      request.body = await readJsonBody(request)
    },
    handler: async (request, reply) => {
      const { mail_address, password } = request.body as Static<typeof Credentials>
      const origin = { mailAddress: mail_address.toLowerCase(), networkAddress: networkOf(request.ip) }
      const { user, value } = await signIn(context, origin, password, cookie.read(request.headers.cookie))
      reply.header('cache-control', 'no-store').header('set-cookie', cookie.write(value))
      return presentSession(context, user)
    },
  })
}

/** The value that the check of the session let through. */
function cookieValueOf({ headers }: FastifyRequest, cookie: SessionCookie): string {
  const value = cookie.read(headers.cookie)
  if (value === undefined) throw new Error('The route runs without a session')
  return value
}

/** What the page shows of who is signed in and where. */
async function presentSession(context: Context, user: User | undefined): Promise<unknown> {
  const shop = user && (await findShop(context.db, user.shop_id))
  // The user was deleted since the session was checked, a second ago at most.
  if (shop === undefined) throw new Problem('console/signed-out', 'The account does not exist any more.')
  const { name } = context.payments.gateway
  return {
    user: { mail_address: user?.mail_address },
    shop: { key: shop.key, name: shop.name },
    base_url: context.baseUrl,
    payment_service: { name, simulated: name === 'simulator' },
    mail_server: context.config.smtpUrl !== undefined,
  }
}
