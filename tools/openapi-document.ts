/** Makes openapi/openapi.json from the declared operations. */
import { pino } from 'pino'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/db/database.ts'
import { systemClock } from '../src/lib/clock.ts'

/** The document of a server with the default address, formatted as it is committed. */
export async function openApiDocument(): Promise<string> {
  const app = await buildApp({
    config: readConfig({}),
    db: withoutDatabase(),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    baseUrl: 'http://127.0.0.1:3000',
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
  return { query: refuse, transaction: refuse, snapshot: refuse, close: async () => {} }
}
