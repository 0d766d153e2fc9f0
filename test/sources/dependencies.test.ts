import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ALLOWED } from './support/parts.ts'
import { PURE_TABLES } from './support/pure-tables.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Files of ours by their path from the root, with their text. */
const FILES: ReadonlyMap<string, string> = new Map(
  ['src', 'cli', 'client', 'console', 'demo', 'tools', 'bench', 'proof', 'test'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/node_modules|^dist/.test(file))
      .map(file => join(folder, file))
      .filter(file => !file.endsWith('/schema.d.ts'))
      .map((file): [string, string] => [file, readFileSync(join(ROOT, file), 'utf8')]),
  ),
)

interface Import {
  readonly from: string
  readonly to: string
  /** Gone when the program runs. */
  readonly typeOnly: boolean
}

function importsOf(file: string): Import[] {
  const text = FILES.get(file) ?? ''
  const found = [
    ...text.matchAll(/^(?:import|export) (type )?[^'"]*?from '(\.[^']+)'/gm),
    ...text.matchAll(/^import ()'(\.[^']+)'/gm),
    ...text.matchAll(/\bimport\(()'(\.[^']+)'\)/g),
  ]
  return found.map(([, typeOnly, target = '']) => ({
    from: file,
    // What stands behind a question mark tells the builder of the page how a file is wanted.
    to: relative(ROOT, resolve(ROOT, dirname(file), target.replace(/\?.*/, ''))),
    typeOnly: Boolean(typeOnly),
  }))
}

/** Tests may import what they test from wherever they stand. */
const IMPORTS = [...FILES.keys()].filter(file => !file.endsWith('.test.ts')).flatMap(importsOf)

/** Whether a file is this one, or in this folder. */
function fits(path: string, file: string): boolean {
  return file === path || (path.endsWith('/') && file.startsWith(path))
}

function partOf(file: string): string | undefined {
  const fitting = Object.keys(ALLOWED).filter(part => fits(part, file))
  return fitting.toSorted((a, b) => b.length - a.length)[0]
}

function isAllowed({ from, to, typeOnly }: Import): boolean {
  const part = partOf(from)
  if (part === undefined) return true
  if (part === 'console/' && typeOnly) return true
  return [part, ...(ALLOWED[part] ?? [])].some(path => fits(path, to))
}

function arrow({ from, to }: Import): string {
  return `${from} -> ${to}`
}

describe('imports', () => {
  test('lead to files that exist', () => {
    expect(IMPORTS.length).toBeGreaterThan(300)
    expect(IMPORTS.filter(({ to }) => !existsSync(join(ROOT, to))).map(arrow)).toEqual([])
  })

  test('every file of the program belongs to a part', () => {
    const files = [...FILES.keys()].filter(
      file => /^(src|cli|client|console)\//.test(file) && !file.endsWith('.test.ts'),
    )
    expect(files.filter(file => partOf(file) === undefined)).toEqual([])
  })

  test('of the program name no package that only development has', () => {
    const text = readFileSync(join(ROOT, 'package.json'), 'utf8')
    const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string>>
    const named = [...FILES].flatMap(([file, source]) =>
      /^(src|cli|client)\/(?!.*(\.test\.ts$|\/testing\/))/.test(file)
        ? [
            ...source.matchAll(/^(?:import|export) (?!type )[^'"]*?from '(@[^/']+\/[^/']+|[a-z][^/']*)/gm),
          ].map(([, name = '']): [string, string] => [file, name])
        : [],
    )
    expect(named.filter(([, name]) => dependencies?.[name]).length).toBeGreaterThan(20)
    expect(named.filter(([, name]) => devDependencies?.[name])).toEqual([])
  })

  test('point one way', () => {
    expect(IMPORTS.filter(one => !isAllowed(one)).map(arrow)).toEqual([])
  })

  test('use whatever they are allowed', () => {
    const byPart = Map.groupBy(IMPORTS, ({ from }) => partOf(from))
    const unused = Object.entries(ALLOWED).flatMap(([part, allowed]) =>
      allowed
        .filter(path => !byPart.get(part)?.some(({ to }) => fits(path, to)))
        .map(path => `${part} -> ${path}`),
    )
    expect(unused).toEqual([])
  })

  test('only the context starts the embedded database', () => {
    const users = IMPORTS.filter(({ from, to }) => to.startsWith('src/db/embedded/') && /^src\//.test(from))
    const outside = users.map(({ from }) => from).filter(from => !from.startsWith('src/db/embedded/'))
    // A backup that is restored is started to be looked at, before anybody works with it; and backups have a role of their own.
    expect([...new Set(outside)].sort()).toEqual([
      'src/backup/restore-server.ts',
      'src/backup/wire/replication-client.ts',
      'src/context.ts',
    ])
  })

  test('bring nothing along with the tables that the page and the command line share', () => {
    const brought = IMPORTS.filter(({ from, to }) => PURE_TABLES.includes(from) && !PURE_TABLES.includes(to))
    expect(brought.map(arrow)).toEqual([])
    const packages = PURE_TABLES.filter(file => /from '[^.]/.test(FILES.get(file) ?? ''))
    expect(packages).toEqual([])
    expect(
      [...FILES.keys()]
        .filter(file => /^src\/(checkout|console|images|resources|selling|shops)\/.*limits\.ts$/.test(file))
        .sort(),
    ).toEqual(PURE_TABLES.filter(file => file.endsWith('limits.ts')))
  })

  test('never run in a ring between files', () => {
    const lasting = IMPORTS.filter(({ from, typeOnly }) => from.startsWith('src/') && !typeOnly)
    expect(ringOf(lasting)).toBeUndefined()
  })

  test('never run in a ring between folders, those of types included', () => {
    const between = IMPORTS.filter(({ from }) => from.startsWith('src/'))
      .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
      .filter(({ from, to }) => from !== to)
    expect(ringOf(between)).toBeUndefined()
  })
})

/** `src/mail`, `src/resources/orders`; a file that stands in `src` itself is its own. */
function folderOf(file: string): string {
  const [src, folder = '', ...inner] = file.split('/')
  return [src, folder, ...(folder === 'resources' ? inner.slice(0, 1) : [])].join('/')
}

/** The first ring that arrows make, from a place to itself; undefined when there is none. */
function ringOf(arrows: readonly { readonly from: string; readonly to: string }[]): string | undefined {
  const next = Map.groupBy(arrows, ({ from }) => from)
  const settled = new Set<string>()
  function ringFrom(place: string, path: readonly string[]): readonly string[] | undefined {
    if (path.includes(place)) return [...path.slice(path.indexOf(place)), place]
    if (settled.has(place)) return undefined
    for (const { to } of next.get(place) ?? []) {
      const ring = ringFrom(to, [...path, place])
      if (ring !== undefined) return ring
    }
    settled.add(place)
    return undefined
  }
  const rings = [...next.keys()].map(place => ringFrom(place, []))
  return rings.find(ring => ring !== undefined)?.join(' -> ')
}

/** Code without its comments and strings' contents would be better still; comments are what matters here. */
function codeOf(file: string): string {
  return (FILES.get(file) ?? '').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

function filesWith(pattern: RegExp, folder: RegExp): string[] {
  return [...FILES.keys()].filter(
    file => folder.test(file) && !file.endsWith('.test.ts') && pattern.test(codeOf(file)),
  )
}

describe('one place only', () => {
  test('makes the HTTP application', () => {
    expect(filesWith(/\bfastify\(/i, /^(src|cli|tools)\//)).toEqual([
      'src/app.ts',
      // Makes the page at release, in no server.
      'tools/build/reference.ts',
    ])
  })

  test('reads the environment', () => {
    expect(filesWith(/process\.env\b/, /^(src|cli)\//)).toEqual([
      'src/config.ts',
      // Takes root's home out of it, for libraries that look there.
      'src/privilege/take-on.ts',
      // As below.
      'src/processes/part.ts',
      // Hands all of it on to the same program, which reads it as it was given to this one.
      'src/transfer/load-demo-apart.ts',
      // So does a keeper to the one that would follow it.
      'src/db/embedded/keeper.ts',
    ])
  })

  test('asks the machine for the time', () => {
    const files = filesWith(/new Date(\(\)|(?!\s*\())|\bDate\.now\b|(?<!new )\bDate\(/, /^(src|cli)\//)
    expect(files).toEqual(['src/lib/clock.ts'])
  })

  test('has the SQL: stores, what migrates, and what probes', () => {
    const elsewhere = filesWith(/\b(?:reads|writes)(<[^(]*>)?\(\s*['"`]/, /^(src|cli)\//)
    expect(elsewhere.filter(file => !/store\.ts$/.test(file))).toEqual(['src/http/health.ts'])
  })

  test('sends signals to processes that may have ended, in tests', () => {
    const senders = [...FILES.keys()].filter(
      file =>
        /^(test|bench|proof)\//.test(file) && /\bprocess\.kill\((?!process\.pid|pid, 0\))/.test(codeOf(file)),
    )
    expect(senders.filter(file => !file.endsWith('/dependencies.test.ts'))).toEqual([
      'test/support/signal.ts',
    ])
  })

  // A port that is let go of at once may be another's a moment later.
  test('finds ports that are free, in tests', () => {
    const finds = /\.listen\(0\b(?:(?!\btry\b)[\s\S]){0,200}?\.close\(/
    expect(
      [...FILES.keys()].filter(file => /^(test|bench|proof)\//.test(file) && finds.test(codeOf(file))),
    ).toEqual([])
  })
})

test('no file should be two: 300 lines, a test 400', () => {
  const tooLong = [...FILES].flatMap(([file, text]) => {
    const lines = text.trimEnd().split('\n').length
    return lines > (file.startsWith('test/') || file.endsWith('.test.ts') ? 400 : 300)
      ? [`${file}: ${lines}`]
      : []
  })
  expect(tooLong).toEqual([])
})
