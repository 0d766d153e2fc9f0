import { inspect } from 'node:util'
import { describe, expect } from 'vitest'
import { pino } from '#pino'
import type { SmtpTls } from '../../../src/lib/smtp-address.ts'
import { deliverMail } from '../../../src/mail/deliver.ts'
import { openMailServer, SMTP_LIMITS, type SmtpLimits } from '../../../src/mail/smtp.ts'
import { MAX_ATTEMPTS, type Mail } from '../../../src/mail/store.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { type Manner, smtpError, startMailServer, type TestMailServer } from './support/mail-server.ts'
import { mailTo, reread } from './support/orders.ts'

let context: TestContext
let shopId: number
test.beforeAll(({ context: madeContext, shopId: madeShopId }) => {
  context = madeContext
  shopId = madeShopId
})

/** One attempt of a mail. Answers the mail after it, and the error that asks for another attempt. */
async function attempt(
  mail: Mail,
  { url }: Pick<TestMailServer, 'url'>,
  {
    limits = SMTP_LIMITS,
    signal = new AbortController().signal,
    smtpTls,
  }: { limits?: SmtpLimits; signal?: AbortSignal; smtpTls?: SmtpTls } = {},
): Promise<{ mail: Mail; again: string | undefined }> {
  // By when what was tried before is due again.
  context.setTime(new Date(context.clock.now().getTime() + 60_000).toISOString())
  const again = await deliverMail(
    context,
    openMailServer({ smtpUrl: url, smtpTls }, limits),
    mail,
    signal,
  ).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { mail: await reread(context, mail), again }
}

describe('a mail server that takes mails', () => {
  test('gets everything as it was written', async () => {
    await using server = await startMailServer()
    const mail = await mailTo(context, shopId, 'hanako@example.jp')
    const after = await attempt(mail, server)
    expect(after).toMatchObject({
      again: undefined,
      mail: { state: 'sent', attempts: 1, sent_at: context.clock.now(), last_error: null },
    })
    const [message] = server.received
    expect(message).toMatchObject({ from: 'no-reply@shop.example', to: ['hanako@example.jp'] })
    expect(message?.email).toMatchObject({
      subject: mail.subject,
      from: { name: 'Test', address: 'no-reply@shop.example' },
      replyTo: [{ name: 'Test', address: 'test@example.jp' }],
      to: [{ name: '山田 花子', address: 'hanako@example.jp' }],
      messageId: after.mail.message_id,
      date: '2026-11-20T01:02:03.000Z',
    })
    expect(message?.email.text?.trimEnd()).toBe(mail.text.trimEnd())
    expect(message?.email.html?.trimEnd()).toBe(mail.html.trimEnd())
    expect(message?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(message?.raw).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(Math.max(...(message?.raw.split('\r\n').map(line => line.length) ?? []))).toBeLessThan(999)
  })

  test('is asked once: a mail that was sent is not sent again', async () => {
    await using server = await startMailServer()
    const mail = await mailTo(context, shopId, 'once@example.jp')
    await attempt(mail, server)
    await attempt(mail, server)
    expect(server.received).toHaveLength(1)
  })

  test.each([
    ['an emoji, and a comma', '🍵 お茶, "の" 店'],
    ['right to left', 'متجر الشاي'],
    ['a very long one', '長い名前の店'.repeat(40)],
    ['half a character and turning marks', 'a\uD83Cb\u202Ec'],
  ])('gets names whole: %s', async (_, name) => {
    await using server = await startMailServer()
    const stored = await mailTo(context, shopId, 'names@example.jp')
    await rename(stored, name)
    expect(await attempt(stored, server)).toMatchObject({ mail: { state: 'sent' } })
    const [message] = server.received
    const clean = name.toWellFormed().replace('\u202E', '')
    expect(message?.email.to).toEqual([{ name: clean, address: 'names@example.jp' }])
    expect(message?.email.from).toEqual({ name: clean, address: 'no-reply@shop.example' })
    expect(message?.email.subject).toBe(`【${clean}】`)
    expect(message?.to).toEqual(['names@example.jp'])
  })

  // R-MAIL-9
  test.each([
    ['a line break', 'Shop\r\nBcc: evil@example.jp\r\n\r\nowned'],
    ['a bare line feed', 'Shop\nBcc: evil@example.jp'],
    ['a bare carriage return', 'Shop\rBcc: evil@example.jp'],
    ['other line separators', 'Shop\u2028Bcc: evil@example.jp\u0085Bcc: evil@example.jp'],
    ['the end of an address', 'Shop" <evil@example.jp>, "'],
    ['an encoded word', '=?utf-8?Q?x=0D=0ABcc:_evil@example.jp?= <evil@example.jp>, y'],
  ])('never gets a header from a name: %s', async (_, name) => {
    await using server = await startMailServer()
    const stored = await mailTo(context, shopId, 'safe@example.jp')
    await rename(stored, name)
    expect(await attempt(stored, server)).toMatchObject({ mail: { state: 'sent' } })
    const [message] = server.received
    expect(message?.to).toEqual(['safe@example.jp'])
    expect(message?.email.to).toHaveLength(1)
    expect(message?.email.bcc).toBeUndefined()
    expect(message?.email.to?.[0]).toMatchObject({ address: 'safe@example.jp' })
    expect(message?.email.headers.map(({ key }) => key).toSorted()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
      'x-auto-response-suppress',
    ])
  })

  test.each([
    ['an address with a script of its own', '山田@例え.jp', '山田@例え.jp'],
    ['a domain with a script of its own', 'yamada@例え.jp', 'yamada@例え.jp'],
    ['an old address of a carrier', 'taro..yamada.@docomo.ne.jp', '"taro..yamada."@docomo.ne.jp'],
    ['a plus and a quote', "o'brien+shop@example.jp", "o'brien+shop@example.jp"],
    ['a comma', 'a,b@example.jp', '"a,b"@example.jp'],
  ])('gets %s', async (_, address, envelope) => {
    await using server = await startMailServer()
    expect((await attempt(await mailTo(context, shopId, address), server)).mail).toMatchObject({
      state: 'sent',
      last_error: null,
    })
    expect(server.received[0]?.to).toEqual([envelope])
    expect(server.received[0]?.email.to).toHaveLength(1)
  })

  test('without SMTPUTF8 gets a domain in letters that it knows', async () => {
    await using server = await startMailServer({ options: { hideSMTPUTF8: true } })
    await attempt(await mailTo(context, shopId, 'yamada@例え.jp'), server)
    expect(server.received[0]?.raw).toContain('<yamada@xn--r8jz45g.jp>')
  })
})

