import { beforeEach, expect } from 'vitest'
import { type Authenticate, makeAuthenticate } from '../../src/auth/authenticate.ts'
import { Refusal } from '../../src/auth/refusal.ts'
import { createToken, listTokens, revokeToken } from '../../src/auth/store.ts'
import { mintToken } from '../../src/auth/token.ts'
import type { Database } from '../../src/db/database.ts'
import { createTestApi } from '../support/api.ts'
import type { TestContext } from '../support/context.ts'
import { test } from '../support/fixture.ts'

let context: TestContext
let shopId: number
let db: Database
/** The names of the statements that were run. */
let queries: string[]
let faults: unknown[]
let authenticate: Authenticate

test.beforeAll(({ context: madeContext, shopId: madeShopId }) => {
  context = madeContext
  shopId = madeShopId
})

beforeEach(() => {
  context.setTime('2026-11-20T01:00:00.000Z')
  queries = []
  faults = []
  db = counting(context.db)
  authenticate = makeAuthenticate(db, context.clock, error => faults.push(error))
})

/** The same database, which writes down what it is asked. */
function counting(inner: Database): Database {
  return {
    ...inner,
    query: (asked, values) => {
      queries.push(asked.name)
      return inner.query(asked, values)
    },
  }
}

function lookUps(): number {
  return queries.filter(name => name === 'access_tokens.find_actor').length
}

function marks(): number {
  return queries.filter(name => name === 'access_tokens.mark_used').length
}

async function newToken(expiresAt: Date | null = null): Promise<{ id: number; token: string }> {
  return createToken(context.db, shopId, {
    name: 'Test',
    scopes: ['items.read'],
    expiresAt,
    now: context.clock.now(),
  })
}

/** Whom the token speaks for, or the detail and the challenge of the refusal. */
async function check(token: string): Promise<number | { detail: string; challenge: string | undefined }> {
  try {
    return (await authenticate(`Bearer ${token}`)).tokenId
  } catch (error) {
    const refusal = error as Refusal
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal.kind).toBe('unauthenticated')
    return { detail: refusal.message, challenge: refusal.challenge }
  }
}

const INVALID = 'Bearer realm="akinai", error="invalid_token"'

test('a token that is known needs no query for a second, and one look-up after it', async () => {
  const { id, token } = await newToken()
  expect(await check(token)).toBe(id)
  expect(lookUps()).toBe(1)
  for (const time of ['01:00:00.000', '01:00:00.500', '01:00:00.999']) {
    context.setTime(`2026-11-20T${time}Z`)
    expect(await check(token)).toBe(id)
  }
  expect(lookUps()).toBe(1)
  context.setTime('2026-11-20T01:00:01.000Z')
  expect(await check(token)).toBe(id)
  expect(lookUps()).toBe(2)
})

test('50 first calls at once make one look-up and one mark', async () => {
  const { id, token } = await newToken()
  const answers = await Promise.all(Array.from({ length: 50 }, () => check(token)))
  expect(new Set(answers)).toEqual(new Set([id]))
  expect(lookUps()).toBe(1)
  expect(marks()).toBe(1)
})

test('a revocation is seen one second later at the latest', async () => {
  const { id, token } = await newToken()
  expect(await check(token)).toBe(id)
  await revokeToken(context.db, id, context.clock.now())
  context.setTime('2026-11-20T01:00:01.000Z')
  expect(await check(token)).toMatchObject({ challenge: INVALID })
  expect(await check(token)).toMatchObject({ challenge: INVALID })
})

test('a revocation in the middle of the first look-up is seen one second later too', async () => {
  const { id, token } = await newToken()
  const first = check(token)
  await revokeToken(context.db, id, context.clock.now())
  await first
  context.setTime('2026-11-20T01:00:01.000Z')
  expect(await check(token)).toMatchObject({ challenge: INVALID })
})

test('an expiry is seen at its very time, with the token in the cache or not', async () => {
  const { id, token } = await newToken(new Date('2026-11-20T01:00:00.500Z'))
  context.setTime('2026-11-20T01:00:00.499Z')
  expect(await check(token)).toBe(id)
  context.setTime('2026-11-20T01:00:00.500Z')
  expect(await check(token)).toMatchObject({ challenge: INVALID, detail: expect.stringContaining('expired') })
  authenticate = makeAuthenticate(db, context.clock, error => faults.push(error))
  expect(await check(token)).toMatchObject({ challenge: INVALID, detail: expect.stringContaining('expired') })
})

test('a clock that is set back does not keep a token fresh', async () => {
  const { id, token } = await newToken()
  expect(await check(token)).toBe(id)
  await revokeToken(context.db, id, context.clock.now())
  context.setTime('2026-11-20T00:00:00Z')
  expect(await check(token)).toMatchObject({ challenge: INVALID })
})

