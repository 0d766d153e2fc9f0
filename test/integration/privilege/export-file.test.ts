/** The file of an export is its owner's alone and goes where its name says (R-EXPORT-4). */
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { environmentFor, startAkinai } from '../../support/command-line.ts'
import { test } from '../../support/fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'akinai-export-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('mode 0600 whatever the umask, over an earlier file, and never through a link', async ({
  context,
  shopId,
}) => {
  expect(shopId).toBeGreaterThan(0)
  const env = environmentFor(context.address)
  const toFile = (output: string) => startAkinai(['export', '--shop', 'test', '--output', output], env)
  const output = join(folder, 'shop.ndjson')
  writeFileSync(output, 'an earlier one', { mode: 0o644 })
  expect(await toFile(output)).toMatchObject({ code: 0, stderr: '' })
  expect(lstatSync(output).mode & 0o777).toBe(0o600)
  expect(lstatSync(output).uid).toBe(process.getuid?.())
  expect(readFileSync(output, 'utf8')).toContain('"shop"')

  const target = join(folder, 'target')
  writeFileSync(target, 'precious')
  symlinkSync(target, join(folder, 'link'))
  const inner = join(folder, 'inner')
  mkdirSync(join(inner, 'deep'), { recursive: true })
  symlinkSync(inner, join(folder, 'parent'))
  const throughParents = await Promise.all(
    ['parent/out', 'parent/deep/out'].map(to => toFile(join(folder, to))),
  )
  for (const answer of throughParents) {
    expect(answer).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`${join(folder, 'parent')} is a link`),
    })
  }
  expect(readdirSync(inner, { recursive: true })).toEqual(['deep'])
  const [throughLink, onFolder] = await Promise.all([toFile(join(folder, 'link')), toFile(folder)])
  expect(throughLink).toMatchObject({ code: 1, stderr: expect.stringContaining('it is a link') })
  expect(onFolder).toMatchObject({ code: 1, stderr: expect.stringContaining('it is a folder') })
  expect(readFileSync(target, 'utf8')).toBe('precious')
  expect(readdirSync(folder).sort()).toEqual(['inner', 'link', 'parent', 'shop.ndjson', 'target'])
})
