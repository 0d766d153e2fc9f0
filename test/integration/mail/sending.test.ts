import { describe, expect, vi } from 'vitest'
import pg from '#pg'
import type { Context } from '../../../src/context.ts'
import { freeJobsOfTheDead, SHOW_LIFE } from '../../../src/jobs/lock-store.ts'
import { startJobs } from '../../../src/jobs/runner.ts'
import { claimMail, letGoOfMail } from '../../../src/mail/claim-store.ts'
import { resend } from '../../../src/mail/outbox.ts'
import { startSending } from '../../../src/mail/send-due.ts'
import { MAX_ATTEMPTS, type Mail } from '../../../src/mail/store.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { startProxy } from '../../support/proxy.ts'
import { smtpError, startMailServer } from './support/mail-server.ts'
import { causeOf, mailTo, queued, reread, storeOrder } from './support/orders.ts'

test.beforeEach(async ({ outside }) => {
  await outside.query('delete from graphile_worker._private_jobs')
  await outside.query('delete from mails')
})

const PATIENCE = { timeout: 30_000 }

function withServer(context: TestContext, smtpUrl: string): Context {
  return { ...context, config: { ...context.config, smtpUrl } }
}

/** Sends what is due until this holds. */
async function sendUntil(on: Context, holds: () => Promise<void>): Promise<void> {
  await using _sending = startSending(on)
  await vi.waitFor(holds, PATIENCE)
}

