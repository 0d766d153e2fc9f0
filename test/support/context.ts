/** A context on a database of its own, for tests that need the real PostgreSQL. */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { inject } from 'vitest'
import pg from '#pg'
import { pino } from '#pino'
import { readConfig } from '../../src/config.ts'
import { type Context, openFreeSpace } from '../../src/context.ts'
import { NEVER_CALM } from '../../src/db/calm.ts'
import { openDatabase } from '../../src/db/database.ts'
import { SUPERUSER } from '../../src/db/embedded/roles.ts'
import { type DatabaseLimits, SERVER_LIMITS } from '../../src/db/limits.ts'
import {
  makeImageProcessor,
  PROCESSOR_LIMITS,
  type ProcessorLimits,
} from '../../src/images/make-image-processor.ts'
import { openObjectStore } from '../../src/objects/open-object-store.ts'
import { simulatedPayments } from '../../src/payments/open-payments.ts'
import { insertShop } from '../../src/shops/store.ts'
import { makeOpenFolder } from './open-folder.ts'
import { TEMPLATE } from './template-database.ts'

/** The limits of the process for images, but for times: tests of pictures run beside others on a machine that may be busy. */
export const PATIENT_LIMITS: ProcessorLimits = { ...PROCESSOR_LIMITS, waitMs: 20_000, totalMs: 30_000 }

/** A context whose clock stands still until it is set. */
export interface TestContext extends Context {
  /** The time that the context's clock shows. */
  setTime(time: string): void
  /** Where the context's database is. */
  readonly address: pg.ClientConfig & { host: string; port: number; user: string; database: string }
}

/** Copies the template database and opens a context on it and an empty folder; disposing removes both. */
export async function createTestContext(limits: DatabaseLimits = SERVER_LIMITS): Promise<TestContext> {
  const server = inject('testServer')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${database} template ${TEMPLATE} owner ${server.user}`)
  const address = { ...server, database }
  const circles: Error[] = []
  const onCircle = (asked: string) =>
    void circles.push(new Error(`Somebody holds a connection and waits for another, for ${asked}`))
  const db = openDatabase(address, limits, () => {}, { onCircle })
  const dataDir = makeOpenFolder('test')
  const config = readConfig({
    ...{ AKINAI_DEMO: 'off', LOG_LEVEL: 'silent', AKINAI_DATA_DIR: dataDir },
    // Tests write to the same few people all day.
    ...{ AKINAI_MAILS_PER_ORDER: '100000', AKINAI_MAILS_PER_RECIPIENT: '100000' },
  })
  const baseUrl = 'http://shop.example'
  let now = new Date('2026-11-20T01:02:03Z')
  const clock = { now: () => now }
  const log = pino({ level: 'silent' })
  const images = makeImageProcessor(log, PATIENT_LIMITS)
  return {
    config,
    db,
    databaseAddress: address,
    calm: NEVER_CALM,
    objects: openObjectStore(config, { db, clock, baseUrl }),
    images,
    payments: simulatedPayments({ db, clock, baseUrl }),
    freeSpace: openFreeSpace(config, clock),
    clock,
    log,
    baseUrl,
    notices: [],
    address,
    setTime: time => {
      now = new Date(time)
    },
    async [Symbol.asyncDispose]() {
      await images[Symbol.asyncDispose]()
      await db.close()
      await administer(`drop database ${database} with (force)`)
      await rm(dataDir, { recursive: true })
      const [first] = circles
      if (first !== undefined) throw first
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
  const client = new pg.Client({ ...inject('testServer'), user: SUPERUSER, database: 'postgres' })
  await client.connect()
  await client.query(sql)
  await client.end()
}
