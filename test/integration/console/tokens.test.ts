import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from '#pg'
import { SCOPES } from '../../../src/auth/scopes.ts'
import { createToken } from '../../../src/auth/store.ts'
import { hostileStrings } from '../../contract/support/text.ts'
import { type ConsoleShop, createTestConsole, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
let other: ConsoleShop
beforeAll(async () => {
  page = await createTestConsole()
  other = await page.makeShop('other')
})
afterAll(() => page[Symbol.asyncDispose]())

interface Token {
  readonly id: number
  readonly name: string
  readonly scopes: readonly string[]
  readonly last_four: string
  readonly state: string
  readonly last_used_at: string | null
}

const PLAIN = { name: 'Stock', scopes: ['items.read'], expires_at: null }

async function make(body: unknown = PLAIN): Promise<{ token: Token; secret: string }> {
  const answer = await page.call('POST', '/console/api/tokens', body)
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json()
}

async function listed(shop: Pick<ConsoleShop, 'call'> = page): Promise<Token[]> {
  const answer = await shop.call('GET', '/console/api/tokens')
  expect(answer.statusCode).toBe(200)
  return answer.json<{ tokens: Token[] }>().tokens
}

/** A call of the API with a token, as a program makes it. */
async function statusWith(secret: string, path = '/api/items'): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` }
  return (await page.app.inject({ url: path, headers })).statusCode
}

const revoke = (id: number | string) => page.call('POST', `/console/api/tokens/${id}/revocation`)

/** Lets the clock go on by so many seconds. */
function later(seconds: number): void {
  const { clock, setTime } = page.context
  setTime(new Date(clock.now().getTime() + seconds * 1000).toISOString())
}

describe('a new token', () => {
  // R-AUTH-5
  test('works at once, for what it may and no more, and is told only once', async () => {
    const { token, secret } = await make()
    expect(token).toEqual({
      ...{ id: token.id, name: 'Stock', scopes: ['items.read'], last_four: secret.slice(-4) },
      made_by: page.mailAddress,
      ...{ created_at: '2026-11-20T01:02:03Z', expires_at: null, revoked_at: null, last_used_at: null },
      state: 'active',
    })
    expect(secret).toMatch(/^akn_[0-9A-Za-z]{46}$/)
    expect(await statusWith(secret)).toBe(200)
    expect(await statusWith(secret, '/api/user')).toBe(403)
    const again = await page.call('GET', '/console/api/tokens')
    expect(again.headers['cache-control']).toBe('no-store')
    expect(again.body).not.toContain(secret.slice(4, 20))
    // The use is noted beside the call, not before its answer.
    await expect
      .poll(async () => (await listed())[0])
      .toMatchObject({
        id: token.id,
        last_used_at: expect.any(String),
      })
  })

  test('is refused within a second after it was revoked, and stays revoked since then', async () => {
    const { token, secret } = await make()
    expect(await statusWith(secret)).toBe(200)
    expect((await revoke(token.id)).statusCode).toBe(204)
    later(1)
    expect(await statusWith(secret)).toBe(401)
    const listedToken = async () => (await listed()).find(({ id }) => id === token.id)
    // The use is noted beside the call.
    await expect.poll(listedToken).toMatchObject({ last_used_at: expect.any(String) })
    const revoked = await listedToken()
    expect(revoked).toMatchObject({ state: 'revoked', revoked_at: expect.any(String) })
    later(60)
    expect((await revoke(token.id)).statusCode).toBe(204)
    expect(await listedToken()).toEqual(revoked)
  })

  test('expires when it says, to the second', async () => {
    const now = page.context.clock.now().getTime()
    const at = (seconds: number) => new Date(now + seconds * 1000).toISOString()
    for (const expires_at of [at(0), at(-1), '0001-01-01T00:00:00Z']) {
      const answer = await page.call('POST', '/console/api/tokens', { ...PLAIN, expires_at })
      expect(answer.json()).toMatchObject({
        ...{ status: 422, type: '/errors/console/rejected' },
        errors: [{ pointer: '/expires_at' }],
      })
    }
    const { token, secret } = await make({ ...PLAIN, expires_at: '2027-01-31T09:00:00+09:00' })
    expect(token).toMatchObject({ expires_at: '2027-01-31T00:00:00Z', state: 'active' })
    const soon = await make({ ...PLAIN, expires_at: at(2) })
    expect([await statusWith(soon.secret), await statusWith(secret)]).toEqual([200, 200])
    later(2)
    expect([await statusWith(soon.secret), await statusWith(secret)]).toEqual([401, 200])
    expect((await listed()).find(({ id }) => id === soon.token.id)?.state).toBe('expired')
  })

  // R-LIMIT-11
  test('can have all scopes, each alone, and a name of 255 characters', async () => {
    expect((await make({ ...PLAIN, scopes: SCOPES })).token.scopes).toEqual([...SCOPES])
    for (const scope of SCOPES)
      expect((await make({ ...PLAIN, scopes: [scope] })).token.scopes).toEqual([scope])
    for (const name of ['x', '😀'.repeat(255), ' a '])
      expect((await make({ ...PLAIN, name })).token.name).toBe(name)
  })

  test.each([
    [{ ...PLAIN, name: '' }, ['/name']],
    [{ ...PLAIN, name: '\u3000 ' }, ['/name']],
    [{ ...PLAIN, name: 'x'.repeat(256) }, ['/name']],
    [{ ...PLAIN, name: 'a\nb' }, ['/name']],
    [{ ...PLAIN, name: 'a\u0000' }, ['/name']],
    [{ ...PLAIN, name: 'a\u0085' }, ['/name']],
    [{ ...PLAIN, name: null }, ['/name']],
    [{ ...PLAIN, scopes: [] }, ['/scopes']],
    [{ ...PLAIN, scopes: 'items.read' }, ['/scopes']],
    [{ ...PLAIN, scopes: ['items.read', 'items.read'] }, ['/scopes']],
    [{ ...PLAIN, scopes: ['items.read', 'items.fly', 'all'] }, ['/scopes/1', '/scopes/2']],
    [{ ...PLAIN, scopes: [...SCOPES, 'items.read'] }, ['/scopes']],
    [{ ...PLAIN, expires_at: '2027-02-30T00:00:00Z' }, ['/expires_at']],
    [{ ...PLAIN, expires_at: 1_900_000_000 }, ['/expires_at']],
    [{ ...PLAIN, user_id: 1 }, ['/user_id']],
    [{}, ['/name', '/scopes', '/expires_at']],
    [[], ['']],
  ])('%j is refused', async (body, pointers) => {
    const before = await listed()
    const answer = await page.call('POST', '/console/api/tokens', body)
    const problem = answer.json<{ errors: { pointer: string }[] }>()
    expect(problem).toMatchObject({ status: 400, type: '/errors/console/invalid-body' })
    expect(problem.errors.map(({ pointer }) => pointer)).toEqual(pointers)
    expect(await listed()).toEqual(before)
  })
})

// R-CONSOLE-6
describe('the list', () => {
  test('is newest first, and of the shop alone', async () => {
    const ids = [(await make()).token.id, (await make()).token.id]
    expect((await listed()).slice(0, 2).map(({ id }) => id)).toEqual(ids.reverse())
    expect(await listed(other)).toEqual([])
  })

  test('never has the tokens behind sessions, nor can one of them be revoked by its id', async () => {
    const session = await sessionToken()
    expect((await listed()).map(({ id }) => id)).not.toContain(session)
    const answer = await revoke(session)
    expect([answer.statusCode, answer.json().type]).toEqual([404, '/errors/console/not-found'])
    expect((await page.call('GET', '/console/api/tokens')).statusCode).toBe(200)
  })
})

/** The id of the token behind the session. */
async function sessionToken(): Promise<number> {
  const client = new pg.Client(page.context.address)
  await client.connect()
  const { rows } = await client.query<{ token_id: number }>(
    'select token_id from console_sessions where shop_id = $1',
    [page.shopId],
  )
  await client.end()
  return rows[0]?.token_id ?? 0
}

describe('revoking', () => {
  test("cannot reach another shop's token", async () => {
    const { context } = page
    const wanted = { name: 'theirs', scopes: SCOPES, expiresAt: null, now: context.clock.now() }
    const theirs = await createToken(context.db, other.shopId, wanted)
    const answer = await revoke(theirs.id)
    expect([answer.statusCode, answer.json().type]).toEqual([404, '/errors/console/not-found'])
    expect(await statusWith(theirs.token)).toBe(200)
    expect((await listed(other)).map(({ state }) => state)).toEqual(['active'])
  })

  test.each([
    ['2147483647', 404],
    ['2147483648', 404],
    ['9007199254740991', 404],
    ['9007199254740992', 400],
    ['0', 400],
    ['-1', 400],
    ['01', 400],
    ['1.5', 400],
    ['abc', 400],
    ['%00', 400],
    ["1'--", 400],
  ])('%s is answered %i', async (id, status) => {
    expect((await revoke(id)).statusCode).toBe(status)
  })
})

test('scopes come with what they let one call, each operation under all of its own', async () => {
  const answer = await page.call('GET', '/console/api/scopes')
  const { scopes } = answer.json<{
    scopes: { scope: string; operations: { operation_id: string; method: string; path: string }[] }[]
  }>()
  expect(scopes.map(({ scope }) => scope)).toEqual([...SCOPES])
  for (const { scope, operations } of scopes) expect([scope, operations.length]).not.toEqual([scope, 0])
  const under = (id: string) =>
    scopes
      .filter(({ operations }) => operations.some(one => one.operation_id === id))
      .map(({ scope }) => scope)
  expect(under('dispatchOrder').toSorted()).toEqual(['orders.dispatch', 'orders.read'])
  expect(scopes.find(({ scope }) => scope === 'user.read')?.operations).toEqual([
    {
      operation_id: 'getUser',
      method: 'GET',
      path: '/api/user',
      summary: expect.any(String),
      summary_ja: expect.stringContaining('ショップ'),
    },
  ])
  expect(answer.body).not.toContain('/console/')
})

test('nobody gets in without a session, and no page of others', async () => {
  for (const [method, path] of [
    ['GET', '/console/api/tokens'],
    ['POST', '/console/api/tokens'],
    ['POST', '/console/api/tokens/1/revocation'],
    ['GET', '/console/api/scopes'],
  ] as const) {
    const headers = { 'x-akinai-console': '1', 'sec-fetch-site': 'same-origin' }
    expect((await page.app.inject({ method, url: path, headers })).statusCode).toBe(401)
    const crossing = { cookie: page.cookie, 'sec-fetch-site': 'cross-site' }
    expect((await page.app.inject({ method, url: path, headers: crossing })).statusCode).toBe(403)
  }
})

const file = resolve(import.meta.dirname, '../../../../shared/data/naughty-strings/blns.json')
const naughty = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []

test('any string is kept to the byte as a name, or refused there', async () => {
  const kept: string[] = []
  for (const name of [...naughty, ...hostileStrings]) {
    const answer = await page.call('POST', '/console/api/tokens', { ...PLAIN, name })
    if (answer.statusCode === 201) kept.push(name)
    else {
      expect([name, answer.statusCode]).toEqual([name, 400])
      expect(answer.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer).toBe('/name')
    }
  }
  const names = (await listed()).slice(0, kept.length).map(({ name }) => name)
  expect(names.toReversed()).toEqual(kept)
})