describe('mails that are due', () => {
  test('are sent, all of a change', async ({ context, shopId }) => {
    await using server = await startMailServer()
    const mails = await queued(context, shopId, await storeOrder(context, shopId), causeOf('cancel_order'))
    await sendUntil(withServer(context, server.url), async () => {
      for (const mail of mails) expect((await reread(context, mail)).state).toBe('sent')
    })
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual([
      'hanako@example.jp',
      'test@example.jp',
    ])
  })

  // R-MAIL-6
  test('come again after a while that grows, and end as dead', async ({ context, shopId, outside }) => {
    await using server = await startMailServer({ judge: () => smtpError(451, 'Not now') })
    const mail = await mailTo(context, shopId, 'a@example.jp')
    const waits: number[] = []
    await using _sending = startSending(withServer(context, server.url))
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      // Written down once the answer of the mail server is known.
      const done =
        attempt < MAX_ATTEMPTS ? `attempts = ${attempt} and last_error is not null` : `state = 'dead'`
      await vi.waitFor(async () => {
        const { rows } = await outside.query<{ seconds: number }>(
          `select extract(epoch from due_at - $2)::float8 as seconds from mails where id = $1 and ${done}`,
          [mail.id, context.clock.now()],
        )
        expect(rows).toHaveLength(1)
        if (attempt < MAX_ATTEMPTS) waits.push(rows[0]?.seconds ?? 0)
      }, PATIENCE)
      // What would be waited for is due now.
      await outside.query('update mails set due_at = $1, last_error = null where due_at is not null', [
        context.clock.now(),
      ])
    }
    expect(waits).toEqual(waits.map((_, index) => expect.closeTo(Math.exp(Math.min(index + 1, 10)), 1)))
    const hours = waits.reduce((sum, wait) => sum + wait) / 3600
    expect(hours).toBeGreaterThan(24)
    expect(hours).toBeLessThan(36)
    expect(await reread(context, mail)).toMatchObject({ state: 'dead', attempts: MAX_ATTEMPTS })
    expect(new Set(server.received.map(({ email }) => email.messageId)).size).toBe(1)
    expect(server.received).toHaveLength(MAX_ATTEMPTS)
  })

  test('that are dead are sent again on request', async ({ context, shopId }) => {
    let refuse = true
    await using server = await startMailServer({
      onRcptTo: (_address, _session, answer) => answer(refuse ? smtpError(550, 'No such user') : null),
    })
    const mail = await mailTo(context, shopId, 'a@example.jp')
    const state = (expected: Partial<Mail>) => async () =>
      expect(await reread(context, mail)).toMatchObject(expected)
    await sendUntil(withServer(context, server.url), state({ state: 'dead' }))
    refuse = false
    await resend(context.db, shopId, mail.id, context.config.mailLimits, context.clock.now())
    await sendUntil(withServer(context, server.url), state({ state: 'sent', attempts: 1 }))
  })

  test('are kept without a mail server', async ({ context, shopId }) => {
    const mail = await mailTo(context, shopId, 'a@example.jp')
    await sendUntil(context, async () => expect((await reread(context, mail)).state).toBe('kept'))
  })

  test('hold up nothing else while the mail server hangs, and not more than two at once', async ({
    context,
    shopId,
    outside,
  }) => {
    const release = Promise.withResolvers<void>()
    await using server = await startMailServer({
      judge: async () => {
        await release.promise
        return 'take' as const
      },
    })
    for (const name of ['a', 'b', 'c', 'd', 'e']) await mailTo(context, shopId, `${name}@example.jp`)
    await using _jobs = await startJobs(withServer(context, server.url))
    await vi.waitFor(() => expect(server.received.length).toBeGreaterThanOrEqual(2), PATIENCE)
    await outside.query(`select graphile_worker.add_job('free_jobs')`)
    await vi.waitFor(async () => {
      const { rows } = await outside.query(
        `select from graphile_worker.jobs where task_identifier = 'free_jobs'`,
      )
      expect(rows).toEqual([])
    }, PATIENCE)
    expect(server.received).toHaveLength(2)
    release.resolve()
    await vi.waitFor(() => expect(server.received).toHaveLength(5), PATIENCE)
  })

  test('go out once, though several servers look for them', async ({ context, shopId }) => {
    await using server = await startMailServer({ judge: () => 'take' })
    const mails: Mail[] = []
    for (let count = 0; count < 12; count++) mails.push(await mailTo(context, shopId, `n${count}@example.jp`))
    const on = withServer(context, server.url)
    await using _one = startSending(on)
    await using _other = startSending(on)
    await sendUntil(on, async () => {
      for (const mail of mails)
        expect(await reread(context, mail)).toMatchObject({ state: 'sent', attempts: 1 })
    })
    expect(server.received).toHaveLength(mails.length)
  })

  test('are left to the server that has them in hand, until it is gone', async ({ context, shopId }) => {
    await using server = await startMailServer()
    const mail = await mailTo(context, shopId, 'a@example.jp')
    const other = new pg.Client(context.address)
    await other.connect()
    const connection = connectionOf(other)
    expect(await claimMail(connection, context.clock.now(), [])).toEqual({ shop_id: shopId, id: mail.id })
    const next = await mailTo(context, shopId, 'b@example.jp')
    await using _sending = startSending(withServer(context, server.url))
    await vi.waitFor(async () => expect((await reread(context, next)).state).toBe('sent'), PATIENCE)
    expect((await reread(context, mail)).state).toBe('waiting')
    await other.end()
    await vi.waitFor(async () => expect((await reread(context, mail)).state).toBe('sent'), PATIENCE)
  })

  test('can be let go of', async ({ context, shopId, outside }) => {
    const mail = await mailTo(context, shopId, 'a@example.jp')
    const connection = connectionOf(outside)
    const now = context.clock.now()
    expect(await claimMail(connection, now, [])).toMatchObject({ id: mail.id })
    expect(await claimMail(connection, now, [mail.id])).toBeUndefined()
    await letGoOfMail(connection, mail)
    const other = new pg.Client(context.address)
    await other.connect()
    expect(await claimMail(connectionOf(other), now, [])).toMatchObject({ id: mail.id })
    await other.end()
  })
})

function connectionOf(client: pg.Client): Parameters<typeof claimMail>[0] {
  return {
    query: async <Row>(statement: { readonly text: string }, values: readonly unknown[] = []) =>
      (await client.query(statement.text, [...values])).rows as Row[],
  }
}

