import { describe, expect } from 'vitest'
import { SCOPES } from '../../../src/auth/scopes.ts'
import { createToken } from '../../../src/auth/store.ts'
import { addItem, buildTestApi, createTestApi, PLAIN_ITEM, type TestApi } from '../../support/api.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'

const withKey = (key: string) => ({ 'idempotency-key': key })

let made = 0
/** A key that no other test has. */
const newKey = () => `key-${++made}`

async function itemCount(api: TestApi): Promise<number> {
  return (await api.call('GET', '/api/items?limit=100')).json<unknown[]>().length
}

// R-KEY-3
test('an item is created once: the repeat has the same status, bytes and request id, and says so', async ({
  api,
}) => {
  const key = newKey()
  const first = await api.call('POST', '/api/items', PLAIN_ITEM, withKey(key))
  expect(first.statusCode).toBe(200)
  expect(first.headers['idempotent-replayed']).toBeUndefined()
  const count = await itemCount(api)
  const second = await api.call('POST', '/api/items', PLAIN_ITEM, withKey(key))
  expect(second.rawPayload).toEqual(first.rawPayload)
  expect(second.statusCode).toBe(200)
  expect(second.headers['x-request-id']).toBe(first.headers['x-request-id'])
  expect(second.headers['content-type']).toBe(first.headers['content-type'])
  expect(second.headers['idempotent-replayed']).toBe('true')
  expect(await itemCount(api)).toBe(count)
})

test('an answer with a key is the same as one without', async ({ api }) => {
  const plain = await api.call('POST', '/api/items', PLAIN_ITEM)
  const keyed = await api.call('POST', '/api/items', PLAIN_ITEM, withKey(newKey()))
  expect(Object.keys(keyed.headers).sort()).toEqual(Object.keys(plain.headers).sort())
  const { item_id } = keyed.json<{ item_id: number }>()
  expect(keyed.payload).toBe(plain.payload.replace(/\d+/, String(item_id)))
})

// R-KEY-3
test('stock that was changed meanwhile is not set back by a repeat', async ({ api }) => {
  const id = await addItem(api)
  const key = newKey()
  const set = (stock: number, headers = {}) => api.call('PUT', `/api/items/${id}/stock`, { stock }, headers)
  expect((await set(5, withKey(key))).statusCode).toBe(204)
  await set(3)
  const repeat = await set(5, withKey(key))
  expect(repeat.statusCode).toBe(204)
  expect(repeat.headers['idempotent-replayed']).toBe('true')
  expect((await api.call('GET', `/api/items/${id}`)).json()).toMatchObject({ stock: 3 })
})

// R-KEY-3
test('a write that found nothing to change is kept too', async ({ api }) => {
  const id = await addItem(api)
  const key = newKey()
  const set = (stock: number, headers = {}) => api.call('PUT', `/api/items/${id}/stock`, { stock }, headers)
  expect((await set(0, withKey(key))).headers['idempotent-replayed']).toBeUndefined()
  await set(3)
  expect((await set(0, withKey(key))).headers['idempotent-replayed']).toBe('true')
  expect((await api.call('GET', `/api/items/${id}`)).json()).toMatchObject({ stock: 3 })
})

// R-KEY-5
test('another body with the same key is 422, and changes nothing', async ({ api }) => {
  const id = await addItem(api)
  const key = newKey()
  const set = (stock: number) => api.call('PUT', `/api/items/${id}/stock`, { stock }, withKey(key))
  await set(5)
  const other = await set(6)
  expect(other.statusCode).toBe(422)
  expect(other.json()).toMatchObject({ type: '/errors/request/idempotency-key-reused' })
  expect((await api.call('GET', `/api/items/${id}`)).json()).toMatchObject({ stock: 5 })
  // What was refused for the key did not take its place.
  expect((await set(5)).headers['idempotent-replayed']).toBe('true')
})

// R-KEY-1
test.for([
  ['', 400],
  ['a b', 400],
  ['ä', 400],
  ['x'.repeat(256), 400],
  ['x'.repeat(255), 200],
  ['!~', 200],
] as const)('a key %j is answered %i', async ([key, status], { api }) => {
  const before = await itemCount(api)
  const answer = await api.call('POST', '/api/items', PLAIN_ITEM, withKey(key))
  expect(answer.statusCode).toBe(status)
  if (status === 400) {
    expect(answer.json()).toMatchObject({ type: '/errors/request/invalid-idempotency-key' })
    expect(await itemCount(api)).toBe(before)
  }
})

// R-KEY-4
test('a refusal that looked at the data is kept, even when the resource is there later', async ({ api }) => {
  const id = await addItem(api)
  const key = newKey()
  const set = () => api.call('PUT', `/api/items/${id + 1}/stock`, { stock: 1 }, withKey(key))
  const first = await set()
  expect(first.statusCode).toBe(404)
  expect(await addItem(api)).toBe(id + 1)
  const second = await set()
  expect(second.rawPayload).toEqual(first.rawPayload)
  expect(second.headers['content-type']).toBe('application/problem+json')
  expect(second.headers['idempotent-replayed']).toBe('true')
  expect((await api.call('GET', `/api/items/${id + 1}`)).json()).toMatchObject({ stock: 0 })
})

// R-KEY-4
test('what is refused before the data is looked at leaves its key free', async ({ api }) => {
  const key = newKey()
  const refused = await api.call('POST', '/api/items', { ...PLAIN_ITEM, price: 1 }, withKey(key))
  expect(refused.statusCode).toBe(400)
  expect((await api.call('POST', '/api/items', PLAIN_ITEM, withKey(key))).statusCode).toBe(200)
})