/** Puts a name wherever a mail has one. */
async function rename(mail: Mail, name: string): Promise<void> {
  await context.db.query(
    {
      name: 'test.rename',
      reads: false,
      text: 'update mails set to_name = $3, from_name = $3, subject = $4 where shop_id = $1 and id = $2',
    },
    // PostgreSQL takes no half characters: the driver writes what is left of them.
    [mail.shop_id, mail.id, name, `【${name}】`],
  )
}

// R-MAIL-6
describe('what will never work is dead at once', () => {
  test.each<[string, Manner]>([
    [
      'the recipient is refused',
      { onRcptTo: (_address, _session, answer) => answer(smtpError(550, 'No such user')) },
    ],
    ['the message is refused', { judge: () => smtpError(554, 'Looks like spam') }],
  ])('%s', async (_, manner) => {
    await using server = await startMailServer(manner)
    const { mail, again } = await attempt(await mailTo(context, shopId, 'refused@example.jp'), server)
    expect(mail).toMatchObject({ state: 'dead', attempts: 1, sent_at: null })
    expect(mail.last_error).toMatch(/No such user|Looks like spam/)
    expect(again).toBeUndefined()
  })

  test.each([
    'nobody',
    'a@',
    '@b',
    'a@b c',
    'a\nRCPT TO:<evil@example.jp>@b',
    'a<b@c',
    'a@b>',
    'a@evil.example@b',
  ])('the address %j is none: the server is not even asked', async address => {
    await using server = await startMailServer()
    const stored = await mailTo(context, shopId, 'placeholder@example.jp')
    await context.db.query(
      { name: 'test.readdress', reads: false, text: 'update mails set to_address = $2 where id = $1' },
      [stored.id, address],
    )
    const { mail } = await attempt(stored, server)
    expect(mail).toMatchObject({ state: 'dead', last_error: 'The recipient is not a mail address' })
    expect(server.received).toEqual([])
  })
})

