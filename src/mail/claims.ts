/**
 * The connection on which mails are held that are being sent (see `claim-store.ts`). It is made anew when it is lost, and when it leads
 * to what only reads by now: that server shows mails as they were, and a lock there keeps nobody off who asks the primary.
 */
import pg from '#pg'
import type { Context } from '../context.ts'
import type { Connection } from '../db/database.ts'
import { endWhenSilent, KEPT_ALIVE, SILENCE_SLACK } from '../db/end-when-silent.ts'
import { onlyReads, onlyReplica } from '../db/moved.ts'
import { run } from '../db/shared-pool.ts'
import { VALUE_TYPES } from '../db/value-types.ts'
import { claimMail, letGoOfMail, limitTime } from './claim-store.ts'
import type { MailKey } from './store.ts'

/** Milliseconds for a statement, and for connecting. */
const TIMEOUT_MS = 10_000

/** Mails in hand. Calls of `claim` must not overlap. */
export interface Claims extends AsyncDisposable {
  /** A mail that is due and that nobody has in hand, and then this has; `held` are the ids of those that it has. */
  claim(held: readonly number[]): Promise<MailKey | undefined>
  /** Lets go of one. */
  letGo(mail: MailKey): Promise<void>
}

/** Opens the connection when it is needed. */
export function openClaims({
  databaseAddress,
  calm,
  clock,
  log,
}: Pick<Context, 'databaseAddress' | 'calm' | 'clock' | 'log'>): Claims {
  let open: pg.Client | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...{ ...databaseAddress, ...KEPT_ALIVE },
      ...{ application_name: calm.nameOf('akinai mails'), types: VALUE_TYPES },
      connectionTimeoutMillis: TIMEOUT_MS,
    })
    client.on('error', error => {
      if (open === client) open = undefined
      log.warn({ err: error }, 'the connection for mails was lost')
    })
    await client.connect()
    endWhenSilent(client, TIMEOUT_MS * SILENCE_SLACK)
    await limitTime(speaking(client), TIMEOUT_MS).catch(async error => {
      await client.end().catch(() => {})
      throw error
    })
    return client
  }

  /** Asked each time: what is read here writes nothing, so that no refusal would tell that the database has moved. */
  async function connectToPrimary(): Promise<Connection> {
    const client = open ?? (await connect())
    open = client
    if (!(await onlyReads(client))) return speaking(client)
    open = undefined
    await client.end().catch(() => {})
    throw onlyReplica()
  }

  return {
    claim: async held => claimMail(await connectToPrimary(), clock.now(), held),
    letGo: async mail => {
      // Where the connection is lost its locks are too.
      if (open !== undefined) await letGoOfMail(speaking(open), mail).catch(() => {})
    },
    [Symbol.asyncDispose]: async () => {
      const client = open
      open = undefined
      await client?.end().catch(() => {})
    },
  }
}

function speaking(client: pg.Client): Connection {
  return { query: (statement, values) => run(client, statement, values) }
}
