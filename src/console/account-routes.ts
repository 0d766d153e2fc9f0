/** Sessions and passwords: `/console/api/session`, `/console/api/sessions`, `/console/api/password`. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import { recordEvent } from '../audit/record.ts'
import { allowedTo } from '../auth/roles.ts'
import type { SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { Problem } from '../http/problems.ts'
import { Body, Ref } from '../http/schemas.ts'
import { writeDateTime } from '../lib/date-time.ts'
import { findShop } from '../shops/store.ts'
import { type AwaitsSecondStep, changePassword, signIn } from './account.ts'
import { cookieDigest, type SecretCookie, sentCookie, sessionCookieOf, signInCookieOf } from './cookie.ts'
import { type DeviceCookies, deviceCookiesOf } from './device-cookie.ts'
import { SecondStep } from './factor-schemas.ts'
import { MAX_MAIL_ADDRESS_LENGTH } from './limits.ts'
import { ok, Password, Session } from './schemas.ts'
import { endSession, endSessionsOf } from './session-store.ts'
import { findUser, findUserByMail, type User } from './user-store.ts'

const Credentials = Type.Object(
  { mail_address: Type.String({ format: 'email', maxLength: MAX_MAIL_ADDRESS_LENGTH }), password: Password },
  { additionalProperties: false },
)

const PasswordChange = Body({
  current_password: Password,
  new_password: Password,
  revoke_tokens: Type.Optional(
    Type.Boolean({ description: 'Whether the tokens that the person made are revoked. Default false.' }),
  ),
})

const SHOWN = ok('Who is signed in, and where.', Ref(Session))

/** Registers the operations. */
export function accountRoutes(app: FastifyInstance, context: Context): void {
  const cookie = sessionCookieOf(context.baseUrl)
  const devices = deviceCookiesOf(context)
  addSignIn(app, context, cookie, devices)
  addSessions(app, context, cookie)
  addPassword(app, context, cookie, devices)
}

function addSessions(app: FastifyInstance, context: Context, cookie: SecretCookie): void {
  const { db, clock } = context

  addOperation(app, {
    operationId: 'getSession',
    method: 'GET',
    path: '/console/api/session',
    access: 'session',
    needs: 'self',
    withFirstPassword: true,
    tag: 'account',
    summary: 'Show who is signed in',
    success: SHOWN,
    problems: [],
    // What it may is what the next call is let do: another role counts within a second, and is not told before.
    handler: async ({ actor }) =>
      presentSession(context, await findUser(db, actor.shopId, actor.userId), actor.may),
  })

  addOperation(app, {
    operationId: 'signOut',
    keeps: [],
    method: 'DELETE',
    path: '/console/api/session',
    access: 'session',
    needs: 'self',
    withFirstPassword: true,
    tag: 'account',
    summary: 'Sign out',
    success: { status: 204, description: 'The session has ended, and the cookie is taken back.' },
    problems: [],
    handler: async ({ actor, request, reply }) => {
      const at = clock.now()
      await db.transaction(async transaction => {
        await endSession(transaction, cookieDigest(sentCookie(request, cookie)), at)
        const address = request.ip
        await recordEvent(transaction, { shopId: actor.shopId, actor, kind: 'signed_out', address, at })
      })
      reply.header('set-cookie', cookie.clear())
    },
  })

  addOperation(app, {
    operationId: 'signOutEverywhere',
    keeps: [],
    method: 'DELETE',
    path: '/console/api/sessions',
    access: 'session',
    needs: 'self',
    withFirstPassword: true,
    tag: 'account',
    summary: 'Sign out everywhere',
    success: {
      status: 204,
      description: 'All sessions of the person have ended, and the cookie is taken back.',
    },
    problems: [],
    handler: async ({ actor, request, reply }) => {
      const at = clock.now()
      await db.transaction(async transaction => {
        await endSessionsOf(transaction, { shop_id: actor.shopId, id: actor.userId }, at, undefined)
        const event = { actor, kind: 'signed_out_everywhere', address: request.ip, at } as const
        await recordEvent(transaction, { shopId: actor.shopId, ...event })
      })
      reply.header('set-cookie', cookie.clear())
    },
  })
}

