/** How far the archive of the log is, where one is configured. */
import { type ArchiveState, archiveState, MAX_LAG_SECONDS } from '../../src/backup/archive/archive-state.ts'
import { openArchive } from '../../src/backup/archive/archive-store.ts'
import { type ArchiveSlot, findArchiveSlot } from '../../src/backup/store.ts'
import type { Config } from '../../src/config.ts'
import { openDatabase } from '../../src/db/database.ts'
import { isRunning } from '../../src/db/embedded/diagnosis.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { type Finding, reasonOf } from './finding.ts'

/** Looks at it, and where none is configured whether there is one all the same. Nothing is started for it: while the database rests, nothing is there to be archived. */
export async function examineArchive(config: Config): Promise<Finding[]> {
  const archive = openArchive(config, systemClock)
  if (config.databaseUrl !== undefined) return [{ ok: true, what: NONE }]
  try {
    if (!(await isRunning(config.dataDir)))
      return [{ ok: true, what: archive ? 'the archive of the log goes on with the server' : NONE }]
    const { startEmbeddedPostgres } = await import('../../src/db/embedded/supervisor.ts')
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => {} })
    const db = openDatabase(postgres.connection)
    try {
      return archive ? judge(await archiveState(db, archive)) : judgeWithout(await findArchiveSlot(db))
    } finally {
      await db.close()
      await postgres.stop()
    }
  } catch (error) {
    return [{ ok: false, what: `the archive of the log cannot be read: ${reasonOf(error)}`, mend: MEND }]
  }
}

const NONE = 'AKINAI_WAL_ARCHIVE is not set: a backup can be restored as of its own moment only'
const MEND =
  'See whether AKINAI_WAL_ARCHIVE can be written by the user of the server, and what the log of the server says.'

function judgeWithout(slot: ArchiveSlot | undefined): Finding[] {
  if (slot === undefined || slot.status === 'lost') return [{ ok: true, what: NONE }]
  const what = `the log of this database is archived (${slot.name}), and AKINAI_WAL_ARCHIVE is not set here`
  const mend =
    'Give commands the settings of the server; where the log is archived no more, have PostgreSQL let go of it.'
  return [{ ok: false, what, mend }]
}

function judge({ behind, until, withoutBackupSince }: ArchiveState): Finding[] {
  if (behind === undefined || until === undefined) {
    return [{ ok: false, what: 'nothing archives the log', mend: `Start the server. ${MEND}` }]
  }
  const seconds = Math.max(0, Math.round((systemClock.now().getTime() - until.getTime()) / 1000))
  const what = `the archive of the log is whole up to ${seconds} s ago; ${Math.round(behind / 1024)} kB wait`
  return [
    seconds <= MAX_LAG_SECONDS ? { ok: true, what } : { ok: false, what, mend: MEND },
    ...(withoutBackupSince === undefined
      ? []
      : [
          {
            ok: false,
            what: `the archive has a log since ${withoutBackupSince.toISOString()} and no backup that goes before it: nothing of that can be restored`,
            mend: 'Take one: npx akinai backup --to FOLDER',
          },
        ]),
  ]
}
