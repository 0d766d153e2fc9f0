import { describe, expect, test } from 'vitest'
import { fastify } from '#fastify'
import { MOST_READY, makeReady, sendTogether } from './send-together.ts'

describe('what is ready', () => {
  function collect() {
    const sent: number[] = []
    const turns: (() => void)[] = []
    const ready = makeReady(3, turn => turns.push(turn))
    return { sent, turns, send: (number: number) => ready(() => sent.push(number)) }
  }

  test('goes at the end of the turn, in its order, and the end of a turn is asked for once', () => {
    const { sent, turns, send } = collect()
    for (const number of [1, 2]) send(number)
    expect(sent).toEqual([])
    expect(turns).toHaveLength(1)
    turns[0]?.()
    expect(sent).toEqual([1, 2])
    send(3)
    expect(turns).toHaveLength(2)
    turns[1]?.()
    expect(sent).toEqual([1, 2, 3])
  })

  test('goes at once where it is enough, and what comes then waits again', () => {
    const { sent, turns, send } = collect()
    for (const number of [1, 2, 3, 4]) send(number)
    expect(sent).toEqual([1, 2, 3])
    turns[0]?.()
    expect(sent).toEqual([1, 2, 3, 4])
  })

  test('may have others sent', () => {
    const { sent, turns, send } = collect()
    const ready = makeReady(2, turn => turns.push(turn))
    ready(() => ready(() => send(1)))
    for (let turn = turns.shift(); turn; turn = turns.shift()) turn()
    expect(sent).toEqual([1])
  })
})

describe('an application', () => {
  function build() {
    const app = fastify()
    sendTogether(app)
    app.get('/good', async () => ({ good: true }))
    app.get('/bad', (_request, reply) => {
      reply.header('x-bad', 'no\nheader').send({ good: true })
    })
    return app
  }

  test('answers all, however many at once', async () => {
    await using app = build()
    const asked = Array.from({ length: 3 * MOST_READY + 1 }, () => app.inject({ url: '/good' }))
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })

  test('tells of an answer that cannot be sent, and sends the others', async () => {
    await using app = build()
    const address = await app.listen({ port: 0 })
    const statuses = ['/good', '/bad', '/good'].map(async path => (await fetch(`${address}${path}`)).status)
    expect(await Promise.all(statuses)).toEqual([200, 500, 200])
  })
})
