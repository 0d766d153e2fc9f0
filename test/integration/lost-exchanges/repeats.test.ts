/** A call that is sent again, and loses an exchange with the database on its way to the answer that it had before. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newShopScene } from '../fuzz/support/scene.ts'
import { readyCall } from './support/operations.ts'
import { BEGINNING, startWorld, type World } from './support/world.ts'

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world[Symbol.asyncDispose]())

/** Exchanges beside a call, which come when they come: that a token was used, what log there is of calls, how many keys are kept, a connection. */
const BESIDE = 4

// R-KEY-3
test.for([
  ['completeCheckout', 4],
  ['createItem', 4],
  ['setItemStock', 2],
] as const)(
  '%s is answered as before, with %i exchanges of its own at most, or told what was lost, and never otherwise',
  async ([operationId, own]) => {
    const { page, road, send, sendToOther } = world
    page.context.setTime(BEGINNING)
    const call = await readyCall(world, await newShopScene(page, operationId.toLowerCase()), operationId)
    const before = await sendToOther(call)
    expect(before.status, before.text).toBeLessThan(300)
    const met: string[] = []
    for (let number = 1; ; number++) {
      road.lose(number, 'question')
      const answer = await send(call)
      if (road.mend() === undefined) break
      const isSame = answer.text === before.text && answer.headers['idempotent-replayed'] === 'true'
      met.push(isSame ? 'as before' : `${answer.status} ${answer.text}`)
    }
    // Each exchange was lost once: who sends a call again asks the database no more than for its answer.
    expect(met.length).toBeGreaterThan(1)
    expect(met.length).toBeLessThanOrEqual(own + BESIDE)
    expect(met.filter(told => told !== 'as before' && !/^502 .*bad-gateway/.test(told))).toEqual([])
    // Where it is looked at the end again, nothing that was lost before that is noticed.
    if (operationId === 'completeCheckout') expect(met).toContain('as before')
  },
)
