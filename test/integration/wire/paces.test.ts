import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { vi } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { MAX_AHEAD } from '../../../src/http/in-turn.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'

/** Three connections at once, and one a second. */
const LIMITS = { token: 1000, address: 3, signIn: 3, buyer: 3, guesses: 3 }
const MB = 1024 * 1024

let server: FastifyInstance
/** Without limits of rates, beyond which an answer waits a second. */
let unhurried: FastifyInstance
let api: TestApi
let shop: number
let otherShop: number
/** How often each work of a test was begun, and how many were at it at once. */
const begun = new Map<string, number>()
const together = new Map<string, number>()

test.beforeAll(async ({ context, shopId }) => {
  const config = { ...context.config, rateLimits: LIMITS }
  server = await buildApp({ ...context, config })
  unhurried = await buildApp(context)
  const running = new Map<string, number>()
  const more = (counts: Map<string, number>, name: string, by: number) => {
    const count = (counts.get(name) ?? 0) + by
    counts.set(name, count)
    return count
  }
  for (const each of [server, unhurried]) {
    each.get<{ Params: { name: string } }>(
      '/task/:name',
      { config: { access: 'open', rate: 'none' } },
      async ({ params: { name } }) => {
        more(begun, name, 1)
        together.set(name, Math.max(together.get(name) ?? 0, more(running, name, 1)))
        await delay(20)
        more(running, name, -1)
        return `done ${begun.get(name)}`
      },
    )
    await each.listen({ host: '127.0.0.1', port: 0 })
  }
  api = await createTestApi({ ...context, config }, shopId)
  shop = shopId
  otherShop = await createTestShop(context, 'other')
})
test.afterAll(async () => {
  await api[Symbol.asyncDispose]()
  await server.close()
  await unhurried.close()
})

const request = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: shop.example', ...headers].join('\r\n')}\r\n\r\n`

/** Says all of the text on a connection from an address of its own, and answers what came until it ended, and when. */
async function say(localAddress: string, text: string, to = server): Promise<{ said: string; ms: number }> {
  const begin = performance.now()
  const { port } = to.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  let said = ''
  socket.on('error', () => {})
  socket.on('data', chunk => {
    said += chunk
  })
  socket.write(text)
  await once(socket, 'close')
  return { said, ms: performance.now() - begin }
}

test.describe.concurrent('paces', () => {
  // R-CONN-5
  test('requests that are sent ahead on a connection are begun one after the other', async ({ expect }) => {
    const work = request('GET /task/five')
    const { said } = await say(
      '127.0.0.11',
      work.repeat(4) + request('GET /task/five', 'Connection: close') + work,
      unhurried,
    )
    expect(said.match(/done \d/g)).toEqual(['done 1', 'done 2', 'done 3', 'done 4', 'done 5'])
    // What came after the last one was not begun.
    expect([begun.get('five'), together.get('five')]).toEqual([5, 1])
  })

  // R-CONN-5
  test('reading goes on when those that wait are answered', async ({ expect }) => {
    const work = request('GET /task/many')
    const last = request('GET /task/many', 'Connection: close')
    const { said } = await say('127.0.0.12', work.repeat(49) + last, unhurried)
    expect(said.match(/done \d+/g)).toHaveLength(50)
    expect(together.get('many')).toBe(1)
  })

  // R-CONN-5
  test('and who sends far too many ahead is cut off', async ({ expect }) => {
    const { said } = await say('127.0.0.13', request('GET /task/flood').repeat(MAX_AHEAD + 2))
    expect(said).toBe('')
    expect(begun.get('flood')).toBe(1)
    // A connection like that counts as many.
    const next = await Promise.race([
      say('127.0.0.13', request('GET /healthz', 'Connection: close')),
      delay(500, undefined),
    ])
    expect(next).toBeUndefined()
  })

  // R-CONN-6
  test('connections that follow one another too fast are read later, those of others at once', async ({
    expect,
  }) => {
    const healthz = request('GET /healthz', 'Connection: close')
    const [other, ...same] = await Promise.all([
      say('127.0.0.15', healthz),
      ...Array.from({ length: 6 }, () => say('127.0.0.14', healthz)),
    ])
    expect(other.said).toMatch(/^HTTP\/1.1 200 /)
    // Three at once, and then one a second.
    const last = Math.max(...same.map(({ ms }) => ms))
    expect(last).toBeGreaterThan(1500)
    expect(other.ms).toBeLessThan(last)
  })

  // R-RATE-5
  test('an answer does not wait until what is thrown away was read, but the next on its connection does', async ({
    expect,
  }) => {
    const text =
      request('POST /api/items', 'Content-Type: application/json', 'Content-Length: 400000') +
      'x'.repeat(400_000) +
      request('GET /healthz', 'Connection: close')
    const prompt = await say('127.0.0.16', text)
    expect(prompt.said.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200'])
    server.rates?.waitToDiscard('127.0.0.16', 48 * MB)
    const slow = await say('127.0.0.16', text)
    expect(slow.said.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200'])
    expect(slow.ms).toBeGreaterThan(800)
  })

  // R-RATE-5
  test('large bodies of a shop wait their time, small ones do not', async ({ expect, onTestFinished }) => {
    const { rates } = api.app
    const used = (shopId: number) => ({ actor: { shopId } }) as FastifyRequest
    const timed = async (payload: string | Readable) => {
      const begin = performance.now()
      const { statusCode } = await api.app.inject({
        method: 'POST',
        url: '/api/items',
        headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
        payload,
      })
      return { statusCode, ms: performance.now() - begin }
    }
    const large = `{${' '.repeat(50_000)}}`
    rates?.waitToParse(used(otherShop), 3 * MB)
    const before = await timed(large)
    rates?.waitToParse(used(shop), 5 * MB)
    const after = await timed(large)
    const small = await timed('{}')
    expect([before, after, small].map(each => each.statusCode)).toEqual([400, 400, 400])
    expect(after.ms).toBeGreaterThan(300)
    expect(Math.max(before.ms, small.ms)).toBeLessThan(after.ms)
    // Nobody waits for ever. Its length is not told, so that it is counted once it is there: what the shop owes is owed in the moment that the body is counted, however busy the machine is.
    if (rates === undefined) throw new Error('There are no limits of rates')
    const { waitToParse } = rates
    const counting = vi.spyOn(rates, 'waitToParse').mockImplementationOnce((request, bytes) => {
      waitToParse(used(shop), 100 * MB)
      return waitToParse(request, bytes)
    })
    onTestFinished(() => counting.mockRestore())
    expect((await timed(Readable.from([`{${' '.repeat(900_000)}}`]))).statusCode).toBe(429)
  })
})
