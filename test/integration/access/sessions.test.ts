/**
 * Every operation of the console, and of the API by a session, against everybody who may not call it: made from the two
 * documents, so that a new operation takes part by itself. What programs with tokens may not is in
 * `test/contract/access.test.ts`.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from '#pg'
import { SCOPES } from '../../../src/auth/scopes.ts'
import { createToken, revokeToken } from '../../../src/auth/store.ts'
import { deleteUser } from '../../../src/console/user-store.ts'
import { badAuthorizations } from '../../contract/support/access/bad-tokens.ts'
import { bytesOf, REQUEST_ID } from '../../contract/support/access/bytes.ts'
import {
  type Documented,
  documentedOperations,
  type IdPlace,
} from '../../contract/support/access/documented.ts'
import {
  askFor,
  idAt,
  NOTHING,
  placesToTry,
  type Swap,
  type Target,
} from '../../contract/support/access/requests.ts'
import { FOREIGN_CALLS } from '../console/support/foreign-calls.ts'
import {
  type ConsoleShop,
  createTestConsole,
  OUR_PAGE,
  type TestConsole,
} from '../console/support/sign-in.ts'
import { fingerprint } from './support/fingerprint.ts'
import { newTarget } from './support/target.ts'

let page: TestConsole
let outside: pg.Client
let ours: { readonly shop: ConsoleShop; readonly target: Target }
let theirs: { readonly shop: ConsoleShop; readonly target: Target }
/** The console's, and those of the API that a session may call. */
let consoleOperations: Documented[]
let apiOperations: Documented[]
/** A program's, of all scopes. */
let goodToken: string
/** Cookies that open nothing. */
let badCookies: [what: string, cookie: string | undefined][]
/** Authorization headers that open nothing. */
let badTokens: [what: string, authorization: string][]

beforeAll(async () => {
  page = await createTestConsole()
  outside = new pg.Client(page.context.address)
  await outside.connect()
  consoleOperations = documentedOperations(page.app.consoleDocument())
  apiOperations = documentedOperations(page.app.swagger()).filter(({ asks }) => asks.includes('token'))
  goodToken = await makeToken(null)
  badCookies = [...(await endedSessions()), ...madeUp(goodToken)]
  badTokens = [...badAuthorizations(goodToken), ...(await endedTokens())]
  const other = await page.makeShop('theirs')
  const own = await page.makeShop('ours')
  ours = { shop: own, target: await newTarget(page.context, own) }
  theirs = { shop: other, target: await newTarget(page.context, other) }
})
afterAll(async () => {
  await outside.end()
  await page[Symbol.asyncDispose]()
})

async function makeToken(expiresAt: Date | null): Promise<string> {
  const { db, clock } = page.context
  const now = clock.now()
  return (await createToken(db, page.shopId, { name: 'x', scopes: SCOPES, expiresAt, now })).token
}

/** Tokens that were good. */
async function endedTokens(): Promise<[string, string][]> {
  const { db, clock } = page.context
  const expiring = await makeToken(new Date(clock.now().getTime() + 1000))
  const { id, token } = await createToken(db, page.shopId, {
    ...{ name: 'x', scopes: SCOPES, expiresAt: null, now: clock.now() },
  })
  await revokeToken(db, id, clock.now())
  page.pass(2)
  return [
    ['expired', `Bearer ${expiring}`],
    ['revoked', `Bearer ${token}`],
  ]
}

/** Sessions that were good. */
async function endedSessions(): Promise<[string, string][]> {
  const DAY = 24 * 60 * 60
  const worn = await page.signIn()
  for (let day = 0; day < 30; day += 6) {
    expect((await worn.call('GET', '/console/api/session')).statusCode).toBe(200)
    page.pass(6 * DAY)
  }
  const unused = await page.signIn()
  page.pass(7 * DAY)
  const out = await page.signIn()
  expect((await out.call('DELETE', '/console/api/session')).statusCode).toBe(204)
  const gone = await page.makeShop('gone')
  await page.context.db.transaction(tx => deleteUser(tx, gone.shopId, gone.userId))
  page.pass(2)
  return [
    ['of a session of 30 days', worn.cookie],
    ['of a session that was not used for 7 days', unused.cookie],
    ['of a session that was signed out', out.cookie],
    ['of a person who was deleted', gone.cookie],
  ]
}

