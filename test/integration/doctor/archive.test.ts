/** What `akinai doctor` finds of the archive of the log, and of a database of its own that rests or runs: each finding, right and wrong. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pino } from '#pino'
import { examineArchive } from '../../../cli/doctor/examine-archive.ts'
import { examineBudgets } from '../../../cli/doctor/examine-disk.ts'
import {
  type ArchiveStore,
  openArchive,
  writeBackup,
  writeUntil,
} from '../../../src/backup/archive/archive-store.ts'
import { startArchiving } from '../../../src/backup/archive/archiver.ts'
import { findArchiveSlot } from '../../../src/backup/store.ts'
import { type Config, readConfig } from '../../../src/config.ts'
import type { Context } from '../../../src/context.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { Folders } from '../../support/embedded/processes.ts'
import { type Data, makeShops, openData } from '../backup/support/server.ts'

// A database is started for real, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const folders = new Folders()
let dataDir: string
let place: string
let config: Config

beforeAll(() => {
  const folder = folders.make('akinai-doctor-')
  place = join(folder, 'archive')
  dataDir = folders.makeData(join(folder, 'data'))
  config = readConfig({ AKINAI_DATA_DIR: dataDir, AKINAI_WAL_ARCHIVE: place })
})
afterAll(() => folders.clear())

test('without an archive it is said what cannot be done', async () => {
  expect(await examineArchive(readConfig({ AKINAI_DATA_DIR: dataDir }))).toEqual([
    { ok: true, what: expect.stringMatching(/^AKINAI_WAL_ARCHIVE is not set: .* its own moment only$/) },
  ])
})

test('while the database rests nothing is started to ask it', async () => {
  const logged = 'the archive of the log goes on with the server'
  expect(await examineArchive(config)).toEqual([{ ok: true, what: logged }])
  expect(await examineBudgets(config)).toEqual([])
})

describe('while the database runs', () => {
  let data: Data
  let archive: ArchiveStore

  beforeAll(async () => {
    data = await openData(dataDir)
    await makeShops(data)
    archive = openArchive(config, systemClock) as ArchiveStore
  })
  afterAll(() => data[Symbol.asyncDispose]())

  test('its budgets are asked for', async () => {
    expect(await examineBudgets(config)).toEqual([{ ok: true, what: 'no shop has nearly used up a budget' }])
  })

  test('an archive that nobody writes is wrong', async () => {
    expect(await examineArchive(config)).toEqual([
      {
        ok: false,
        what: 'nothing archives the log',
        mend: expect.stringMatching(/^Start the server\. .*AKINAI_WAL_ARCHIVE/),
      },
    ])
  })

  test('one that is written needs a backup that goes before it, and not to fall behind', async () => {
    const archiver = await startArchiving(archived(), { piece: 30, again: 60 })
    const run = async () => (await findArchiveSlot(data.db))?.name ?? ''
    await expect
      .poll(() => examineArchive(config), { timeout: 20_000 })
      .toEqual([
        {
          ok: true,
          what: expect.stringMatching(/^the archive of the log is whole up to \d+ s ago; \d+ kB wait$/),
        },
        {
          ok: false,
          what: expect.stringMatching(
            /^the archive has a log since \S+Z and no backup that goes before it: /,
          ),
          mend: 'Take one: npx akinai backup --to FOLDER',
        },
      ])
    await archiver[Symbol.asyncDispose]()
    // As whoever gives the command without the settings of the server would be told that there is none.
    expect(await examineArchive(readConfig({ AKINAI_DATA_DIR: dataDir }))).toEqual([
      {
        ok: false,
        what: expect.stringMatching(
          /^the log of this database is archived \(akinai_archive_\w+\), and AKINAI_WAL_ARCHIVE is not set/,
        ),
        mend: expect.stringContaining('the settings of the server'),
      },
    ])

    const now = systemClock.now().getTime()
    await writeBackup(archive, await run(), { name: 'b', ended_at: new Date(now).toISOString() })
    expect(await examineArchive(config)).toMatchObject([{ ok: true }])

    await writeUntil(archive, await run(), { place: '0/0', at: new Date(now - 121_000).toISOString() })
    expect(await examineArchive(config)).toEqual([
      {
        ok: false,
        what: expect.stringMatching(/^the archive of the log is whole up to 12\d s ago;/),
        mend: expect.stringContaining('AKINAI_WAL_ARCHIVE'),
      },
    ])
  })

  test('one that cannot be read is wrong', async () => {
    rmSync(place, { recursive: true })
    writeFileSync(place, '')
    expect(await examineArchive(config)).toEqual([
      {
        ok: false,
        what: 'the archive of the log cannot be read: The folder of the object store cannot be used',
        mend: expect.stringContaining('AKINAI_WAL_ARCHIVE'),
      },
    ])
  })

  /** As much of a context as archiving takes. */
  function archived(): Context {
    const { db, address: databaseAddress } = data
    return {
      ...{ db, databaseAddress, config, clock: systemClock, log: pino({ level: 'silent' }) },
      objects: { read: async () => undefined },
      freeSpace: { isLow: async () => false },
    } as unknown as Context
  }
})