// R-AUTH-8
test('the use of a token is noted at first, and then once a minute', async () => {
  const { id, token } = await newToken()
  for (const time of ['01:00:00', '01:00:30', '01:00:59', '01:01:00', '01:01:30']) {
    context.setTime(`2026-11-20T${time}Z`)
    expect(await check(token)).toBe(id)
  }
  expect(marks()).toBe(2)
  await expect.poll(() => lastUse(id)).toBe('2026-11-20T01:01:00.000Z')
  expect(faults).toEqual([])
})

async function lastUse(id: number): Promise<string | undefined> {
  const tokens = await listTokens(context.db, shopId)
  return tokens.find(token => token.id === id)?.last_used_at?.toISOString()
}

// R-AUTH-8
test('the call succeeds when the use of its token cannot be noted', async () => {
  const { id, token } = await newToken()
  const broken: Database = {
    ...context.db,
    query: (asked, values) =>
      asked.name === 'access_tokens.mark_used'
        ? Promise.reject(new Error('no room'))
        : context.db.query(asked, values),
  }
  authenticate = makeAuthenticate(broken, context.clock, error => faults.push(error))
  expect(await check(token)).toBe(id)
  await expect.poll(() => faults).toEqual([new Error('no room')])
})

test('a failed look-up is not remembered', async () => {
  const { id, token } = await newToken()
  let fail = true
  const flaky: Database = {
    ...context.db,
    query: (asked, values) => (fail ? Promise.reject(new Error('gone')) : context.db.query(asked, values)),
  }
  authenticate = makeAuthenticate(flaky, context.clock, error => faults.push(error))
  await expect(authenticate(`Bearer ${token}`)).rejects.toThrow('gone')
  fail = false
  expect(await check(token)).toBe(id)
})

test('what cannot be a token is refused without a query', async () => {
  const { token } = await newToken()
  const last = token.at(-1) === 'x' ? 'y' : 'x'
  const wrong = [
    token.slice(0, -1) + last,
    token.toUpperCase(),
    token.slice(0, -1),
    `${token}0`,
    'akn_',
    'x',
    `akn_${'0'.repeat(46)}`,
  ]
  for (const text of wrong) expect(await check(text)).toMatchObject({ challenge: INVALID })
  expect(queries).toEqual([])
})

test('tokens that nobody was given are refused each time, and none of them is kept', async () => {
  for (let n = 0; n < 20; n++) expect(await check(mintToken())).toMatchObject({ challenge: INVALID })
  expect(lookUps()).toBe(20)
})

test('the cache keeps 10,000 tokens, the latest ones', async () => {
  const actor = { shopId, id: 1, scopes: [], expires_at: null }
  const everyone = {
    ...context.db,
    query: async (asked: { name: string }) => {
      queries.push(asked.name)
      return asked.name === 'access_tokens.find_actor' ? [actor] : []
    },
  } as unknown as Database
  authenticate = makeAuthenticate(everyone, context.clock, error => faults.push(error))
  const tokens = Array.from({ length: 10_050 }, mintToken)
  for (const token of tokens) await authenticate(`Bearer ${token}`)
  expect(lookUps()).toBe(10_050)
  await authenticate(`Bearer ${tokens.at(-1)}`)
  await authenticate(`Bearer ${tokens[50]}`)
  expect(lookUps()).toBe(10_050)
  await authenticate(`Bearer ${tokens[0]}`)
  expect(lookUps()).toBe(10_051)
})

// R-AUTH-1
test('the scheme may be written in any case, and only the header counts', async () => {
  const { id, token } = await newToken()
  for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR']) {
    expect((await authenticate(`${scheme} ${token}`)).tokenId).toBe(id)
  }
  for (const header of [
    '',
    token,
    `Basic ${token}`,
    `Bearer`,
    `Bearer ${token} ${token}`,
    `Bearer: ${token}`,
  ]) {
    await expect((async () => authenticate(header))()).rejects.toMatchObject({ kind: 'unauthenticated' })
  }
})

// R-AUTH-7
test('two servers over one database: what one revokes the other refuses a second later', async () => {
  const api = await createTestApi(context, shopId)
  const other = await createTestApi(context, shopId)
  const asked = () =>
    other.app.inject({ url: '/api/items', headers: { authorization: `Bearer ${api.token}` } })
  expect((await asked()).statusCode).toBe(200)
  const known = (await listTokens(context.db, shopId)).filter(({ last_four }) =>
    api.token.endsWith(last_four),
  )
  for (const { id } of known) await revokeToken(context.db, id, context.clock.now())
  context.setTime('2026-11-20T01:00:01Z')
  expect((await asked()).statusCode).toBe(401)
  expect((await api.call('GET', '/api/items')).statusCode).toBe(401)
  await api[Symbol.asyncDispose]()
  await other[Symbol.asyncDispose]()
})
