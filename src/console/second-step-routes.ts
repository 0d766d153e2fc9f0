/** Signing in by more than a password, or by a passkey alone: what stands under `/console/api/session`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { Body, Ref } from '../http/schemas.ts'
import { presentSession } from './account-routes.ts'
import { type SecretCookie, sessionCookieOf, signInCookieOf } from './cookie.ts'
import { deviceCookiesOf } from './device-cookie.ts'
import { PasskeyOptions, SentAssertion, SentCode } from './factor-schemas.ts'
import { beginPasskeySignIn, signInByPasskey } from './passkey-sign-in.ts'
import { ok, Session } from './schemas.ts'
import {
  askForSecondStep,
  finishByCode,
  finishByPasskey,
  type SignedIn,
  type Waiting,
} from './second-step.ts'

const SIGNED_IN = ok('Who is signed in, and where.', Ref(Session))
const TO_SIGN = ok('What to ask the browser for, within 5 minutes.', Ref(PasskeyOptions))

/** What all ways to finish have in common. */
interface Finishing {
  /** The sign-in of a request's browser. */
  readonly waitingOf: (request: FastifyRequest) => Waiting
  /** Hands the session out. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) => Promise<unknown>
  /** The cookie of a sign-in that waits. */
  readonly signIn: SecretCookie
}

/** Registers the operations. They need no session, but our page all the same. */
export function secondStepRoutes(app: FastifyInstance, context: Context): void {
  const session = sessionCookieOf(context.baseUrl)
  const signIn = signInCookieOf(context.baseUrl)
  const devices = deviceCookiesOf(context)
  const finishing: Finishing = {
    signIn,
    waitingOf: ({ headers, ip }) => ({
      pending: signIn.read(headers.cookie),
      former: session.read(headers.cookie),
      address: ip,
    }),
    answer: async (request, reply, { user, value }) => {
      const device = await devices.read(request.headers.cookie, user)
      reply.header('set-cookie', [session.write(value), signIn.clear(), await devices.write(user, device)])
      return presentSession(context, user)
    },
  }
  byCode(app, context, finishing)
  bySecondPasskey(app, context, finishing)
  byPasskeyAlone(app, context, finishing)
}

function byCode(app: FastifyInstance, context: Context, { waitingOf, answer }: Finishing): void {
  addOperation(app, {
    operationId: 'finishByCode',
    keeps: ['sessions', 'sign-in attempts'],
    method: 'POST',
    path: '/console/api/session/second_step/code',
    access: 'page',
    repeats: "nobody's",
    tag: 'account',
    summary: 'Finish signing in by a code',
    description: 'The code of an app, or a recovery code.',
    body: Body({ code: SentCode }),
    invalidBody: 'console/invalid-body',
    success: SIGNED_IN,
    problems: [
      'console/wrong-second-factor',
      'console/sign-in-expired',
      'console/signed-out',
      'console/too-many-attempts',
    ],
    handler: async ({ body, request, reply }) =>
      answer(request, reply, await finishByCode(context, waitingOf(request), body.code)),
  })
}

function bySecondPasskey(app: FastifyInstance, context: Context, { waitingOf, answer }: Finishing): void {
  addOperation(app, {
    operationId: 'askForSecondStep',
    keeps: [],
    method: 'POST',
    path: '/console/api/session/second_step/passkey_options',
    access: 'page',
    repeats: "nobody's",
    tag: 'account',
    summary: 'Get what a passkey has to sign to finish signing in',
    success: TO_SIGN,
    problems: ['console/sign-in-expired', 'console/rejected'],
    handler: ({ request }) => askForSecondStep(context, waitingOf(request)),
  })

  addOperation(app, {
    operationId: 'finishByPasskey',
    keeps: ['sessions', 'sign-in attempts'],
    method: 'POST',
    path: '/console/api/session/second_step/passkey',
    access: 'page',
    repeats: "nobody's",
    tag: 'account',
    summary: 'Finish signing in by a passkey',
    body: SentAssertion,
    invalidBody: 'console/invalid-body',
    success: SIGNED_IN,
    problems: ['console/wrong-second-factor', 'console/sign-in-expired', 'console/signed-out'],
    handler: async ({ body, request, reply }) =>
      answer(request, reply, await finishByPasskey(context, waitingOf(request), body)),
  })
}

function byPasskeyAlone(
  app: FastifyInstance,
  context: Context,
  { waitingOf, answer, signIn }: Finishing,
): void {
  addOperation(app, {
    operationId: 'beginPasskeySignIn',
    keeps: ['waiting sign-ins'],
    method: 'POST',
    path: '/console/api/session/passkey_options',
    access: 'page',
    repeats: "nobody's",
    tag: 'account',
    summary: 'Get what a passkey has to sign to sign in by it alone',
    success: TO_SIGN,
    problems: ['console/rejected'],
    handler: async ({ request, reply }) => {
      const { pending, answer: options } = await beginPasskeySignIn(context, request.ip)
      reply.header('set-cookie', signIn.write(pending))
      return options
    },
  })

  addOperation(app, {
    operationId: 'signInByPasskey',
    keeps: ['sessions'],
    method: 'POST',
    path: '/console/api/session/passkey',
    access: 'page',
    repeats: "nobody's",
    tag: 'account',
    summary: 'Sign in by a passkey alone',
    body: SentAssertion,
    invalidBody: 'console/invalid-body',
    success: SIGNED_IN,
    problems: ['console/wrong-second-factor', 'console/sign-in-expired', 'console/signed-out'],
    handler: async ({ body, request, reply }) =>
      answer(request, reply, await signInByPasskey(context, waitingOf(request), body)),
  })
}
