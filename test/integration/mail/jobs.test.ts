import { Logger, runOnce, type TaskList } from 'graphile-worker'
import pg from 'pg'
import { afterAll, describe, expect, vi } from 'vitest'
import type { Context } from '../../../src/context.ts'
import { freeJobsOfTheDead, SHOW_LIFE } from '../../../src/jobs/lock-store.ts'
import { startJobs } from '../../../src/jobs/runner.ts'
import { crewsOf } from '../../../src/jobs/tasks.ts'
import { resend } from '../../../src/mail/outbox.ts'
import { MAX_ATTEMPTS } from '../../../src/mail/store.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { startProxy } from '../../support/proxy.ts'
import { smtpError, startMailServer } from './support/mail-server.ts'
import { causeOf, mailTo, queued, reread, storeOrder } from './support/orders.ts'

let pool: pg.Pool
test.beforeAll(async ({ context }) => {
  pool = new pg.Pool({ ...context.address, max: 3 })
  pool.on('error', () => {}).on('connect', client => client.on('error', () => {}))
})
afterAll(async () => {
  await pool.end()
})
test.beforeEach(async ({ outside }) => {
  await outside.query('delete from graphile_worker._private_jobs')
  await outside.query('delete from mails')
})

function withServer(context: TestContext, smtpUrl: string): Context {
  return { ...context, config: { ...context.config, smtpUrl } }
}

/** Runs all jobs that are due, then comes back. */
async function runDue(outside: pg.Client, on: Context): Promise<void> {
  const logger = new Logger(() => () => {})
  const taskList = Object.assign({}, ...crewsOf(on).map(({ tasks }) => tasks)) as TaskList
  await runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger })
  // It comes back before it has written down how the last job ended.
  await vi.waitFor(async () => {
    const locked = 'select from graphile_worker._private_jobs where locked_at is not null'
    expect((await outside.query(locked)).rows).toEqual([])
  })
}

/** What would be waited for is due now. */
async function hurry(outside: pg.Client): Promise<void> {
  await outside.query('update graphile_worker._private_jobs set run_at = now()')
}

async function jobs(outside: pg.Client): Promise<{ attempts: number; most: number; seconds: number }[]> {
  const { rows } = await outside.query<{ attempts: number; most: number; seconds: number }>(
    `select attempts, max_attempts as most, extract(epoch from run_at - now())::float8 as seconds
     from graphile_worker._private_jobs order by id`,
  )
  return rows
}

