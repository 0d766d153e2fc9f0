/** Makes openapi/openapi.json and openapi/console.json from the declared operations. */
import type { FastifyInstance } from 'fastify'
import { pino } from '#pino'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openFreeSpace } from '../src/context.ts'
import { NEVER_CALM } from '../src/db/calm.ts'
import type { Database } from '../src/db/database.ts'
import { makeImageProcessor } from '../src/images/make-image-processor.ts'
import { systemClock } from '../src/lib/clock.ts'
import { openObjectStore } from '../src/objects/open-object-store.ts'
import { simulatedPayments } from '../src/payments/open-payments.ts'

/** The API's document, of a server with the default address, formatted as it is committed. */
export function openApiDocument(): Promise<string> {
  return readFrom(async app => (await app.inject('/openapi.json')).json())
}

/** The same of the console's own routes, which no server answers. */
export function consoleDocument(): Promise<string> {
  return readFrom(async app => {
    await app.ready()
    return app.consoleDocument()
  })
}

async function readFrom(read: (app: FastifyInstance) => Promise<unknown>): Promise<string> {
  const config = readConfig({})
  const baseUrl = 'http://127.0.0.1:3000'
  const db = withoutDatabase()
  const app = await buildApp({
    config,
    db,
    databaseAddress: { connectionString: '' },
    calm: NEVER_CALM,
    objects: openObjectStore(config, { db, clock: systemClock, baseUrl }),
    images: makeImageProcessor(pino({ level: 'silent' })),
    payments: simulatedPayments({ db, clock: systemClock, baseUrl }),
    freeSpace: openFreeSpace(config, systemClock),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    baseUrl,
    notices: [],
    [Symbol.asyncDispose]: async () => {},
  })
  const document = await read(app)
  await app.close()
  return `${JSON.stringify(document, null, 2)}\n`
}

/** Declaring operations needs no database; a use of it would be a fault. */
function withoutDatabase(): Database {
  const refuse = () => Promise.reject(new Error('The OpenAPI document is made without a database'))
  const unit = () => {
    throw new Error('The OpenAPI document is made without a database')
  }
  const reads = { query: refuse, reading: refuse, snapshot: refuse, longSnapshot: refuse }
  return { ...reads, write: refuse, transaction: refuse, unit, calm: () => undefined, close: async () => {} }
}