const madeUp = (token: string): [string, string | undefined][] => [
  ['none', undefined],
  ['empty', 'akinai_session='],
  ['nonsense', 'akinai_session=x'],
  ['well formed but unknown', `akinai_session=${'A'.repeat(43)}`],
  ['twice', `akinai_session=${'A'.repeat(43)}; akinai_session=${'B'.repeat(43)}`],
  ['of another name', `session=${'A'.repeat(43)}`],
  ['a token', `akinai_session=${token}`],
]

/** Sends a call of an operation under headers, and answers what of it must be the same wherever nothing may differ. */
async function send(
  operation: Documented,
  target: Target,
  headers: Readonly<Record<string, string | undefined>>,
  swaps: readonly Swap[] = [],
) {
  const { method, path, json } = askFor(operation, target, swaps)
  const sent = Object.entries({ ...REQUEST_ID, ...headers }).filter(([, value]) => value !== undefined)
  const answer = await page.app.inject({
    method,
    url: path,
    headers: {
      ...(Object.fromEntries(sent) as Record<string, string>),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { payload: JSON.stringify(json) }),
  })
  const { statusCode: status, headers: answered, body: text } = answer
  return {
    status,
    text,
    bytes: bytesOf(
      { status, headers: answered, text },
      swaps.map(({ id }) => id),
    ),
  }
}

const cookieOf = ({ cookie }: ConsoleShop) => ({ ...OUR_PAGE, cookie })

/**
 * Operations that take the answer to what the server asked before, or a factor that has to be set up: where their calls
 * succeed is tried in `test/integration/console/`. None of them names a thing by an id.
 */
const DIALOGUES = [
  ...['askForConfirmation', 'confirmByPasskey', 'finishByCode', 'askForSecondStep', 'finishByPasskey'],
  ...['beginPasskeySignIn', 'signInByPasskey', 'beginPasskey', 'addPasskey'],
  ...['activateTotp', 'removeTotp', 'renewRecoveryCodes'],
]

// What is refused below would be done if it were let: else nothing would be proved.
test('a valid call of every operation of the console is known', async () => {
  expect(consoleOperations.length).toBeGreaterThan(20)
  for (const operation of consoleOperations) {
    if (DIALOGUES.includes(operation.operationId)) {
      expect(operation.ids).toEqual([])
      continue
    }
    const shop = await page.makeShop(`valid-${operation.operationId.toLowerCase()}`)
    const target = await newTarget(page.context, shop, operation.operationId)
    const { status, text } = await send(operation, target, cookieOf(shop))
    const taught = `${operation.name} answered ${text}: give newTarget in test/integration/access/support/target.ts what makes it succeed`
    expect(status, taught).toBeLessThan(300)
  }
})

const inPath = (places: readonly IdPlace[]) => places.every(({ where }) => where === 'path')

