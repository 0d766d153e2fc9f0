import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { runCli } from './support/cli.ts'
import { must, showItem } from './support/makers.ts'
import { bodyOperations, fill, missingIds, operations } from './support/operations.ts'
import { expectRefusal, refused } from './support/refused.ts'
import { cli, describeWithCli, newShop, newToken, type Shop, shopA } from './support/shops.ts'
import { newSubject, type Subject } from './support/subject.ts'

const unauthenticated = { status: 401, type: 'auth/unauthenticated' }

describe('credentials', () => {
  const { token } = shopA
  test.each(['bearer', 'BEARER', 'BeArEr'])('the scheme may be written %s', async scheme => {
    const headers = { authorization: `${scheme} ${token}` }
    expect((await call({ method: 'GET', path: '/api/items?limit=1', token: null, headers })).status).toBe(200)
  })

  // R-AUTH-1
  test('a token in the query beside a good one is an unknown parameter', async () => {
    const path = `/api/items?access_token=${token}`
    const pointers = ['/access_token']
    await refused({ method: 'GET', path }, { status: 400, type: 'request/invalid-query', pointers })
  })
})

describeWithCli('scopes and lifetime', () => {
  let shop: Shop
  let subject: Subject
  const tokens = new Map<string, string>()
  const exact = [...new Set(operations.map(each => each.scopes.join(',')))]

  beforeAll(async () => {
    shop = await newShop()
    subject = await newSubject(shop)
    for (const scopes of exact) {
      tokens.set(scopes, (await newToken(shop, scopes.split(','))).token)
    }
  })

  // R-AUTH-4, R-AUTH-9
  test.each(operations)('$method $path needs no more than its scopes', async operation => {
    const token = tokens.get(operation.scopes.join(',')) ?? ''
    const answer = await call({ method: operation.method, path: fill(operation.path, missingIds), token })
    expect([200, 404, 415]).toContain(answer.status)
  })

  // R-AUTH-3
  test('403 comes before everything about the request', async () => {
    const token = tokens.get('user.read') ?? ''
    const forbidden = { status: 403, type: 'auth/forbidden' }
    const huge = `{"a":"${'x'.repeat(1_048_576)}"}`
    for (const { method, path } of bodyOperations) {
      const bad = fill(path, { item: 'x', variation: 'x', category: 'x', image: 'x', order: 'x' })
      await refused({ method, path: bad, token, raw: '{', type: 'text/plain' }, forbidden)
      await refused({ method, path: bad, token, raw: huge }, forbidden)
      await refused({ method, path: `${bad}?x=1`, token, raw: '{' }, forbidden)
    }
    await refused({ method: 'GET', path: '/api/items?limit=0', token }, forbidden)
    await refused({ method: 'DELETE', path: '/api/items/x', token }, forbidden)
  })

  // R-LINK-1
  test('the links of an item are the same for a token that may only read', async () => {
    const { item } = subject.ids
    const token = tokens.get('items.read') ?? ''
    const seen = (await must(200, { method: 'GET', path: `/api/items/${item}`, token })).body
    expect(seen).toEqual(await showItem(item, shop))
  })

  // R-AUTH-7
  test.concurrent('a revoked token is refused within a second', async () => {
    const { id, token } = await newToken(shop, ['items.read'])
    const request = { method: 'GET', path: '/api/items', token }
    expect((await call(request)).status).toBe(200)
    const { code, stderr } = await runCli(cli(), ['token', 'revoke', String(id)])
    expect(code, stderr).toBe(0)
    await sleep(1000)
    const answer = await call(request)
    expectRefusal(request, answer, unauthenticated)
    expect(answer.headers['www-authenticate']).toContain('error="invalid_token"')
    expect((await call({ ...request, token: shop.token })).status).toBe(200)
  })
})
