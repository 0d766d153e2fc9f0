/** What is killed, in every combination: nothing acknowledged is lost, and the next start mends the rest. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import pg from '#pg'
import { startEmbeddedPostgres } from '../../../src/db/embedded/supervisor.ts'
import {
  argumentsOf,
  ask,
  childrenOf,
  Folders,
  type Holder,
  hold,
  isKeeper,
  keeperOf,
  processesOf,
  serverOf,
  until,
} from '../../support/embedded/processes.ts'
import { signal } from '../../support/signal.ts'

// Databases are made and killed for real, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const folders = new Folders()
const bystanders: ChildProcess[] = []
afterEach(async () => {
  for (const child of bystanders.splice(0)) child.kill('SIGKILL')
  await folders.clear()
})

/** The server's process id, which must be there. */
function server(dataDir: string): number {
  const pid = serverOf(dataDir)
  if (pid === undefined) throw new Error('PostgreSQL is not running')
  return pid
}

function keeper(dataDir: string): number {
  const pid = keeperOf(dataDir)
  if (pid === undefined) throw new Error('the keeper is not running')
  return pid
}

/** The keeper and its guard. */
function keepersOf(dataDir: string): number[] {
  return processesOf(dataDir).filter(pid => argumentsOf(pid).some(isKeeper))
}

