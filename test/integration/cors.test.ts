import { afterAll, describe, expect } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { createTestShop } from '../support/context.ts'
import { test } from '../support/fixture.ts'

const ORIGIN = 'https://shop.example'

let api: TestApi

test.beforeAll(async ({ context }) => {
  const { corsOrigins } = readConfig({ AKINAI_CORS_ORIGINS: `${ORIGIN}, https://other.example` })
  const config = { ...context.config, corsOrigins }
  api = await createTestApi({ ...context, config }, await createTestShop(context))
})
afterAll(async () => {
  await api[Symbol.asyncDispose]()
})

type Method = 'GET' | 'POST' | 'PATCH' | 'OPTIONS' | 'HEAD'
const ask = (method: Method, url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method, url, headers })
const preflight = (origin: string) => ({ origin, 'access-control-request-method': 'PUT' })

describe('where origins are allowed', () => {
  const unknown = ['/nope', '/api/nope', '/api/items/', '/api/items/1/nope', '/files/x', '/*', '*']
  // R-HTTP-3, R-HTTP-6
  test.each(unknown)('%s is as unknown as elsewhere, for every method', async url => {
    for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS'] as const) {
      const answer = await ask(method, url, preflight(ORIGIN))
      expect([method, answer.statusCode]).toEqual([method, 404])
      expect(answer.headers['content-type']).toBe('application/problem+json')
      if (method !== 'HEAD') expect(answer.json()).toMatchObject({ type: '/errors/request/not-found' })
    }
  })

  // R-HTTP-6
  test.each([
    '/api/items',
    '/shops/test',
    '/openapi.json',
    '/docs',
    '/images/w/40/x.png',
    '/healthz',
    '/nope',
  ])('no cache hands what %s answers to one origin to another', async url => {
    const [plain, asked] = [await ask('GET', url), await ask('GET', url, { origin: ORIGIN })]
    for (const { headers } of [plain, asked]) expect(String(headers.vary)).toMatch(/(^|, )Origin$/i)
  })

  test('a browser can read that its path is unknown', async () => {
    const answer = await ask('GET', '/api/nope', { origin: ORIGIN })
    expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN)
  })

  // R-HTTP-4
  test('another method of a known path is 405 with those that it has', async () => {
    const answer = await ask('PATCH', '/api/items', { origin: ORIGIN })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
    expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN)
  })

  // R-HTTP-6
  test.each(['/api/items', '/api/items/1/stock', '/api/orders/search', '/healthz'])(
    'a preflight for %s is answered, and allows the origins alone',
    async url => {
      const answer = await ask('OPTIONS', url, preflight(ORIGIN))
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN)
      expect(answer.headers['access-control-allow-methods']).toContain('PUT')
      expect(answer.headers['x-request-id']).toBeDefined()
      const stranger = await ask('OPTIONS', url, preflight('https://elsewhere.example'))
      expect(stranger.headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  // R-HTTP-6, R-MATCH-1
  test('a page of another origin can read tags and send them', async () => {
    const wanted = 'authorization, if-match, if-none-match, idempotency-key'
    const asked = { ...preflight(ORIGIN), 'access-control-request-headers': wanted }
    const allowed = await ask('OPTIONS', '/api/items/1', asked)
    expect(allowed.headers['access-control-allow-headers']).toBe(wanted)
    const shown = await api.call('GET', '/api/user', undefined, { origin: ORIGIN })
    expect(String(shown.headers['access-control-expose-headers']).split(', ')).toContain('ETag')
    expect(shown.headers.etag).toBeDefined()
  })

  // R-HTTP-6, R-HTTP-13
  test.each([
    {},
    { origin: ORIGIN },
    { 'access-control-request-method': 'PUT' },
    { 'content-type': '@', 'content-length': '0' },
  ] as Record<string, string>[])('OPTIONS that is no preflight is told so: %j', async headers => {
    const answer = await ask('OPTIONS', '/api/items', headers)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json'])
    expect(answer.json()).toMatchObject({
      type: '/errors/request/malformed-request',
      instance: `/requests/${answer.headers['x-request-id']}`,
    })
  })
})
