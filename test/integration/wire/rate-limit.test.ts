import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { SCOPES } from '../../../src/auth/scopes.ts'
import { createToken } from '../../../src/auth/store.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'

/** As many requests a minute as a test can make by hand. */
const LIMITS = { token: 4, address: 3, signIn: 2, buyer: 5, guesses: 2 }

let api: TestApi
let other: TestApi
/** A token that nobody has called with. */
let unused: string
let pass: (seconds: number) => void
/** Each test has addresses of its own. */
let address: string
let count = 0

test.beforeAll(async ({ context }) => {
  const limited = { ...context, config: { ...context.config, rateLimits: LIMITS } }
  api = await createTestApi(limited, await createTestShop(context))
  other = await createTestApi(limited, await createTestShop(context, 'other'))
  const now = context.clock.now()
  const third = await createTestShop(context, 'third')
  unused = (await createToken(context.db, third, { name: 'Unused', scopes: SCOPES, expiresAt: null, now }))
    .token
  pass = seconds => context.setTime(new Date(context.clock.now().getTime() + seconds * 1000).toISOString())
})
test.afterAll(async () => {
  await api[Symbol.asyncDispose]()
  await other[Symbol.asyncDispose]()
})
test.beforeEach(() => {
  pass(3600)
  count++
  address = `198.51.100.${count}`
})

const ask = (url: string, headers: Record<string, string> = {}, from = address) =>
  api.app.inject({ url, headers, remoteAddress: from })

async function statuses(times: number, call: () => Promise<LightMyRequestResponse>): Promise<number[]> {
  const found: number[] = []
  for (let n = 0; n < times; n++) found.push((await call()).statusCode)
  return found
}

/** Of the document, each `GET` of the API of buyers that needs nothing but the path. */
const BUYERS = [
  '',
  '/items',
  '/items/1',
  '/categories',
  '/carts/x',
  '/checkouts/x',
  '/orders/x',
  '/subscriptions/x',
  '/applications/x',
]

// R-RATE-6
test.each(BUYERS)('of the API of buyers GET /shops/test/api%s has the rate of buyers', async path => {
  const answer = await ask(`/shops/test/api${path === '' ? '/shop' : path}`)
  expect([path, answer.headers['ratelimit-policy']]).toEqual([path, '"buyer";q=5;w=60'])
})

const fieldsOf = ({ headers }: LightMyRequestResponse) => [headers['ratelimit-policy'], headers.ratelimit]

// R-RATE-1, R-RATE-2
test('a token has so many requests a minute, and every answer tells what is left', async () => {
  const first = await api.call('GET', '/api/user')
  expect([first.statusCode, ...fieldsOf(first)]).toEqual([200, '"token";q=4;w=60', '"token";r=3;t=60'])
  pass(18)
  const second = await api.call('GET', '/api/items/999')
  expect([second.statusCode, ...fieldsOf(second)]).toEqual([404, '"token";q=4;w=60', '"token";r=2;t=42'])
  expect(await statuses(2, () => api.call('GET', '/api/user'))).toEqual([200, 200])
  const refused = await api.call('POST', '/api/items', { type: 'normal' })
  expect([refused.statusCode, ...fieldsOf(refused)]).toEqual([429, '"token";q=4;w=60', '"token";r=0;t=42'])
  expect(refused.headers['retry-after']).toBe('42')
  expect(refused.json()).toMatchObject({
    type: '/errors/request/rate-limited',
    detail: 'A token has 4 requests a minute. The next are taken in 42 s.',
  })
  pass(42)
  expect((await api.call('GET', '/api/user')).statusCode).toBe(200)
})

// R-RATE-1
test('one token takes nothing from another', async () => {
  const otherToken = { authorization: `Bearer ${other.token}` }
  expect(await statuses(5, () => api.call('GET', '/api/user'))).toEqual([200, 200, 200, 200, 429])
  expect((await ask('/api/user', otherToken)).statusCode).toBe(200)
})

// R-RATE-1
test('an address has so many requests of open routes that do work', async () => {
  expect(await statuses(4, () => ask('/openapi.json'))).toEqual([200, 200, 200, 429])
  const refused = await ask('/metrics')
  expect(refused.json()).toMatchObject({ type: '/errors/request/rate-limited' })
  expect(fieldsOf(refused)).toEqual(['"address";q=3;w=60', '"address";r=0;t=60'])
  const upload = await api.app.inject({ method: 'POST', url: '/files', remoteAddress: address })
  expect(upload.statusCode).toBe(429)
  // Another address is another's, and what comes from memory is for everybody.
  expect((await ask('/openapi.json', {}, '203.0.113.7')).statusCode).toBe(200)
  const pages = await Promise.all(['/healthz', '/readyz', '/docs/', '/console/'].map(url => ask(url)))
  expect(pages.map(({ statusCode, headers }) => [statusCode, headers.ratelimit])).toEqual(
    pages.map(() => [200, undefined]),
  )
})

// R-RATE-1
test('addresses of IPv6 count by their network of 64 bits', async () => {
  const found: number[] = []
  for (const last of ['1', '2', '3', '4']) {
    found.push((await ask('/openapi.json', {}, `2001:db8:${count}:1::${last}`)).statusCode)
  }
  expect(found).toEqual([200, 200, 200, 429])
  expect((await ask('/openapi.json', {}, `2001:db8:${count}:2::1`)).statusCode).toBe(200)
})

