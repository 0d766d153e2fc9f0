import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))
const BUILD = fileURLToPath(new URL('main.ts', import.meta.url))

/** The files of a folder by their paths in it. What is compressed counts as what it was: compressors differ. */
function filesOf(folder: string): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry =>
    entry.isFile(),
  )
  const paths = entries.map(entry => join(entry.parentPath, entry.name)).sort()
  return new Map(
    paths.map(path => {
      const bytes = readFileSync(path)
      return [relative(folder, path), path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes]
    }),
  )
}

test('what is built and committed is what the sources and libraries make: else run `npm run build`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'akinai-build-'))
  try {
    const { status, stderr } = spawnSync(process.execPath, [BUILD, folder], { encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    const committed = filesOf(DIST)
    const made = filesOf(folder)
    expect([...committed.keys()]).toEqual([...made.keys()])
    const others = [...made].filter(([name, bytes]) => !committed.get(name)?.equals(bytes))
    expect(others.map(([name]) => name)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
