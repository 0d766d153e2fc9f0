import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const DIST = fileURLToPath(new URL('../dist/console/', import.meta.url))
const MANIFEST = `${DIST}.vite/manifest.json`

/** What the first view may weigh on its way to the browser, in bytes. */
const LIMIT = 300_000

/** A part of the page in the manifest that the build writes. */
interface Part {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** The files of a part and of all that it imports. */
function filesOf(name: string, parts: Readonly<Record<string, Part>>, seen = new Set<string>()): string[] {
  if (seen.has(name)) return []
  seen.add(name)
  const part = parts[name]
  if (part === undefined) throw new Error(`The manifest has no ${name}`)
  return [part.file, ...(part.css ?? []), ...(part.imports ?? []).flatMap(one => filesOf(one, parts, seen))]
}

/** As the server does it. */
function brotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

test('sign-in and home weigh under 300 kB together, however compressed', () => {
  const parts: Record<string, Part> = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const files = new Set([
    'index.html',
    'favicon.svg',
    ...filesOf('index.html', parts),
    ...filesOf('src/pages/home.tsx', parts),
  ])
  const bytes = [...files].map(file => readFileSync(`${DIST}${file}`))
  for (const [name, compress] of [['gzip', gzipSync] as const, ['brotli', brotli] as const]) {
    const weight = bytes.reduce((sum, file) => sum + compress(file).length, 0)
    expect(weight, `${name} of ${[...files].join(', ')}`).toBeLessThan(LIMIT)
    // So little would mean that files were not found.
    expect(weight).toBeGreaterThan(50_000)
  }
})
