import { describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { fill, missingIds, operations } from './support/operations.ts'
import { shopA } from './support/shops.ts'

// R-HTTP-7
describe('query parameters where there are none', () => {
  test.each(operations.filter(each => each.path !== '/api/items' || each.method !== 'GET'))(
    '$method $path?x=1 is 400',
    async operation => {
      const path = `${fill(operation.path, missingIds)}?x=1`
      const body = operation.body ? { json: { move_to: 'first', name: 'x' } } : {}
      const answer = await call({ method: operation.method, path, ...body })
      expect(answer.status).toBe(400)
      if (!operation.body)
        expect(answer.body).toMatchObject({
          type: '/errors/request/invalid-query',
          errors: [{ pointer: '/x' }],
        })
    },
  )
})

// R-HTTP-11
describe('request ids', () => {
  const path = '/api/user'
  test.each(['a', 'A-z_0.9', '-', '.', 'x'.repeat(128)])('%s is kept', async id => {
    const answer = await call({ method: 'GET', path, headers: { 'x-request-id': id } })
    expect(answer.headers['x-request-id']).toBe(id)
    const lost = await call({
      method: 'GET',
      path: '/api/nope',
      token: null,
      headers: { 'x-request-id': id },
    })
    expect(lost.body).toMatchObject({ instance: `/requests/${id}` })
  })

  test.each(['x'.repeat(129), 'a b', 'a/b', 'ä', '<script>', 'a,b', '"a"', ''])(
    '"%s" is replaced',
    async id => {
      const answer = await call({ method: 'GET', path, headers: { 'x-request-id': id } })
      expect(answer.headers['x-request-id']).not.toBe(id)
    },
  )

  test('each answer has another one', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => call({ method: 'GET', path, token: shopA.token })),
    )
    expect(new Set(ids.map(each => each.headers['x-request-id'])).size).toBe(20)
  })
})
