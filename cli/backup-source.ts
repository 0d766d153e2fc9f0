/**
 * What a backup of the whole server is taken of. No context is opened for it: a command of root's stays root, whose folder of
 * backups nobody else can write, and nothing in the data folder is made or changed.
 */

import type { BackupSource } from '../src/backup/take-backup.ts'
import { addressOf, readConfig } from '../src/config.ts'
import { type DatabaseAddress, openDatabase } from '../src/db/database.ts'
import { hasDatabase, placedData } from '../src/db/embedded/diagnosis.ts'
import { systemClock } from '../src/lib/clock.ts'
import { openObjectReader } from '../src/objects/read-objects.ts'
import { CommandError } from './output.ts'

/** Opens it for `work` and puts it away afterwards. */
export async function withBackupSource<T>(work: (source: BackupSource) => Promise<T>): Promise<T> {
  const asked = readConfig()
  await using stack = new AsyncDisposableStack()
  let address: DatabaseAddress
  let { dataDir } = asked
  if (asked.databaseUrl === undefined) {
    // A start would make one.
    if (!hasDatabase(dataDir))
      throw new CommandError(`There is no data in ${dataDir}: set AKINAI_DATA_DIR as for the server.`)
    const { startEmbeddedPostgres } = await import('../src/db/embedded/supervisor.ts')
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
    stack.defer(() => postgres.stop())
    for (const notice of postgres.notices) process.stderr.write(`${notice}\n`)
    address = postgres.connection
    dataDir = postgres.dataDir
  } else {
    address = { connectionString: asked.databaseUrl }
    if (asked.s3 === undefined) dataDir = placedData(dataDir)
  }
  const config = { ...asked, dataDir }
  const db = openDatabase(address, config.databaseLimits, () => {})
  stack.defer(() => db.close())
  const baseUrl = config.baseUrl ?? addressOf(config)
  const openObject = openObjectReader(config, systemClock)
  return await work({ db, address, config, openObject, clock: systemClock, baseUrl })
}
