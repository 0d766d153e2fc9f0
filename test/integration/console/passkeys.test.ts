import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { findFactors } from '../../../src/console/factor-store.ts'
import { findUserByMail, type User } from '../../../src/console/user-store.ts'
import { TestPasskey } from './support/authenticator.ts'
import {
  addApp as addAppOf,
  addPasskey,
  EVENTS,
  makeBrowser as makeBrowserOf,
  PLACE,
  typeOf,
} from './support/factors.ts'
import {
  addUser,
  createTestConsole,
  OUR_PAGE,
  PASSWORD,
  type SignedIn,
  type TestConsole,
} from './support/sign-in.ts'

const MINUTE = 60

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

// R-CONSOLE-10
describe('a passkey', () => {
  test('is added, named, listed and removed', async () => {
    const { answer, passkey, body } = await addPasskey(mine)
    expect(answer.statusCode).toBe(201)
    const made = answer.json<{ passkey: { id: number }; recovery_codes: string[] }>()
    expect(made).toMatchObject({
      passkey: { name: '指紋', host: 'shop.example', usable: true, used_at: null },
    })
    expect(made.recovery_codes).toHaveLength(10)
    // What was asked for is asked once, and a passkey is one account's.
    expect((await mine.call('POST', '/console/api/passkeys', body)).statusCode).toBe(422)
    const other = await page.makeShop(`passkey-${people}`)
    const asked = await other.call('POST', '/console/api/passkeys/options')
    const credential = passkey.registration(asked.json<{ options: { challenge: string } }>().options)
    expect((await other.call('POST', '/console/api/passkeys', { ...body, credential })).statusCode).toBe(422)
    const path = `/console/api/passkeys/${made.passkey.id}`
    expect((await other.call('PUT', path, { name: 'x' })).statusCode).toBe(404)
    expect((await other.call('DELETE', path)).statusCode).toBe(404)
    expect((await mine.call('PUT', path, { name: '鍵' })).statusCode).toBe(204)
    const account = await mine.call('GET', '/console/api/account')
    expect(account.json()).toMatchObject({ passkeys: [{ name: '鍵' }] })
    expect((await mine.call('DELETE', path)).statusCode).toBe(204)
    expect((await findFactors(page.context.db, await user())).recovery_codes).toBe(0)
    const kinds = (await page.context.db.query(EVENTS, [mail])).map(({ kind }) => kind)
    expect(kinds).toEqual(['signed_in', 'passkey_added', 'recovery_codes_made', 'passkey_removed'])
  })

  test.each([
    ['at another page', { origin: 'https://evil.example' }],
    ['at this name without https', { origin: 'http://shop.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['for something else', { type: 'webauthn.get' }],
  ])('that was made %s is refused', async (_what, manner) => {
    const passkey = new TestPasskey(PLACE)
    const asked = await mine.call('POST', '/console/api/passkeys/options')
    const { options } = asked.json<{ options: { challenge: string } }>()
    const credential = passkey.registration(options, manner)
    const body = { name: 'x', credential, end_other_sessions: false }
    const answer = await mine.call('POST', '/console/api/passkeys', body)
    expect([answer.statusCode, typeOf(answer)]).toEqual([422, 'console/rejected'])
    // Nor is a right one, for what was asked is asked once.
    const right = { ...body, credential: passkey.registration(options) }
    expect((await mine.call('POST', '/console/api/passkeys', right)).statusCode).toBe(422)
  })

  test('signs in alone, in whichever browser, and its copy does not', async () => {
    const { passkey } = await addPasskey(mine)
    const signIn = async (manner = {}, key = passkey) => {
      const browser = makeBrowser()
      const asked = await browser.call('POST', '/session/passkey_options')
      const { options } = asked.json<{
        options: { challenge: string; rpId: string; userVerification: string }
      }>()
      expect(options).toMatchObject({ rpId: 'shop.example', userVerification: 'required' })
      const sent = key.assertion(options, manner)
      const answer = await browser.call('POST', '/session/passkey', sent)
      const again = await browser.call('POST', '/session/passkey', sent)
      expect(typeOf(again)).toBe('console/sign-in-expired')
      return [answer.statusCode, await browser.isSignedIn()]
    }
    expect(await signIn()).toEqual([200, true])
    expect(await signIn()).toEqual([200, true])
    for (const manner of [
      { verified: false },
      { origin: 'https://evil.example' },
      { origin: 'https://shop.example:8443' },
      { rpId: 'evil.example' },
      { type: 'webauthn.create' },
      // As often as last time, and less: it was copied.
      { counter: 2 },
      { counter: 1 },
      { counter: 0 },
    ]) {
      expect([manner, ...(await signIn(manner))]).toEqual([manner, 401, false])
    }
    expect(await signIn({}, new TestPasskey(PLACE))).toEqual([401, false])
    expect(await signIn()).toEqual([200, true])
  })

  test('is the second step after the password, and of the right person only', async () => {
    const { passkey } = await addPasskey(mine)
    const others = `other-${mail}`
    await addUser(page.context, page.shopId, others)
    const their = (await addPasskey(await page.signIn(others))).passkey
    const browser = makeBrowser()
    const ask = async () => {
      const asked = await browser.call('POST', '/session/second_step/passkey_options')
      return asked.json<{ options: { challenge: string; allowCredentials: { id: string }[] } }>().options
    }
    const finish = (sent: object) => browser.call('POST', '/session/second_step/passkey', sent)
    expect((await browser.password()).json()).toMatchObject({
      second_step: { factors: ['passkey', 'recovery_code'] },
    })
    const options = await ask()
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([passkey.id])
    expect(typeOf(await finish(their.assertion(options)))).toBe('console/wrong-second-factor')
    // What was tried is not tried again, and what is asked in one way is answered in no other.
    expect(typeOf(await finish(passkey.assertion(options)))).toBe('console/wrong-second-factor')
    const alone = await browser.call('POST', '/session/passkey', passkey.assertion(await ask()))
    expect(typeOf(alone)).toBe('console/sign-in-expired')
    const done = await finish(passkey.assertion(await ask(), { verified: false }))
    expect([done.statusCode, await browser.isSignedIn()]).toEqual([200, true])
  })

  test('of an address that the server no longer has is told, still guards, and a recovery code signs in', async () => {
    const { answer } = await addPasskey(mine)
    const { recovery_codes: codes } = answer.json<{ recovery_codes: string[] }>()
    const moved = await buildApp({ ...page.context, baseUrl: 'https://new.example' })
    const call = async (method: 'GET' | 'POST', path: string, cookie: string, payload?: object) =>
      moved.inject({
        ...{ method, url: `/console/api${path}`, headers: { ...OUR_PAGE, cookie } },
        ...(payload === undefined ? {} : { payload }),
      })
    const cookieOf = (sent: { headers: Record<string, unknown> }) =>
      [sent.headers['set-cookie'] ?? []]
        .flat()
        .map(line => String(line).split(';')[0])
        .join('; ')
    const first = await call('POST', '/session', '', { mail_address: mail, password: PASSWORD })
    expect(first.json()).toHaveProperty('second_step')
    const asked = await call('POST', '/session/second_step/passkey_options', cookieOf(first))
    expect([asked.statusCode, typeOf(asked)]).toEqual([422, 'console/rejected'])
    const second = await call('POST', '/session/second_step/code', cookieOf(first), { code: codes[0] })
    expect(second.statusCode).toBe(200)
    const account = await call('GET', '/account', cookieOf(second))
    expect(account.json()).toMatchObject({
      passkeys: [{ host: 'shop.example', usable: false }],
      passkey_origin: 'https://new.example',
    })
    await moved.close()
  })
})

// R-CONSOLE-8
describe('a proof of who one is', () => {
  const makeToken = () =>
    mine.call('POST', '/console/api/tokens', { name: 'x', scopes: ['items.read'], expires_at: null })

  test('is no sign-in, lasts 5 minutes from the password on, and in its session only', async () => {
    const browser = makeBrowser()
    expect((await browser.password()).statusCode).toBe(200)
    const token = { name: 'x', scopes: ['items.read'], expires_at: null }
    const refused = await browser.call('POST', '/tokens', token)
    expect([refused.statusCode, typeOf(refused)]).toEqual([403, 'console/confirmation-needed'])
    expect((await browser.call('POST', '/confirmation', { password: 'wrong' })).statusCode).toBe(401)
    expect((await browser.call('POST', '/tokens', token)).statusCode).toBe(403)
    expect((await browser.call('POST', '/confirmation', { password: PASSWORD })).statusCode).toBe(204)
    page.pass(5 * MINUTE - 1)
    const made = await browser.call('POST', '/tokens', token)
    expect(made.statusCode).toBe(201)
    page.pass(1)
    expect((await browser.call('POST', '/tokens', token)).statusCode).toBe(403)
    const other = makeBrowser()
    await other.password()
    expect(typeOf(await other.call('POST', '/totp'))).toBe('console/confirmation-needed')
    // It takes a right away and gives none.
    const { id } = made.json<{ token: { id: number } }>().token
    expect((await other.call('POST', `/tokens/${id}/revocation`)).statusCode).toBe(204)
  })

  test('is given by an own passkey, too, that makes sure of its person', async () => {
    const { passkey } = await addPasskey(mine)
    const others = `other-${mail}`
    await addUser(page.context, page.shopId, others)
    const their = (await addPasskey(await page.signIn(others))).passkey
    page.pass(5 * MINUTE)
    const prove = async (key: TestPasskey, manner = {}) => {
      const asked = await mine.call('POST', '/console/api/confirmation/passkey_options')
      const { options } = asked.json<{ options: { challenge: string } }>()
      return mine.call('POST', '/console/api/confirmation/passkey', key.assertion(options, manner))
    }
    expect((await prove(their)).statusCode).toBe(401)
    expect((await prove(passkey, { verified: false })).statusCode).toBe(401)
    expect((await makeToken()).statusCode).toBe(403)
    expect((await prove(passkey)).statusCode).toBe(204)
    expect((await makeToken()).statusCode).toBe(201)
  })

  test('is not wanted of a session that another process ended a moment ago: it has to sign in again', async () => {
    expect((await makeToken()).statusCode).toBe(201)
    const other = await buildApp({ ...page.context, baseUrl: PLACE.origin })
    const ended = await other.inject({
      ...{ method: 'DELETE', url: '/console/api/session' },
      headers: { ...OUR_PAGE, cookie: mine.cookie },
    })
    expect(ended.statusCode).toBe(204)
    await other.close()
    const answer = await makeToken()
    expect([answer.statusCode, typeOf(answer)]).toEqual([401, 'console/signed-out'])
  })

  test('is wanted before the body is looked at, of every operation that says so, and changes nothing without', async () => {
    await addApp()
    page.pass(5 * MINUTE)
    for (const [method, path] of [
      ['POST', '/totp'],
      ['POST', '/totp/activation'],
      ['DELETE', '/totp'],
      ['POST', '/recovery_codes'],
      ['POST', '/passkeys/options'],
      ['POST', '/passkeys'],
      ['DELETE', '/passkeys/1'],
      ['POST', '/tokens'],
      ['POST', '/people'],
      ['PUT', '/people/1'],
      ['POST', '/people/1/removal'],
    ] as const) {
      const answer = await mine.call(method, `/console/api${path}`, { nonsense: true })
      expect([path, answer.statusCode, typeOf(answer)]).toEqual([path, 403, 'console/confirmation-needed'])
    }
    expect(await findFactors(page.context.db, await user())).toMatchObject({ recovery_codes: 10 })
  })
})
