import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BUNDLES, bundledName, findBundle } from '../../bin/bundle.js'
import { bundleProgram } from '../../tools/bundle-program.ts'
import { AKINAI } from '../support/command-line.ts'

/** Tells on standard error what the program reads. */
const TELL = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ load: (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context)) })`)}`

test('what runs is the bundle of the present sources', async () => {
  await bundleProgram()
  const bundle = findBundle()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', TELL, AKINAI, 'serve', '--help'],
    {
      encoding: 'utf8',
    },
  )
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('run the server') })
  const read = stderr.split('\n')
  expect(read).toContain(new URL(bundledName('cli/main.ts'), bundle).href)
  expect(read.filter(url => /\/(src|cli)\/.*\.ts$/.test(url))).toEqual([])
})

test('what processes may be reading is not written again', async () => {
  await bundleProgram()
  const entry = new URL(bundledName('cli/main.ts'), findBundle())
  const before = statSync(entry, { bigint: true })
  await Promise.all([bundleProgram(), bundleProgram()])
  expect(statSync(entry, { bigint: true })).toMatchObject({ ino: before.ino, mtimeNs: before.mtimeNs })
  expect(readdirSync(BUNDLES).filter(name => name.startsWith('partial'))).toEqual([])
})

test('a bundle stays for a day after another has taken its place, however old it is, for servers that run on it', async () => {
  const longAgo = 1000
  for (const name of ['replaced-now', 'replaced-long-ago']) {
    mkdirSync(join(BUNDLES, name))
    utimesSync(join(BUNDLES, name), longAgo, longAgo)
  }
  // Of a source that is not there, so that nothing starts from it.
  const current = { name: 'replaced-now', sources: { nothing: [0, 0] } }
  writeFileSync(join(BUNDLES, 'current.json'), JSON.stringify(current))
  try {
    await bundleProgram()
    const names = readdirSync(BUNDLES)
    expect(names).toContain('replaced-now')
    expect(names).not.toContain('replaced-long-ago')
  } finally {
    rmSync(join(BUNDLES, 'replaced-now'), { recursive: true })
  }
})

describe('a bundle', () => {
  let folder = ''
  let source = ''
  const find = () => findBundle(folder, join(folder, 'bundles'))

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'akinai-test-'))
    source = join(folder, 'main.ts')
    writeFileSync(source, 'one')
    utimesSync(source, 1000, 1000.7)
    mkdirSync(join(folder, 'bundles'))
    const current = { name: 'abc', sources: { 'main.ts': [3, 1000] } }
    writeFileSync(join(folder, 'bundles', 'current.json'), JSON.stringify(current))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is found while its sources are the same', () => {
    expect(find()).toEqual(pathToFileURL(join(folder, 'bundles', 'abc', '/')))
  })

  test.each<[string, () => void]>([
    ['has changed', () => writeFileSync(source, 'others')],
    ['was written anew', () => utimesSync(source, 1000, 1001)],
    ['is gone', () => rmSync(source)],
    ['is not listed, since nothing was prepared', () => rmSync(join(folder, 'bundles', 'current.json'))],
    [
      'is listed in what is not whole',
      () => writeFileSync(join(folder, 'bundles', 'current.json'), '{"name"'),
    ],
  ])('is passed over when a source %s', (_what, change) => {
    change()
    expect(find()).toBeUndefined()
  })
})