// R-KEY-3
test('a resource that is gone still has its answers', async ({ api }) => {
  const id = await addItem(api)
  const key = newKey()
  const edit = () => api.call('POST', `/api/items/${id}`, { name: '風呂敷' }, withKey(key))
  const first = await edit()
  expect(first.statusCode).toBe(200)
  await api.call('DELETE', `/api/items/${id}`)
  const second = await edit()
  expect([second.statusCode, second.payload]).toEqual([200, first.payload])
})

describe('keys are apart', () => {
  // R-KEY-2
  test('of another token, of another shop, of another path and of another item', async ({
    api,
    context,
    shopId,
  }) => {
    const key = withKey('shared')
    const { token } = await createToken(context.db, shopId, {
      ...{ name: 'Other', scopes: SCOPES, expiresAt: null, now: context.clock.now() },
    })
    await using other = await buildTestApi(context, token)
    await using stranger = await createTestApi(context, await createTestShop(context, 'stranger'))
    for (const caller of [api, other, stranger]) {
      const created = await caller.call('POST', '/api/items', PLAIN_ITEM, key)
      expect(created.headers['idempotent-replayed']).toBeUndefined()
      const { item_id: id } = created.json<{ item_id: number }>()
      for (const path of [`/api/items/${id}/stock`, `/api/items/${await addItem(caller)}/stock`]) {
        const set = await caller.call('PUT', path, { stock: 4 }, key)
        expect([set.statusCode, set.headers['idempotent-replayed']]).toEqual([204, undefined])
      }
    }
  })

  // R-KEY-3
  test('from one day to the next', async ({ api, context }) => {
    const key = newKey()
    const create = () => api.call('POST', '/api/items', PLAIN_ITEM, withKey(key))
    const edit = (name: string) => api.call('POST', '/api/items/1', { name }, withKey(key))
    await create()
    await edit('A')
    context.setTime('2026-11-21T01:02:02Z')
    expect((await create()).headers['idempotent-replayed']).toBe('true')
    expect((await edit('B')).statusCode).toBe(422)
    context.setTime('2026-11-21T01:02:03Z')
    for (const answer of [await create(), await edit('B')]) {
      expect([answer.statusCode, answer.headers['idempotent-replayed']]).toEqual([200, undefined])
    }
    expect((await create()).headers['idempotent-replayed']).toBe('true')
    expect((await edit('B')).headers['idempotent-replayed']).toBe('true')
  })
})

// R-KEY-9
test('what only reads ignores the key, whatever it looks like', async ({ api }) => {
  const search = (headers = {}) => api.call('POST', '/api/orders/search', {}, headers)
  for (const headers of [withKey('x'), withKey('x'), withKey('a b')]) {
    const answer = await search(headers)
    expect([answer.statusCode, answer.headers['idempotent-replayed']]).toEqual([200, undefined])
  }
})

// R-KEY-8
test('are so many of a shop: with a key one more is refused, and without one it is not', async ({
  context,
  api,
}) => {
  const shopId = await createTestShop(context, 'full')
  const config = { ...context.config, shopLimits: { ...context.config.shopLimits, kept_answers: 3 } }
  await using low = await createTestApi({ ...context, config }, shopId)
  const statuses: number[] = []
  for (let call = 0; call < 5; call++) {
    statuses.push((await low.call('POST', '/api/items', PLAIN_ITEM, withKey(`full-${call}`))).statusCode)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  const refused = await low.call('POST', '/api/items', PLAIN_ITEM, withKey('full-5'))
  expect(refused.json()).toMatchObject({ type: '/errors/request/rate-limited' })
  expect(refused.headers['retry-after']).toBe('60')
  const repeat = await low.call('POST', '/api/items', PLAIN_ITEM, withKey('full-0'))
  expect([repeat.statusCode, repeat.headers['idempotent-replayed']]).toEqual([200, 'true'])
  expect((await low.call('POST', '/api/items', PLAIN_ITEM)).statusCode).toBe(200)
  // Another shop has its own.
  expect((await api.call('POST', '/api/items', PLAIN_ITEM, withKey(newKey()))).statusCode).toBe(200)
})

// R-KEY-8 R-KEY-10
test('for buyers have room of their own, in which the oldest make way, and are kept encrypted', async ({
  context,
  outside,
}) => {
  const shopId = await createTestShop(context, 'buyers')
  const config = { ...context.config, shopLimits: { ...context.config.shopLimits, kept_answers: 3 } }
  await using low = await createTestApi({ ...context, config }, shopId)
  const cart = (key: string) =>
    low.app.inject({
      ...{ method: 'POST', url: '/shops/buyers/api/carts', payload: { lines: [] } },
      headers: withKey(key),
    })
  const made: string[] = []
  for (let nth = 0; nth < 8; nth++)
    made.push((await cart(`buyer-${nth}`)).json<{ cart_id: string }>().cart_id)
  expect(new Set(made).size).toBe(8)
  const again = await cart('buyer-7')
  expect([again.headers['idempotent-replayed'], again.json<{ cart_id: string }>().cart_id]).toEqual([
    'true',
    made[7],
  ])
  const { rows } = await outside.query<{ sealed: boolean; text: string }>(
    `select sealed, encode(body, 'escape') as text from idempotency_keys where shop_id = $1`,
    [shopId],
  )
  expect(rows.length).toBeLessThanOrEqual(3)
  expect(rows.every(({ sealed, text }) => sealed && !made.some(id => text.includes(id)))).toBe(true)
  // The shop's own programs have not lost theirs.
  expect((await low.call('POST', '/api/items', PLAIN_ITEM, withKey('own'))).statusCode).toBe(200)
})
