/** What the program asks of the database when it answers a request: the statements with their values, in order. */
import { pino } from '#pino'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { openFreeSpace } from '../../src/context.ts'
import { NEVER_CALM } from '../../src/db/calm.ts'
import {
  type Connection,
  type Database,
  type DatabaseAddress,
  openDatabase,
  type Transaction,
} from '../../src/db/database.ts'
import { makeImageProcessor } from '../../src/images/make-image-processor.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { openObjectStore } from '../../src/objects/open-object-store.ts'
import { simulatedPayments } from '../../src/payments/open-payments.ts'

/** One statement as it was sent. */
export interface Sent {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A request of the API. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly body?: unknown
}

/**
 * Runs the request twice in this process, on the real application and database, and answers what the second one sent:
 * the first fills the caches. Throws when it is not answered with success.
 */
export async function recordStatements(
  address: DatabaseAddress,
  token: string,
  requests: readonly [first: ApiRequest, second: ApiRequest],
): Promise<Sent[]> {
  const sent: Sent[] = []
  const db = openDatabase(address)
  const config = readConfig({ AKINAI_DEMO: 'off' })
  const baseUrl = 'http://127.0.0.1'
  const app = await buildApp({
    config,
    db: recording(db, sent),
    databaseAddress: address,
    calm: NEVER_CALM,
    objects: openObjectStore(config, { db, clock: systemClock, baseUrl }),
    images: makeImageProcessor(pino({ level: 'silent' })),
    payments: simulatedPayments({ db, clock: systemClock, baseUrl }),
    freeSpace: openFreeSpace(config, systemClock),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    baseUrl,
    notices: [],
    [Symbol.asyncDispose]: () => db.close(),
  })
  try {
    for (const { method, path, body } of requests) {
      sent.length = 0
      const answer = await app.inject({
        method,
        url: path,
        headers: { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`)
      // The use of a token is noted once a minute, beside the first request's answer.
      await db.query({ name: '', text: 'select 1', reads: false })
    }
    // The log of requests is written when the application closes.
    return [...sent]
  } finally {
    await app.close()
    await db.close()
  }
}

function recording(db: Database, sent: Sent[]): Database {
  const note = (connection: Connection): Connection => ({
    query(statement, values) {
      sent.push({ text: statement.text, values: values ?? [] })
      return connection.query(statement, values)
    },
  })
  return {
    ...db,
    ...note(db),
    write(statement, row, values) {
      sent.push({ text: statement.text, values })
      return db.write(statement, row, values)
    },
    reading: read => db.reading(connection => read(note(connection))),
    async transaction(work) {
      sent.push({ text: 'begin', values: [] })
      const answer = await db.transaction(tx => {
        const lastly: Transaction['lastly'] = last => {
          sent.push({ text: last.statement.text, values: last.values })
          tx.lastly(last)
        }
        return work({ inTransaction: true, ...note(tx), lastly })
      })
      sent.push({ text: 'commit', values: [] })
      return answer
    },
  }
}
