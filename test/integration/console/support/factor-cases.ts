/** What the operations on second factors answer, each status that is documented. */
import { MAX_PASSKEYS } from '../../../../src/console/limits.ts'
import { insertPasskey } from '../../../../src/console/passkey-store.ts'
import { TestPasskey } from './authenticator.ts'
import { addApp, addPasskey, PLACE } from './factors.ts'
import { type ConsoleShop, OUR_PAGE, PASSWORD, type TestConsole } from './sign-in.ts'

/** A browser. */
type Caller = Pick<ConsoleShop, 'call'>

/** Calls and compares the status. */
export type ExpectStatus = (
  who: Caller,
  status: number,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<void>

/** The cases, by the names of the operations. */
export function factorCases(
  pageOf: () => TestConsole,
  expectStatus: ExpectStatus,
): Readonly<Record<string, () => Promise<void>>> {
  return { ...appCases(pageOf, expectStatus), ...passkeyCases(pageOf, expectStatus) }
}

function appCases(pageOf: () => TestConsole, expectStatus: ExpectStatus) {
  return {
    async finishByCode() {
      const { mailAddress, codes } = await withApp(pageOf(), 'code')
      const waiting = await awaitSecondStep(pageOf(), mailAddress)
      const path = '/session/second_step/code'
      await expectStatus(waiting, 200, 'POST', path, { code: codes[0] })
      const again = await awaitSecondStep(pageOf(), mailAddress)
      for (let n = 0; n < 10; n++) await expectStatus(again, 401, 'POST', path, { code: '000000' })
      await expectStatus(again, 429, 'POST', path, { code: '000000' })
    },
    async askForSecondStep() {
      const path = '/session/second_step/passkey_options'
      await expectStatus(pageOf(), 401, 'POST', path)
      await expectStatus(
        await awaitSecondStep(pageOf(), (await withApp(pageOf(), 'no-passkey')).mailAddress),
        422,
        'POST',
        path,
      )
      await expectStatus(
        await awaitSecondStep(pageOf(), (await withPasskey(pageOf(), 'second')).mailAddress),
        200,
        'POST',
        path,
      )
    },
    async beginTotp() {
      const { who } = await withApp(pageOf(), 'begun')
      await expectStatus(who, 422, 'POST', '/totp')
    },
    async activateTotp() {
      const body = { code: '000000', end_other_sessions: true }
      await expectStatus(pageOf(), 422, 'POST', '/totp/activation', body)
    },
    async removeTotp() {
      const { who } = await withApp(pageOf(), 'removed')
      await expectStatus(who, 204, 'DELETE', '/totp')
      await expectStatus(who, 404, 'DELETE', '/totp')
    },
    async renewRecoveryCodes() {
      await expectStatus(pageOf(), 422, 'POST', '/recovery_codes')
      await expectStatus((await withApp(pageOf(), 'renewed')).who, 200, 'POST', '/recovery_codes')
    },
    async getAccount() {
      await expectStatus(await withPasskey(pageOf(), 'shown'), 200, 'GET', '/account')
    },
  }
}

function passkeyCases(pageOf: () => TestConsole, expectStatus: ExpectStatus) {
  return {
    async askForConfirmation() {
      await expectStatus(pageOf(), 422, 'POST', '/confirmation/passkey_options')
      await expectStatus(await withPasskey(pageOf(), 'asks'), 200, 'POST', '/confirmation/passkey_options')
    },
    async confirmByPasskey() {
      const who = await withPasskey(pageOf(), 'proves')
      const sent = async () => who.passkey.assertion(await optionsOf(who, '/confirmation/passkey_options'))
      await expectStatus(who, 204, 'POST', '/confirmation/passkey', await sent())
      await expectStatus(who, 401, 'POST', '/confirmation/passkey', who.passkey.assertion({ challenge: 'x' }))
    },
    async finishByPasskey() {
      const { mailAddress, passkey } = await withPasskey(pageOf(), 'finishes')
      const waiting = await awaitSecondStep(pageOf(), mailAddress)
      const path = '/session/second_step/passkey'
      await expectStatus(waiting, 401, 'POST', path, passkey.assertion({ challenge: 'x' }))
      const options = await optionsOf(waiting, '/session/second_step/passkey_options')
      await expectStatus(waiting, 200, 'POST', path, passkey.assertion(options))
    },
    async beginPasskeySignIn() {
      await expectStatus(pageOf(), 200, 'POST', '/session/passkey_options')
    },
    async signInByPasskey() {
      const { passkey } = await withPasskey(pageOf(), 'passkey-alone')
      const begun = await pageOf().call('POST', '/console/api/session/passkey_options')
      const { options } = begun.json<{ options: { challenge: string } }>()
      const waiting = browserWith(pageOf(), String(begun.headers['set-cookie']).split(';')[0] ?? '')
      await expectStatus(waiting, 200, 'POST', '/session/passkey', passkey.assertion(options))
      await expectStatus(waiting, 401, 'POST', '/session/passkey', passkey.assertion(options))
    },
    async beginPasskey() {
      const who = await withPasskey(pageOf(), 'full')
      const { db, clock } = pageOf().context
      const more = { public_key: Buffer.alloc(1), counter: 0, transports: [], rpId: 'x', name: 'x' }
      await db.transaction(async transaction => {
        for (let n = 1; n < MAX_PASSKEYS; n++) {
          const passkey = { ...more, credential_id: `full-${n}`, now: clock.now() }
          await insertPasskey(transaction, { shop_id: who.shopId, id: who.userId }, passkey)
        }
      })
      await expectStatus(who, 422, 'POST', '/passkeys/options')
    },
    async addPasskey() {
      const credential = new TestPasskey(PLACE).registration({ challenge: 'x' })
      await expectStatus(pageOf(), 422, 'POST', '/passkeys', {
        name: 'x',
        credential,
        end_other_sessions: false,
      })
    },
    async namePasskey() {
      const who = await withPasskey(pageOf(), 'named')
      await expectStatus(who, 204, 'PUT', `/passkeys/${who.passkeyId}`, { name: 'y' })
      await expectStatus(who, 404, 'PUT', '/passkeys/2147483647', { name: 'y' })
    },
    async removePasskey() {
      const who = await withPasskey(pageOf(), 'removed-passkey')
      await expectStatus(who, 204, 'DELETE', `/passkeys/${who.passkeyId}`)
      await expectStatus(who, 404, 'DELETE', '/passkeys/2147483647')
    },
  }
}

/** A browser with this cookie. */
function browserWith(page: TestConsole, cookie: string): Caller {
  return {
    call: (method, url, body) =>
      page.app.inject({
        ...{ method, url, headers: { ...OUR_PAGE, cookie } },
        ...(body === undefined ? {} : { payload: body as object }),
      }),
  }
}

/** Somebody who has an app, and the recovery codes. */
async function withApp(page: TestConsole, key: string) {
  const who = await page.makeShop(key)
  const { codes } = await addApp(page, who)
  return { who, codes, mailAddress: who.mailAddress }
}

/** Somebody who has a passkey. */
async function withPasskey(page: TestConsole, key: string) {
  const who = await page.makeShop(key)
  const { passkey, answer } = await addPasskey(who)
  return { ...who, passkey, passkeyId: answer.json<{ passkey: { id: number } }>().passkey.id }
}

async function optionsOf(who: Caller, path: string): Promise<{ readonly challenge: string }> {
  const answer = await who.call('POST', `/console/api${path}`)
  return answer.json<{ options: { challenge: string } }>().options
}

/** A browser whose person knew the password. */
async function awaitSecondStep(page: TestConsole, mailAddress: string): Promise<Caller> {
  const answer = await page.trySignIn(mailAddress, PASSWORD)
  return browserWith(page, String(answer.headers['set-cookie']).split(';')[0] ?? '')
}