describe('the jobs of mails', () => {
  test('send all mails of a change, and are gone', async ({ context, shopId, outside }) => {
    await using server = await startMailServer()
    const mails = await queued(context, shopId, await storeOrder(context, shopId), causeOf('cancel_order'))
    await runDue(outside, withServer(context, server.url))
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual([
      'hanako@example.jp',
      'test@example.jp',
    ])
    for (const mail of mails) expect((await reread(context, mail)).state).toBe('sent')
    expect(await jobs(outside)).toEqual([])
  })

  // R-MAIL-6
  test('come again after a while that grows, and end as dead', async ({ context, shopId, outside }) => {
    await using server = await startMailServer({ judge: () => smtpError(451, 'Not now') })
    const mail = await mailTo(context, shopId, 'a@example.jp')
    const waits: number[] = []
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
      await hurry(outside)
      await runDue(outside, withServer(context, server.url))
      const [job] = await jobs(outside)
      expect(job).toMatchObject({ attempts: attempt, most: MAX_ATTEMPTS })
      waits.push(job?.seconds ?? 0)
    }
    // The database's own clock moves on between the job's end and the look at it.
    for (const [index, wait] of waits.entries()) {
      const planned = Math.exp(Math.min(index + 1, 10))
      expect(wait).toBeLessThanOrEqual(planned)
      expect(wait).toBeGreaterThan(planned - 30)
    }
    const hours = waits.reduce((sum, wait) => sum + wait) / 3600
    expect(hours).toBeGreaterThan(24)
    expect(hours).toBeLessThan(36)
    expect((await reread(context, mail)).state).toBe('waiting')
    await hurry(outside)
    await runDue(outside, withServer(context, server.url))
    expect(await reread(context, mail)).toMatchObject({ state: 'dead', attempts: MAX_ATTEMPTS })
    expect(await jobs(outside)).toEqual([])
    expect(new Set(server.received.map(({ email }) => email.messageId)).size).toBe(1)
    expect(server.received).toHaveLength(MAX_ATTEMPTS)
  })

  test('send a dead mail again on request', async ({ context, shopId, outside }) => {
    let refuse = true
    await using server = await startMailServer({
      onRcptTo: (_address, _session, answer) => answer(refuse ? smtpError(550, 'No such user') : null),
    })
    const mail = await mailTo(context, shopId, 'a@example.jp')
    await runDue(outside, withServer(context, server.url))
    expect((await reread(context, mail)).state).toBe('dead')
    expect(await jobs(outside)).toEqual([])
    refuse = false
    await resend(context.db, shopId, mail.id, context.config.mailLimits, context.clock.now())
    await runDue(outside, withServer(context, server.url))
    expect(await reread(context, mail)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  test('without a mail server are done at once, and not again', async ({ context, shopId, outside }) => {
    const mail = await mailTo(context, shopId, 'a@example.jp')
    await runDue(outside, context)
    expect(await jobs(outside)).toEqual([])
    expect((await reread(context, mail)).state).toBe('kept')
  })

  test('have workers of their own: a mail server that hangs holds up nothing else', async ({
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
    await vi.waitFor(() => expect(server.received.length).toBeGreaterThanOrEqual(2))
    await outside.query(`select graphile_worker.add_job('free_jobs')`)
    await vi.waitFor(
      async () => {
        const { rows } = await outside.query(
          `select from graphile_worker.jobs where task_identifier = 'free_jobs'`,
        )
        expect(rows).toEqual([])
      },
      { timeout: 30_000 },
    )
    expect(server.received).toHaveLength(2)
    release.resolve()
    await vi.waitFor(() => expect(server.received).toHaveLength(5), { timeout: 30_000 })
  })
})

describe('a server that starts', () => {
  test('sends what is committed while it runs', async ({ context, shopId }) => {
    await using server = await startMailServer()
    await using _jobs = await startJobs(withServer(context, server.url))
    const mail = await mailTo(context, shopId, 'a@example.jp')
    await vi.waitFor(async () => expect((await reread(context, mail)).state).toBe('sent'), {
      timeout: 30_000,
    })
  })

  test('takes over the jobs of a killed one at once, and leaves those of one that lives', async ({
    context,
    shopId,
    outside,
  }) => {
    await using server = await startMailServer()
    const orphan = await mailTo(context, shopId, 'orphan@example.jp')
    const taken = await mailTo(context, shopId, 'taken@example.jp')
    await lockFor(outside, 'pool-killed', orphan.id)
    await lockFor(outside, 'pool-alive', taken.id)
    const alive = new pg.Client(context.address)
    await alive.connect()
    await alive.query(SHOW_LIFE.text, ['pool-alive'])
    {
      await using _jobs = await startJobs(withServer(context, server.url))
      await vi.waitFor(async () => expect((await reread(context, orphan)).state).toBe('sent'), {
        timeout: 30_000,
      })
    }
    expect(await freeJobsOfTheDead(context.db)).toEqual([])
    expect((await reread(context, taken)).state).toBe('waiting')
    await alive.end()
    await vi.waitFor(async () => expect(await freeJobsOfTheDead(context.db)).toEqual(['pool-alive']))
  })

  test('shows that it lives: nobody frees the jobs that it runs', async ({ context, shopId, outside }) => {
    const reached = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    await using server = await startMailServer({
      judge: async () => {
        reached.resolve()
        await release.promise
        return 'take' as const
      },
    })
    const mail = await mailTo(context, shopId, 'a@example.jp')
    await using _jobs = await startJobs(withServer(context, server.url))
    await reached.promise
    // Its lock is taken beside the first job; once taken it stays.
    await vi.waitFor(async () => {
      const { rows } = await outside.query(`select from pg_locks where locktype = 'advisory' and granted`)
      expect(rows.length).toBeGreaterThanOrEqual(2)
    })
    expect(await freeJobsOfTheDead(context.db)).toEqual([])
    release.resolve()
    await vi.waitFor(async () => expect((await reread(context, mail)).state).toBe('sent'))
    expect(server.received).toHaveLength(1)
  })
})

describe('a database that goes away', () => {
  test('while a mail is sent: jobs go on when it is back', async ({ context, shopId }) => {
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
    await vi.waitFor(async () => expect((await reread(context, mail)).state).toBe('sent'))
    await road.mend()
    const next = await mailTo(context, shopId, 'b@example.jp')
    await vi.waitFor(async () => expect((await reread(context, next)).state).toBe('sent'), {
      timeout: 50_000,
      interval: 200,
    })
    await road.cut()
  })
})

/** What a pool of workers leaves when it is killed while it sends a mail. */
async function lockFor(outside: pg.Client, poolId: string, mailId: number): Promise<void> {
  await outside.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now(), attempts = 1
     where (payload ->> 'id')::int = $2`,
    [poolId, mailId],
  )
}
