/** A context on a database of its own, for tests that need the real PostgreSQL. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { Context } from '../../src/context.ts'
import { type DatabaseLimits, openDatabase, SERVER_LIMITS } from '../../src/db/database.ts'
import { insertShop } from '../../src/shops/store.ts'
import { TEMPLATE } from './template-database.ts'

/** A context whose clock stands still until it is set. */
export interface TestContext extends Context {
  /** The time that the context's clock shows. */
  setTime(time: string): void
  /** Where the context's database is. */
  readonly address: pg.ClientConfig & { host: string; port: number; user: string; database: string }
}

/** Copies the template database and opens a context on it; disposing drops the copy. */
export async function createTestContext(limits: DatabaseLimits = SERVER_LIMITS): Promise<TestContext> {
  const server = inject('testServer')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${database} template ${TEMPLATE}`)
  const address = { ...server, database }
  const db = openDatabase(address, limits)
  let now = new Date('2026-11-20T01:02:03Z')
  return {
    config: readConfig({ AKINAI_DEMO: 'off', LOG_LEVEL: 'silent' }),
    db,
    clock: { now: () => now },
    log: pino({ level: 'silent' }),
    baseUrl: 'http://shop.example',
    notices: [],
    address,
    setTime: time => {
      now = new Date(time)
    },
    async [Symbol.asyncDispose]() {
      await db.close()
      await administer(`drop database ${database} with (force)`)
    },
  }
}

/** Makes a shop and answers its id. */
export async function createTestShop(context: Context, key = 'test'): Promise<number> {
  const id = await insertShop(context.db, {
    key,
    name: 'Test',
    mailAddress: 'test@example.jp',
    now: context.clock.now(),
  })
  if (id === undefined) throw new Error(`There is a shop ${key} already`)
  return id
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ ...inject('testServer'), database: 'postgres' })
  await client.connect()
  await client.query(sql)
  await client.end()
}
