import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { runCli } from './support/cli.ts'
import { must, showItem } from './support/makers.ts'
import { bodyOperations, fill, missingIds, nameOf, operations } from './support/operations.ts'
import type { Problem } from './support/problem.ts'
import { expectRefusal, refused } from './support/refused.ts'
import { cli, describeWithCli, newShop, newToken, type Shop, shopA } from './support/shops.ts'
import { newSubject, type Subject } from './support/subject.ts'

const unauthenticated = { status: 401, type: 'auth/unauthenticated' }
const plainChallenge = 'Bearer realm="akinai"'

/** A character other than the given one, of the token's alphabet. */
const another = (character: string | undefined) => (character === 'a' ? 'b' : 'a')

describe('credentials', () => {
  // R-AUTH-2
  test.for(operations)('$method $path without a token is 401', async operation => {
    const request = { method: operation.method, path: fill(operation.path, missingIds), token: null }
    const answer = await refused(request, unauthenticated)
    expect(answer.headers['www-authenticate']).toBe(plainChallenge)
  })

  const { token } = shopA
  const wrong: [string, string][] = [
    ['nonsense', 'Bearer nonsense'],
    ['well-formed but unknown', `Bearer akn_${'0'.repeat(46)}`],
    ['last character changed', `Bearer ${token.slice(0, -1)}${another(token.at(-1))}`],
    [
      'a character in the middle changed',
      `Bearer ${token.slice(0, 20)}${another(token[20])}${token.slice(21)}`,
    ],
    ['cut short', `Bearer ${token.slice(0, -1)}`],
    ['one character more', `Bearer ${token}a`],
    ['in capitals', `Bearer ${token.toUpperCase()}`],
    ['two tokens', `Bearer ${token} ${token}`],
    ['a comma behind it', `Bearer ${token}, Basic eDp5`],
    ['very long', `Bearer ${'a'.repeat(7000)}`],
    ['a quote within', `Bearer ${token}'--`],
    ['Latin-1 bytes', 'Bearer \xe9\xff'],
  ]
  // R-AUTH-2
  test.for(wrong)('a token that is %s is 401 invalid_token', async ([, authorization]) => {
    const request = { method: 'GET', path: '/api/items', token: null, headers: { authorization } }
    const answer = await refused(request, unauthenticated)
    expect(answer.headers['www-authenticate']).toContain(plainChallenge)
    expect(answer.headers['www-authenticate']).toContain('error="invalid_token"')
  })

  const schemes: [string, string][] = [
    ['Basic', `Basic ${Buffer.from(`x:${token}`).toString('base64')}`],
    ['no scheme', token],
    ['Token', `Token ${token}`],
    ['an empty Bearer', 'Bearer'],
    ['empty', ''],
  ]
  test.for(schemes)('%s is 401', async ([, authorization]) => {
    await refused(
      { method: 'GET', path: '/api/items', token: null, headers: { authorization } },
      unauthenticated,
    )
  })

  test.for(['bearer', 'BEARER', 'BeArEr'])('the scheme may be written %s', async scheme => {
    const headers = { authorization: `${scheme} ${token}` }
    expect((await call({ method: 'GET', path: '/api/items?limit=1', token: null, headers })).status).toBe(200)
  })

  // R-AUTH-1
  test('a token in the query does not authenticate, and is an unknown parameter', async () => {
    const path = `/api/items?access_token=${token}`
    await refused({ method: 'GET', path, token: null }, unauthenticated)
    const pointers = ['/access_token']
    await refused({ method: 'GET', path }, { status: 400, type: 'request/invalid-query', pointers })
  })

  // R-AUTH-1
  test('a token in a body, a cookie or another header does not authenticate', async () => {
    const headers = { cookie: `token=${token}`, 'x-api-key': token, 'proxy-authorization': `Bearer ${token}` }
    await refused({ method: 'GET', path: '/api/items', token: null, headers }, unauthenticated)
  })
})

describeWithCli('scopes and lifetime', () => {
  let shop: Shop
  let subject: Subject
  const tokens = new Map<string, string>()
  const exact = [...new Set(operations.map(each => each.scopes.join(',')))]
  /** Every scope but the one that is missing alone where an operation needs one only. */
  const withoutReading =
    'items.create,items.update,items.delete,items.publish,item_categories.write,orders.update,files.write'

  beforeAll(async () => {
    shop = await newShop()
    subject = await newSubject(shop)
    for (const scopes of [...exact, withoutReading]) {
      tokens.set(scopes, (await newToken(shop, scopes.split(','))).token)
    }
  })

  // Of two scopes one is always items.read, which makes a set of its own.
  const lacking = operations.flatMap(operation =>
    operation.scopes.map(missing => ({
      ...{ name: nameOf(operation), operation, missing },
      holding: missing.endsWith('.read') ? withoutReading : 'items.read',
    })),
  )
  // R-AUTH-3, R-AUTH-4
  test.for(lacking)('$name without $missing is 403', async ({ operation, missing, holding }) => {
    const token = tokens.get(holding) ?? ''
    // The body is left out: scopes are looked at before it.
    const request = { method: operation.method, path: fill(operation.path, subject.ids), token }
    const answer = await refused(request, { status: 403, type: 'auth/forbidden' }, subject.watch, shop.token)
    const challenge = String(answer.headers['www-authenticate'])
    expect(challenge).toMatch(/^Bearer /)
    expect(challenge).toContain('error="insufficient_scope"')
    const scope = /scope="([^"]*)"/.exec(challenge)?.[1] ?? ''
    expect(scope.split(' ').sort()).toEqual([...operation.scopes].sort())
    expect((answer.body as Problem).detail).toContain(missing)
  })

  // R-AUTH-4, R-AUTH-9
  test.for(operations)('$method $path needs no more than its scopes', async operation => {
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

  // R-AUTH-7
  test.concurrent('a token past its expiry is refused, warm or not', async () => {
    const expires = new Date(Date.now() + 12_000).toISOString()
    const { token } = await newToken(shop, ['items.read'], ['--expires', expires])
    const request = { method: 'GET', path: '/api/items', token }
    expect((await call(request)).status).toBe(200)
    await sleep(Math.max(0, Date.parse(expires) - Date.now()) + 1100)
    await refused(request, unauthenticated)
  })
})
