/** The application with a shop and a person who is signed in to its console, as the page calls it. */
import { hashSync } from '@node-rs/argon2'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { buildApp } from '../../../../src/app.ts'
import { type Grant, OWNER } from '../../../../src/auth/roles.ts'
import { cookieDigest } from '../../../../src/console/cookie.ts'
import { insertUser } from '../../../../src/console/user-store.ts'
import type { Context } from '../../../../src/context.ts'
import { writes } from '../../../../src/db/statement.ts'
import { createTestContext, createTestShop, type TestContext } from '../../../support/context.ts'
import { type AnswerChecks, checkAnswers } from './check-answers.ts'

/** What the tests' users sign in with. */
export const PASSWORD = 'correct horse 12'

/** Its hash at the least cost there is, which any password may have: at the program's, each sign-in takes 14 ms of CPU. */
const CHEAP_HASH = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** Headers that the page's own calls have. */
export const OUR_PAGE = { 'x-akinai-console': '1', 'sec-fetch-site': 'same-origin' }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A browser in which somebody is signed in. */
export interface SignedIn {
  /** As in a `Cookie` header. */
  readonly cookie: string
  /** Calls `/console/api/…` or `/api/…` as the page does; `body` is sent as JSON. */
  call(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
}

/** A shop with its user, who is signed in and has proved again who it is. */
export interface ConsoleShop extends SignedIn {
  readonly shopId: number
  readonly userId: number
  readonly mailAddress: string
}

/** The application on a database of its own. When it goes, it fails if the console answered otherwise than documented. */
export interface TestConsole extends ConsoleShop, AsyncDisposable {
  readonly context: TestContext
  readonly app: FastifyInstance
  readonly answers: AnswerChecks
  /** Another shop with a user of its own, signed in, too. */
  makeShop(key: string): Promise<ConsoleShop>
  /** Signs in once more, as another browser would, and has proved again who it is. */
  signIn(mailAddress?: string, password?: string): Promise<SignedIn>
  /** Tries to sign in and answers what the server says. */
  trySignIn(
    mailAddress: string,
    password: string,
    more?: { readonly headers?: Record<string, string>; readonly from?: string },
  ): Promise<LightMyRequestResponse>
  /** Moves the clock on; what a check remembered for a second is looked up again after that. */
  pass(seconds: number): void
}

/** Builds one; `change` can put other parts into the context. */
export async function createTestConsole(
  change: (context: TestContext) => Context = context => context,
): Promise<TestConsole> {
  const context = await createTestContext()
  const app = await buildApp(change(context))
  const answers = checkAnswers(app)
  await app.ready()
  const signInAndProve = async (mailAddress: string, password: string) => {
    const signedIn = await signInTo(app, mailAddress, password)
    await prove(context, signedIn)
    return signedIn
  }
  const makeShop = async (key: string): Promise<ConsoleShop> => {
    const shopId = await createTestShop(context, key)
    const mailAddress = `owner@${key}.example`
    const userId = await addUser(context, shopId, mailAddress)
    return { shopId, userId, mailAddress, ...(await signInAndProve(mailAddress, PASSWORD)) }
  }
  const own = await makeShop('test')
  return {
    ...own,
    context,
    app,
    answers,
    makeShop,
    signIn: (mailAddress = own.mailAddress, password = PASSWORD) => signInAndProve(mailAddress, password),
    trySignIn: (mailAddress, password, more) => trySignIn(app, mailAddress, password, more),
    pass: seconds => context.setTime(new Date(context.clock.now().getTime() + seconds * 1000).toISOString()),
    async [Symbol.asyncDispose]() {
      await app.close()
      await context[Symbol.asyncDispose]()
      expect(answers.faults).toEqual([])
    },
  }
}

const PROVE = writes('test.prove', 'update console_sessions set confirmed_at = $2 where digest = $1')

/** Has somebody who is signed in have proved just now who it is (R-CONSOLE-8), without the time that a hash takes. */
export async function prove({ db, clock }: Context, { cookie }: Pick<SignedIn, 'cookie'>): Promise<void> {
  const value = cookie.slice(cookie.indexOf('=') + 1)
  await db.query(PROVE, [cookieDigest(value), clock.now()])
}

/** Makes a user, an owner if nothing else is said, with the tests' password and answers its id. */
export async function addUser(
  context: Context,
  shopId: number,
  mailAddress: string,
  grant: Grant = OWNER,
): Promise<number> {
  const user = { mailAddress, passwordHash: CHEAP_HASH, grant, now: context.clock.now() }
  const id = await insertUser(context.db, shopId, user)
  if (id === undefined) throw new Error(`There is a user ${mailAddress} already`)
  return id
}

function trySignIn(
  app: FastifyInstance,
  mailAddress: string,
  password: string,
  { headers = OUR_PAGE, from = '192.0.2.1' }: { headers?: Record<string, string>; from?: string } = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/console/api/session',
    headers,
    remoteAddress: from,
    payload: { mail_address: mailAddress, password },
  })
}

async function signInTo(app: FastifyInstance, mailAddress: string, password: string): Promise<SignedIn> {
  const answer = await trySignIn(app, mailAddress, password)
  const [cookie] = String(answer.headers['set-cookie']).split(';')
  if (answer.statusCode !== 200 || cookie === undefined) throw new Error(`Not signed in: ${answer.body}`)
  return {
    cookie,
    call: (method, url, body, headers) =>
      app.inject({
        method,
        url,
        headers: {
          ...OUR_PAGE,
          cookie,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      }),
  }
}
