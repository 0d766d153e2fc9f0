import { expect, test } from 'vitest'
import { send } from './support/call.ts'

// R-LIMIT-1
test('headers have 16 KiB together', async () => {
  const get = (length: number) =>
    send({ method: 'GET', path: '/api/user', headers: { 'x-long': 'x'.repeat(length) } })
  expect((await get(15_000)).status).toBe(200)
  const answer = await get(17_000)
  expect(answer.status).toBe(431)
  const instance = `/requests/${answer.headers['x-request-id']}`
  expect(answer.body).toMatchObject({ type: '/errors/request/headers-too-large', status: 431, instance })
})