// R-MAIL-12
describe('a refusal that names the recipient', () => {
  test.each<[string, Manner, string]>([
    [
      'for good',
      {
        onRcptTo: ({ address }, _session, answer) =>
          answer(smtpError(550, `5.1.1 <${address}>: Recipient address rejected: taro.yamada is unknown`)),
      },
      'dead',
    ],
    [
      'for now',
      { judge: () => smtpError(451, 'Greylisted taro.yamada@example.jp (山田 花子), come back later') },
      'waiting',
    ],
  ])('%s is kept, thrown and logged without it', async (_, manner, state) => {
    await using server = await startMailServer(manner)
    const logged: string[] = []
    const log = pino({ level: 'trace' }, { write: line => void logged.push(line) })
    const stored = await mailTo(context, shopId, 'taro.yamada@example.jp')
    const thrown = await deliverMail(
      { ...context, log },
      openMailServer({ smtpUrl: server.url, smtpTls: undefined }),
      stored,
      new AbortController().signal,
    ).then(
      () => '',
      (error: unknown) => inspect(error, { depth: 9, showHidden: true }),
    )
    const mail = await reread(context, stored)
    expect(mail.state).toBe(state)
    expect(mail.last_error).toMatch(/•••/)
    expect(thrown === '').toBe(state === 'dead')
    expect(`${mail.last_error} ${thrown} ${logged.join()}`).not.toMatch(/taro|yamada|山田|花子/i)
  })
})

describe('what may work later waits', () => {
  test('a server that is busy, until it is not', async () => {
    let busy = true
    await using server = await startMailServer({
      onRcptTo: (_address, _session, answer) => answer(busy ? smtpError(451, 'Come back later') : null),
    })
    const stored = await mailTo(context, shopId, 'busy@example.jp')
    const first = await attempt(stored, server)
    expect(first.mail).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(first.again).toContain('Come back later')
    busy = false
    expect(await attempt(stored, server)).toMatchObject({
      again: undefined,
      mail: { state: 'sent', attempts: 2, last_error: null, message_id: first.mail.message_id },
    })
    expect(server.received).toHaveLength(1)
  })

  test('a sender that is refused, which the operator can mend', async () => {
    await using server = await startMailServer({
      onMailFrom: (_address, _session, answer) => answer(smtpError(550, 'Not from you')),
    })
    const { mail, again } = await attempt(await mailTo(context, shopId, 'a@example.jp'), server)
    expect(mail.state).toBe('waiting')
    expect(again).toContain('Not from you')
  })

  test.for([
    [553, '5.7.1 <shop@example.jp>: Sender address rejected: not owned by user', 'waiting'],
    [554, '5.7.1 <a@example.jp>: Relay access denied', 'waiting'],
    [550, '5.1.8 The sender has no such domain', 'waiting'],
    [550, '5.4.5 Daily sending quota exceeded', 'waiting'],
    [550, '5.1.1 No such user', 'dead'],
    [550, '5.4.1 Access denied', 'dead'],
    [550, '5.7 x', 'dead'],
  ] as const)(
    'a sender that is refused when its recipient is named, unlike that: %i %s',
    async ([code, words, state]) => {
      await using server = await startMailServer({
        onRcptTo: (_address, _session, answer) => answer(smtpError(code, words)),
      })
      expect((await attempt(await mailTo(context, shopId, 'a@example.jp'), server)).mail.state).toBe(state)
    },
  )

  test('no server at all', async () => {
    const server = await startMailServer()
    await server[Symbol.asyncDispose]()
    const { mail, again } = await attempt(await mailTo(context, shopId, 'a@example.jp'), server)
    expect(mail.state).toBe('waiting')
    expect(again).toContain('ECONNREFUSED')
  })

  test('but not after the last attempt', async ({ outside }) => {
    await using server = await startMailServer({ judge: () => smtpError(451, 'Not now') })
    const stored = await mailTo(context, shopId, 'a@example.jp')
    await outside.query('update mails set attempts = $2 where id = $1', [stored.id, MAX_ATTEMPTS - 1])
    const { mail, again } = await attempt(stored, server)
    expect(mail.state).toBe('dead')
    expect(mail.last_error).toContain('Not now')
    expect(again).toBeUndefined()
  })
})

