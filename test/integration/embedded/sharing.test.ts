/** Several processes on one data folder: they start together, leave in any order, and the last one ends it. */
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../../../src/db/embedded/supervisor.ts'
import { ask, Folders, hold, keeperOf, processesOf, serverOf } from '../../support/embedded/processes.ts'

// Databases are made and killed for real, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const folders = new Folders()
afterEach(() => folders.clear())

test('five that start at once on an empty folder share one database', async () => {
  const dataDir = join(folders.make(), 'data')
  const holders = Array.from({ length: 5 }, () => hold(dataDir))
  const ready = await Promise.all(holders.map(holder => holder.ready))
  const begun = await Promise.all(
    ready.map(({ connection }) => ask(connection, 'select pg_postmaster_start_time()::text')),
  )
  expect(new Set(begun).size).toBe(1)
  await Promise.all(holders.map(holder => holder.stop()))
  expect(serverOf(dataDir)).toBeUndefined()
})

test('the first may leave, the second works on, the last one stops it', async () => {
  const dataDir = folders.makeData()
  const server = hold(dataDir)
  const { connection } = await server.ready
  const command = hold(dataDir)
  await command.ready
  const pid = serverOf(dataDir)
  await server.stop()
  expect(await ask(connection, 'select 1')).toBe(1)
  expect(serverOf(dataDir)).toBe(pid)
  await command.stop()
  expect(serverOf(dataDir)).toBeUndefined()
  expect(processesOf(dataDir)).toEqual([])
})

test('one that comes while the last one leaves gets a running database', async () => {
  const dataDir = folders.makeData()
  let current = await startEmbeddedPostgres({ dataDir, log: () => {} })
  for (let round = 0; round < 8; round++) {
    // Odd rounds come a little later, into the shutdown itself.
    const leaving = current.stop()
    if (round % 2 === 1) await new Promise(resolve => setTimeout(resolve, round * 4))
    current = await startEmbeddedPostgres({ dataDir, log: () => {} })
    expect(await ask(current.connection, 'select 1')).toBe(1)
    await leaving
    expect(await ask(current.connection, 'select 1')).toBe(1)
  }
  await current.stop()
})

test('a process that is killed while it waits for the database leaves nothing behind', async () => {
  const dataDir = join(folders.make(), 'data')
  const holder = hold(dataDir)
  while (keeperOf(dataDir) === undefined) await new Promise(resolve => setTimeout(resolve, 5))
  await holder.kill()
  await folders.clear()
  expect(processesOf(dataDir)).toEqual([])
})
