/** Apps and passkeys that the tests' people have, and browsers in which nobody is signed in yet. */
import { TOTP } from 'otpauth'
import { reads } from '../../../../src/db/statement.ts'
import { TestPasskey } from './authenticator.ts'
import { OUR_PAGE, PASSWORD, type SignedIn, type TestConsole } from './sign-in.ts'

/** Where passkeys are: the context needs it as its public address. */
export const PLACE = { rpId: 'shop.example', origin: 'https://shop.example' }

/** What the audit log has of somebody, by the mail address. */
export const EVENTS = reads<{ kind: string; actor: string; subject: string | null; detail: object }>(
  'test.factor_events',
  'select kind, actor, subject, detail from audit_events where actor_name = $1 or subject = $1 order by id',
)

/** The type of a problem. */
export const typeOf = (answer: { json(): unknown }) =>
  String((answer.json() as { type?: string }).type).replace('/errors/', '')

/** An app, and the recovery codes that came with it. */
export async function addApp(page: TestConsole, who: SignedIn) {
  const begun = await who.call('POST', '/console/api/totp')
  const { secret } = begun.json<{ secret: string }>()
  const app = new TOTP({ secret })
  /** The code that it shows so many seconds from now. */
  const code = (from = 0) => app.generate({ timestamp: page.context.clock.now().getTime() + from * 1000 })
  const answer = await who.call('POST', '/console/api/totp/activation', {
    ...{ code: code(), end_other_sessions: false },
  })
  const { recovery_codes: codes } = answer.json<{ recovery_codes: string[] }>()
  return { secret, code, codes, answer }
}

/** A passkey of who is signed in. */
export async function addPasskey(who: SignedIn, name = '指紋') {
  const passkey = new TestPasskey(PLACE)
  const asked = await who.call('POST', '/console/api/passkeys/options')
  const { options } = asked.json<{ options: { challenge: string } }>()
  const body = { name, credential: passkey.registration(options), end_other_sessions: false }
  const answer = await who.call('POST', '/console/api/passkeys', body)
  return { passkey, options, answer, body }
}

/** A browser in which nobody is signed in, with the cookies that it was handed. */
export function makeBrowser(page: TestConsole, mail: string, from = '192.0.2.7') {
  const cookies = new Map<string, string>()
  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await page.app.inject({
      ...{ method, url: `/console/api${path}`, remoteAddress: from },
      headers: { ...OUR_PAGE, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body === undefined ? {} : { payload: body }),
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return {
    cookies,
    call,
    password: () => call('POST', '/session', { mail_address: mail, password: PASSWORD }),
    code: (code: string) => call('POST', '/session/second_step/code', { code }),
    isSignedIn: async () => (await call('GET', '/session')).statusCode === 200,
  }
}
