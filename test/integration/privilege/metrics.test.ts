/** Who may read the metrics (R-METRICS-1). */
import { expect } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { test } from '../../support/fixture.ts'

const TOKEN = 'of-the-metrics'

test.for([
  ['127.0.0.1', undefined, {}, 200],
  ['::1', undefined, {}, 200],
  ['localhost', undefined, {}, 200],
  // A proxy on the same machine calls from loopback for whoever calls it.
  ['127.0.0.1', undefined, { 'x-forwarded-for': '203.0.113.9' }, 401],
  ['127.0.0.1', undefined, { forwarded: 'for=203.0.113.9' }, 401],
  ['0.0.0.0', undefined, {}, 401],
  ['::', undefined, {}, 401],
  ['192.0.2.7', undefined, { authorization: 'Bearer undefined' }, 401],
  ['127.0.0.1', TOKEN, {}, 401],
  ['127.0.0.1', TOKEN, { authorization: `Bearer ${TOKEN}x` }, 401],
  ['0.0.0.0', TOKEN, { authorization: `Bearer ${TOKEN}`, via: '1.1 proxy' }, 200],
] as const)(
  'on %s with token %s, %j is answered %i',
  async ([host, metricsToken, headers, status], { context }) => {
    const app = await buildApp({ ...context, config: { ...context.config, host, metricsToken } })
    const answer = await app.inject({ url: '/metrics', headers })
    await app.close()
    expect(answer.statusCode).toBe(status)
    if (status === 401) {
      expect(answer.json()).toMatchObject({ type: '/errors/auth/unauthenticated' })
      expect(answer.body).not.toContain('process_cpu')
    }
  },
)
