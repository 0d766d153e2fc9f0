/** What the machine and the database did while a caller waited: the reason of a fault that is felt for long. */
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from '#pg'
import { processesOf } from './processes.ts'

/** Looks when it is told to, and keeps what it saw. */
export interface Witness {
  /** Looks now. `why` begins the line. */
  look(why: string): Promise<void>
  /** What was seen since this was last asked. */
  told(): string[]
}

/** For so long, in ms, processor time is counted. */
const COUNTED_MS = 200
/** Processes and statements that a line tells of. */
const MOST = 5

const ACTIVE = `
  select coalesce(wait_event_type || ':' || wait_event, 'runs') as waits, left(regexp_replace(query, '\\s+', ' ', 'g'), 60) as query,
    round(extract(epoch from clock_timestamp() - query_start)::numeric, 2)::text as seconds
  from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid() order by query_start limit ${MOST}`

/** Makes one that looks at the program whose first process is `root()`, and at the database of a folder. */
export function makeWitness(root: () => number | undefined, dataDir: string, socketDir: string): Witness {
  let seen: string[] = []
  return {
    async look(why) {
      const [busiest, waiting] = await Promise.all([busy(root(), dataDir), active(socketDir)])
      seen.push(`${why}; ${pressures()}; busiest: ${busiest}; in the database: ${waiting}`)
    },
    told() {
      const told = seen
      seen = []
      return told
    },
  }
}

/** Parts of the last ten seconds in which something waited for what all share. */
function pressures(): string {
  const share = (what: string) => {
    try {
      return `${what} ${/avg10=([\d.]+)/.exec(readFileSync(`/proc/pressure/${what}`, 'utf8'))?.[1]} %`
    } catch {
      return `${what} unknown`
    }
  }
  return `waited for ${['cpu', 'io', 'memory'].map(share).join(', ')}`
}

async function busy(root: number | undefined, dataDir: string): Promise<string> {
  const before = new Map(processesOf(root, dataDir).map(({ pid }) => [pid, ticksOf(pid)]))
  await delay(COUNTED_MS)
  const used = processesOf(root, dataDir).map(({ pid, kind }) => ({
    kind,
    ticks: ticksOf(pid) - (before.get(pid) ?? 0),
  }))
  const most = used.filter(({ ticks }) => ticks > 0).toSorted((one, other) => other.ticks - one.ticks)
  // A tick is 10 ms.
  return (
    most
      .slice(0, MOST)
      .map(({ kind, ticks }) => `${kind} ${(1000 * ticks) / COUNTED_MS} %`)
      .join(', ') || 'none'
  )
}

function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}

async function active(socketDir: string): Promise<string> {
  const client = new pg.Client({
    ...{ host: socketDir, user: 'akinai', database: 'akinai' },
    ...{ connectionTimeoutMillis: 1_000, query_timeout: 1_000 },
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ waits: string; query: string; seconds: string }>(ACTIVE)
    return (
      rows.map(({ waits, query, seconds }) => `${query} (${waits}, ${seconds} s)`).join(' | ') || 'nothing'
    )
  } catch (error) {
    return `no answer (${error instanceof Error ? error.message : String(error)})`
  } finally {
    await client.end().catch(() => {})
  }
}
