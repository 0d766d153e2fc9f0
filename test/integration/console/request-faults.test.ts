import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCOPES } from '../../../src/auth/scopes.ts'
import { createToken } from '../../../src/auth/store.ts'
import { createTestConsole, type TestConsole } from './support/sign-in.ts'

let console: TestConsole
let token: string

beforeAll(async () => {
  console = await createTestConsole()
  const { db, clock } = console.context
  const wanted = { name: 'program', scopes: SCOPES, expiresAt: null, now: clock.now() }
  token = (await createToken(db, console.shopId, wanted)).token
})
afterAll(() => console[Symbol.asyncDispose]())

/** The calls under a request id. */
async function found(requestId: string): Promise<readonly { readonly id: number }[]> {
  const answer = await console.call('GET', `/console/api/requests?request_id=${requestId}`)
  return answer.json<{ requests: { id: number }[] }>().requests
}

/** Waits until a call stands in the log, and opens it. */
async function open(requestId: string): Promise<{ readonly response_body: string }> {
  await expect.poll(() => found(requestId), { timeout: 5000 }).toHaveLength(1)
  const [line] = await found(requestId)
  return (await console.call('GET', `/console/api/requests/${line?.id}`)).json()
}

async function send(method: 'GET' | 'DELETE', url: string, bearer: string): Promise<string> {
  const id = randomUUID()
  await console.app.inject({
    ...{ method, url },
    headers: { authorization: `Bearer ${bearer}`, 'x-request-id': id },
  })
  return id
}

// R-LOG-1
test('a call of the console itself that failed is found by its id, without what was sent', async () => {
  const failed = await console.call('PUT', '/console/api/settings', { name: '' })
  expect(failed.statusCode).toBeGreaterThanOrEqual(400)
  const { instance = '', type } = failed.json<{ instance?: string; type: string }>()
  const whole = await open(instance.replace('/requests/', ''))
  expect(whole).toMatchObject({ method: 'PUT', path: '/console/api/settings', token: null })
  expect(whole).toMatchObject({ request_body: null, problem: type.replace('/errors/', '') })
  expect(whole.response_body).toContain(type)
})

test.each([
  ['GET', '/api/itemz', 404, 'request/not-found'],
  ['DELETE', '/api/user', 405, 'request/method-not-allowed'],
] as const)('%s %s of a token is kept, of nobody is not', async (method, url, status, problem) => {
  const strange = await send(method, url, `akn_${'x'.repeat(46)}`)
  const whole = await open(await send(method, url, token))
  expect(whole).toMatchObject({ method, path: url, status, problem, token: { name: 'program' } })
  expect(whole.response_body).toContain(problem)
  expect(await found(strange)).toEqual([])
})
