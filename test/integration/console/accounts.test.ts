import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { NEEDS } from '../../../src/auth/roles.ts'
import { listTokens, revokeToken } from '../../../src/auth/store.ts'
import { cookieDigest } from '../../../src/console/cookie.ts'
import { resetPassword } from '../../../src/console/reset-password.ts'
import { findSession } from '../../../src/console/session-store.ts'
import { sweepConsole } from '../../../src/console/sweep.ts'
import { findUserByMail } from '../../../src/console/user-store.ts'
import { reads } from '../../../src/db/statement.ts'
import {
  addUser,
  createTestConsole,
  OUR_PAGE,
  PASSWORD,
  type SignedIn,
  type TestConsole,
} from './support/sign-in.ts'

/** Who resets what was lost, by command. */
const OPERATOR = { actor: { operator: 'root' }, address: null }

const HOUR = 60 * 60
const DAY = 24 * HOUR

const COUNT_SESSIONS = reads<{ digest: Buffer; token_id: number; revoked_at: Date | null }>(
  'test.sessions',
  `select s.digest, t.id as token_id, t.revoked_at from access_tokens t
   left join console_sessions s on s.shop_id = t.shop_id and s.token_id = t.id
   where t.shop_id = $1 and t.of_session order by t.id`,
)

let page: TestConsole
beforeAll(async () => {
  page = await createTestConsole()
})
afterAll(() => page[Symbol.asyncDispose]())

function digestOf({ cookie }: SignedIn): Buffer {
  return cookieDigest(cookie.split('=')[1] ?? '')
}

const signedOut = { status: 401, type: '/errors/console/signed-out' }

async function stateOf(who: SignedIn, path = '/console/api/session') {
  const answer = await who.call('GET', path)
  return answer.statusCode === 200
    ? 'signed in'
    : { status: answer.statusCode, type: answer.json<{ type: string }>().type }
}

describe('signing in', () => {
  // R-CONSOLE-1
  test('tells who is signed in, and where', async () => {
    const answer = await page.trySignIn('Owner@TEST.example', PASSWORD)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^akinai_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000$/,
    )
    const session = {
      user: { mail_address: 'owner@test.example', role: 'owner', may: NEEDS, must_change_password: false },
      shop: { key: 'test', name: 'Test' },
      base_url: 'http://shop.example',
      payment_service: { name: 'simulator', simulated: true, maintenance: false },
      mail_server: false,
    }
    expect(answer.json()).toEqual(session)
    const again = await page.call('GET', '/console/api/session')
    expect(again.json()).toEqual(session)
    expect(again.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['owner@test.example', 'wrong password'],
    ['owner@test.example', ` ${PASSWORD}`],
    ['nobody@test.example', PASSWORD],
  ])('with %s and %j is refused in the same words', async (mailAddress, password) => {
    const answer = await page.trySignIn(mailAddress, password)
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['set-cookie']).toBeUndefined()
    const { instance: _, ...problem } = answer.json<{ instance: string }>()
    expect(problem).toEqual({
      type: '/errors/console/wrong-credentials',
      title: 'Wrong mail address or password',
      status: 401,
      detail: 'The mail address or the password is wrong.',
    })
    page.pass(16 * 60)
  })

  test('gives a new value each time, never one that the browser brought (fixation)', async () => {
    const planted = 'P'.repeat(43)
    const headers = { 'x-akinai-console': '1', cookie: `akinai_session=${planted}` }
    const first = await page.trySignIn('owner@test.example', PASSWORD, { headers })
    const value = String(first.headers['set-cookie']).split(';')[0]
    expect(value).not.toContain(planted)
    const victim = await page.call('GET', '/console/api/session', undefined, { cookie: headers.cookie })
    expect(victim.statusCode).toBe(401)
    const second = await page.trySignIn('owner@test.example', PASSWORD)
    expect(String(second.headers['set-cookie']).split(';')[0]).not.toBe(value)
  })

  test('again in the same browser ends its former session', async () => {
    const former = await page.signIn()
    await page.trySignIn('owner@test.example', PASSWORD, {
      headers: { 'x-akinai-console': '1', cookie: former.cookie },
    })
    page.pass(2)
    expect(await stateOf(former)).toEqual(signedOut)
  })

  // R-CONSOLE-3
  test('keeps nothing from which a cookie or a token could be made', async () => {
    const { cookie } = await page.signIn()
    const rows = await page.context.db.query(COUNT_SESSIONS, [page.shopId])
    const value = cookie.split('=')[1] ?? ''
    for (const { digest } of rows) expect(digest?.toString('base64url') ?? '').not.toBe(value)
    expect(JSON.stringify(rows)).not.toContain(value)
  })
})

