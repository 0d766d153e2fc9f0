/** Every POST and PUT of the console's own document, made from it: sent again with its key each is answered the same, and changes nothing. */
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from '#pg'
import { type Documented, documentedOperations } from '../../contract/support/access/documented.ts'
import { askFor } from '../../contract/support/access/requests.ts'
import { fingerprint } from '../access/support/fingerprint.ts'
import { newTarget } from '../access/support/target.ts'
import {
  type ConsoleShop,
  createTestConsole,
  OUR_PAGE,
  PASSWORD,
  type TestConsole,
} from '../console/support/sign-in.ts'

let page: TestConsole
let outside: pg.Client
let writing: Documented[]

beforeAll(async () => {
  page = await createTestConsole()
  outside = new pg.Client(page.context.address)
  await outside.connect()
  writing = documentedOperations(page.app.consoleDocument()).filter(({ method }) =>
    ['POST', 'PUT'].includes(method),
  )
})
afterAll(async () => {
  await outside.end()
  await page[Symbol.asyncDispose]()
})

/**
 * Operations that take the answer to what the server asked before, or a factor that has to be set up: no valid call of
 * them is made here. What is refused of them is told the same way by the same code.
 */
const DIALOGUES = [
  ...['askForConfirmation', 'confirmByPasskey', 'beginPasskey', 'addPasskey'],
  ...['activateTotp', 'renewRecoveryCodes'],
]

interface Sent {
  readonly shop: ConsoleShop
  readonly operation: Documented
  readonly json: unknown
  readonly path: string
}

function send({ shop, operation, json, path }: Sent, key: string, end = '') {
  return page.app.inject({
    method: operation.method,
    url: path,
    headers: {
      ...{ ...OUR_PAGE, cookie: shop.cookie, 'idempotency-key': key },
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { payload: JSON.stringify(json) + end }),
  })
}

// R-KEY-3, R-KEY-5
test('each is carried out once', async () => {
  const tried = writing.filter(
    ({ operationId, asks, refusals }) =>
      asks.includes('session') &&
      // What only reads takes no key.
      refusals.includes('request/idempotency-key-in-use') &&
      !DIALOGUES.includes(operationId),
  )
  expect(tried.length).toBeGreaterThan(12)
  const firsts: (readonly [Sent, LightMyRequestResponse])[] = []
  for (const operation of tried) {
    const shop = await page.makeShop(`key-${operation.operationId.toLowerCase()}`)
    const target = await newTarget(page.context, shop, operation.operationId)
    const sent = { shop, operation, json: undefined, ...askFor(operation, target) }
    const first = await send(sent, 'console')
    expect(first.statusCode, `${operation.name} ${first.body}`).toBeLessThan(300)
    firsts.push([sent, first])
  }
  const before = await fingerprint(outside)
  for (const [sent, first] of firsts) {
    const { name } = sent.operation
    const second = await send(sent, 'console')
    expect(second.headers['idempotent-replayed'], name).toBe('true')
    expect(second.headers['x-request-id']).toBe(first.headers['x-request-id'])
    expect([second.statusCode, second.rawPayload], name).toEqual([first.statusCode, first.rawPayload])
    if (sent.json !== undefined) expect((await send(sent, 'console', ' ')).statusCode, name).toBe(422)
    expect((await send(sent, 'con sole')).statusCode, name).toBe(400)
  }
  expect(await fingerprint(outside)).toEqual(before)
})

// R-KEY-10
test('a secret that was answered stands nowhere in the database', async () => {
  const shop = await page.makeShop('secret')
  const body = { name: 'program', scopes: ['items.read'], expires_at: null }
  const headers = { 'idempotency-key': '8e03978e-40d5-43dd-bc93-6894a57f9324' }
  const answer = await shop.call('POST', '/console/api/tokens', body, headers)
  const { secret } = answer.json<{ secret: string }>()
  const { rows } = await outside.query<{ body: Buffer; row: string }>(
    'select body, to_jsonb(k)::text as row from idempotency_keys k where shop_id = $1',
    [shop.shopId],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.body.includes(secret)).toBe(false)
  expect(rows[0]?.row).not.toContain(headers['idempotency-key'])
  expect((await shop.call('POST', '/console/api/tokens', body, headers)).json()).toMatchObject({ secret })
})

// R-KEY-4
test('an attempt that is refused is counted with a key as without, and its key stays free', async () => {
  const shop = await page.makeShop('guessed')
  const failures = async () =>
    (await outside.query<{ n: number }>('select count(*)::int as n from sign_in_failures')).rows[0]?.n
  const before = await failures()
  const headers = { 'idempotency-key': 'guess' }
  for (const count of [1, 2]) {
    const answer = await shop.call(
      'POST',
      '/console/api/confirmation',
      { password: 'wrong password' },
      headers,
    )
    expect([answer.statusCode, answer.headers['idempotent-replayed']]).toEqual([401, undefined])
    expect(await failures()).toBe((before ?? 0) + count)
  }
})

// R-KEY-9
test('signing in ignores the key: neither shop nor token is known there', async () => {
  for (const operation of writing.filter(({ asks }) => !asks.includes('session'))) {
    expect(operation.refusals).not.toContain('request/idempotency-key-in-use')
  }
  const headers = { ...OUR_PAGE, 'idempotency-key': 'a b' }
  const answers = [1, 2].map(() => page.trySignIn(page.mailAddress, PASSWORD, { headers }))
  for (const answer of await Promise.all(answers))
    expect(answer.headers['idempotent-replayed']).toBeUndefined()
})
