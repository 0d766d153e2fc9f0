import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleRoutesOf } from './support/routes.ts'
import { createTestConsole, OUR_PAGE, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
beforeAll(async () => {
  page = await createTestConsole()
})
afterAll(() => page[Symbol.asyncDispose]())

/** Values that are no ids. */
const IDS = [
  ...[
    '0',
    '-1',
    '1.5',
    '01',
    '1e3',
    'NaN',
    'null',
    '%00',
    '%E3%81%82',
    '%FF',
    "1'--",
    '..%2f..',
    ' 1',
    '9%20',
  ],
  ...['2147483648', '9007199254740991', '9007199254740992', '99999999999999999999', 'x'.repeat(5000)],
]

/** Bodies that no route wants. */
const BODIES: readonly unknown[] = [
  ...[null, 1, '', 'text', true, [], [null], {}, { unknown: 1 }],
  { mail_address: '\0@test.example', password: 'x' },
  { mail_address: `${'a.'.repeat(100_000)}a@test.example`, password: 'x' },
  { mail_address: `owner@${'a.'.repeat(200)}example`, password: 'x' },
  { mail_address: ['owner@test.example'], password: { $ne: null } },
  { mail_address: "owner'--@test.example", password: '\0' },
  { current_password: '\ud800', new_password: '\0'.repeat(20) },
  { name: '\0', scopes: ['items.read'], expires_at: null },
  { name: '\ud800', scopes: [], expires_at: 'yesterday' },
  { name: 'x'.repeat(100_000), scopes: Array(5000).fill('items.read'), expires_at: '9999-12-31T23:59:59Z' },
  { name: 'x', scopes: ['items.read', 'constructor', '__proto__'], expires_at: '+275760-09-13T00:00:00Z' },
  { name: 1, price_ceiling: 1e300, delivery_slots: [[]], most_amount_updates: -1 },
  { introduction: '\0', delivery_slots: Array(10_000).fill('0000') },
  { entry: '\0' },
  { entry: '@'.repeat(1000) },
]

/** Queries that no route wants. */
const QUERIES = [
  ...[
    '?unknown=1',
    '?id=1',
    '?limit=0',
    '?limit=-1',
    '?limit=1e9',
    '?limit=',
    '?limit=1&limit=2',
    '?limit=1.5',
  ],
  ...['?before=x', '?before=0', '?before=99999999999999999999', '?after=-1', '?before=%00', '?status=%00'],
  ...['?status=teapot', '?status=99999', '?path=%00', '?path=%25%5F%27', '?path=%FF', '?problem=%00'],
  ...['?token_id=2147483648', '?token_id=x', '?request_id=%00', '?method=%0d%0a', '?state=%00', '?order=%00'],
  ...[
    '?entry=%00',
    '?entry=',
    '?entry=%E3%81%82',
    `?path=${'x'.repeat(10_000)}`,
    '?__proto__=1',
    '?constructor=1',
  ],
]

/** Those that end the session this test goes by are tried at last, by a session of their own. */
const ENDING = ['DELETE /console/api/session', 'DELETE /console/api/sessions']

function routes() {
  return consoleRoutesOf(page.app).filter(({ method, path }) => !ENDING.includes(`${method} ${path}`))
}

// R-CONSOLE-7
describe('no route of the console fails', () => {
  test('whatever stands in its path', async () => {
    for (const { method, path } of routes().filter(route => route.path.includes(':'))) {
      for (const id of IDS) {
        const url = path.replaceAll(/:\w+/g, id)
        const answer = await page.call(method, url, method === 'GET' ? undefined : {})
        expect([method, url, answer.statusCode < 500 && answer.statusCode >= 400]).toEqual([
          method,
          url,
          true,
        ])
      }
    }
  })

  test('whatever its body is', async () => {
    for (const { method, path } of routes().filter(route => route.method !== 'GET')) {
      const url = path.replaceAll(/:\w+/g, '1')
      for (const body of BODIES) {
        const answer = await page.call(method, url, body)
        const shown = JSON.stringify(body).slice(0, 100)
        expect([method, url, shown, answer.statusCode >= 500, answer.body.slice(0, 200)]).toEqual([
          ...[method, url, shown, false],
          answer.body.slice(0, 200),
        ])
        page.pass(15 * 60)
      }
    }
  })

  test.each([
    ['no JSON', '{', 'application/json'],
    ['a forbidden member', '{"__proto__":{"admin":true}}', 'application/json'],
    ['a form', 'mail_address=a&password=b', 'application/x-www-form-urlencoded'],
    ['text', '{}', 'text/plain'],
    ['of a type that is none', '{}', '///'],
    ['too large', `"${'x'.repeat(1024 * 1024)}"`, 'application/json'],
    ['empty', '', 'application/json'],
  ])('when the body is %s', async (_what, payload, type) => {
    for (const { method, path } of routes()) {
      const headers = { ...OUR_PAGE, cookie: page.cookie, 'content-type': type }
      const url = path.replaceAll(/:\w+/g, '1')
      const answer = await page.app.inject({ method, url, headers, payload })
      expect([method, url, answer.statusCode < 500]).toEqual([method, url, true])
    }
  })

  test('whatever is asked', async () => {
    for (const { method, path } of routes()) {
      for (const query of QUERIES) {
        const url = path.replaceAll(/:\w+/g, '1') + query
        const answer = await page.call(method, url, method === 'GET' ? undefined : {})
        expect([method, url, answer.statusCode < 500]).toEqual([method, url, true])
      }
    }
  })

  test('when a session ends it and is sent on', async () => {
    for (const path of ['/console/api/session?x=1', '/console/api/sessions?x=1']) {
      expect((await page.call('DELETE', path)).statusCode).toBe(400)
    }
    expect((await page.call('GET', '/console/api/session')).statusCode).toBe(200)
  })
})

test('a cookie of raw bytes, or twice in two headers, is none', async () => {
  await page.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = page.app.server.address() as AddressInfo
  const own = page.cookie
  for (const cookie of [`akinai_session=${'\xff'.repeat(43)}`, [own, own], `${own}\t`, ` ${own} ;`]) {
    const status = await new Promise<number>((resolve, reject) => {
      const headers = { 'x-akinai-console': '1', cookie }
      httpRequest({ host: '127.0.0.1', port, path: '/console/api/session', headers }, answer => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
        .on('error', reject)
        .end()
    })
    const good = typeof cookie === 'string' && cookie.includes(own)
    expect([cookie, status]).toEqual([cookie, good ? 200 : 401])
  }
})
