/**
 * Starts one PostgreSQL for the integration tests and makes the migrated template that each test file's database is copied
 * from, and the empty cluster that tests of clusters copy.
 */
import { chmod, cp, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import pg from '#pg'
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
    /** The data folder of a cluster with an empty database, stopped in order: to be copied, which takes 0.1 s and not 1 s. */
    emptyCluster: string
  }
}

export const TEMPLATE = 'akinai_template'

/**
 * Ways to run a statement that PostgreSQL does without, such as `material,hashjoin`. It chooses between them by what it has counted last, so
 * what the program does must be the same by any.
 */
const WITHOUT = process.env.AKINAI_TEST_WITHOUT?.split(',') ?? []

/** What the databases of three files at once may take, many times over. */
const ROOM_BYTES = 4 * 1024 ** 3

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const emptyCluster = await mkdtemp(join(tmpdir(), 'akinai-empty-'))
  await chmod(emptyCluster, 0o755)
  await (await startEmbeddedPostgres({ dataDir: emptyCluster, log: () => {} })).stop()
  project.provide('emptyCluster', emptyCluster)
  const folder = await mkdtemp(join(await quickFolder(), 'akinai-test-'))
  await cp(join(emptyCluster, 'postgres'), join(folder, 'postgres'), { recursive: true })
  await chmod(join(folder, 'postgres'), 0o700)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} })
  const { host, port, user, database } = postgres.connection
  const client = new pg.Client({ host, port, user: SUPERUSER, database })
  await client.connect()
  for (const way of WITHOUT) await client.query(`alter role ${user} set enable_${way} = off`)
  await client.query(`create database ${TEMPLATE} owner ${user}`)
  await client.end()
  await migrate({ host, port, user, database: TEMPLATE })
  project.provide('testServer', { host, port, user })
  return async () => {
    await postgres.stop()
    const made = [folder, postgres.dataDir, emptyCluster]
    await Promise.all(made.map(path => rm(path, { recursive: true, force: true })))
  }
}

/** In memory where there is room: a database is made and dropped for each file, and the disk is waited for each time. */
async function quickFolder(): Promise<string> {
  const memory = '/dev/shm'
  const found = await statfs(memory).catch(() => undefined)
  return found && found.bavail * found.bsize > ROOM_BYTES ? memory : tmpdir()
}
