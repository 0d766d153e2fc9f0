/** What requests cost: processor time of the server and of its database, which varies less than time when others use the machine. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runLoad } from '../support/load.ts'
import { processorSeconds } from '../support/processes.ts'

/** Microseconds of processor time a request. */
export interface Cost {
  readonly server: number
  readonly database: number
  /** Milliseconds until half of the requests were answered. */
  readonly median: number
  readonly requests: number
}

/** A server under load, and where its database has its files. */
export interface Costing {
  readonly port: number
  readonly pid: number
  readonly placedDir: string
}

/** So that neither waits much for the other, and requests meet as they do in life. */
const CONNECTIONS = 8

/** What is asked, for how long, and over how many connections: 8 unless it says. */
export interface CostLoad {
  readonly seconds: number
  readonly connections?: number
  readonly nextRequest: () => Buffer
  readonly expectedStatus: number
}

/** Loads a server for so many seconds. Throws as `runLoad` does, also where nothing was answered within them. */
export async function costOf({ port, pid, placedDir }: Costing, load: CostLoad): Promise<Cost> {
  let requests = 0
  const nextRequest = () => {
    requests++
    return load.nextRequest()
  }
  const before = [processorSeconds(pid), databaseSeconds(placedDir)] as const
  const { median } = await runLoad({ port, connections: CONNECTIONS, ...load, nextRequest })
  const micros = (now: number, then: number) => ((now - then) / requests) * 1e6
  return {
    server: micros(processorSeconds(pid), before[0]),
    database: micros(databaseSeconds(placedDir), before[1]),
    ...{ median, requests },
  }
}

/** Seconds of processor time of all processes of a database that run now; those of connections stay as long as they are used. */
function databaseSeconds(placedDir: string): number {
  const [line = ''] = readFileSync(join(placedDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  const postmaster = Number(line)
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => parentOf(name) === postmaster)
  return [postmaster, ...children.map(Number)].reduce((sum, pid) => sum + secondsOf(pid), 0)
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}

function secondsOf(pid: number): number {
  try {
    return processorSeconds(pid)
  } catch {
    return 0
  }
}
