/** The faults that services have, one after the other: each begins, and is over. */
import { readdirSync, readFileSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from '#pg'
import type { LocalPostgres } from '../../../deploy/cluster/postgres.ts'
import { signal } from '../../support/signal.ts'
import type { Apart } from './apart.ts'
import type { Manner, Road } from './road.ts'
import type { Services } from './services.ts'

/** Which calls a fault may keep from going well: all, those with pictures, or none. */
type Reach = 'all' | 'pictures' | 'none'

/** A fault. */
export interface Fault {
  readonly name: string
  readonly reach: Reach
  /** Seconds that it lasts at least. */
  readonly seconds?: number
  begin(): Promise<void>
  end(): Promise<void>
}

const MANNERS: readonly Exclude<Manner, 'passes'>[] = ['refuses', 'says nothing', 'is slow', 'lies']

/** All that can be made here. */
export function faultsOf(services: Services): Fault[] {
  const { database, apart, objects, mail } = services
  return [
    ...ofRoad('the database', 'all', database),
    ...(apart === undefined ? [] : [vanished(apart)]),
    ...ofDatabase(services),
    ...(objects === undefined ? [] : ofRoad('the bucket', 'pictures', objects)),
    ...ofRoad('the mail server', 'none', mail),
  ]
}

function ofRoad(what: string, reach: Reach, road: Road): Fault[] {
  return MANNERS.map(manner => ({
    name: `${what} ${manner}`,
    reach,
    begin: () => road.become(manner),
    end: () => road.become('passes'),
  }))
}

/** Longer than anybody waits, and than TCP asks after connections that nobody uses. */
const VANISHED_S = 45

function vanished(apart: Apart): Fault {
  return {
    ...{ name: 'the machine of the database vanishes', reach: 'all', seconds: VANISHED_S },
    begin: async () => apart.vanish(),
    end: async () => apart.comeBack(),
  }
}

function ofDatabase(services: Services): Fault[] {
  const again = async () => {
    services.postgres = await services.startAgain()
  }
  const faults: Fault[] = [
    {
      name: 'the database is stopped in order',
      reach: 'all',
      begin: () => services.postgres.stop(),
      end: again,
    },
    {
      name: 'the database is killed',
      reach: 'all',
      begin: () => services.postgres.stop('SIGKILL'),
      end: again,
    },
    {
      name: 'the database stands still',
      reach: 'all',
      begin: async () => signalTo(services.postgres, 'SIGSTOP'),
      end: async () => signalTo(services.postgres, 'SIGCONT'),
    },
    noConnections(services),
  ]
  const { disk } = services
  return disk === undefined ? faults : [...faults, fullDisk(services, disk)]
}

/** PostgreSQL's first process and all that it has begun. */
function signalTo(postgres: LocalPostgres, name: 'SIGSTOP' | 'SIGCONT'): void {
  const first = postgres.pid()
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    if (pid === first || parentOf(pid) === first) signal(pid, name)
  }
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

/** Connections that are asked for at a time: more than the program has processes, so that these come first. */
const TAKERS = 24

/** Ends what the program has. */
const END_OURS = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and application_name like 'akinai%'`

/** Milliseconds between two looks at what the program has got hold of. */
const LOOK_MS = 100

/** Others have all connections: ours are ended as often as there are any, and whatever becomes free is taken. */
function noConnections(services: Services): Fault {
  const held = new Set<pg.Client>()
  let over = true
  let work = Promise.resolve()
  const open = async () => {
    const client = new pg.Client({ connectionString: services.postgres.url, application_name: 'taker' })
    client.on('error', () => held.delete(client))
    await client.connect()
    return client
  }
  const take = async () => {
    while (!over) {
      await open().then(
        client => held.add(client),
        () => delay(5),
      )
    }
  }
  const endOurs = async (by: pg.Client) => {
    for (; !over; await delay(LOOK_MS)) await by.query(END_OURS)
    await by.end()
  }
  return {
    name: 'the database has no connection left',
    reach: 'all',
    begin: async () => {
      // Before the takers, who would leave none to it.
      const ender = await open()
      over = false
      work = Promise.all([endOurs(ender), ...Array.from({ length: TAKERS }, take)]).then(() => {})
    },
    end: async () => {
      over = true
      await work
      await Promise.all([...held].map(client => client.end()))
      held.clear()
    },
  }
}

/** PostgreSQL writes into files of its log that it made before; each of these looks makes it need another. */
const MAX_SWITCHES = 40

/** PostgreSQL ends when it cannot write its log; whoever looks after it starts it again. */
function fullDisk(services: Services, disk: string): Fault {
  const file = join(disk, 'filler')
  const fill = async () => {
    const filler = await open(file, 'a')
    const piece = Buffer.alloc(64 * 1024)
    try {
      while (statfsSync(disk).bavail > 0) writeSync(filler.fd, piece)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    } finally {
      await filler.close()
    }
  }
  return {
    name: 'the disk of the database is full',
    reach: 'all',
    begin: async () => {
      await fill()
      const client = new pg.Client({ connectionString: services.postgres.url })
      client.on('error', () => {})
      await client.connect()
      try {
        for (let time = 0; time < MAX_SWITCHES; time++) {
          await client.query('create table filling (); drop table filling; select pg_switch_wal()')
          await fill()
        }
      } catch {
        // That is what was wanted: it has no file any more to write its log into.
      } finally {
        await client.end().catch(() => {})
      }
    },
    end: async () => {
      rmSync(file)
      if (services.postgres.pid() === undefined) services.postgres = await services.startAgain()
    },
  }
}
