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

/** Files of numbers and words, which import nothing but each other. */
const PURE_TABLES = [
  'src/console/limits.ts',
  'src/resources/files/limits.ts',
  'src/resources/item_categories/limits.ts',
  'src/resources/items/limits.ts',
  'src/resources/orders/limits.ts',
  'src/shops/limits.ts',
  'src/shops/setting-table.ts',
]

/** The parts of the program, and what each may import besides what lies in it. The longest prefix of a file is its part. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/lib/': [],
  'src/limits.ts': [],
  'src/caller-limits.ts': [],
  'src/config-read.ts': [],
  'src/caller-config.ts': ['src/config-read.ts', 'src/caller-limits.ts', 'src/lib/network-address.ts'],
  'src/config.ts': [
    'src/lib/smtp-address.ts',
    'src/db/limits.ts',
    'src/limits.ts',
    'src/config-read.ts',
    'src/caller-config.ts',
    'src/caller-limits.ts',
  ],
  'src/db/': ['src/lib/'],
  'src/db/embedded/': [],
  'src/shops/': ['src/lib/', 'src/db/'],
  'src/auth/': ['src/lib/', 'src/db/'],
  'src/http/': [
    'src/lib/',
    'src/config.ts',
    'src/caller-limits.ts',
    'src/db/',
    'src/auth/',
    'src/objects/object-store.ts',
  ],
  'src/objects/': ['src/lib/', 'src/db/', 'src/config.ts'],
  'src/uploads/': [
    'src/lib/',
    'src/http/',
    'src/objects/',
    'src/images/image-types.ts',
    'src/resources/files/',
    'src/context.ts',
  ],
  // What shops have used of their budgets, for those who watch the server.
  'src/budgets/': ['src/lib/', 'src/db/', 'src/config.ts', 'src/context.ts'],
  'src/payments/': ['src/lib/', 'src/db/'],
  'src/images/': ['src/lib/', 'src/db/', 'src/http/', 'src/objects/', 'bin/launch.js'],
  'src/context.ts': ['src/config.ts', 'src/lib/', 'src/db/', 'src/objects/', 'src/images/', 'src/payments/'],
  'src/resources/delivery_companies/': ['src/http/'],
  'src/resources/user/': ['src/db/', 'src/http/', 'src/shops/', 'src/context.ts'],
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
    'src/resources/files/limits.ts',
    'src/context.ts',
  ],
  // Writes, keeps and sends what others have to tell, and knows nothing of it.
  'src/mail/': ['src/lib/', 'src/db/', 'src/http/problems.ts', 'src/limits.ts', 'src/context.ts'],
  'src/resources/orders/': [
    'src/lib/',
    'src/db/',
    'src/http/',
    'src/shops/',
    'src/payments/',
    'src/mail/outbox.ts',
    'src/mail/content.ts',
    'src/limits.ts',
    'src/context.ts',
    'src/resources/items/schemas.ts',
    // Orders take pieces of items out of stock, which the item shows, so they hold and touch it.
    'src/resources/items/hold-store.ts',
    'src/resources/items/limits.ts',
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
    // A link to a category changes the item, so it holds and touches it in its own transaction.
    'src/resources/items/hold-store.ts',
  ],
  // What the console shows of the API's calls is noted beside them.
  'src/request-log/': ['src/lib/', 'src/db/', 'src/context.ts'],
  // The console calls the API for everything that the API has; these are for what it lacks.
  'src/console/': [
    'src/lib/',
    'src/db/',
    'src/http/',
    'src/auth/',
    'src/shops/',
    'src/mail/',
    'src/request-log/',
    'src/resources/items/schemas.ts',
    'src/resources/orders/history-store.ts',
    'src/resources/orders/operations/confirm-cash.ts',
    'src/resources/orders/operations/confirm-transfer.ts',
    'src/resources/orders/operations/find-fulfilment.ts',
    'src/resources/orders/operations/provide-downloads.ts',
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
    'src/budgets/',
    'src/auth/',
    'src/http/',
    'src/uploads/',
    'src/images/',
    'src/console/',
    'src/request-log/',
    'src/resources/',
    'src/lib/',
    'src/context.ts',
  ],
  'src/welcome.ts': ['src/auth/', 'src/shops/', 'src/console/', 'src/transfer/', 'src/context.ts'],
  'src/main.ts': ['src/app.ts', 'src/jobs/', 'src/welcome.ts', 'src/config.ts', 'src/context.ts'],
  // The page knows the server by its answers; types are all that it may take from it. It explains problems as the
  // document does, and has the limits and the settings of the tables from which the server has them: pure files that
  // bring nothing along.
  'console/': [
    'docs/errors.md',
    'src/console/limits.ts',
    'src/resources/items/limits.ts',
    'src/resources/orders/limits.ts',
    'src/shops/limits.ts',
    'src/shops/setting-table.ts',
  ],
  'client/': [],
  // Moves a shop in as any other client would: over HTTP.
  // In stages, each of which stands on those before it: the file, the plan, the shop, the run, the report.
  'cli/shopify/read/': ['src/images/image-types.ts', 'src/resources/files/limits.ts'],
  'cli/shopify/plan/': [
    'cli/shopify/read/',
    'src/resources/items/limits.ts',
    'src/resources/item_categories/limits.ts',
  ],
  'cli/shopify/shop/': ['client/', 'cli/shopify/read/'],
  'cli/shopify/run/': [
    'cli/shopify/read/',
    'cli/shopify/plan/',
    'cli/shopify/shop/',
    'src/resources/items/limits.ts',
  ],
  'cli/shopify/report/': ['cli/shopify/plan/', 'cli/shopify/run/'],
  'cli/shopify/testing/': ['cli/shopify/shop/'],
  'cli/commands/import-shopify.ts': ['cli/shopify/', 'cli/output.ts'],
  'cli/': ['src/'],
}

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

  test('point one way', () => {
    expect(IMPORTS.filter(one => !isAllowed(one)).map(arrow)).toEqual([])
  })

  test('use whatever they are allowed', () => {
    const unused = Object.entries(ALLOWED).flatMap(([part, allowed]) =>
      allowed
        .filter(path => !IMPORTS.some(({ from, to }) => partOf(from) === part && fits(path, to)))
        .map(path => `${part} -> ${path}`),
    )
    expect(unused).toEqual([])
  })

  test('only the context starts the embedded database', () => {
    const users = IMPORTS.filter(({ from, to }) => to.startsWith('src/db/embedded/') && /^src\//.test(from))
    expect(users.map(({ from }) => from).filter(from => !from.startsWith('src/db/embedded/'))).toEqual([
      'src/context.ts',
    ])
  })

  test('bring nothing along with the tables that the page and the command line share', () => {
    const brought = IMPORTS.filter(({ from, to }) => PURE_TABLES.includes(from) && !PURE_TABLES.includes(to))
    expect(brought.map(arrow)).toEqual([])
    const packages = PURE_TABLES.filter(file => /from '[^.]/.test(FILES.get(file) ?? ''))
    expect(packages).toEqual([])
    expect(
      [...FILES.keys()].filter(file => /^src\/(console|resources|shops)\/.*limits\.ts$/.test(file)).sort(),
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
    expect(filesWith(/process\.env\b/, /^(src|cli)\//)).toEqual(['src/config.ts'])
  })

  test('asks the machine for the time', () => {
    const files = filesWith(/new Date(\(\)|(?!\s*\())|\bDate\.now\b|(?<!new )\bDate\(/, /^(src|cli)\//)
    expect(files).toEqual(['src/lib/clock.ts'])
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
