import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepLatest } from './keep-latest.ts'
import { listBackups } from './list-backups.ts'
import { type Manifest, writeManifest } from './manifest.ts'

let backups: string
beforeEach(() => {
  backups = mkdtempSync(join(tmpdir(), 'akinai-keep-'))
})
afterEach(() => rmSync(backups, { recursive: true }))

async function add(
  name: string,
  begun_at: string,
  ended_at = begun_at,
  database?: NonNullable<Manifest['database']>,
): Promise<void> {
  mkdirSync(join(backups, name))
  await writeManifest(join(backups, name), {
    ...{ kind: 'server', akinai: '0.1.0', begun_at, ended_at, files: [] },
    objects: { count: 0, bytes: 0, copied: 0 },
    ...(database && { database }),
  })
}

const databaseAt = (system: string, timeline: number, end: string) => ({
  ...{ postgres: 18, system, timeline, start: '0/1', end, replay_from: 'then', archive: null },
})

// R-BACKUP-15
test('of backups of one second, those that began last are kept, whatever their names', async () => {
  await add('2020-01-01T00-00-01Z-ffff', '2020-01-01T00:00:01.100Z')
  await add('2020-01-01T00-00-01Z-8888', '2020-01-01T00:00:01.200Z', '2020-01-01T00:00:02.000Z')
  await add('2020-01-01T00-00-01Z-0000', '2020-01-01T00:00:01.200Z', '2020-01-01T00:00:03.000Z')
  await add('2020-01-01T00-00-00Z-ffff', '2020-01-01T00:00:00.999Z')
  const { kept, removed } = await keepLatest(backups, 1, '2020-01-01T00-00-01Z-0000')
  expect(kept.map(({ ended_at }) => ended_at)).toEqual(['2020-01-01T00:00:03.000Z'])
  expect(removed).toEqual([
    '2020-01-01T00-00-00Z-ffff',
    '2020-01-01T00-00-01Z-ffff',
    '2020-01-01T00-00-01Z-8888',
  ])
  expect(readdirSync(backups)).toEqual(['2020-01-01T00-00-01Z-0000'])
})

// R-BACKUP-15
test('after a clock that stood ahead the log tells which is later, and what was just taken stays', async () => {
  const [first, ahead, second, last] = [
    '2020-01-01T00-00-01Z-1111',
    '2030-01-01T00-00-01Z-2222',
    '2020-01-02T00-00-01Z-3333',
    '2020-01-03T00-00-01Z-4444',
  ] as const
  const other = '2020-01-02T12-00-00Z-5555'
  await add(first, '2020-01-01T00:00:01.000Z', undefined, databaseAt('1', 1, '0/FF000000'))
  await add(ahead, '2030-01-01T00:00:01.000Z', undefined, databaseAt('1', 1, '1/0'))
  await add(second, '2020-01-02T00:00:01.000Z', undefined, databaseAt('1', 1, '2/0'))
  await add(last, '2020-01-03T00:00:01.000Z', undefined, databaseAt('1', 2, '0/FF000000'))
  await add(other, '2020-01-02T12:00:00.000Z', undefined, databaseAt('2', 1, '9/0'))
  const names = async () => (await listBackups(backups)).map(({ name }) => name)
  expect(await names()).toEqual([first, ahead, other, second, last])
  expect((await keepLatest(backups, 2, other)).removed).toEqual([first, ahead, second])
  expect(await names()).toEqual([other, last])
})