// R-RATE-6
test('the networks of a site of IPv6 have five times the requests of a buyer together', async () => {
  const buy = (site: number, network: number) =>
    ask('/shops/test/api/items', {}, `2001:db8:${site}:${network}::1`)
  const found: number[] = []
  for (let network = 1; network <= 6; network++) {
    found.push(...(await statuses(5, () => buy(0xfff, network))))
  }
  expect(found).toEqual([...Array.from({ length: 25 }, () => 200), ...Array.from({ length: 5 }, () => 429)])
  const told = await buy(0xffe, 1)
  expect([told.statusCode, ...fieldsOf(told)]).toEqual([200, '"buyer";q=5;w=60', '"buyer";r=4;t=60'])
})

// R-RATE-6
test('a network of IPv6 takes no more of its site than it has itself, however often it is refused', async () => {
  const buy = (network: number) => ask('/shops/test/api/items', {}, `2001:db8:ffd:${network}::1`)
  // At once, since each that goes on beyond is answered a second later.
  await Promise.all(Array.from({ length: 30 }, () => buy(1)))
  expect(await statuses(5, () => buy(2))).toEqual([200, 200, 200, 200, 200])
})

// R-RATE-3
test('who tries tokens uses up what its address has, and is not told of one that would be right', async () => {
  const guess = (n: number) => ask('/api/user', { authorization: `Bearer akn_guess${n}` })
  expect([(await guess(1)).statusCode, fieldsOf(await guess(2))]).toEqual([
    401,
    ['"address";q=3;w=60', '"address";r=1;t=60'],
  ])
  expect((await ask('/api/user')).statusCode).toBe(401)
  expect(await statuses(2, () => guess(3))).toEqual([429, 429])
  expect((await ask('/api/user', { authorization: `Bearer ${unused}` })).statusCode).toBe(429)
  expect((await ask('/api/user', { authorization: `Bearer ${unused}` }, '203.0.113.8')).statusCode).toBe(200)
})

// R-RATE-3
test('a token that was right before is not held up by strangers at its address', async () => {
  const call = () => ask('/api/user', { authorization: `Bearer ${api.token}` })
  expect((await call()).statusCode).toBe(200)
  await statuses(5, () => ask('/api/user', { authorization: 'Bearer akn_guess' }))
  pass(2)
  expect((await call()).statusCode).toBe(200)
})

// R-RATE-1
test('passwords are tried far less often', async () => {
  const signIn = () =>
    api.app.inject({
      method: 'POST',
      url: '/console/api/session',
      remoteAddress: address,
      headers: { 'x-akinai-console': '1', 'content-type': 'application/json' },
      payload: { mail_address: `nobody${count}@test.example`, password: 'wrong' },
    })
  const first = await signIn()
  expect([first.statusCode, ...fieldsOf(first)]).toEqual([401, '"sign-in";q=2;w=60', '"sign-in";r=1;t=60'])
  expect(await statuses(2, signIn)).toEqual([401, 429])
})

// R-RATE-4
test('whoever goes on far beyond gets every answer a second later', async () => {
  const timed = async (call: () => Promise<unknown>) => {
    const begin = performance.now()
    await call()
    return performance.now() - begin
  }
  for (let n = 0; n < 2 * LIMITS.address; n++) await ask('/nope')
  expect(await timed(() => ask('/nope'))).toBeGreaterThan(990)
  pass(60)
  expect(await timed(() => ask('/nope'))).toBeLessThan(900)
  await statuses(LIMITS.token, () => api.call('GET', '/api/user'))
  expect(await timed(() => api.call('GET', '/api/user'))).toBeGreaterThan(990)
})

// R-RATE-6, R-BUY-11
test('an address asks shops as a buyer so often, apart from what else it asks', async () => {
  const visit = () => ask('/shops/test/api/shop')
  const first = await visit()
  expect([first.statusCode, ...fieldsOf(first)]).toEqual([200, '"buyer";q=5;w=60', '"buyer";r=4;t=60'])
  expect(await statuses(5, visit)).toEqual([200, 200, 200, 200, 429])
  expect((await visit()).json()).toMatchObject({ type: '/errors/request/rate-limited' })
  expect((await ask('/shops/other/api/items')).statusCode).toBe(429)
  expect((await ask('/shops/test/api/shop', {}, '198.51.100.250')).statusCode).toBe(200)
  pass(60)
  expect((await visit()).statusCode).toBe(200)
})

// R-STORE-1
test('pages of shops and forms have the same rate as the buyer’s API, and beyond it say so as a page', async () => {
  const form = () =>
    api.app.inject({
      ...{ method: 'POST', url: '/shops/test/cart/lines', remoteAddress: address, payload: 'item=1' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect(await statuses(2, () => ask('/shops/test'))).toEqual([200, 200])
  expect((await ask('/shops/nobody')).statusCode).toBe(404)
  expect([(await form()).statusCode, (await ask('/shops/test/api/shop')).statusCode]).toEqual([404, 200])
  pass(18)
  for (const refused of [await ask('/shops/test'), await ask('/shops/test/items/1'), await form()]) {
    expect([refused.statusCode, ...fieldsOf(refused)]).toEqual([429, '"buyer";q=5;w=60', '"buyer";r=0;t=42'])
    expect([refused.headers['retry-after'], refused.headers['content-type']]).toEqual([
      ...['42', 'text/html; charset=utf-8'],
    ])
    expect(refused.body).toContain('<html lang="ja">')
  }
  expect((await ask('/shops/test/api/shop')).statusCode).toBe(429)
  expect((await ask('/openapi.json')).statusCode).toBe(200)
  pass(42)
  expect((await ask('/shops/test')).statusCode).toBe(200)
})
