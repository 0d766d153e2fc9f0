/** Sends the mails that are due for as long as the server runs, or keeps them where there is no mail server (R-MAIL-7). */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { openClaims } from './claims.ts'
import { deliverMail, NotBegun } from './deliver.ts'
import { type MailServer, openMailServer } from './smtp.ts'
import { keepDueMails, type MailKey } from './store.ts'

/** Mails that are being sent at once: a mail server that hangs takes a minute for each. */
const SENDERS = 2

/** Milliseconds to the next look when nothing is due, and after an error. */
const LOOK_AGAIN_MS = 1000
const AFTER_ERROR_MS = 5000

/** Mails that are kept by one statement. */
const KEPT_AT_ONCE = 500

/** Begins. Disposing ends it, once the mails that are being sent have their answer. */
export function startSending(context: Context): AsyncDisposable {
  const { smtpUrl, smtpTls } = context.config
  const stopping = new AbortController()
  const work =
    smtpUrl === undefined
      ? keepAll(context, stopping.signal)
      : sendAll(context, openMailServer({ smtpUrl, smtpTls }), stopping.signal)
  return {
    [Symbol.asyncDispose]: async () => {
      stopping.abort()
      await work
    },
  }
}

function keepAll(context: Context, signal: AbortSignal): Promise<void> {
  const { db, clock } = context
  return repeat(context, signal, async () => {
    const isMore = (await keepDueMails(db, clock.now(), KEPT_AT_ONCE)) === KEPT_AT_ONCE
    return isMore ? 0 : LOOK_AGAIN_MS
  })
}

async function sendAll(context: Context, server: MailServer, signal: AbortSignal): Promise<void> {
  await using claims = openClaims(context)
  const atWork = new Map<number, Promise<void>>()
  let isStuck = false
  await repeat(context, signal, async () => {
    if (atWork.size === SENDERS) {
      await Promise.race(atWork.values())
      return 0
    }
    if (isStuck) {
      isStuck = false
      return AFTER_ERROR_MS
    }
    const mail = await claims.claim([...atWork.keys()])
    if (mail === undefined) return LOOK_AGAIN_MS
    const sent = send(context, server, mail, signal)
      .then(isBegun => {
        // It is still due, and would be claimed again at once.
        if (!isBegun) isStuck = true
        return claims.letGo(mail)
      })
      .finally(() => atWork.delete(mail.id))
    atWork.set(mail.id, sent)
    return 0
  })
  await Promise.all(atWork.values())
}

/** Answers whether an attempt was begun, as far as there was one to begin. */
async function send(
  context: Context,
  server: MailServer,
  mail: MailKey,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await deliverMail(context, server, mail, signal)
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    context.log.warn({ shop: mail.shop_id, mail: mail.id, error: reason }, 'a mail was not sent, and waits')
    return !(error instanceof NotBegun)
  }
}

/** Does it again and again, each time after as many milliseconds as it answers. */
async function repeat({ log }: Context, signal: AbortSignal, work: () => Promise<number>): Promise<void> {
  while (!signal.aborted) {
    const pause = await work().catch(error => {
      log.warn({ err: error }, 'the mails that are due were not looked for')
      return AFTER_ERROR_MS
    })
    if (pause > 0) await sleep(pause, undefined, { signal }).catch(() => {})
  }
}
