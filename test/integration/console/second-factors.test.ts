import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resetFactors } from '../../../src/console/factor-change.ts'
import { findFactors } from '../../../src/console/factor-store.ts'
import { insertPending } from '../../../src/console/pending-store.ts'
import { sweepConsole } from '../../../src/console/sweep.ts'
import { findUserByMail, type User } from '../../../src/console/user-store.ts'
import { reads } from '../../../src/db/statement.ts'
import { addApp as addAppOf, EVENTS, makeBrowser as makeBrowserOf, PLACE, typeOf } from './support/factors.ts'
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

const MINUTE = 60

const COUNT_PENDING = reads<{ pending: number }>(
  'test.pending_sign_ins',
  'select count(*) as pending from pending_sign_ins where network_address like $1',
)

let page: TestConsole
beforeAll(async () => {
  page = await createTestConsole(context => ({ ...context, baseUrl: PLACE.origin }))
})
afterAll(() => page[Symbol.asyncDispose]())

/** Each test has a person of its own, and the attempts of former tests behind it. */
let mail: string
let mine: SignedIn
let people = 0
beforeEach(async () => {
  page.pass(20 * MINUTE)
  mail = `person${++people}@test.example`
  await addUser(page.context, page.shopId, mail)
  mine = await page.signIn(mail)
})

async function user(): Promise<User> {
  const found = await findUserByMail(page.context.db, mail)
  if (found === undefined) throw new Error('There is no such person')
  return found
}

const addApp = (who = mine) => addAppOf(page, who)
const makeBrowser = (from?: string) => makeBrowserOf(page, mail, from)

// R-CONSOLE-9
describe('an app', () => {
  test('counts from its first code on, is shown no more, and brings ten recovery codes', async () => {
    const before = await page.trySignIn(mail, PASSWORD)
    expect(before.json()).toHaveProperty('user')
    const { secret, codes, answer } = await addApp()
    expect([answer.statusCode, codes.length]).toEqual([200, 10])
    const account = await mine.call('GET', '/console/api/account')
    expect(account.json()).toEqual({
      totp_since: page.context.clock.now().toISOString().replace('.000', ''),
      ...{ recovery_codes: 10, passkeys: [], passkey_origin: PLACE.origin, tokens_made: 0 },
    })
    expect(account.body).not.toContain(secret)
    const again = await mine.call('POST', '/console/api/totp')
    expect([again.statusCode, typeOf(again)]).toEqual([422, 'console/rejected'])
  })

  test('of which no code came counts for nothing, and waits an hour', async () => {
    const begun = await mine.call('POST', '/console/api/totp')
    const app = new TOTP({ secret: begun.json<{ secret: string }>().secret })
    expect((await page.trySignIn(mail, PASSWORD)).json()).toHaveProperty('user')
    const activate = (code: string) =>
      mine.call('POST', '/console/api/totp/activation', { code, end_other_sessions: false })
    const now = () => page.context.clock.now().getTime()
    const wrong = await activate(app.generate({ timestamp: now() + 120_000 }))
    expect([wrong.statusCode, typeOf(wrong)]).toEqual([422, 'console/rejected'])
    page.pass(60 * MINUTE)
    await mine.call('POST', '/console/api/confirmation', { password: PASSWORD })
    expect((await activate(app.generate({ timestamp: now() }))).statusCode).toBe(422)
    expect(await findFactors(page.context.db, await user())).toMatchObject({ totp_since: null })
  })

  test('ends the other sessions when the person says so, and not this one', async () => {
    const other = await page.signIn(mail)
    const begun = await mine.call('POST', '/console/api/totp')
    const app = new TOTP({ secret: begun.json<{ secret: string }>().secret })
    const code = app.generate({ timestamp: page.context.clock.now().getTime() })
    await mine.call('POST', '/console/api/totp/activation', { code, end_other_sessions: true })
    page.pass(2)
    expect((await other.call('GET', '/console/api/session')).statusCode).toBe(401)
    expect((await mine.call('GET', '/console/api/session')).statusCode).toBe(200)
  })

  test('that is removed leaves no recovery codes behind, and the password alone signs in', async () => {
    await addApp()
    expect((await mine.call('DELETE', '/console/api/totp')).statusCode).toBe(204)
    expect((await mine.call('DELETE', '/console/api/totp')).statusCode).toBe(404)
    expect(await findFactors(page.context.db, await user())).toEqual({
      ...{ totp_since: null, recovery_codes: 0, passkeys: 0 },
    })
    expect((await page.trySignIn(mail, PASSWORD)).json()).toHaveProperty('user')
    expect((await mine.call('POST', '/console/api/recovery_codes')).statusCode).toBe(422)
  })
})

