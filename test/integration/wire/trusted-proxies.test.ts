import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { test } from '../../support/fixture.ts'

const addresses: string[] = []
let plain: FastifyInstance
let proxied: FastifyInstance

test.beforeAll(async ({ context }) => {
  const build = async (trustedProxies: readonly string[]) => {
    const app = await buildApp({ ...context, config: { ...context.config, trustedProxies } })
    app.addHook('onRequest', async ({ ip }) => void addresses.push(ip))
    return app
  }
  plain = await build([])
  proxied = await build(['10.0.0.0/8', '2001:db8::/32'])
})
test.afterAll(async () => {
  await plain.close()
  await proxied.close()
})

async function addressOf(app: FastifyInstance, from: string, said: string | undefined) {
  const headers = said === undefined ? {} : { 'x-forwarded-for': said }
  await app.inject({ url: '/healthz', remoteAddress: from, headers })
  return addresses.pop()
}

// R-HTTP-21
test('without proxies the connection tells who calls', async () => {
  expect(await addressOf(plain, '192.0.2.1', '203.0.113.9')).toBe('192.0.2.1')
  expect(await addressOf(plain, '127.0.0.1', '203.0.113.9')).toBe('127.0.0.1')
})

// R-HTTP-21
test.for([
  ['192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  // What the caller has written stands before what the proxy has.
  ['10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['10.0.0.1', '198.51.100.1, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db9::7', '2001:db9::7'],
] as const)('from %s, said to be %s: %s', async ([from, said, is]) => {
  expect(await addressOf(proxied, from, said)).toBe(is)
})
