/** Jobs that are locked, with their queues, for workers that have not heard of it, or are over. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, vi } from 'vitest'
import { freeJobsOfTheDead } from '../../src/jobs/lock-store.ts'
import { startJobs } from '../../src/jobs/runner.ts'
import type { TestContext } from '../support/context.ts'
import { test } from '../support/fixture.ts'

const PATIENCE = { timeout: 60_000, interval: 200 }

/** What the job has with it whose answer is lost. */
const MARK = 'lost on the way'

test.beforeEach(async ({ outside }) => {
  await outside.query('delete from graphile_worker._private_jobs')
})

/** A road to PostgreSQL on which the first answer with the mark is lost, and its connection with it; the others stay. */
async function startLosing(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  const lost = Promise.withResolvers<void>()
  let isLost = false
  const server = createServer(incoming => {
    const outgoing = target.host.startsWith('/')
      ? connect(join(target.host, `.s.PGSQL.${target.port}`))
      : connect(target.port, target.host)
    const end = () => {
      incoming.destroy()
      outgoing.destroy()
    }
    for (const socket of [incoming, outgoing]) sockets.add(socket.on('error', end).on('close', end))
    incoming.pipe(outgoing)
    outgoing.on('data', chunk => {
      if (isLost || !chunk.includes(MARK)) return void incoming.write(chunk)
      isLost = true
      end()
      lost.resolve()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    lost: lost.promise,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Leaves a job in the queue of what asks the payment service. */
async function leaveJob(outside: pg.Client): Promise<void> {
  await outside.query(`select graphile_worker.add_job('sweep_carts', $1::json, 'payments')`, [
    JSON.stringify({ mark: MARK }),
  ])
}

/** Whose it is by now, where it is not done. */
async function whose(outside: pg.Client): Promise<(string | null)[]> {
  const { rows } = await outside.query<{ locked_by: string | null }>(
    `select locked_by from graphile_worker.jobs where task_identifier = 'sweep_carts'`,
  )
  return rows.map(({ locked_by }) => locked_by)
}

/** By which workers show that they live, those of this database. */
async function lives(outside: pg.Client): Promise<string[]> {
  const { rows } = await outside.query<{ objid: string }>(
    `select objid::text from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = ${0x6a6f_6273}::oid
       and application_name = 'akinai jobs' and datname = current_database()`,
  )
  return rows.map(({ objid }) => objid)
}

/** Does each moment what is done each minute, until the job is done. */
async function untilDone(context: TestContext, outside: pg.Client): Promise<void> {
  await vi.waitFor(async () => {
    await freeJobsOfTheDead(context.db)
    expect(await whose(outside)).toEqual([])
  }, PATIENCE)
}

test('a job whose workers have not heard that it is theirs runs all the same', async ({
  context,
  outside,
}) => {
  await using road = await startLosing(context.address)
  const { user, database } = context.address
  const databaseAddress = { host: '127.0.0.1', port: road.port, user, database }
  await using _jobs = await startJobs({ ...context, databaseAddress })
  await leaveJob(outside)
  await road.lost
  expect(await whose(outside)).toEqual([expect.stringMatching(/^pool-/)])
  await untilDone(context, outside)
})

test('a job whose end could not be written down runs again', async ({ context, outside }) => {
  await outside.query(
    `create sequence refused;
     create function refuse() returns trigger language plpgsql as $$
     begin
       perform nextval('refused');
       raise exception 'no room' using errcode = '53100';
     end $$;
     create trigger refuse before delete on graphile_worker._private_jobs for each row execute function refuse()`,
  )
  await using _jobs = await startJobs(context)
  await vi.waitFor(async () => expect(await lives(outside)).toHaveLength(1), PATIENCE)
  const [first] = await lives(outside)
  await leaveJob(outside)
  await vi.waitFor(async () => {
    const { rows } = await outside.query('select is_called from refused')
    expect(rows).toEqual([{ is_called: true }])
  }, PATIENCE)
  await outside.query('drop trigger refuse on graphile_worker._private_jobs')
  // Once others are at work nothing says of the first that they are.
  const later = await vi.waitFor(async () => {
    const found = await lives(outside)
    expect(found).toContainEqual(expect.not.stringMatching(`^${first}$`))
    return found
  }, PATIENCE)
  expect(later).not.toContain(first)
  await untilDone(context, outside)
})
