/** Starts one PostgreSQL for the integration tests and makes the migrated template that each test file's database is copied from. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { SUPERUSER } from '../../src/db/embedded/roles.ts'
import { startEmbeddedPostgres } from '../../src/db/embedded/supervisor.ts'
import { migrate } from '../../src/db/migrate.ts'

/** Where the tests' PostgreSQL is. */
export interface TestServer {
  readonly host: string
  readonly port: number
  /** The role of the program, which is no superuser. */
  readonly user: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

export const TEMPLATE = 'akinai_template'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'akinai-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} })
  const { host, port, user, database } = postgres.connection
  const client = new pg.Client({ host, port, user: SUPERUSER, database })
  await client.connect()
  await client.query(`create database ${TEMPLATE} owner ${user}`)
  await client.end()
  await migrate({ host, port, user, database: TEMPLATE })
  project.provide('testServer', { host, port, user })
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
    if (postgres.dataDir !== folder) await rm(postgres.dataDir, { recursive: true, force: true })
  }
}
