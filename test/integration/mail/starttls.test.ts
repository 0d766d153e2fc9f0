import tls from 'node:tls'
import { afterEach, describe, expect } from 'vitest'
import type { SmtpTls } from '../../../src/lib/smtp-address.ts'
import { MailFailed, openMailServer } from '../../../src/mail/smtp.ts'
import { test } from '../../support/fixture.ts'
import { CERTIFICATE, KEY } from './support/certificate.ts'
import { type Manner, startMailServer } from './support/mail-server.ts'

/** Certificates of others that a test trusts besides are trusted no longer after it. */
const trusted = tls.getCACertificates()
afterEach(() => tls.setDefaultCACertificates(trusted))

/** What a server heard of a mail. */
interface Heard {
  readonly error: string | undefined
  /** What came after the greeting, such as MAIL. */
  readonly asked: readonly string[]
  /** Of each message that came in, whether it was encrypted on the way. */
  readonly secure: readonly boolean[]
}

interface Way {
  readonly smtpTls?: SmtpTls
  readonly options?: Manner['options']
  /** To the sender 127.0.0.2 is another machine. */
  readonly host?: string
  readonly login?: string
}

/** Sends a mail by a server, and tells what that heard of it. */
async function heard({ smtpTls, options, host = '127.0.0.2', login = '' }: Way): Promise<Heard> {
  const asked: string[] = []
  const secure: boolean[] = []
  await using server = await startMailServer({
    ...{ host, options: options ?? {} },
    onAuth: (_auth, _session, answer) => {
      asked.push('AUTH')
      answer(null, { user: 'shop' })
    },
    onMailFrom: (_address, session, answer) => {
      asked.push('MAIL')
      secure.push(session.secure)
      answer()
    },
  })
  const url = server.url.replace('//', `//${login}`)
  const error = await openMailServer({ smtpUrl: url, smtpTls })
    .send(MESSAGE, new AbortController().signal)
    .then(
      () => undefined,
      (failure: unknown) => failure,
    )
  if (error !== undefined && !(error instanceof MailFailed)) throw error
  return { error: error?.message, asked, secure: server.received.length > 0 ? secure : [] }
}

const MESSAGE = {
  messageId: '<1@shop.example>',
  date: new Date('2026-11-20T01:02:03Z'),
  from: { name: 'Tea', address: 'no-reply@shop.example' },
  replyTo: { name: 'Tea', address: 'tea@example.jp' },
  to: { name: '山田 花子', address: 'hanako@example.jp' },
  subject: 'ご注文',
  text: 'x',
  html: '<p>x</p>',
}

const PLAIN = { disabledCommands: ['STARTTLS'] }
const OFFERED = { disabledCommands: [], key: KEY, cert: CERTIFICATE }
/** Offers it to nobody, and takes it: what is left when somebody in between takes the offer out. */
const STRIPPED = { ...OFFERED, hideSTARTTLS: true }
const PASSWORD = 'shop:p%40ss@'

// R-MAIL-11
describe('another machine gets no mail and no password unless it is encrypted', () => {
  test.for<[string, Way]>([
    ['without STARTTLS', { options: PLAIN }],
    ['without STARTTLS, with a password', { options: PLAIN, login: PASSWORD }],
    [
      'without STARTTLS, with a password, though it may be plain',
      { options: PLAIN, login: PASSWORD, smtpTls: 'opportunistic' },
    ],
    ['with a certificate of nobody', { options: OFFERED }],
    ['with a certificate of nobody, though it may be plain', { options: OFFERED, smtpTls: 'opportunistic' }],
    [
      'with a certificate of nobody behind an offer that was taken out',
      { options: STRIPPED, login: PASSWORD },
    ],
    [
      'with TLS from the start and a certificate of nobody',
      { options: { secure: true, key: KEY, cert: CERTIFICATE } },
    ],
    ['on this machine, where that is asked for', { options: PLAIN, host: '127.0.0.1', smtpTls: 'required' }],
  ])('%s', async ([, way]) => {
    const { error, asked } = await heard(way)
    expect(error).toMatch(/STARTTLS|self-signed|certificate|altnames|greeting|wrong version/i)
    expect(asked).toEqual([])
  })
})

describe('a mail arrives', () => {
  test.for<[string, boolean, Way]>([
    ['encrypted where the certificate can be trusted', true, { options: OFFERED }],
    ['encrypted with a password', true, { options: OFFERED, login: PASSWORD }],
    ['encrypted though the offer was taken out on the way', true, { options: STRIPPED, login: PASSWORD }],
    ['encrypted where it need not be', true, { options: OFFERED, smtpTls: 'opportunistic' }],
    ['plain where it may be', false, { options: PLAIN, smtpTls: 'opportunistic' }],
    ['plain where it shall be', false, { options: OFFERED, smtpTls: 'off' }],
    ['plain on this machine', false, { options: OFFERED, host: '127.0.0.1' }],
    ['plain on this machine with a password', false, { options: PLAIN, host: '127.0.0.1', login: PASSWORD }],
  ])('%s', async ([, encrypted, way]) => {
    tls.setDefaultCACertificates([...trusted, CERTIFICATE])
    const { error, secure, asked } = await heard(way)
    expect(error).toBeUndefined()
    expect(secure).toEqual([encrypted])
    expect(asked.includes('AUTH')).toBe(way.login !== undefined)
  })
})
