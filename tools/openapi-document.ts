/** Makes openapi/openapi.json from the declared operations. */
import { pino } from 'pino'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/db/database.ts'
import { makeImageProcessor } from '../src/images/make-image-processor.ts'
import { systemClock } from '../src/lib/clock.ts'
import { openObjectStore } from '../src/objects/open-object-store.ts'
import { openPayments } from '../src/payments/open-payments.ts'

/** The document of a server with the default address, formatted as it is committed. */
export async function openApiDocument(): Promise<string> {
  const config = readConfig({})
  const baseUrl = 'http://127.0.0.1:3000'
  const db = withoutDatabase()
  const app = await buildApp({
    config,
    db,
    databaseAddress: { connectionString: '' },
    objects: openObjectStore(config, { db, clock: systemClock, baseUrl }),
    images: makeImageProcessor(pino({ level: 'silent' })),
    payments: openPayments({ db, clock: systemClock }),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    baseUrl,
    notices: [],
    [Symbol.asyncDispose]: async () => {},
  })
  const response = await app.inject('/openapi.json')
  await app.close()
  return `${JSON.stringify(response.json(), null, 2)}\n`
}

/** Declaring operations needs no database; a use of it would be a fault. */
function withoutDatabase(): Database {
  const refuse = () => Promise.reject(new Error('The OpenAPI document is made without a database'))
  return { query: refuse, write: refuse, transaction: refuse, snapshot: refuse, close: async () => {} }
}