describe('a server that starts', () => {
  test('sends what is committed while it runs', async ({ context, shopId }) => {
    await using server = await startMailServer()
    await using _jobs = await startJobs(withServer(context, server.url))
    const mail = await mailTo(context, shopId, 'a@example.jp')
    await vi.waitFor(async () => expect((await reread(context, mail)).state).toBe('sent'), PATIENCE)
  })

  test('takes over the jobs of a killed one at once, and leaves those of one that lives', async ({
    context,
    outside,
  }) => {
    await lockFor(outside, 'pool-killed', 'sweep_mails')
    await lockFor(outside, 'pool-alive', 'sweep_carts')
    const alive = new pg.Client(context.address)
    await alive.connect()
    await alive.query(SHOW_LIFE.text, ['pool-alive'])
    const left = async () =>
      (await outside.query('select task_identifier as task from graphile_worker.jobs')).rows.map(
        ({ task }) => task,
      )
    {
      await using _jobs = await startJobs(context)
      await vi.waitFor(async () => expect(await left()).toEqual(['sweep_carts']), PATIENCE)
    }
    expect(await freeJobsOfTheDead(context.db)).toEqual([])
    expect(await left()).toEqual(['sweep_carts'])
    await alive.end()
    await vi.waitFor(async () => expect(await freeJobsOfTheDead(context.db)).toEqual(['pool-alive']))
  })

  test('shows that it lives: nobody frees the jobs that it runs', async ({ context, outside }) => {
    await using _jobs = await startJobs(context)
    // Its lock is taken beside the first job; once taken it stays.
    await vi.waitFor(async () => {
      const { rows } = await outside.query(
        `select from pg_locks where locktype = 'advisory' and granted and classid = ${0x6a6f_6273}::oid`,
      )
      expect(rows.length).toBeGreaterThanOrEqual(1)
    }, PATIENCE)
  })

  test('asks for its lock anew every few seconds while another has it, so that a wait of one that is gone ends', async ({
    context,
    outside,
  }) => {
    await using _jobs = await startJobs(context)
    const locks = async (which: string) =>
      (
        await outside.query<{ pid: number; objid: string; waitstart: Date | null }>(
          `select pid, objid, waitstart from pg_locks
           where locktype = 'advisory' and classid = ${0x6a6f_6273}::oid and ${which}
             and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rows
    const first = async (which: string) => {
      const [lock] = await vi.waitFor(async () => {
        const rows = await locks(which)
        expect(rows).toHaveLength(1)
        return rows
      }, PATIENCE)
      return lock as NonNullable<typeof lock>
    }
    const { pid, objid } = await first('granted')
    // As whatever stands for a connection that was lost and has not ended there.
    const other = new pg.Client(context.address)
    await other.connect()
    const taken = other.query('select pg_advisory_lock($1::int, $2::oid::bigint::bit(32)::int)', [
      0x6a6f_6273,
      objid,
    ])
    await first('not granted')
    await outside.query('select pg_terminate_backend($1)', [pid])
    await taken
    const { waitstart } = await first('not granted')
    // And there is one that waits, not one more for each time.
    await vi.waitFor(
      async () => expect(Number((await first('not granted')).waitstart)).toBeGreaterThan(Number(waitstart)),
      PATIENCE,
    )
    await other.end()
    await first('granted')
  })
})

describe('a database that goes away', () => {
  test('while a mail is sent: mails go on when it is back', async ({ context, shopId }) => {
    const road = await startProxy(context.address)
    const lost = Promise.withResolvers<void>()
    await using server = await startMailServer({
      judge: async count => {
        if (count === 1) await road.cut()
        lost.resolve()
        return 'take' as const
      },
    })
    const mail = await mailTo(context, shopId, 'a@example.jp')
    const { user, database } = context.address
    const away = {
      ...withServer(context, server.url),
      databaseAddress: { host: '127.0.0.1', port: road.port, user, database },
    }
    await using _jobs = await startJobs(away)
    await lost.promise
    await vi.waitFor(async () => expect((await reread(context, mail)).state).toBe('sent'), PATIENCE)
    await road.mend()
    const next = await mailTo(context, shopId, 'b@example.jp')
    await vi.waitFor(async () => expect((await reread(context, next)).state).toBe('sent'), {
      timeout: 50_000,
      interval: 200,
    })
    await road.cut()
  })
})

/** What a pool of workers leaves when it is killed while it does a job. */
async function lockFor(outside: pg.Client, poolId: string, task: string): Promise<void> {
  await outside.query(`select graphile_worker.add_job($1)`, [task])
  await outside.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now(), attempts = 1
     where id = (select max(id) from graphile_worker._private_jobs)`,
    [poolId],
  )
}
