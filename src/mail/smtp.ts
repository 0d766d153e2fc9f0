/** The mail server that mails are handed to, over SMTP. */
import { lazy } from '../lib/lazy.ts'
import { oneLine } from '../lib/plain.ts'
import { isThisMachine, type SmtpTls } from '../lib/smtp-address.ts'
import { describeFailure } from './failures.ts'

/** A mail server. */
export interface MailServer {
  /**
   * Hands a message over and answers once the server has taken it for good. Throws a `MailRefused` when it, or the
   * address, will never do, and a `MailFailed` when it may work later.
   */
  send(message: OutgoingMessage, signal: AbortSignal): Promise<void>
  /** Connects and signs in, without sending anything. Throws what is in the way. */
  check(): Promise<void>
}

/** A message for one recipient. */
interface OutgoingMessage {
  readonly messageId: string
  /** Shown as the moment at which it was written. */
  readonly date: Date
  readonly from: Mailbox
  readonly replyTo: Mailbox
  readonly to: Mailbox
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A name, which may be empty, and an address. */
interface Mailbox {
  readonly name: string
  readonly address: string
}

/** What went wrong, in words that name no recipient. */
export class MailFailed extends Error {
  override readonly name: string = 'MailFailed'
}

/** Trying again would not help. */
export class MailRefused extends MailFailed {
  override readonly name = 'MailRefused'
}

/** How long a mail server may take, in milliseconds. */
export interface SmtpLimits {
  /** For the connection to stand. */
  readonly connectMs: number
  /** For its greeting. */
  readonly greetingMs: number
  /** Between any two signs of life. */
  readonly silenceMs: number
  /** For the whole of a mail. */
  readonly totalMs: number
}

/** Limits that a busy mail server keeps and a hanging one does not. */
export const SMTP_LIMITS: SmtpLimits = {
  connectMs: 10_000,
  greetingMs: 10_000,
  silenceMs: 30_000,
  totalMs: 60_000,
}

/** Which mail server, and how it is spoken to. */
export interface MailServerOptions {
  readonly smtpUrl: string
  readonly smtpTls: SmtpTls | undefined
}

/**
 * Opens nothing yet: each mail makes its own connection. `smtps:` speaks TLS from the start. `smtp:` turns to it by
 * STARTTLS before anything is said, and says nothing where that is not to be had: whoever stands between could else take
 * the offer out of the greeting and read along. To this machine, where a certificate would name nobody, it stays plain
 * unless `smtpTls` says otherwise. Certificates are checked whenever there is TLS.
 */
export function openMailServer(
  { smtpUrl, smtpTls }: MailServerOptions,
  limits: SmtpLimits = SMTP_LIMITS,
): MailServer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const secure = protocol === 'smtps:'
  const local = isThisMachine(hostname)
  const tls = smtpTls ?? (local ? 'off' : 'required')
  const user = decodeURIComponent(username)
  const secrets = username === '' ? [] : [user, decodeURIComponent(password)]
  const options = {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // A password goes to another machine over TLS only, whatever is set.
    requireTLS: !secure && (tls === 'required' || (username !== '' && !local)),
    ignoreTLS: !secure && tls === 'off',
    ...(username === '' ? {} : { auth: { user, pass: decodeURIComponent(password) } }),
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.greetingMs,
    socketTimeout: limits.silenceMs,
    dnsTimeout: limits.connectMs,
  }
  // The library takes 8 MB, which a server that sends no mails does without.
  const transport = lazy(async () => (await import('nodemailer')).createTransport(options))
  return {
    async send(message, signal) {
      checkAddress(message.to.address)
      const total = AbortSignal.any([signal, AbortSignal.timeout(limits.totalMs)])
      try {
        await (await transport()).sendMail({ ...toMail(message), signal: total })
      } catch (error) {
        // The error itself names the recipient in several members, and would be logged with all of them.
        const told = describeFailure(error, message.to, secrets)
        throw isFinal(error) ? new MailRefused(told) : new MailFailed(told)
      }
    },
    check: async () => {
      const opened = await transport()
      await opened.verify().catch((error: unknown) => {
        throw new MailFailed(describeFailure(error, undefined, secrets))
      })
    },
  }
}

/** nodemailer encodes and folds headers and takes line breaks out of them; what is one line stays one in any case. */
function toMail(message: OutgoingMessage) {
  const { messageId, date, subject, text, html } = message
  const [from, replyTo, to] = [message.from, message.replyTo, message.to].map(({ name, address }) => ({
    name: oneLine(name),
    address,
  }))
  return {
    from,
    replyTo,
    to,
    subject: oneLine(subject),
    text,
    html,
    messageId,
    date,
    // Nobody's absence notice should answer to the shop.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // Most of it is Japanese: a third shorter than quoted-printable, and no line too long for any server.
    encoding: 'base64',
    textEncoding: 'B' as const,
    xMailer: false as const,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** What is certainly no address of a mailbox on a mail server. Carriers' old ones, such as `a..b.@docomo.ne.jp`, are. */
function checkAddress(address: string): void {
  if (!/^("[^"\p{Cc}<>]+"|[^\p{Cc}<>@]+)@[^\s\p{Cc}<>@]+$/u.test(address)) {
    throw new MailRefused('The recipient is not a mail address')
  }
}

/**
 * What servers say to a recipient or a message, and mean whoever sends (RFC 3463): that he may not (5.7, as Postfix does, which refuses senders and
 * relaying once it has heard the recipient), that his address is none (5.1.7, 5.1.8), that he has sent enough today (5.4.5).
 */
const OF_THE_SENDER = /^5\d\d[ -]5\.(?:7\.\d+|1\.[78]|4\.5)\b/

/** A refusal of the recipient or of the message is for good; one of the sender or of the login is the operator's to mend. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error)) return false
  const refused = 'permanent' in error && error.permanent === true
  const said = 'response' in error ? String(error.response) : ''
  return refused && (error.command === 'RCPT TO' || error.command === 'DATA') && !OF_THE_SENDER.test(said)
}
