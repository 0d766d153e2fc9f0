import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepLatest } from './keep-latest.ts'
import { writeManifest } from './manifest.ts'

const backups = mkdtempSync(join(tmpdir(), 'akinai-keep-'))
afterAll(() => rmSync(backups, { recursive: true }))

async function add(name: string, begun_at: string, ended_at = begun_at): Promise<void> {
  mkdirSync(join(backups, name))
  await writeManifest(join(backups, name), {
    ...{ kind: 'server', akinai: '0.1.0', begun_at, ended_at, files: [] },
    objects: { count: 0, bytes: 0, copied: 0 },
  })
}

// R-BACKUP-15
test('of backups of one second, those that began last are kept, whatever their names', async () => {
  await add('2020-01-01T00-00-01Z-ffff', '2020-01-01T00:00:01.100Z')
  await add('2020-01-01T00-00-01Z-8888', '2020-01-01T00:00:01.200Z', '2020-01-01T00:00:02.000Z')
  await add('2020-01-01T00-00-01Z-0000', '2020-01-01T00:00:01.200Z', '2020-01-01T00:00:03.000Z')
  await add('2020-01-01T00-00-00Z-ffff', '2020-01-01T00:00:00.999Z')
  const { kept, removed } = await keepLatest(backups, 1)
  expect(kept.map(({ ended_at }) => ended_at)).toEqual(['2020-01-01T00:00:03.000Z'])
  expect(removed).toEqual([
    '2020-01-01T00-00-00Z-ffff',
    '2020-01-01T00-00-01Z-ffff',
    '2020-01-01T00-00-01Z-8888',
  ])
  expect(readdirSync(backups)).toEqual(['2020-01-01T00-00-01Z-0000'])
})