async function killKeepers(holder: Holder, pids: readonly number[]): Promise<void> {
  // Held still first, so that none hears of another's end.
  signal(pids, 'SIGSTOP')
  await holder.kill()
  signal(pids, 'SIGKILL')
  await until(() => pids.every(pid => !isAlive(pid)), 'the keeper is gone')
}

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}/cwd`) && processState(pid) !== 'Z'
}

function processState(pid: number): string | undefined {
  try {
    return /^State:\s+(\S)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

const logOf = (dataDir: string) => readFileSync(join(dataDir, 'postgres.log'), 'utf8')

/** A process of PostgreSQL's, by what it does. */
function childOf(postmaster: number, role: string): number | undefined {
  return childrenOf(postmaster).find(pid => argumentsOf(pid).join(' ').startsWith(`postgres: ${role}`))
}

describe('kill -9', () => {
  test('of the only process that uses the database stops it; the next start is fine', async () => {
    const dataDir = folders.makeData()
    const holder = hold(dataDir)
    const { connection } = await holder.ready
    await ask(connection, 'create table kept as select 7 as n')
    const pid = server(dataDir)
    await holder.kill()
    await until(() => !isAlive(pid) && keeperOf(dataDir) === undefined, 'PostgreSQL and the keeper ended')
    expect(logOf(dataDir)).toMatch(/database system is shut down/)
    const again = await startEmbeddedPostgres({ dataDir, log: () => {} })
    expect(await ask(again.connection, 'select n from kept')).toBe(7)
    await again.stop()
  })

  test.skipIf(process.platform !== 'linux')(
    'of a process of PostgreSQL and then of the only process that uses it, while that recovers, stops it',
    async () => {
      const dataDir = folders.makeData()
      const holder = hold(dataDir)
      const { connection } = await holder.ready
      await ask(connection, 'create table kept as select 7 as n')
      const pid = server(dataDir)
      signal([childOf(pid, 'checkpointer') ?? 0], 'SIGKILL')
      // Recovery is held where a stop is asked for.
      let recovering: number | undefined
      await until(() => {
        recovering = childOf(pid, 'startup')
        return recovering !== undefined
      }, 'PostgreSQL recovers')
      signal([recovering ?? 0], 'SIGSTOP')
      await holder.kill()
      await until(() => logOf(dataDir).includes('received fast shutdown request'), 'it is told to stop')
      const told = performance.now()
      signal([recovering ?? 0], 'SIGCONT')
      await until(() => !isAlive(pid) && keeperOf(dataDir) === undefined, 'PostgreSQL and the keeper ended')
      expect(performance.now() - told).toBeLessThan(10_000)
      const again = await startEmbeddedPostgres({ dataDir, log: () => {} })
      expect(await ask(again.connection, 'select n from kept')).toBe(7)
      await again.stop()
    },
  )

  test('of the keeper and that process: the guard sees to it that PostgreSQL stops', async () => {
    const dataDir = folders.makeData()
    const holder = hold(dataDir)
    await holder.ready
    const pid = server(dataDir)
    await killKeepers(holder, [keeper(dataDir)])
    await until(() => !isAlive(pid) && processesOf(dataDir).length === 0, 'all have ended')
    expect(logOf(dataDir)).toMatch(/database system is shut down/)
  })

  test('of these and the guard leaves an orphan, which the next start adopts', async () => {
    const dataDir = folders.makeData()
    const holder = hold(dataDir)
    await holder.ready
    const pid = server(dataDir)
    await killKeepers(holder, keepersOf(dataDir))
    expect(isAlive(pid)).toBe(true)
    const again = await startEmbeddedPostgres({ dataDir, log: () => {} })
    expect(server(dataDir)).toBe(pid)
    expect(await ask(again.connection, 'select 1')).toBe(1)
    await again.stop()
    await until(() => !isAlive(pid), 'PostgreSQL ended')
  })

  test('of all those, and its socket swept away: the next start stops the orphan and starts anew', async () => {
    const dataDir = folders.makeData()
    const holder = hold(dataDir)
    const { connection } = await holder.ready
    const pid = server(dataDir)
    await killKeepers(holder, keepersOf(dataDir))
    rmSync(connection.host, { recursive: true })
    const again = await startEmbeddedPostgres({ dataDir, log: () => {} })
    expect(await ask(again.connection, 'select 1')).toBe(1)
    await until(() => !isAlive(pid), 'the orphan ended')
    await again.stop()
  })

  test('of the keeper alone is not noticed by who uses the database, and it still stops at the end', async () => {
    const dataDir = folders.makeData()
    const database = await startEmbeddedPostgres({ dataDir, log: () => {} })
    const client = new pg.Client(database.connection)
    await client.connect()
    const [first, pid] = [keeper(dataDir), server(dataDir)]
    signal(first, 'SIGKILL')
    await until(() => ![undefined, first].includes(keeperOf(dataDir)), 'a new keeper is there')
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await client.end()
    const other = await startEmbeddedPostgres({ dataDir, log: () => {} })
    await Promise.all([database.stop(), other.stop()])
    await until(() => !isAlive(pid), 'PostgreSQL ended')
  })

  test('of PostgreSQL alone: the keeper starts it again and says so', async () => {
    const dataDir = folders.makeData()
    const holder = hold(dataDir)
    const { connection } = await holder.ready
    await ask(connection, 'create table kept as select 9 as n')
    const pid = server(dataDir)
    signal(pid, 'SIGKILL')
    const saysReady = () =>
      readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').includes('ready')
    await until(() => ![undefined, pid].includes(serverOf(dataDir)) && saysReady(), 'a new server is there')
    expect(await ask(connection, 'select n from kept')).toBe(9)
    expect(holder.logs).toContain('PostgreSQL ended unexpectedly; it is started again.')
    await holder.stop()
  })

  // R-FAULT-5
  test('of everything loses no acknowledged write', async () => {
    const dataDir = folders.makeData()
    const holder = hold(dataDir)
    const { connection } = await holder.ready
    await ask(connection, 'create table written (n int primary key)')
    const client = new pg.Client(connection)
    client.on('error', () => {})
    await client.connect()
    let acknowledged = 0
    const writing = (async () => {
      for (;;) {
        await client.query('insert into written values ($1)', [acknowledged])
        acknowledged++
      }
    })().catch(() => {})
    await until(() => acknowledged > 300, '300 rows are acknowledged')
    const all = processesOf(dataDir)
    expect(all).toEqual(expect.arrayContaining([holder.child.pid, keeper(dataDir), server(dataDir)]))
    signal(all, 'SIGKILL')
    await writing
    const again = await startEmbeddedPostgres({ dataDir, log: () => {} })
    // One more may have been written whose acknowledgement was lost.
    const rows = Number(await ask(again.connection, 'select count(*) from written'))
    expect([acknowledged, acknowledged + 1]).toContain(rows)
    await again.stop()
  })
})

describe('an old postmaster.pid', () => {
  test.each(['a process of another kind', 'a postgres of another folder'])('that names %s', async kind => {
    const [dataDir, otherDir] = [folders.makeData(), folders.makeData()]
    const other = await startEmbeddedPostgres({ dataDir: otherDir, log: () => {} })
    const sleeper = spawn('sleep', ['60'])
    bystanders.push(sleeper)
    const stranger = kind.startsWith('a postgres') ? server(otherDir) : (sleeper.pid ?? 0)
    const pidFile = [
      stranger,
      join(dataDir, 'postgres'),
      1,
      5432,
      join(dataDir, 'socket'),
      '',
      ' 1 2',
      'ready   ',
      '',
    ]
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), pidFile.join('\n'))
    const again = await startEmbeddedPostgres({ dataDir, log: () => {} })
    expect(await ask(again.connection, 'select 1')).toBe(1)
    await again.stop()
    expect(isAlive(stranger)).toBe(true)
    await other.stop()
  })
})

test('old sockets and an old pointer to sockets are no hindrance', async () => {
  const dataDir = folders.makeData()
  const holder = hold(dataDir)
  await holder.ready
  signal(processesOf(dataDir), 'SIGKILL')
  await until(() => processesOf(dataDir).length === 0, 'all are gone')
  expect(existsSync(join(dataDir, 'socket', 'keeper.sock'))).toBe(true)
  writeFileSync(join(dataDir, 'sockets'), '/tmp/akinai-gone')
  const again = await startEmbeddedPostgres({ dataDir, log: () => {} })
  expect(await ask(again.connection, 'select 1')).toBe(1)
  await again.stop()
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s to the whole group ends the server first, not the database',
  async name => {
    const dataDir = folders.makeData()
    const holder = hold(dataDir)
    const { connection } = await holder.ready
    const other = await startEmbeddedPostgres({ dataDir, log: () => {} })
    const client = new pg.Client(connection)
    await client.connect()
    // What a terminal does at Ctrl-C: the holder leads its process group.
    signal(-(holder.child.pid ?? 0), name)
    await until(() => holder.child.signalCode === name, 'the process ended')
    signal(keeper(dataDir), name)
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await client.end()
    await other.stop()
    expect(serverOf(dataDir)).toBeUndefined()
  },
)
