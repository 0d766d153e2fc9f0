import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../src/app.ts'
import { MAX_OF_TURN } from '../../../src/http/turns.ts'
import { test } from '../../support/fixture.ts'

let app: FastifyInstance
/** Of each turn of the event loop, how many requests of each address were begun in it. */
let begun: Map<string, number>[]

test.beforeAll(async ({ context }) => {
  app = await buildApp(context)
  app.get('/begun', { config: { access: 'open', rate: 'none' } }, ({ ip }) => {
    const turn = begun.at(-1)
    turn?.set(ip, (turn.get(ip) ?? 0) + 1)
    return 'begun'
  })
  await app.ready()
})
test.afterAll(() => app.close())

// R-CONN-7
test('of requests that come at once few of an address are begun in a turn', async ({ expect }) => {
  begun = [new Map()]
  let over = false
  const look = () => {
    begun.push(new Map())
    if (!over) setImmediate(look)
  }
  setImmediate(look)
  const ask = (remoteAddress: string) => app.inject({ method: 'GET', url: '/begun', remoteAddress })
  const addresses = [...Array.from({ length: 40 }, () => '192.0.2.1'), '192.0.2.2']
  const answers = await Promise.all(addresses.map(ask))
  over = true
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const turnsOf = (ip: string) => begun.flatMap((turn, at) => (turn.has(ip) ? [[at, turn.get(ip) ?? 0]] : []))
  expect(Math.max(...turnsOf('192.0.2.1').map(([, count = 0]) => count))).toBeLessThanOrEqual(MAX_OF_TURN)
  expect(turnsOf('192.0.2.1').length).toBeGreaterThan(4)
  // The other address came last and is not behind them.
  expect(turnsOf('192.0.2.2')[0]?.[0]).toBe(turnsOf('192.0.2.1')[0]?.[0])
})
