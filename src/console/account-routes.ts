/** Sessions and passwords: `/console/api/session`, `/console/api/sessions`, `/console/api/password`. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { Problem } from '../http/problems.ts'
import { Ref } from '../http/schemas.ts'
import { networkOf } from '../lib/network-address.ts'
import { findShop } from '../shops/store.ts'
import { changePassword, signIn } from './account.ts'
import { cookieDigest, type SessionCookie, sessionCookieOf } from './cookie.ts'
import { MAX_MAIL_ADDRESS_LENGTH, MAX_PASSWORD_LENGTH } from './limits.ts'
import { ok, Session } from './schemas.ts'
import { endSession, endSessionsOf } from './session-store.ts'
import { findUser, type User } from './user-store.ts'

const Password = Type.String({ minLength: 1, maxLength: MAX_PASSWORD_LENGTH })

const Credentials = Type.Object(
  { mail_address: Type.String({ format: 'email', maxLength: MAX_MAIL_ADDRESS_LENGTH }), password: Password },
  { additionalProperties: false },
)

const PasswordChange = Type.Object(
  { current_password: Password, new_password: Password },
  { additionalProperties: false },
)

const SHOWN = ok('Who is signed in, and where.', Ref(Session))

/** Registers the operations. */
export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context
  const cookie = sessionCookieOf(context.baseUrl)
  addSignIn(app, context, cookie)
  addPasswordChange(app, context, cookie)

  addOperation(app, {
    operationId: 'getSession',
    method: 'GET',
    path: '/console/api/session',
    access: 'session',
    tag: 'account',
    summary: 'Show who is signed in',
    success: SHOWN,
    problems: [],
    handler: async ({ actor }) => presentSession(context, await findUser(db, actor.shopId, actor.userId)),
  })

  addOperation(app, {
    operationId: 'signOut',
    keeps: [],
    method: 'DELETE',
    path: '/console/api/session',
    access: 'session',
    tag: 'account',
    summary: 'Sign out',
    success: { status: 204, description: 'The session has ended, and the cookie is taken back.' },
    problems: [],
    handler: async ({ request, reply }) => {
      await endSession(db, cookieDigest(cookieValueOf(request, cookie)), clock.now())
      reply.header('set-cookie', cookie.clear())
    },
  })

  addOperation(app, {
    operationId: 'signOutEverywhere',
    keeps: [],
    method: 'DELETE',
    path: '/console/api/sessions',
    access: 'session',
    tag: 'account',
    summary: 'Sign out everywhere',
    success: {
      status: 204,
      description: 'All sessions of the person have ended, and the cookie is taken back.',
    },
    problems: [],
    handler: async ({ actor, reply }) => {
      await endSessionsOf(db, { shop_id: actor.shopId, id: actor.userId }, clock.now(), undefined)
      reply.header('set-cookie', cookie.clear())
    },
  })
}

function addPasswordChange(app: FastifyInstance, context: Context, cookie: SessionCookie): void {
  addOperation(app, {
    operationId: 'changePassword',
    keeps: ['sign-in attempts'],
    method: 'PUT',
    path: '/console/api/password',
    access: 'session',
    rate: 'sign-in',
    tag: 'account',
    summary: 'Change the password',
    invalidBody: 'console/invalid-body',
    success: { status: 204, description: 'The new password counts, and all other sessions have ended.' },
    problems: ['console/wrong-credentials', 'console/rejected', 'console/too-many-attempts'],
    body: PasswordChange,
    handler: ({ actor, body, request }) =>
      changePassword(context, actor, cookieValueOf(request, cookie), {
        current: body.current_password,
        next: body.new_password,
        networkAddress: networkOf(request.ip),
      }),
  })
}

/** The only operation of the console that needs no session, but our page all the same: no other site may sign a person in. */
function addSignIn(app: FastifyInstance, context: Context, cookie: SessionCookie): void {
  addOperation(app, {
    operationId: 'signIn',
    rate: 'sign-in',
    keeps: ['sessions', 'sign-in attempts'],
    method: 'POST',
    path: '/console/api/session',
    access: 'page',
    tag: 'account',
    summary: 'Sign in',
    body: Credentials,
    invalidBody: 'console/invalid-body',
    success: SHOWN,
    problems: ['console/wrong-credentials', 'console/signed-out', 'console/too-many-attempts'],
    handler: async ({ body, request, reply }) => {
      const { mail_address, password } = body
      const origin = { mailAddress: mail_address.toLowerCase(), networkAddress: networkOf(request.ip) }
      const { user, value } = await signIn(context, origin, password, cookie.read(request.headers.cookie))
      reply.header('set-cookie', cookie.write(value))
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
