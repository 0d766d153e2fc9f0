import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { readConfig } from '../../../src/config.ts'
import { createTestApi } from '../../support/api.ts'
import { FOREIGN_CALLS } from './support/foreign-calls.ts'
import { createTestConsole, PASSWORD, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
beforeAll(async () => {
  page = await createTestConsole()
})
afterAll(() => page[Symbol.asyncDispose]())

const OURS: readonly Record<string, string>[] = [
  { 'x-akinai-console': '1' },
  { 'x-akinai-console': '1', origin: 'http://shop.example' },
  { 'x-akinai-console': '1', origin: 'http://localhost' },
  { 'x-akinai-console': '1', host: 'other.name:3000', origin: 'http://other.name:3000' },
  {
    'x-akinai-console': '1',
    host: 'rewritten',
    origin: 'http://shop.example',
    'sec-fetch-site': 'same-origin',
  },
]

// R-CONSOLE-3
describe('a call of the console', () => {
  test.each(FOREIGN_CALLS)(
    'to sign in %s is refused, so that nobody is signed in to a foreign account',
    async (_what, headers) => {
      const answer = await page.trySignIn(page.mailAddress, PASSWORD, { headers })
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
    },
  )

  test.each(OURS)('of our page is answered: %o', async headers => {
    const { cookie } = page
    const answer = await page.app.inject({ url: '/console/api/session', headers: { cookie, ...headers } })
    expect(answer.statusCode).toBe(200)
    expect((await page.trySignIn(page.mailAddress, PASSWORD, { headers })).statusCode).toBe(200)
  })

  test.each([
    ['http://shop.example', 403],
    ['https://shop.example', 401],
    ['http://localhost', 403],
    ['https://localhost', 401],
  ])('on a server that people open by https comes from there, too: %s', async (origin, status) => {
    const app = await buildApp({ ...page.context, baseUrl: 'https://shop.example' })
    const headers = { 'x-akinai-console': '1', origin, host: 'localhost' }
    expect((await app.inject({ url: '/console/api/session', headers })).statusCode).toBe(status)
    await app.close()
  })
})

describe('the API', () => {
  test('takes the session of our page, and does what its shop may', async () => {
    const made = await page.call('POST', '/api/items', {
      type: 'normal',
      name: '手ぬぐい',
      price: 1200,
      item_tax_type: 'standard',
    })
    expect(made.statusCode).toBe(200)
    const neighbour = await page.makeShop('neighbour')
    const { item_id } = made.json<{ item_id: number }>()
    expect((await page.call('GET', `/api/items/${item_id}`)).statusCode).toBe(200)
    expect((await neighbour.call('GET', `/api/items/${item_id}`)).statusCode).toBe(404)
  })

  test('asks for a token when our header is missing, whatever the cookie', async () => {
    const { cookie } = page
    const answer = await page.app.inject({ url: '/api/user', headers: { cookie } })
    expect([answer.statusCode, answer.json<{ type: string }>().type]).toEqual([
      401,
      '/errors/auth/unauthenticated',
    ])
  })

  // R-CONSOLE-3
  test('goes by the token where one is sent, not by the session beside it', async () => {
    const other = await page.makeShop('other')
    await using api = await createTestApi(page.context, other.shopId)
    const { cookie } = page
    const headers = { cookie, 'x-akinai-console': '1' }
    const answer = await page.app.inject({
      url: '/api/user',
      headers: { ...headers, authorization: `Bearer ${api.token}` },
    })
    expect(answer.json()).toMatchObject({ shop_id: 'other' })
    for (const authorization of ['', 'Bearer nonsense', 'Basic x']) {
      const refused = await page.app.inject({ url: '/api/user', headers: { ...headers, authorization } })
      expect([authorization, refused.statusCode]).toEqual([authorization, 401])
    }
  })

  test.each([
    '',
    'akinai_session=',
    'akinai_session=x',
    `akinai_session=${'A'.repeat(43)}`,
    `akinai_session=${'A'.repeat(43)}; akinai_session=${'B'.repeat(43)}`,
    'akinai_session=%00',
    `akinai_session=${'あ'.repeat(43)}`,
    `akinai_session=${'A'.repeat(10_000)}`,
    ';;;===;;;',
  ])('refuses the cookie %j', async cookie => {
    const answer = await page.app.inject({
      url: '/api/user',
      headers: { cookie: Buffer.from(cookie).toString('latin1'), 'x-akinai-console': '1' },
    })
    expect([answer.statusCode, answer.json<{ type: string }>().type]).toEqual([
      401,
      '/errors/console/signed-out',
    ])
  })

  test('takes no session for an origin that AKINAI_CORS_ORIGINS allows: that is for tokens', async () => {
    const origin = 'https://partner.example'
    const config = { ...page.context.config, ...pickOrigins(origin) }
    const app = await buildApp({ ...page.context, config })
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/api/user',
      headers: { origin, 'access-control-request-method': 'GET' },
    })
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined()
    const headers = { cookie: page.cookie, origin, 'x-akinai-console': '1' }
    expect((await app.inject({ url: '/api/user', headers })).statusCode).toBe(403)
    await app.close()
  })
})

function pickOrigins(origin: string) {
  const { corsOrigins } = readConfig({ AKINAI_CORS_ORIGINS: origin })
  return { corsOrigins }
}