// R-CONSOLE-2
describe('a session', () => {
  test('ends when its person signs out, on the API too, and no other does', async () => {
    const [mine, other] = await Promise.all([page.signIn(), page.signIn()])
    expect(await stateOf(mine, '/api/user')).toBe('signed in')
    const answer = await mine.call('DELETE', '/console/api/session')
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([
      204,
      'akinai_session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
    ])
    page.pass(1)
    expect(await stateOf(mine)).toEqual(signedOut)
    expect(await stateOf(mine, '/api/user')).toEqual(signedOut)
    expect((await mine.call('DELETE', '/console/api/session')).statusCode).toBe(401)
    expect(await stateOf(other)).toBe('signed in')
  })

  test('ends everywhere when the person says so, but not for others of the shop or elsewhere', async () => {
    const sessions = await Promise.all([page.signIn(), page.signIn(), page.signIn()])
    const neighbour = await page.makeShop('neighbour')
    expect((await sessions[0].call('DELETE', '/console/api/sessions')).statusCode).toBe(204)
    page.pass(1)
    for (const each of sessions) expect(await stateOf(each)).toEqual(signedOut)
    expect(await stateOf(neighbour)).toBe('signed in')
  })

  test('ends with its token', async () => {
    const mine = await page.signIn()
    const rows = await page.context.db.query(COUNT_SESSIONS, [page.shopId])
    const newest = rows.at(-1)?.token_id
    await revokeToken(page.context.db, Number(newest), page.context.clock.now())
    page.pass(1)
    expect(await stateOf(mine)).toEqual(signedOut)
  })

  test('ends after 7 days without use, and lasts while it is used, 30 days at most', async () => {
    const idle = await page.signIn()
    const used = await page.signIn()
    page.pass(7 * DAY - 1)
    expect(await stateOf(used)).toBe('signed in')
    page.pass(1)
    expect(await stateOf(idle)).toEqual(signedOut)
    for (let day = 8; day < 30; day++) {
      page.pass(DAY)
      expect([day, await stateOf(used)]).toEqual([day, 'signed in'])
    }
    page.pass(DAY - 1)
    expect(await stateOf(used)).toBe('signed in')
    page.pass(1)
    expect(await stateOf(used)).toEqual(signedOut)
  })

  test('that is used lasts for every server process', async () => {
    const { context } = page
    const mine = await page.signIn()
    page.pass(6 * DAY)
    expect(await stateOf(mine)).toBe('signed in')
    await expect
      .poll(async () => (await findSession(context.db, digestOf(mine)))?.used_at)
      .toEqual(context.clock.now())
    page.pass(6 * DAY)
    const other = await buildApp(context)
    const headers = { ...OUR_PAGE, cookie: mine.cookie }
    expect((await other.inject({ url: '/console/api/session', headers })).statusCode).toBe(200)
    await other.close()
  })

  test('is forgotten by the sweep once it has ended, and its token revoked', async () => {
    const { db } = page.context
    page.pass(31 * DAY)
    const alive = await page.signIn()
    await sweepConsole(page.context)
    const rows = await db.query(COUNT_SESSIONS, [page.shopId])
    expect(rows.filter(({ digest }) => digest !== null)).toHaveLength(1)
    expect(rows.filter(({ revoked_at }) => revoked_at === null)).toHaveLength(1)
    expect(await stateOf(alive)).toBe('signed in')
  })

  test('has a token that no list of tokens shows', async () => {
    expect(await listTokens(page.context.db, page.shopId)).toEqual([])
  })
})

describe('a password', () => {
  const NEXT = 'あたらしい あいことば'
  const change = (who: SignedIn, current_password: unknown, new_password: unknown) =>
    who.call('PUT', '/console/api/password', { current_password, new_password })

  // R-CONSOLE-2
  test('is changed by who knows it; other sessions end, this one stays', async () => {
    const shop = await page.makeShop('changes')
    const other = await page.signIn(shop.mailAddress)
    expect((await change(shop, PASSWORD, NEXT)).statusCode).toBe(204)
    page.pass(1)
    expect(await stateOf(shop)).toBe('signed in')
    expect(await stateOf(other)).toEqual(signedOut)
    expect((await page.trySignIn(shop.mailAddress, PASSWORD)).statusCode).toBe(401)
    expect((await page.trySignIn(shop.mailAddress, NEXT)).statusCode).toBe(200)
  })

  test.each([
    ['too short', PASSWORD, 'ninechars', 422, 'console/rejected'],
    ['too short once it is normalised', PASSWORD, 'か\u3099'.repeat(9), 422, 'console/rejected'],
    ['the same', PASSWORD, PASSWORD, 422, 'console/rejected'],
    ['the same in full width', PASSWORD, PASSWORD.replace('12', '１２'), 422, 'console/rejected'],
    ['told by someone else', 'not my password', NEXT, 401, 'console/wrong-credentials'],
    ['too long', PASSWORD, 'x'.repeat(201), 400, 'console/invalid-body'],
    ['no text', PASSWORD, 1234567890, 400, 'console/invalid-body'],
    ['empty', PASSWORD, '', 400, 'console/invalid-body'],
  ])('that is %s is refused', async (_what, current, next, status, type) => {
    const mine = await page.signIn()
    const answer = await change(mine, current, next)
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      expect.objectContaining({ type: `/errors/${type}` }),
    ])
    expect(answer.body).not.toContain(current)
    expect((await page.trySignIn('owner@test.example', PASSWORD)).statusCode).toBe(200)
  })

  test('is changed by one of two who do it at once', async () => {
    const shop = await page.makeShop('twice')
    const other = await page.signIn(shop.mailAddress)
    const answers = await Promise.all([
      change(shop, PASSWORD, `${NEXT} one`),
      change(other, PASSWORD, `${NEXT} two`),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 401])
  })

  test('that was changed since it was compared opens no session', async () => {
    let transactions = 0
    const slow = await createTestConsole(context => ({
      ...context,
      db: {
        ...context.db,
        // The first notes the attempt; then the password is compared; the second begins the session.
        transaction: async work => {
          if (++transactions === 2) {
            const user = await findUserByMail(context.db, 'racing@test.example')
            if (user) await resetPassword(context, OPERATOR, user, { password: NEXT, temporary: false })
          }
          return context.db.transaction(work)
        },
      },
    }))
    await addUser(slow.context, slow.shopId, 'racing@test.example')
    transactions = 0
    const answer = await slow.trySignIn('racing@test.example', PASSWORD)
    expect([transactions, answer.statusCode, answer.headers['set-cookie']]).toEqual([2, 401, undefined])
    await slow[Symbol.asyncDispose]()
  })
})
