/**
 * Reads of a streaming replica that show no less than the primary would have (R-GROW-6). Whoever reads asks the primary how far
 * its log reaches, one question for all who read at the same moment, and takes the replica's answer if the replica had come
 * as far before it read; else the primary answers. So it needs no memory of who wrote what, in any number of servers.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { gather } from '../lib/gather.ts'
import type { Connection, Database } from './database.ts'
import { together } from './pipeline.ts'
import { BEHIND, type LogPlace, POSITION, REACHED } from './replica-store.ts'
import type { Statement } from './statement.ts'
import { openUnit } from './unit.ts'

/** Milliseconds before each look at a replica that is a moment behind. */
const LOOKS_MS = [0, 2, 8]

/** Milliseconds for which a replica that is further behind is left alone, and one that failed. */
const REST_BEHIND_MS = 250
const REST_FAILED_MS = 2_000

/** How the replica is, for those who watch the server. */
type ReplicaState =
  | { readonly state: 'used'; readonly behindBytes: number }
  /** It answers, and is no replica. */
  | { readonly state: 'no replica' }
  | { readonly state: 'unreachable' }

/** What reads where it can be read soonest. */
export interface ReplicaReads extends Connection {
  state(): Promise<ReplicaState>
  /** How many statements each has answered since the start. */
  readonly answered: { replica: number; primary: number }
  close(): Promise<void>
}

/** Makes it. `onTrouble` hears when the replica fails; the primary answers then. */
export function openReplicaReads(
  primary: Database,
  replica: Database,
  onTrouble: (error: unknown) => void,
): ReplicaReads {
  const positionOf = gather(async (asked: readonly true[]) => {
    const [place] = await primary.query(POSITION)
    return asked.map(() => (place?.position == null ? undefined : place))
  })
  const answered = { replica: 0, primary: 0 }
  let restsUntil = 0

  /** The rows of the replica; undefined when it has not come so far. */
  async function ask<Row>(
    { position, timeline }: LogPlace,
    statement: Statement<Row>,
    values: readonly unknown[],
  ): Promise<Row[] | undefined> {
    const [[row], rows] = await replica.reading(connection =>
      together([connection.query(REACHED, [position, timeline]), connection.query(statement, values)]),
    )
    return row?.reached ? rows : undefined
  }

  async function fromReplica<Row>(
    statement: Statement<Row>,
    values: readonly unknown[],
  ): Promise<Row[] | undefined> {
    const place = await positionOf(true)
    if (place === undefined) return undefined
    try {
      for (const wait of LOOKS_MS) {
        if (wait > 0) await delay(wait)
        const rows = await ask(place, statement, values)
        if (rows !== undefined) return rows
      }
      restsUntil = performance.now() + REST_BEHIND_MS
    } catch (error) {
      restsUntil = performance.now() + REST_FAILED_MS
      onTrouble(error)
    }
    return undefined
  }

  return {
    answered,
    query: async (statement, values = []) => {
      const isApart = !statement.reads || openUnit() !== undefined || performance.now() < restsUntil
      const rows = isApart ? undefined : await fromReplica(statement, values)
      answered[rows === undefined ? 'primary' : 'replica']++
      return rows ?? primary.query(statement, values)
    },
    state: async () => {
      const place = await positionOf(true)
      try {
        const [row] = await replica.query(BEHIND, [place?.position ?? null])
        const behind = row?.behind ?? null
        return behind === null ? { state: 'no replica' } : { state: 'used', behindBytes: behind }
      } catch {
        return { state: 'unreachable' }
      }
    },
    close: () => replica.close(),
  }
}
