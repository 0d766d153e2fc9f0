import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Files of ours by their path from the root, with their text. */
const FILES: ReadonlyMap<string, string> = new Map(
  ['src', 'cli', 'client', 'console', 'demo', 'tools', 'bench', 'test'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/node_modules|^dist/.test(file))
      .map(file => join(folder, file))
      .filter(file => file !== 'client/schema.d.ts')
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

/** The parts of the program, and what each may import besides what lies in it. The longest prefix of a file is its part. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/lib/': [],
  'src/config.ts': [],
  'src/db/': ['src/lib/'],
  'src/db/embedded/': [],
  'src/shops/': ['src/lib/', 'src/db/'],
  'src/http/problems.ts': [],
  // The checks of a token refuse by throwing problems; the rest of http stands on auth.
  'src/auth/': ['src/lib/', 'src/db/', 'src/http/problems.ts'],
  'src/http/': ['src/lib/', 'src/db/', 'src/auth/', 'src/objects/object-store.ts', 'src/context.ts'],
  'src/objects/': ['src/lib/', 'src/db/', 'src/config.ts'],
  'src/objects/disk/upload/': ['src/lib/', 'src/http/', 'src/objects/', 'src/context.ts'],
  'src/payments/': ['src/lib/', 'src/db/'],
  'src/images/': ['src/lib/', 'src/db/', 'src/http/', 'src/objects/', 'src/context.ts', 'bin/launch.js'],
  'src/context.ts': ['src/config.ts', 'src/lib/', 'src/db/', 'src/objects/', 'src/images/', 'src/payments/'],
  'src/resources/delivery_companies/': ['src/http/'],
  'src/resources/user/': ['src/http/', 'src/shops/', 'src/context.ts'],
  'src/resources/files/': [
    'src/lib/',
    'src/db/',
    'src/http/',
    'src/objects/',
    'src/images/',
    'src/context.ts',
  ],
  'src/resources/items/': [
    'src/lib/',
    'src/db/',
    'src/http/',
    'src/images/',
    'src/resources/files/store.ts',
    'src/context.ts',
  ],
  // Mails tell of orders: of their form, not of how they are stored or changed.
  'src/mail/': [
    'src/db/',
    'src/shops/',
    'src/resources/orders/order.ts',
    'src/resources/orders/schemas.ts',
    'src/resources/delivery_companies/companies.ts',
    'src/context.ts',
  ],
  'src/resources/orders/': [
    'src/lib/',
    'src/db/',
    'src/http/',
    'src/shops/',
    'src/payments/',
    'src/context.ts',
    'src/resources/items/schemas.ts',
    'src/resources/delivery_companies/companies.ts',
  ],
  // Jobs call what the resources do beside their requests.
  'src/jobs/': [
    'src/db/',
    'src/mail/',
    'src/console/',
    'src/request-log/',
    'src/resources/',
    'src/context.ts',
  ],
  'src/resources/item_categories/': [
    'src/lib/',
    'src/db/',
    'src/http/',
    'src/context.ts',
    'src/resources/items/schemas.ts',
  ],
  // What the console shows of the API's calls is noted beside them.
  'src/request-log/': ['src/lib/', 'src/db/', 'src/http/problems.ts', 'src/context.ts'],
  // The console calls the API for everything that the API has; these are for what it lacks.
  'src/console/': [
    'src/lib/',
    'src/db/',
    'src/http/',
    'src/auth/',
    'src/shops/',
    'src/mail/',
    'src/payments/',
    'src/request-log/',
    'src/resources/orders/history-store.ts',
    'src/resources/orders/commands/confirm-transfer.ts',
    'src/context.ts',
  ],
  // Import and export carry whole resources, rows and rules alike.
  'src/transfer/': [
    'src/lib/',
    'src/db/',
    'src/shops/',
    'src/http/',
    'src/images/image-types.ts',
    'src/resources/',
    'src/context.ts',
  ],
  'src/app.ts': [
    'src/auth/',
    'src/http/',
    'src/objects/disk/upload/',
    'src/images/',
    'src/console/',
    'src/request-log/',
    'src/resources/',
    'src/context.ts',
  ],
  'src/welcome.ts': ['src/auth/', 'src/shops/', 'src/console/', 'src/transfer/', 'src/context.ts'],
  'src/main.ts': ['src/app.ts', 'src/jobs/', 'src/welcome.ts', 'src/config.ts', 'src/context.ts'],
  // The page knows the server by its answers; types are all that it may take from it. It explains problems as the
  // document does.
  'console/': ['docs/errors.md'],
  'client/': [],
  // Moves a shop in as any other client would: over HTTP.
  'cli/shopify/': ['client/', 'src/images/image-types.ts'],
  'cli/commands/import-shopify.ts': ['cli/shopify/', 'cli/output.ts'],
  'cli/': ['src/'],
}

/** What stands against the rules, and why it may. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/resources/item_categories/commands.ts -> src/resources/items/hold-store.ts':
    'a link to a category changes the item, so it holds and touches it in its own transaction',
  'src/resources/orders/stock-store.ts -> src/resources/items/hold-store.ts':
    'orders take pieces of items out of stock, which the item shows, so they hold and touch it',
  'src/resources/orders/commands/apply-change.ts -> src/mail/outbox.ts':
    'the mails of a change are written in its transaction; what they say stands on the order',
}

function partOf(file: string): string | undefined {
  const fitting = Object.keys(ALLOWED).filter(
    part => file === part || (part.endsWith('/') && file.startsWith(part)),
  )
  return fitting.toSorted((a, b) => b.length - a.length)[0]
}

function isAllowed({ from, to, typeOnly }: Import): boolean {
  const part = partOf(from)
  if (part === undefined) return true
  if (part === 'console/' && typeOnly) return true
  return [part, ...(ALLOWED[part] ?? [])].some(
    path => to === path || (path.endsWith('/') && to.startsWith(path)),
  )
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
    const files = [...FILES.keys()].filter(file => /^(src|cli|client|console)\//.test(file))
    expect(files.filter(file => partOf(file) === undefined)).toEqual([])
  })

  test('point one way', () => {
    const against = IMPORTS.filter(one => !isAllowed(one)).map(arrow)
    expect(against.filter(one => !(one in EXCEPTIONS))).toEqual([])
  })

  test('only the context starts the embedded database', () => {
    const users = IMPORTS.filter(({ from, to }) => to.startsWith('src/db/embedded/') && /^src\//.test(from))
    expect(users.map(({ from }) => from).filter(from => !from.startsWith('src/db/embedded/'))).toEqual([
      'src/context.ts',
    ])
  })

  test('need each of the exceptions still', () => {
    const against = new Set(IMPORTS.filter(one => !isAllowed(one)).map(arrow))
    expect(Object.keys(EXCEPTIONS).filter(one => !against.has(one))).toEqual([])
  })

  test('never run in a ring', () => {
    const next = Map.groupBy(
      IMPORTS.filter(({ from, typeOnly }) => from.startsWith('src/') && !typeOnly),
      ({ from }) => from,
    )
    const settled = new Set<string>()
    function ringFrom(file: string, path: readonly string[]): readonly string[] | undefined {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
      if (settled.has(file)) return undefined
      for (const { to } of next.get(file) ?? []) {
        const ring = ringFrom(to, [...path, file])
        if (ring !== undefined) return ring
      }
      settled.add(file)
      return undefined
    }
    expect([...next.keys()].map(file => ringFrom(file, [])).find(ring => ring !== undefined)).toBeUndefined()
  })
})

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
    expect(filesWith(/process\.env\b/, /^(src|cli)\//)).toEqual(['src/config.ts'])
  })

  test('asks the machine for the time', () => {
    // The supervisor of the embedded database waits for processes, not for anything that a shop can see.
    const files = filesWith(/new Date\(\)|Date\.now\(\)/, /^src\//)
    expect(files.filter(file => !file.startsWith('src/db/embedded/'))).toEqual(['src/lib/clock.ts'])
  })

  test('has the SQL: stores, what migrates, and what probes', () => {
    const elsewhere = filesWith(/\b(?:reads|writes)(<[^(]*>)?\(\s*['"`]/, /^(src|cli)\//)
    expect(elsewhere.filter(file => !/store\.ts$/.test(file))).toEqual(['src/http/health.ts'])
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
