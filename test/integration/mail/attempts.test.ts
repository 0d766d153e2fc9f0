/** Attempts to send a mail: what counts as one, who begins it, and when there is none left. */
import { setTimeout as delay } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { deliverMail, resumeMailsOf } from '../../../src/mail/deliver.ts'
import { startSending } from '../../../src/mail/send-due.ts'
import { openMailServer } from '../../../src/mail/smtp.ts'
import { beginAttempt, keepDueMails, MAX_ATTEMPTS, type Mail } from '../../../src/mail/store.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { startMailServer } from './support/mail-server.ts'
import { mailTo, reread } from './support/orders.ts'

const PATIENCE = { timeout: 60_000 }

test.beforeEach(async ({ outside }) => {
  await outside.query('delete from mails')
})

const withServer = (context: TestContext, smtpUrl: string) => ({
  ...context,
  config: { ...context.config, smtpUrl },
})

/** Mails of which this many attempts were made, and that are due. */
const AFTER = 'update mails set attempts = $2, due_at = created_at where id = $1'

// R-MAIL-6
test('a mail that has ended the process at each of its attempts is dead, and is not sent', async ({
  context,
  shopId,
  outside,
}) => {
  await using server = await startMailServer()
  const mail = await mailTo(context, shopId, 'a@example.jp')
  await outside.query(AFTER, [mail.id, MAX_ATTEMPTS])
  const mailServer = openMailServer({ smtpUrl: server.url, smtpTls: undefined })
  await deliverMail(context, mailServer, mail, new AbortController().signal)
  expect(await reread(context, mail)).toMatchObject({
    ...{ state: 'dead', attempts: MAX_ATTEMPTS, sent_at: null },
    last_error: 'its last attempt came to no end',
  })
  expect(server.received).toEqual([])
})

// R-MAIL-6
test('the last attempt, which a stop has cut short, is made after the next start', async ({
  context,
  shopId,
  outside,
}) => {
  const asked = Promise.withResolvers<void>()
  await using hanging = await startMailServer({ onRcptTo: () => asked.resolve() })
  await using server = await startMailServer()
  const mail = await mailTo(context, shopId, 'a@example.jp')
  await outside.query(AFTER, [mail.id, MAX_ATTEMPTS - 1])
  {
    await using _sending = startSending(withServer(context, hanging.url))
    await asked.promise
  }
  expect(await reread(context, mail)).toMatchObject({ state: 'waiting', attempts: MAX_ATTEMPTS - 1 })
  await using _again = startSending(withServer(context, server.url))
  await vi.waitFor(
    async () => expect(await reread(context, mail)).toMatchObject({ state: 'sent', attempts: MAX_ATTEMPTS }),
    PATIENCE,
  )
})

// R-MAIL-7
test('a mail that was kept has all of its attempts once there is a mail server', async ({
  context,
  shopId,
  outside,
}) => {
  const mail = await mailTo(context, shopId, 'a@example.jp')
  await outside.query(AFTER, [mail.id, MAX_ATTEMPTS - 1])
  await outside.query('update mails set last_error = $1', ['451 Not now'])
  expect(await keepDueMails(context.db, context.clock.now(), 10)).toBe(1)
  await resumeMailsOf(withServer(context, 'smtp://127.0.0.1:1'))
  expect(await reread(context, mail)).toMatchObject({ state: 'waiting', attempts: 0, last_error: null })
})

test('whoever claims a mail that was just tried begins nothing', async ({ context, shopId }) => {
  const mail = await mailTo(context, shopId, 'a@example.jp')
  const begin = () => beginAttempt(context.db, mail, '<1@example.jp>', context.clock.now())
  expect(await begin()).toMatchObject({ attempts: 1 })
  expect(await begin()).toBeUndefined()
  expect(await reread(context, mail)).toMatchObject({ state: 'waiting', attempts: 1 })
})

test('where no attempt can be written down it is tried every few seconds, until it can', async ({
  context,
  shopId,
  outside,
}) => {
  await using server = await startMailServer()
  const mails: Mail[] = []
  for (const name of ['a', 'b', 'c']) mails.push(await mailTo(context, shopId, `${name}@example.jp`))
  await outside.query(
    `create sequence begun;
     create function refuse_attempt() returns trigger language plpgsql as $$
     begin
       perform nextval('begun');
       raise exception 'no room' using errcode = '53100';
     end $$;
     create trigger refuse_attempt before update on mails for each row execute function refuse_attempt()`,
  )
  const begun = async () => {
    const { rows } = await outside.query<{ n: string; any: boolean }>(
      'select last_value as n, is_called as any from begun',
    )
    return rows[0]?.any === true ? Number(rows[0].n) : 0
  }
  const start = performance.now()
  await using _sending = startSending(withServer(context, server.url))
  await vi.waitFor(async () => expect(await begun()).toBeGreaterThan(0), PATIENCE)
  // Two are tried at once.
  await delay(1000)
  const times = 1 + Math.ceil((performance.now() - start) / 5000)
  expect(await begun()).toBeLessThanOrEqual(2 * times)
  await outside.query('drop trigger refuse_attempt on mails')
  await vi.waitFor(async () => {
    for (const mail of mails) expect((await reread(context, mail)).state).toBe('sent')
  }, PATIENCE)
  expect(server.received).toHaveLength(mails.length)
})
