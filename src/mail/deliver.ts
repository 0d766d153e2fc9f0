/** An attempt to send a mail. A mail counts as sent once the mail server has said so, and not before: at least once. */
import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { traced } from '../lib/tracing.ts'
import { MailRefused, type MailServer } from './smtp.ts'
import {
  beginAttempt,
  MAX_ATTEMPTS,
  type Mail,
  type MailKey,
  markFailed,
  markSent,
  resumeMails,
  takeBack,
} from './store.ts'

/**
 * Once there is a mail server, mails that were kept without one are still sent for this long, in milliseconds. Older ones
 * would tell of what the buyer knows by then, or worse, what has changed since; they are sent on request only.
 */
const WORTH_SENDING_MS = 24 * 60 * 60 * 1000

/** The attempt could not even be written down: whatever is due next would end like this. */
export class NotBegun extends Error {
  override readonly name = 'NotBegun'
}

/**
 * Sends a waiting mail. Throws when it will be tried again, `NotBegun` where nothing was tried; a mail that was refused for good, or at
 * its last attempt, is dead. `signal` says that the server is about to stop.
 */
export async function deliverMail(
  context: Context,
  server: MailServer,
  key: MailKey,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, log } = context
  const from = senderAddress(context)
  const messageId = `<${randomUUID()}@${from.split('@').at(-1)}>`
  const mail = await beginAttempt(db, key, messageId, clock.now()).catch((error: unknown) => {
    throw new NotBegun(reasonOf(error), { cause: error })
  })
  if (mail === undefined) return
  const { kind, trace_parent, attempts, state, last_error } = mail
  if (state === 'dead') return tellGivenUp(log, key, last_error)
  const attributes = { 'akinai.mail_kind': kind, 'akinai.attempt': attempts }
  await traced('send mail', { kind: 'client', attributes, parent: trace_parent }, () =>
    handOver(context, server, mail, toMessage(mail, from), signal),
  )
}

/** Gives the mail to the mail server and writes down what that said. */
async function handOver(
  { db, clock, log }: Context,
  server: MailServer,
  mail: Mail,
  message: ReturnType<typeof toMessage>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await server.send(message, signal)
  } catch (error) {
    const isRefused = error instanceof MailRefused
    const reason = reasonOf(error)
    if (signal.aborted && !isRefused) {
      await takeBack(db, mail, reason, clock.now())
      throw error
    }
    const dead = isRefused || mail.attempts >= MAX_ATTEMPTS
    await markFailed(db, mail, dead ? 'dead' : 'waiting', reason)
    if (!dead) throw error
    tellGivenUp(log, mail, reason)
    return
  }
  await markSent(db, mail, clock.now())
}

function tellGivenUp(log: Context['log'], { shop_id, id }: MailKey, reason: string | null): void {
  log.warn({ shop: shop_id, mail: id, error: reason }, 'a mail was given up')
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** At the start: what was kept while there was no mail server is to be sent, as far as it still is worth that. */
export async function resumeMailsOf({ db, clock, config, log }: Context): Promise<void> {
  if (config.smtpUrl === undefined) return
  const now = clock.now()
  const resumed = await resumeMails(db, new Date(now.getTime() - WORTH_SENDING_MS), now)
  if (resumed > 0) log.info({ mails: resumed }, 'mails that were left are sent')
}

function toMessage(mail: Mail, from: string) {
  return {
    messageId: mail.message_id ?? '',
    date: mail.created_at,
    from: { name: mail.from_name, address: from },
    replyTo: { name: mail.from_name, address: mail.reply_to },
    to: { name: mail.to_name, address: mail.to_address },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
  }
}

/**
 * The address that mails come from: AKINAI_MAIL_FROM, or no-reply at the server's public name. A shop's own address would
 * look forged to most mail servers, since its domain does not name this one as a sender.
 */
export function senderAddress({ config, baseUrl }: Pick<Context, 'config' | 'baseUrl'>): string {
  if (config.mailFrom !== undefined) return config.mailFrom
  const host = new URL(baseUrl).hostname
  return `no-reply@${/^[\d.]+$|^\[/.test(host) ? 'localhost' : host}`
}
