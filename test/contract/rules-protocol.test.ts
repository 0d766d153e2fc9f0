import type { OutgoingHttpHeaders } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Answer, call } from './support/call.ts'
import { must } from './support/makers.ts'
import { operations } from './support/operations.ts'
import type { Problem } from './support/problem.ts'
import { invalidItem, refused } from './support/refused.ts'
import { shopA } from './support/shops.ts'
import { aim, newSubject, type Subject } from './support/subject.ts'

let subject: Subject
beforeAll(async () => {
  subject = await newSubject()
})

// R-HTTP-1
describe('no version can be asked for', () => {
  const asking: [string, OutgoingHttpHeaders][] = [
    ['Accept-Version', { 'accept-version': '1' }],
    ['API-Version', { 'api-version': '2020-01-01' }],
    ['X-API-Version', { 'x-api-version': '99' }],
    ['a type with a version', { accept: 'application/vnd.akinai.v9+json' }],
  ]
  test.for(asking)('by %s', async ([, headers]) => {
    const path = `/api/items/${subject.ids.item}`
    const plain = await must(200, { method: 'GET', path })
    const asked = await must(200, { method: 'GET', path, headers })
    expect(asked.text).toBe(plain.text)
  })

  test('by a path', async () => {
    for (const path of ['/api/v1/user', '/api/2/user', '/v2/api/user', '/1/users/me']) {
      await refused({ method: 'GET', path }, { status: 404, type: 'request/not-found' })
    }
  })

  test('by a parameter', async () => {
    const wanted = { status: 400, type: 'request/invalid-query', pointers: ['/version'] }
    await refused({ method: 'GET', path: '/api/user?version=2' }, wanted)
  })
})

/** What does not differ from one answer to the next. */
function lasting({ status, headers }: Answer): unknown {
  const { date: _date, 'x-request-id': _id, ...rest } = headers
  return { status, ...rest }
}

// R-HTTP-5
describe('HEAD', () => {
  test.each(operations.filter(({ method }) => method === 'GET'))(
    'of $path says what GET says',
    async operation => {
      const { path } = aim(operation, subject)
      const get = () => must(200, { method: 'GET', path })
      // Other files write to this shop meanwhile: what GET says just before counts, or just after.
      const got = await get()
      const head = await must(200, { method: 'HEAD', path })
      expect([lasting(got), lasting(await get())]).toContainEqual(lasting(head))
      expect(head.bytes.length).toBe(0)
    },
  )

  test('of what is refused says so', async () => {
    for (const token of [null, shopA.token]) {
      const path = '/api/items/2000000001'
      const got = await call({ method: 'GET', path, token })
      expect(got.status).toBe(token === null ? 401 : 404)
      expect(lasting(await call({ method: 'HEAD', path, token }))).toEqual(lasting(got))
    }
  })
})

// R-HTTP-10
test('answers are JSON in UTF-8, problems are problems, 204 is empty', async () => {
  const path = `/api/items/${subject.ids.item}`
  const typeOf = ({ headers }: Answer) => headers['content-type']
  expect(typeOf(await must(200, { method: 'GET', path }))).toBe('application/json; charset=utf-8')
  expect(typeOf(await must(404, { method: 'GET', path: '/api/items/2000000001' }))).toBe(
    'application/problem+json',
  )
  const done = await must(204, { method: 'PUT', path: `${path}/visibility`, json: { visible: false } })
  expect([typeOf(done), done.bytes.length]).toEqual([undefined, 0])
})

// R-PROBLEM-1, R-PROBLEM-3
test('a problem has its members, and the instance of its request', async () => {
  const path = `/api/items/${subject.ids.item}/visibility`
  const headers = { 'x-request-id': 'ask.for-this_1' }
  const json = { visible: 1, 'a/b~c': 2 }
  const answer = await refused(
    { method: 'PUT', path, json, headers },
    invalidItem('/visible', '/a~1b~0c'),
    subject.watch,
  )
  const { errors, ...problem } = answer.body as Problem & Record<string, unknown>
  expect(problem).toEqual({
    type: '/errors/items/invalid-body',
    title: 'Invalid item request body',
    status: 400,
    detail: expect.stringMatching(/./),
    instance: '/requests/ask.for-this_1',
  })
  expect(errors?.map(each => Object.keys(each).sort())).toEqual(errors?.map(() => ['detail', 'pointer']))
})
