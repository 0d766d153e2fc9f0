import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepConsole } from '../../../src/console/sweep.ts'
import { reads } from '../../../src/db/statement.ts'
import { addUser, createTestConsole, PASSWORD, type TestConsole } from './support/sign-in.ts'

const MINUTE = 60
const WRONG = 'not the password'

const COUNT = reads<{ failures: number }>(
  'test.failures',
  'select count(*) as failures from sign_in_failures',
)

let page: TestConsole
beforeAll(async () => {
  page = await createTestConsole()
})
afterAll(() => page[Symbol.asyncDispose]())

/** Each test has a user and a network of its own, and the time of former tests behind it. */
let user: string
let network: string
let tests = 0
beforeEach(async () => {
  tests++
  page.pass(60 * MINUTE)
  user = `user${tests}@test.example`
  network = `198.51.100.${tests}`
  await addUser(page.context, page.shopId, user)
})

const attempt = (mailAddress: string, password: string, from = network) =>
  page.trySignIn(mailAddress, password, { from })

async function statuses(count: number, mailAddress: string, password: string, from = network) {
  const found: number[] = []
  for (let n = 0; n < count; n++) found.push((await attempt(mailAddress, password, from)).statusCode)
  return found
}

// R-CONSOLE-4
describe('a mail address', () => {
  test('has to wait after five failures, whoever tries and from wherever', async () => {
    expect(await statuses(5, user, WRONG)).toEqual([401, 401, 401, 401, 401])
    const refused = await attempt(user.toUpperCase(), PASSWORD, '203.0.113.9')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('900')
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect(refused.json()).toMatchObject({
      type: '/errors/console/too-many-attempts',
      detail: 'Too many passwords were wrong. Try again in 15 minutes.',
    })
  })

  test('has to wait just until the first of the five is 15 minutes old', async () => {
    await attempt(user, WRONG)
    page.pass(5 * MINUTE)
    await statuses(4, user, WRONG)
    page.pass(10 * MINUTE - 1)
    const refused = await attempt(user, PASSWORD)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
    page.pass(1)
    expect((await attempt(user, PASSWORD)).statusCode).toBe(200)
  })

  test('does not wait longer for trying while it has to', async () => {
    await statuses(5, user, WRONG)
    page.pass(14 * MINUTE)
    expect(await statuses(20, user, WRONG)).toEqual(Array(20).fill(429))
    page.pass(MINUTE)
    expect((await attempt(user, PASSWORD)).statusCode).toBe(200)
  })

  test('begins anew after a success', async () => {
    expect(await statuses(4, user, WRONG)).toEqual([401, 401, 401, 401])
    expect((await attempt(user, PASSWORD)).statusCode).toBe(200)
    expect(await statuses(4, user, WRONG)).toEqual([401, 401, 401, 401])
    expect((await attempt(user, PASSWORD)).statusCode).toBe(200)
  })

  test('that nobody has waits just the same', async () => {
    const nobody = `nobody${tests}@test.example`
    expect(await statuses(6, nobody, WRONG)).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('lets no more than five be tried at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(user, WRONG)))
    const found = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(found).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
  })

  test('counts wrong passwords of a change, too', async () => {
    const mine = await page.signIn(user)
    const change = () =>
      mine.call('PUT', '/console/api/password', {
        current_password: WRONG,
        new_password: 'another password',
      })
    for (let n = 0; n < 5; n++) expect((await change()).statusCode).toBe(401)
    expect((await change()).statusCode).toBe(429)
    expect((await attempt(user, PASSWORD)).statusCode).toBe(429)
    // Who is signed in stays so: others must not be able to end a session by failing.
    expect((await mine.call('GET', '/console/api/session')).statusCode).toBe(200)
  })
})

// R-CONSOLE-4
describe('a network address', () => {
  test('has to wait after fifty failures at whatever addresses; others need not', async () => {
    for (let n = 0; n < 50; n++) {
      expect((await attempt(`guess${tests}-${n}@test.example`, WRONG)).statusCode).toBe(401)
    }
    const refused = await attempt(user, PASSWORD)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    expect((await attempt(user, PASSWORD, '203.0.113.1')).statusCode).toBe(200)
    page.pass(15 * MINUTE)
    expect((await attempt(user, PASSWORD)).statusCode).toBe(200)
  })

  test('is not what a header says', async () => {
    for (let n = 0; n < 51; n++) {
      const headers = { 'x-akinai-console': '1', 'x-forwarded-for': `203.0.113.${n}` }
      await page.trySignIn(`header${tests}-${n}@test.example`, WRONG, { from: network, headers })
    }
    expect((await attempt(user, PASSWORD)).statusCode).toBe(429)
  })
})

test('what counts no more is swept', async () => {
  await sweepConsole(page.context)
  await attempt(user, WRONG)
  page.pass(14 * MINUTE)
  await attempt(user, WRONG)
  page.pass(MINUTE)
  await sweepConsole(page.context)
  expect(await page.context.db.query(COUNT)).toEqual([{ failures: 1 }])
})

// R-CONSOLE-1
test('a name without a person costs the same work: one look-up and one hash', async () => {
  const asked: string[][] = []
  const watched = await createTestConsole(context => ({
    ...context,
    db: {
      ...context.db,
      query: (one, values) => {
        asked.at(-1)?.push(one.name)
        return context.db.query(one, values)
      },
    },
  }))
  const durations = { owner: [] as number[], nobody: [] as number[] }
  for (let round = 0; round < 4; round++) {
    for (const who of ['owner', 'nobody'] as const) {
      asked.push([])
      const begun = performance.now()
      await watched.trySignIn(`${who}@test.example`, WRONG)
      durations[who].push(performance.now() - begun)
    }
  }
  await watched[Symbol.asyncDispose]()
  expect(asked).toEqual(asked.map(() => ['users.find_by_mail']))
  // Without the hash the answer would come in a tenth of the time.
  expect(Math.min(...durations.nobody)).toBeGreaterThan(Math.min(...durations.owner) / 3)
})