function addPassword(
  app: FastifyInstance,
  context: Context,
  cookie: SecretCookie,
  devices: DeviceCookies,
): void {
  addOperation(app, {
    operationId: 'changePassword',
    keeps: ['sign-in attempts'],
    method: 'PUT',
    path: '/console/api/password',
    access: 'session',
    needs: 'self',
    withFirstPassword: true,
    rate: 'sign-in',
    tag: 'account',
    summary: 'Change the password',
    invalidBody: 'console/invalid-body',
    success: { status: 204, description: 'The new password counts, and all other sessions have ended.' },
    problems: ['console/wrong-credentials', 'console/rejected', 'console/too-many-attempts'],
    body: PasswordChange,
    handler: async ({ actor, body, request, reply }) => {
      const user = await changePassword(context, actor, sentCookie(request, cookie), {
        current: body.current_password,
        next: body.new_password,
        address: request.ip,
        revokeTokens: body.revoke_tokens ?? false,
      })
      // The browser was known by the former password.
      reply.header('set-cookie', await devices.write(user, undefined))
    },
  })
}

/** The only operation of the console that needs no session, but our page all the same: no other site may sign a person in. */
function addSignIn(
  app: FastifyInstance,
  context: Context,
  cookie: SecretCookie,
  devices: DeviceCookies,
): void {
  const { db } = context
  const pendingCookie = signInCookieOf(context.baseUrl)
  addOperation(app, {
    operationId: 'signIn',
    rate: 'sign-in',
    keeps: ['sessions', 'waiting sign-ins', 'sign-in attempts'],
    method: 'POST',
    path: '/console/api/session',
    access: 'page',
    repeats: "nobody's",
    tag: 'account',
    summary: 'Sign in',
    body: Credentials,
    invalidBody: 'console/invalid-body',
    success: ok(
      'Who is signed in, and where; or the second step, without which nobody is.',
      Type.Union([Ref(Session), Ref(SecondStep)]),
    ),
    problems: ['console/wrong-credentials', 'console/signed-out', 'console/too-many-attempts'],
    handler: async ({ body, request, reply }) => {
      const { mail_address, password } = body
      const { cookie: sent } = request.headers
      const found = await findUserByMail(db, mail_address)
      const device = await devices.read(sent, found)
      const origin = { mailAddress: mail_address.toLowerCase(), address: request.ip, device }
      const step = await signIn(context, origin, found, password, cookie.read(sent))
      if ('pending' in step) {
        reply.header('set-cookie', pendingCookie.write(step.pending))
        return presentSecondStep(step)
      }
      reply.header('set-cookie', [cookie.write(step.value), await devices.write(step.user, device)])
      return presentSession(context, step.user)
    },
  })
}

/** What somebody is told who knew the password and is not signed in yet. */
function presentSecondStep({ user, factors, expiresAt }: AwaitsSecondStep) {
  return {
    second_step: {
      mail_address: user.mail_address,
      factors: [
        ...(factors.totp_since === null ? [] : ['totp']),
        ...(factors.passkeys > 0 ? ['passkey'] : []),
        ...(factors.recovery_codes > 0 ? ['recovery_code'] : []),
      ],
      expires_at: writeDateTime(expiresAt),
    },
  }
}

/** What the page shows of who is signed in and where; `may` is what the person is let do, where not all that its role allows counts yet. */
export async function presentSession(
  context: Context,
  user: User | undefined,
  may?: SessionActor['may'],
): Promise<unknown> {
  const shop = user && (await findShop(context.db, user.shop_id))
  // The user was deleted since the session was checked, a second ago at most.
  if (user === undefined || shop === undefined)
    throw new Problem('console/signed-out', 'The account does not exist any more.')
  const { name } = context.payments.gateway
  return {
    user: {
      ...{ mail_address: user.mail_address, role: user.role, may: [...(may ?? allowedTo(user))] },
      must_change_password: user.password_is_temporary,
    },
    shop: { key: shop.key, name: shop.name },
    base_url: context.baseUrl,
    payment_service: { name, simulated: name === 'simulator', maintenance: shop.payment_maintenance },
    mail_server: context.config.smtpUrl !== undefined,
  }
}
