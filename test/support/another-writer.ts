/** Another writer, for whom calls wait. */
import { setTimeout as delay } from 'node:timers/promises'
import type { ClientBase, ClientConfig } from 'pg'
import pg from '#pg'

/** Its transaction, which is open, and rolled back with its block unless it was committed. */
export interface AnotherWriter extends AsyncDisposable {
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>
  /** How many others wait for a lock. */
  waiting(): Promise<number>
  commit(): Promise<unknown>
}

/** Does something in a transaction that stays open. */
export async function writeBeside(
  address: ClientConfig,
  text: string,
  values: readonly unknown[],
): Promise<AnotherWriter> {
  const client = new pg.Client(address)
  await client.connect()
  const query = (said: string, given: readonly unknown[] = []) => client.query(said, [...given])
  await query('begin')
  await query(text, values)
  return {
    query,
    waiting: () => waitingForLocks(client),
    commit: () => query('commit'),
    [Symbol.asyncDispose]: () => client.end(),
  }
}

/** Between two looks, in ms. */
const LOOK_MS = 5

/** Whether it is done, once it is or one of the database's connections waits for a lock. */
export async function isDoneUnlessWaiting(client: ClientBase, work: Promise<unknown>): Promise<boolean> {
  let isDone = false
  const isOver = work.finally(() => {
    isDone = true
  })
  while (!isDone && (await waitingForLocks(client)) === 0) await Promise.race([isOver, delay(LOOK_MS)])
  return isDone
}

/** How many of the database's connections wait for a lock. */
export async function waitingForLocks(client: ClientBase): Promise<number> {
  // Within a transaction the first look would count for all later ones.
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}
