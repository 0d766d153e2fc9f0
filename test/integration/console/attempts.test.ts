import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listEvents } from '../../../src/audit/store.ts'
import { resetPassword } from '../../../src/console/reset-password.ts'
import { sweepConsole } from '../../../src/console/sweep.ts'
import { findUserByMail } from '../../../src/console/user-store.ts'
import { reads, writes } from '../../../src/db/statement.ts'
import { addUser, createTestConsole, OUR_PAGE, PASSWORD, type TestConsole } from './support/sign-in.ts'

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

/** Failures of others, as if they had happened just now. */
const ADD = writes(
  'test.add_failures',
  `insert into sign_in_failures (mail_address, network_address, site_address, at)
   select coalesce($1, 'guess' || n || '@test.example'), coalesce($2, 'network ' || n), coalesce($3, 'site ' || n), $4
   from generate_series(1, $5::int) n`,
)
const fail = (count: number, by: { user?: string; network?: string; site?: string }) =>
  page.context.db.query(ADD, [by.user, by.network, by.site, page.context.clock.now(), count])

// R-CONSOLE-4
describe('a mail address', () => {
  test('has to wait in a network after five failures from there, and nowhere else', async () => {
    expect(await statuses(5, user, WRONG)).toEqual([401, 401, 401, 401, 401])
    const refused = await attempt(user.toUpperCase(), PASSWORD)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('900')
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect(refused.json()).toMatchObject({
      type: '/errors/console/too-many-attempts',
      detail: 'Too many passwords were wrong. Try again in 15 minutes.',
    })
    expect((await attempt(user, PASSWORD, '203.0.113.9')).statusCode).toBe(200)
    // Who knows the password elsewhere gives those who guess here no more guesses.
    expect((await attempt(user, WRONG)).statusCode).toBe(429)
  })

  test('has to wait everywhere after a hundred failures in a day, from whatever networks', async () => {
    await fail(99, { user })
    expect((await attempt(user, WRONG)).statusCode).toBe(401)
    page.pass(23 * 60 * MINUTE)
    const refused = await attempt(user, PASSWORD, '203.0.113.9')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    page.pass(60 * MINUTE)
    expect((await attempt(user, PASSWORD, '203.0.113.9')).statusCode).toBe(200)
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

  test('waits for ten wrong passwords of a change only in the session that sent them', async () => {
    const mine = await page.signIn(user)
    const change = (current_password: string) =>
      mine.call('PUT', '/console/api/password', { current_password, new_password: 'another password' })
    for (let n = 0; n < 10; n++) expect((await change(WRONG)).statusCode).toBe(401)
    expect((await change(PASSWORD)).statusCode).toBe(429)
    expect((await attempt(user, PASSWORD)).statusCode).toBe(200)
    // Who is signed in stays so: others must not be able to end a session by failing.
    expect((await mine.call('GET', '/console/api/session')).statusCode).toBe(200)
  })
})

// R-CONSOLE-4
describe('a browser in which the person was signed in before', () => {
  /** What a browser keeps after a success there. */
  const deviceOf = ({ headers }: LightMyRequestResponse) =>
    [headers['set-cookie']]
      .flat()
      .map(header => String(header).split(';')[0] ?? '')
      .find(cookie => cookie.includes('akinai_device_')) ?? ''

  const attemptBy = (cookie: string, password: string, who = user) =>
    page.trySignIn(who, password, { from: network, headers: { ...OUR_PAGE, cookie } })

  test('is handed something that no script reads and that opens nothing', async () => {
    const answer = await attempt(user, PASSWORD)
    const device = deviceOf(answer)
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(
        /^akinai_device_\d+=\d{10}\.[\w-]{22}\.[\w-]{43}; Path=\/console\/api; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
      ),
    )
    const headers = { ...OUR_PAGE, cookie: device }
    expect((await page.app.inject({ url: '/console/api/session', headers })).statusCode).toBe(401)
  })

  test('signs in whatever strangers do', async () => {
    const device = deviceOf(await attempt(user, PASSWORD))
    await fail(10_000, { user, network, site: network })
    expect((await attempt(user, PASSWORD)).statusCode).toBe(429)
    expect((await attempt(user, PASSWORD, '203.0.113.9')).statusCode).toBe(429)
    expect((await attemptBy(device, PASSWORD)).statusCode).toBe(200)
  })

  test('has ten failures in a quarter of an hour, and fifty a day', async () => {
    const device = deviceOf(await attempt(user, PASSWORD))
    for (let n = 0; n < 10; n++) expect((await attemptBy(device, WRONG)).statusCode).toBe(401)
    const refused = await attemptBy(device, PASSWORD)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    // Its failures are no stranger's.
    expect((await attempt(user, WRONG)).statusCode).toBe(401)
    for (let round = 0; round < 4; round++) {
      page.pass(15 * MINUTE)
      for (let n = 0; n < 10; n++) expect((await attemptBy(device, WRONG)).statusCode).toBe(401)
    }
    page.pass(15 * MINUTE)
    const later = await attemptBy(device, PASSWORD)
    expect([later.statusCode, later.headers['retry-after']]).toEqual([429, String((24 - 1.25) * 3600)])
  })

  test('is known for 180 days after it was signed in last, and only by what it was handed', async () => {
    const other = `other${tests}@test.example`
    await addUser(page.context, page.shopId, other)
    const device = deviceOf(await attempt(user, PASSWORD))
    const [name = '', value = ''] = device.split('=')
    const foreign = deviceOf(await attempt(other, PASSWORD)).split('=')[1]
    const altered = value.replace(/.$/, last => (last === 'A' ? 'E' : 'A'))
    const [time = '', id = '', signature = ''] = value.split('.')
    const strangers = [
      `${name}=${altered}`,
      `${name}=${foreign}`,
      `${name}=${Number(time) + 1}.${id}.${signature}`,
      `${name}=${time}.${'x'.repeat(22)}.${signature}`,
      `${name}=`,
      `${device}; ${device}`,
    ]
    await fail(5, { user, network })
    for (const cookie of strangers) {
      expect([cookie, (await attemptBy(cookie, PASSWORD)).statusCode]).toEqual([cookie, 429])
    }
    page.pass(180 * 24 * 60 * MINUTE - 1)
    await fail(5, { user, network })
    const renewed = await attemptBy(device, PASSWORD)
    expect(renewed.statusCode).toBe(200)
    page.pass(1)
    expect((await attemptBy(device, PASSWORD)).statusCode).toBe(429)
    expect((await attemptBy(deviceOf(renewed), PASSWORD)).statusCode).toBe(200)
  })

  test('is known no more when the password is another one, but for the browser that changed it', async () => {
    const device = deviceOf(await attempt(user, PASSWORD))
    const mine = await page.signIn(user)
    const next = 'another password'
    const change = { current_password: PASSWORD, new_password: next }
    const changed = await mine.call('PUT', '/console/api/password', change)
    await fail(5, { user, network })
    expect((await attemptBy(device, next)).statusCode).toBe(429)
    expect((await attemptBy(deviceOf(changed), next)).statusCode).toBe(200)
  })
})

// R-AUDIT-1
test('failures are in the audit log of the shop, and successes', async () => {
  await attempt(user, WRONG)
  await attempt(user, PASSWORD)
  const events = await listEvents(page.context.db, page.shopId, { kind: null, person: user, before: null }, 9)
  expect(events).toMatchObject([
    { kind: 'signed_in', actor: 'person', actor_name: user, network_address: network },
    { kind: 'sign_in_failed', actor: 'stranger', subject: user, network_address: network },
  ])
})

// R-CONSOLE-4
describe('a network address', () => {
  test('has to wait after fifty failures at whatever addresses; others need not', async () => {
    await fail(49, { network })
    expect((await attempt(`guess${tests}@test.example`, WRONG)).statusCode).toBe(401)
    const refused = await attempt(user, PASSWORD)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    expect((await attempt(user, PASSWORD, '203.0.113.1')).statusCode).toBe(200)
    page.pass(15 * MINUTE)
    expect((await attempt(user, PASSWORD)).statusCode).toBe(200)
  })

  test('is not what a header says', async () => {
    await fail(50, { network })
    const headers = { ...OUR_PAGE, 'x-forwarded-for': '203.0.113.1' }
    expect((await page.trySignIn(user, PASSWORD, { from: network, headers })).statusCode).toBe(429)
  })

  test('of IPv6 has to wait after 250 failures of the /48 around it', async () => {
    const site = `2001:db8:${tests}::/48`
    await fail(250, { site })
    expect((await attempt(user, PASSWORD, `2001:db8:${tests}:1::1`)).statusCode).toBe(429)
    expect((await attempt(user, PASSWORD, `2001:db8:${tests + 1000}:1::1`)).statusCode).toBe(200)
  })

  test('has to wait with all others after 10,000 failures everywhere', async () => {
    await fail(10_000, {})
    expect((await attempt(user, PASSWORD)).statusCode).toBe(429)
    page.pass(15 * MINUTE)
    expect((await attempt(user, PASSWORD)).statusCode).toBe(200)
  })
})

test('what counts no more is swept', async () => {
  page.pass(24 * 60 * MINUTE)
  await sweepConsole(page.context)
  await attempt(user, WRONG)
  page.pass(14 * MINUTE)
  await attempt(user, WRONG)
  page.pass(24 * 60 * MINUTE - 14 * MINUTE)
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
  // The tests' own have a hash that costs next to nothing.
  const owner = await findUserByMail(watched.context.db, 'owner@test.example')
  if (owner)
    await resetPassword(watched.context, { actor: { operator: 'root' }, address: null }, owner, {
      password: PASSWORD,
      temporary: false,
    })
  asked.length = 0
  const durations = { owner: [] as number[], nobody: [] as number[] }
  // Each from a network of its own: what is refused with 429 is not hashed.
  for (let round = 1; round <= 8; round++) {
    for (const who of ['owner', 'nobody'] as const) {
      asked.push([])
      const begun = performance.now()
      const { statusCode } = await watched.trySignIn(`${who}@test.example`, WRONG, {
        from: `203.0.113.${round}`,
      })
      durations[who].push(performance.now() - begun)
      expect([who, round, statusCode]).toEqual([who, round, 401])
    }
  }
  await watched[Symbol.asyncDispose]()
  expect(asked).toEqual(asked.map(() => ['users.find_by_mail']))
  // Without the hash the answer would come in a tenth of the time.
  expect(Math.min(...durations.nobody)).toBeGreaterThan(Math.min(...durations.owner) / 3)
})