// R-CONSOLE-10
describe('the second step', () => {
  test('opens the session that the password alone does not', async () => {
    const { code } = await addApp()
    page.pass(30)
    const browser = makeBrowser()
    const first = await browser.password()
    expect([first.statusCode, first.json()]).toEqual([
      200,
      {
        second_step: {
          ...{ mail_address: mail, factors: ['totp', 'recovery_code'] },
          expires_at: expect.stringMatching(/Z$/),
        },
      },
    ])
    expect(String(first.headers['set-cookie'])).toMatch(
      /^__Host-akinai_sign_in=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=300$/,
    )
    expect([...browser.cookies.keys()]).toEqual(['__Host-akinai_sign_in'])
    expect(await browser.isSignedIn()).toBe(false)
    // What it has so far is no session's.
    const [pending = ''] = browser.cookies.values()
    const headers = { ...OUR_PAGE, cookie: `__Host-akinai_session=${pending}` }
    expect((await page.app.inject({ url: '/api/user', headers })).statusCode).toBe(401)
    const second = await browser.code(code())
    expect([second.statusCode, second.json()]).toEqual([
      200,
      expect.objectContaining({ user: expect.objectContaining({ mail_address: mail }) }),
    ])
    expect(await browser.isSignedIn()).toBe(true)
    expect([...browser.cookies.keys()]).not.toContain('__Host-akinai_sign_in')
    expect([...browser.cookies.values()]).not.toContain(pending)
    expect((await page.context.db.query(EVENTS, [mail])).at(-1)).toMatchObject({
      ...{ kind: 'signed_in', detail: { by: 'totp' } },
    })
  })

  test('takes a code of one step before and after, of no other, and each once', async () => {
    const { code } = await addApp()
    page.pass(5 * MINUTE)
    const browser = makeBrowser()
    const taken: number[] = []
    for (const from of [-60, 60, -30, -30, 0, 30, 0]) {
      await browser.password()
      const answer = await browser.code(code(from))
      if (answer.statusCode === 200) taken.push(from)
      else
        expect([from, answer.statusCode, typeOf(answer)]).toEqual([from, 401, 'console/wrong-second-factor'])
    }
    // After the code of the next step none of before is taken, either.
    expect(taken).toEqual([-30, 0, 30])
  })

  test('takes a code once of those who send it at the same moment', async () => {
    const { code, codes } = await addApp()
    page.pass(MINUTE)
    for (const one of [code(), codes[0] ?? '']) {
      const browsers = Array.from({ length: 4 }, () => makeBrowser())
      for (const browser of browsers) await browser.password()
      const answers = await Promise.all(browsers.map(browser => browser.code(one)))
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401])
    }
  })

  test('of one browser becomes one session', async () => {
    const { codes } = await addApp()
    const browser = makeBrowser()
    await browser.password()
    const answers = await Promise.all(codes.slice(0, 3).map(code => browser.code(code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    // The codes of the others were not used up.
    expect((await findFactors(page.context.db, await user())).recovery_codes).toBe(9)
  })

  test('takes each recovery code once, and none of those before the newest', async () => {
    const { codes } = await addApp()
    const [first = '', second = ''] = codes
    const statusOf = async (code: string) => {
      const browser = makeBrowser()
      await browser.password()
      return (await browser.code(code)).statusCode
    }
    expect([await statusOf(first.toUpperCase()), await statusOf(first)]).toEqual([200, 401])
    const renewed = await mine.call('POST', '/console/api/recovery_codes')
    const { recovery_codes: next } = renewed.json<{ recovery_codes: string[] }>()
    expect(next).toHaveLength(10)
    expect([await statusOf(second), await statusOf(next[0] ?? '')]).toEqual([401, 200])
    const used = (await page.context.db.query(EVENTS, [mail])).filter(
      ({ kind }) => kind === 'recovery_code_used',
    )
    expect(used).toHaveLength(2)
  })

  test('expires after 5 minutes', async () => {
    const { code } = await addApp()
    const browser = makeBrowser()
    await browser.password()
    page.pass(5 * MINUTE - 1)
    expect((await browser.code('000000')).statusCode).toBe(401)
    page.pass(1)
    const late = await browser.code(code())
    expect([late.statusCode, typeOf(late)]).toEqual([401, 'console/sign-in-expired'])
    await sweepConsole(page.context)
    expect(await page.context.db.query(COUNT_PENDING, ['%'])).toEqual([{ pending: 0 }])
  })

  test('belongs to the browser that took the first, and to its account', async () => {
    const { code } = await addApp()
    page.pass(MINUTE)
    const [browser, stranger] = [makeBrowser(), makeBrowser()]
    await browser.password()
    expect(typeOf(await stranger.code(code()))).toBe('console/sign-in-expired')
    // A cookie that somebody planted before the first step is another one after it (fixation).
    stranger.cookies.set('__Host-akinai_sign_in', 'P'.repeat(43))
    await stranger.password()
    expect(stranger.cookies.get('__Host-akinai_sign_in')).not.toBe('P'.repeat(43))
    // A code of somebody else's app opens nothing here.
    const [own, others] = [mail, `other-${mail}`]
    await addUser(page.context, page.shopId, others)
    const their = await addApp(await page.signIn(others))
    page.pass(MINUTE)
    mail = own
    await browser.password()
    expect(typeOf(await browser.code(their.code()))).toBe('console/wrong-second-factor')
    expect(typeOf(await browser.code(their.codes[0] ?? ''))).toBe('console/wrong-second-factor')
    expect(await browser.isSignedIn()).toBe(false)
  })

  test('has ten wrong codes from all networks together, which the right password does not forgive', async () => {
    const { code } = await addApp()
    // As many failures are noted of a shop in an hour: those of former tests are behind.
    page.pass(60 * MINUTE)
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) {
      const browser = makeBrowser(`203.0.113.${n}`)
      await browser.password()
      statuses.push((await browser.code('000000')).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    const browser = makeBrowser('198.51.100.1')
    await browser.password()
    const refused = await browser.code(code())
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    page.pass(15 * MINUTE)
    await browser.password()
    expect((await browser.code(code())).statusCode).toBe(200)
    const failed = (await page.context.db.query(EVENTS, [mail])).filter(
      ({ kind }) => kind === 'second_factor_failed',
    )
    expect(failed).toHaveLength(10)
  })

  test('ends with the password, with all sessions, and when an operator takes the factors away', async () => {
    const { code } = await addApp()
    page.pass(MINUTE)
    for (const end of [
      () => mine.call('DELETE', '/console/api/sessions'),
      async () => resetFactors(page.context, OPERATOR, await user()),
    ]) {
      const browser = makeBrowser()
      await browser.password()
      await end()
      expect(typeOf(await browser.code(code()))).toBe('console/sign-in-expired')
    }
    expect((await page.trySignIn(mail, PASSWORD)).json()).toHaveProperty('user')
    expect(await resetFactors(page.context, OPERATOR, await user())).toBe(false)
  })

  test('waits for a hundred of a network at most', async () => {
    await addApp()
    const expiresAt = new Date(page.context.clock.now().getTime() + 300_000)
    await page.context.db.transaction(async transaction => {
      for (let n = 0; n < 120; n++) {
        await insertPending(transaction, {
          ...{ digest: Buffer.alloc(32, n), networkAddress: '192.0.2.99', user: undefined, challenge: null },
          expiresAt,
        })
      }
    })
    expect(await page.context.db.query(COUNT_PENDING, ['192.0.2.99'])).toEqual([{ pending: 100 }])
  })
})

// R-CONSOLE-11
test('a change of the password revokes the tokens that the person made, if the person says so', async () => {
  const other = await page.signIn()
  const make = async (who: SignedIn) => {
    const body = { name: 'x', scopes: ['items.read'], expires_at: null }
    return (await who.call('POST', '/console/api/tokens', body)).json<{ secret: string }>().secret
  }
  const [own, others] = [await make(mine), await make(other)]
  const statusOf = async (secret: string) =>
    (await page.app.inject({ url: '/api/items', headers: { authorization: `Bearer ${secret}` } })).statusCode
  expect((await mine.call('GET', '/console/api/account')).json()).toMatchObject({ tokens_made: 1 })
  const change = (current: string, next: string, more: object) =>
    mine.call('PUT', '/console/api/password', { current_password: current, new_password: next, ...more })
  const next = 'an entirely new one'
  expect((await change(PASSWORD, next, {})).statusCode).toBe(204)
  page.pass(2)
  expect([await statusOf(own), await statusOf(others)]).toEqual([200, 200])
  expect((await change(next, PASSWORD, { revoke_tokens: true })).statusCode).toBe(204)
  page.pass(2)
  expect([await statusOf(own), await statusOf(others)]).toEqual([401, 200])
  expect((await page.context.db.query(EVENTS, [mail])).at(-1)).toMatchObject({
    ...{ kind: 'token_revoked', subject: 'x' },
  })
})
