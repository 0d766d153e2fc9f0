import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SCOPES } from '../../src/auth/scopes.ts'
import { createToken } from '../../src/auth/store.ts'
import { API_BODY_BYTES, type BodyBounds, boundsOf } from '../../src/http/body-bounds.ts'
import { type BodyShape, type HostileBody, hostileBodies } from '../support/hostile-bodies.ts'
import { threadTime } from '../support/thread-time.ts'
import { costOfReference, MAX_REFERENCES } from '../support/turns.ts'
import { createTestConsole, OUR_PAGE, type TestConsole } from './console/support/sign-in.ts'

/**
 * What a request may cost is told in references (`turns.ts`): machines differ, and the hours of one machine too, so that one is taken
 * just before and after; of several tries of either the shortest counts, in which nothing else had the processor. Time is that of
 * the event loop at work, in which waiting for the database is none.
 */

/** Tries of each body at first, and once more in the end of those that were too dear: something else may have run. */
const TRIES = 3
const MORE_TRIES = 40

/** So often, with time between: other workers of the gate may have both cores for seconds. */
const ROUNDS = 4
const BETWEEN_ROUNDS_MS = 3000

/** What costs so few milliseconds needs no comparison, on any machine; nor does what costs no more than one reference did. */
const CHEAP_MS = 5

const MEBIBYTE = 1024 * 1024

interface Described {
  readonly operationId: string
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: BodyShape }>> }
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
}

interface Target {
  readonly operationId: string
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly shape: BodyShape
  readonly bounds: BodyBounds
}

/** The operations of a document that take JSON. */
function targetsOf({ paths }: Document): Target[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody }]): Target[] => {
      const shape = requestBody?.content['application/json']?.schema
      if (shape === undefined) return []
      const url = path.replaceAll('{unique_key}', '4F0K2M9XQ7B1ZC8T').replaceAll(/\{\w+\}/g, '1')
      const bounds = boundsOf(shape, url.startsWith('/console/') ? undefined : API_BODY_BYTES)
      return [{ operationId, method: method.toUpperCase() as 'POST' | 'PUT', url, shape, bounds }]
    }),
  )
}

/**
 * As large as the operation takes them; what is larger is refused unread, whatever is in it, and tried once. `tried` is what
 * operations before this one have been sent.
 */
function bodiesFor({ shape, bounds }: Target, tried: Set<string>): HostileBody[] {
  return [
    ...hostileBodies(shape, bounds.bytes, tried),
    { kind: 'larger than it may be', text: `"${'x'.repeat(MEBIBYTE)}"` },
  ]
}

let leastReference = Number.POSITIVE_INFINITY

function takeReference(): number {
  const cost = costOfReference()
  leastReference = Math.min(leastReference, cost)
  return cost
}

async function costOf(work: () => unknown): Promise<number> {
  const begun = threadTime()
  await work()
  return threadTime() - begun
}

let page: TestConsole
let app: FastifyInstance
let token: string
beforeAll(async () => {
  for (let tried = 0; tried < TRIES; tried += 1) takeReference()
  page = await createTestConsole()
  app = page.app
  const { db, clock } = page.context
  const wanted = { name: 'Test', scopes: SCOPES, expiresAt: null, now: clock.now() }
  token = (await createToken(db, page.shopId, wanted)).token
})
afterAll(() => page[Symbol.asyncDispose]())

/** The cost of a body in references, and the status that it was answered. */
async function measure(
  { method, url }: Target,
  text: string,
  tries: number,
): Promise<{ cost: number; status: number }> {
  const payload = Buffer.from(text)
  const who = url.startsWith('/console/')
    ? { ...OUR_PAGE, cookie: page.cookie }
    : { authorization: `Bearer ${token}` }
  const headers = { ...who, 'content-type': 'application/json' }
  let status = 0
  let request = Number.POSITIVE_INFINITY
  let reference = Number.POSITIVE_INFINITY
  for (let tried = 0; tried < tries; tried += 1) {
    const cost = await costOf(async () => {
      status = (await app.inject({ method, url, headers, payload })).statusCode
    })
    request = Math.min(request, cost)
    if (request <= Math.max(CHEAP_MS, leastReference)) return { cost: 0, status }
    reference = Math.min(reference, takeReference())
    if (request <= MAX_REFERENCES * reference) break
    // What V8 compiles beside this thread has to be done: on a busy machine it waits for a core.
    await delay(tried * 5)
  }
  return { cost: request / reference, status }
}

// R-LIMIT-12, R-BODY-10
describe('no body costs more than 20 ms of the event loop', () => {
  test('whatever operation it is sent to, of the API or the console', async () => {
    const documents = [app.swagger(), app.consoleDocument()].map(document => targetsOf(document as Document))
    const targets = documents.flat()
    expect(targets.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['updateOrder', 'setItemStock', 'signIn', 'updateSettings']),
    )
    const suspects: { target: Target; kind: string; text: string }[] = []
    const statuses = new Set<number>()
    for (const operations of documents) {
      const tried = new Set<string>()
      // What takes the most parts is tried first: there a body costs the most that operations share.
      for (const target of operations.toSorted((one, other) => other.bounds.parts - one.bounds.parts)) {
        for (const { kind, text } of bodiesFor(target, tried)) {
          const { cost, status } = await measure(target, text, TRIES)
          statuses.add(status)
          if (cost > MAX_REFERENCES) suspects.push({ target, kind, text })
        }
      }
    }
    const tooDear: string[] = []
    for (const { target, kind, text } of suspects) {
      let cost = Number.POSITIVE_INFINITY
      for (let round = 0; round < ROUNDS && cost > MAX_REFERENCES; round += 1) {
        await delay(round * BETWEEN_ROUNDS_MS)
        cost = Math.min(cost, (await measure(target, text, MORE_TRIES)).cost)
      }
      if (cost > MAX_REFERENCES) tooDear.push(`${target.operationId}, ${kind}: ${cost.toFixed(1)} references`)
    }
    expect(tooDear).toEqual([])
    expect([...statuses].filter(status => status >= 500)).toEqual([])
  })
})
