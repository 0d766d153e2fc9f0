import { spawn } from 'node:child_process'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect } from 'vitest'
import { importCommand } from '../../../cli/commands/import.ts'
import { AKINAI, environmentFor, judgeWords, runAkinai, startAkinai } from '../../support/command-line.ts'
import { createTestShop } from '../../support/context.ts'
import type { CommandResult } from '../../support/desk.ts'
import { test } from '../../support/fixture.ts'
import { makeOpenFolder } from '../../support/open-folder.ts'
import { itemOf } from './support/documents.ts'
import { exported } from './support/shops.ts'

const DEMO = fileURLToPath(new URL('../../../demo/shop.ndjson', import.meta.url))

let folder: string
let env: NodeJS.ProcessEnv
test.beforeAll(async ({ context }) => {
  folder = makeOpenFolder('transfer')
  env = { ...environmentFor(context.address), AKINAI_DATA_DIR: join(folder, 'data') }
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** How far an import is, which it tells once this time has passed: a busy machine takes so long for a few documents. */
const HOW_FAR = /^\d+ read: .*\n/gm
const HOW_FAR_MS = 5_000

/** Runs a command to its end, `input` on its standard input. */
async function akinai(args: readonly string[], input?: string): Promise<CommandResult> {
  const begun = performance.now()
  const result = await (input === undefined ? runAkinai(args, env) : startAkinai(args, env, input))
  if (performance.now() - begun < HOW_FAR_MS) return result
  return { ...result, stderr: result.stderr.replaceAll(HOW_FAR, '') }
}

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

describe('akinai import', () => {
  test('takes a file, and a second time nothing', async ({ context }) => {
    const shopId = await createTestShop(context, 'plain')
    const first = await akinai(['import', DEMO, '--shop', 'plain'])
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect(first.stdout).toMatch(/^item +44 +44 +0 +0$/m)
    const second = await akinai(['import', DEMO, '--shop', 'plain', '--json'])
    expect(second).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(second.stdout)).toMatchObject({
      read: 69,
      imported: 0,
      skipped: 69,
      refused: 0,
      refusals: [],
    })
    expect(await exported(context, shopId)).toHaveLength(69)
  })

  // R-IMPORT-1
  test('tells what it refused, takes the rest, and exits with 1', async ({ context }) => {
    await createTestShop(context, 'partly')
    const lines = [itemOf(), 'x', itemOf({ id: 2, price: 1 })].map(line =>
      typeof line === 'string' ? line : JSON.stringify(line),
    )
    const path = await fileOf('partly.ndjson', lines.join('\n'))
    const { code, stdout, stderr } = await akinai(['import', path, '--shop', 'partly', '--json'])
    expect(code).toBe(1)
    expect(stderr).toBe('line 2: must be JSON\nline 3 (item) /data/price: must be 50 or more\n')
    expect(JSON.parse(stdout)).toMatchObject({
      ...{ read: 3, imported: 1, refused: 2 },
      refusals: [
        { line: 2, kind: null, pointer: '', reason: 'must be JSON' },
        { line: 3, kind: 'item', pointer: '/data/price', reason: 'must be 50 or more' },
      ],
    })
  })

  test('reads packed files and the standard input', async ({ context }) => {
    await createTestShop(context, 'packed')
    const demo = await readFile(DEMO)
    const path = await fileOf('demo.ndjson.gz', gzipSync(demo))
    expect((await akinai(['import', path, '--shop', 'packed'])).code).toBe(0)
    const piped = await akinai(['import', '-', '--shop', 'packed', '--json'], `\uFEFF${demo}`)
    expect(JSON.parse(piped.stdout)).toMatchObject({ skipped: 69, refused: 0 })
  })

  test('says how far it came with a packed file that is cut off', async ({ context }) => {
    await createTestShop(context, 'cutoff')
    const packed = gzipSync(await readFile(DEMO))
    const path = await fileOf('cut.ndjson.gz', packed.subarray(0, packed.length / 2))
    const { code, stdout, stderr } = await akinai(['import', path, '--shop', 'cutoff'])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(
      /^The import stopped after line \d+: .*cut\.ndjson\.gz cannot be read: unexpected end of file\.\n/,
    )
    expect(stderr).not.toContain('    at ')
  })

  test.each([
    ['the shop is unknown', ['import', DEMO, '--shop', 'nowhere'], 'There is no shop "nowhere"'],
    [
      'there is no such file',
      ['import', '/nowhere.ndjson', '--shop', 'plain'],
      '/nowhere.ndjson cannot be read',
    ],
    ['the file is a folder', ['import', tmpdir(), '--shop', 'plain'], 'is a folder'],
  ])('says so when %s', async (_case, args, text) => {
    const answer = await akinai(args)
    expect(answer).toMatchObject({ code: 1, stdout: '' })
    expect(answer.stderr).toContain(text)
    expect(answer.stderr).not.toContain('    at ')
  })

  test.each([
    ['no shop is named', ['import', DEMO], '--shop'],
    ['no file is named', ['import', '--shop', 'plain'], 'file'],
  ])('does not understand when %s', async (_case, words, text) => {
    const { code, stderr } = await judgeWords(importCommand(), words)
    expect([code, stderr]).toEqual([2, expect.stringContaining(text)])
  })
})

describe('akinai export', () => {
  // R-EXPORT-3
  test('writes the same to the standard output, to a file and to a packed one', async ({ context }) => {
    await createTestShop(context, 'out')
    await akinai(['import', DEMO, '--shop', 'out'])
    const { code, stdout, stderr } = await akinai(['export', '--shop', 'out'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.trimEnd().split('\n')).toHaveLength(69)
    const [plain, packed] = [join(folder, 'out.ndjson'), join(folder, 'out.ndjson.gz')]
    const answer = await akinai(['export', '--shop', 'out', '--output', plain, '--json'])
    expect(JSON.parse(answer.stdout)).toEqual({
      output: plain,
      documents: {
        ...{ shop: 1, category: 24, item: 44, order: 0 },
        ...{ subscription: 0, draw: 0, application: 0, file: 0 },
      },
    })
    expect((await akinai(['export', '--shop', 'out', '--output', packed])).stdout).toContain(
      '24 categories, 44 items',
    )
    expect(await readFile(plain, 'utf8')).toBe(stdout)
    expect(gunzipSync(await readFile(packed)).toString()).toBe(stdout)
  })

  test('ends quietly when nobody reads on', async ({ context }) => {
    const shopId = await createTestShop(context, 'head')
    const { importDocuments } = await import('../../../src/transfer/import-documents.ts')
    const { readLines } = await import('../../../src/transfer/lines.ts')
    async function* bytes() {
      for (let id = 1; id <= 300; id++)
        yield Buffer.from(`${JSON.stringify(itemOf({ id, detail: 'x'.repeat(20_000) }))}\n`)
    }
    await importDocuments(context, shopId, readLines(bytes()))
    const child = spawn(process.execPath, [AKINAI, 'export', '--shop', 'head'], { env })
    let stderr = ''
    child.stderr.on('data', data => {
      stderr += data
    })
    child.stdout.once('data', () => child.stdout.destroy())
    const code = await new Promise(resolve => child.once('exit', resolve))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  test.each([
    ['--json without --output', ['--shop', 'out', '--json'], 2, '--json needs --output'],
    ['a shop that is unknown', ['--shop', 'nowhere'], 1, 'There is no shop "nowhere"'],
    [
      'a file that cannot be written',
      ['--shop', 'plain', '--output', '/nowhere/x'],
      1,
      '/nowhere/x cannot be written',
    ],
  ])('refuses %s', async (_case, args, code, text) => {
    const answer = await akinai(['export', ...args])
    expect(answer).toMatchObject({ code, stdout: '' })
    expect(answer.stderr).toContain(text)
    expect(answer.stderr).not.toContain('    at ')
  })

  // R-EXPORT-3
  test('leaves no half file behind', async () => {
    const path = join(folder, 'none.ndjson')
    await akinai(['export', '--shop', 'nowhere', '--output', path])
    await expect(stat(path)).rejects.toThrow('ENOENT')
    await expect(stat(`${path}.part`)).rejects.toThrow('ENOENT')
  })
})

test('akinai demo loads the shop once', async () => {
  expect(await akinai(['demo'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('24 categories, 44 items, 300 orders'),
  })
  expect(await akinai(['demo'])).toMatchObject({
    code: 0,
    stdout: 'The shop demo is there already; nothing was changed.\n',
  })
  expect(JSON.parse((await akinai(['demo', '--json'])).stdout)).toMatchObject({
    shop_id: 'demo',
    before: 'demo',
    skipped: 369,
  })
})