// R-MAIL-6
describe('a mail server that dies or hangs', () => {
  test('after DATA, before it said yes: the mail goes out again under the same Message-ID', async () => {
    const manner: { die: boolean } = { die: true }
    await using server = await startMailServer({
      judge: async () => {
        if (!manner.die) return 'take'
        await server.road.cut()
        return 'say nothing'
      },
    })
    const stored = await mailTo(context, shopId, 'twice@example.jp')
    const first = await attempt(stored, server)
    expect(first.mail).toMatchObject({ state: 'waiting', attempts: 1, sent_at: null })
    expect(first.again).toBeDefined()
    manner.die = false
    await server.road.mend()
    expect((await attempt(stored, server)).mail).toMatchObject({ state: 'sent', attempts: 2 })
    const [one, other] = server.received
    expect(server.received).toHaveLength(2)
    expect(other?.email.messageId).toBe(one?.email.messageId)
    expect(other?.email.date).toBe(one?.email.date)
    expect(other?.email.text).toBe(one?.email.text)
  })

  const hasty = { ...SMTP_LIMITS, greetingMs: 150, silenceMs: 150 }

  test.each<[string, Manner]>([
    ['before its greeting', { onConnect: () => {} }],
    ['at the recipient', { onRcptTo: () => {} }],
    ['after DATA', { judge: () => 'say nothing' }],
  ])('hangs %s: given up after the time limit, tried again later', async (_, manner) => {
    await using server = await startMailServer(manner)
    const { mail, again } = await attempt(await mailTo(context, shopId, 'a@example.jp'), server, {
      limits: hasty,
    })
    expect(mail).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(again).toMatch(/timeout|never received/i)
  })

  test('stays alive without getting anywhere: the limit for the whole mail holds', async () => {
    await using server = await startMailServer({ onRcptTo: () => {} })
    const limits = { ...SMTP_LIMITS, totalMs: 150 }
    const { mail, again } = await attempt(await mailTo(context, shopId, 'a@example.jp'), server, { limits })
    expect(mail.state).toBe('waiting')
    expect(again).toContain('aborted')
  })

  test('a server that stops does not wait for it', async () => {
    const stopping = new AbortController()
    await using server = await startMailServer({ onRcptTo: () => stopping.abort() })
    const { mail } = await attempt(await mailTo(context, shopId, 'a@example.jp'), server, {
      signal: stopping.signal,
    })
    expect(mail.state).toBe('waiting')
  })
})

describe('a password', () => {
  const onAuth: NonNullable<Manner['onAuth']> = ({ username, password }, _session, answer) =>
    username === 'shop' && password === 'p@ss/word'
      ? answer(null, { user: 'shop' })
      : answer(new Error('Wrong'))
  const withPassword = (url: string, password = 'p%40ss%2Fword') => url.replace('//', `//shop:${password}@`)

  test('is given, as SMTP_URL has it', async () => {
    await using server = await startMailServer({ onAuth, options: { authOptional: false } })
    const stored = await mailTo(context, shopId, 'a@example.jp')
    const wrong = await attempt(stored, { url: withPassword(server.url, 'wrong') })
    expect(wrong.mail.state).toBe('waiting')
    expect(wrong.again).toContain('Invalid login')
    expect((await attempt(stored, { url: withPassword(server.url) })).mail.state).toBe('sent')
  })

  test.each([
    ['not encrypted', 'smtp', { disabledCommands: ['STARTTLS'] }],
    ['encrypted by nobody in particular', 'smtp', { disabledCommands: [] }],
    ['encrypted from the start by nobody in particular', 'smtps', { secure: true }],
  ])('is never given to another machine when the connection is %s', async (_, scheme, options) => {
    let asked = false
    await using server = await startMailServer({
      // To the sender this is another machine.
      host: '127.0.0.2',
      options,
      onAuth: (_auth, _session, answer) => {
        asked = true
        answer(null, { user: 'shop' })
      },
    })
    const { mail } = await attempt(await mailTo(context, shopId, 'a@example.jp'), {
      url: withPassword(`${scheme}://${server.host}`),
    })
    expect(mail.state).toBe('waiting')
    expect(mail.last_error).toMatch(/STARTTLS|self-signed|certificate|altnames/i)
    expect(asked).toBe(false)
  })
})