describe('a refused call', () => {
  let before: Record<string, string>
  beforeAll(async () => {
    before = await fingerprint(outside)
  })

  // R-CONSOLE-2
  test('of whom no session stands behind is answered alike, whatever was sent', async () => {
    const sessionOnly = consoleOperations.filter(({ asks }) => asks.includes('session'))
    for (const operations of [sessionOnly, apiOperations]) {
      const expected = (await send(operations[0] as Documented, ours.target, OUR_PAGE)).bytes
      expect(expected.status).toBe(401)
      for (const operation of operations) {
        for (const [what, cookie] of badCookies) {
          const answer = await send(operation, ours.target, { ...OUR_PAGE, cookie })
          expect(answer.bytes, `${operation.name}, cookie ${what}`).toEqual(expected)
        }
      }
    }
    // The console is for people: a program's token does not open it.
    for (const operation of sessionOnly) {
      const bearer = { ...OUR_PAGE, authorization: `Bearer ${goodToken}` }
      expect((await send(operation, ours.target, bearer)).status, operation.name).toBe(401)
    }
  })

  // R-AUTH-2, R-AUTH-10
  test('of a program whose token is bad is answered alike, also beside a good session', async () => {
    const [first] = badTokens
    const expected = (await send(apiOperations[0] as Documented, ours.target, { authorization: first?.[1] }))
      .bytes
    expect(expected.status).toBe(401)
    for (const operation of apiOperations) {
      for (const [what, authorization] of badTokens) {
        for (const session of [{}, cookieOf(ours.shop)]) {
          const answer = await send(operation, ours.target, { ...session, authorization })
          expect(answer.bytes, `${operation.name}, a token that is ${what}`).toEqual(expected)
        }
      }
    }
  })

  // R-CONSOLE-3
  test.each(FOREIGN_CALLS)('%s is answered alike, with a session and without', async (what, headers) => {
    for (const operations of [consoleOperations, apiOperations]) {
      // Without the header it is not the console's page that calls the API, but a program without a token.
      const asksForToken = operations === apiOperations && what === 'without our header'
      const expected = (await send(operations[0] as Documented, ours.target, headers)).bytes
      expect(expected.status).toBe(asksForToken ? 401 : 403)
      for (const operation of operations) {
        for (const cookie of [undefined, ours.shop.cookie, `akinai_session=${'A'.repeat(43)}`]) {
          const answer = await send(operation, ours.target, { ...headers, cookie })
          expect(answer.bytes, operation.name).toEqual(expected)
        }
      }
    }
  })

  // R-TENANT-1
  test("with another shop's id is answered as with that of nothing", async () => {
    // Ids in bodies of the API are tried with tokens, on things that are made for it.
    const tried = [
      ...consoleOperations.map(operation => [operation, placesToTry(operation)] as const),
      ...apiOperations.map(operation => [operation, placesToTry(operation).filter(inPath)] as const),
    ]
    for (const [operation, sets] of tried) {
      for (const places of sets) {
        const swap = (ids: Target['ids']) =>
          places.map(place => ({ place, id: idAt(operation, { ...theirs.target, ids }, place) }))
        const asked = (ids: Target['ids']) => send(operation, ours.target, cookieOf(ours.shop), swap(ids))
        const [foreign, missing] = [await asked(theirs.target.ids), await asked(NOTHING)]
        const what = `${operation.name}, ${places.map(({ where, at }) => `${where} ${at.join('/')}`).join(' and ')}`
        expect(foreign.bytes, what).toEqual(missing.bytes)
        // Of a list of orders each is answered by itself; of none there is no file.
        const filters =
          places.every(({ where, at }) => where === 'query' || at[0] === 'unique_keys') &&
          operation.path !== '/console/api/papers/pdf'
        expect(filters ? foreign.status < 300 : foreign.status >= 400, `${what}: ${foreign.text}`).toBe(true)
      }
    }
  })

  // R-CONSOLE-1
  test('to sign in is answered alike for an address that nobody has and for a wrong password', async () => {
    const tried = async (mail_address: string) =>
      await page.trySignIn(mail_address, 'a wrong password', { headers: { ...OUR_PAGE, ...REQUEST_ID } })
    const answers = await Promise.all([ours.shop.mailAddress, 'nobody@ours.example'].map(tried))
    const [known, unknown] = answers.map(({ statusCode: status, headers, body: text }) =>
      bytesOf({ status, headers, text }),
    )
    expect(known?.status).toBe(401)
    expect(unknown).toEqual(known)
  })

  // R-CONSOLE-8
  test('of whom proof is wanted again is answered alike, whatever it is about', async () => {
    const wanted = consoleOperations.filter(({ refusals }) =>
      refusals.includes('console/confirmation-needed'),
    )
    expect(wanted.map(({ operationId }) => operationId)).toContain('createToken')
    const before = await fingerprint(outside)
    page.pass(11 * 60)
    const answers = await Promise.all(
      wanted.flatMap(operation =>
        [ours.target, { ...theirs.target, ids: NOTHING }].map(target =>
          send(operation, target, cookieOf(ours.shop)),
        ),
      ),
    )
    expect(answers[0]?.status).toBe(403)
    for (const { bytes } of answers) expect(bytes).toEqual(answers[0]?.bytes)
    expect(await fingerprint(outside)).toEqual(before)
  })

  test('has changed nothing', async () => {
    expect(await fingerprint(outside)).toEqual(before)
  })
})
