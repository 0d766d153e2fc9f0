import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Where rules and decisions may be cited. */
const FOLDERS = [
  ...['src', 'cli', 'client', 'console', 'bin', 'test', 'bench', 'proof', 'tools', 'demo'],
  ...['docs', 'migrations', 'openapi'],
]

function filesIn(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return []
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(tsx?|m?js|md|sql|json|css|html)$/.test(file))
    .filter(file => !/(^|\/)(node_modules|dist)\//.test(file))
    .map(file => join(folder, file))
}

/** Files by their path from the root, with their text. */
const FILES: ReadonlyMap<string, string> = new Map(
  [...FOLDERS.flatMap(filesIn), 'README.md', 'CHANGELOG.md'].map((file): [string, string] => [
    file,
    readFileSync(join(ROOT, file), 'utf8'),
  ]),
)

const PAGES = [...FILES].filter(([file]) => /^docs\/rules\/[\w-]+\.md$/.test(file))

/** Each rule with its page, in the order in which they stand. */
const RULES = PAGES.flatMap(([page, text]) =>
  [...text.matchAll(/^\* \*\*(R-[A-Z]+)-([1-9]\d*)\*\* /gm)].map(([, subject = '', number = '']) => ({
    ...{ page, subject, number: Number(number) },
    name: `${subject}-${number}`,
  })),
)

const NAMES: ReadonlySet<string> = new Set(RULES.map(({ name }) => name))

/** Everything that a pattern finds, as `file: text`. */
function found(pattern: RegExp, wanted: (match: RegExpExecArray) => boolean): string[] {
  return [...FILES].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].filter(wanted).map(match => `${file}: ${match[0]}`),
  )
}

test('no file has what a merge of branches leaves where it does not know', () => {
  const left = [...FILES].filter(([, text]) => /^(?:<{7}|>{7}|={7}) ?.*$/m.test(text))
  expect(left.map(([file]) => file)).toEqual([])
})

describe('rules', () => {
  test('stand on the pages that the index names for their subjects', () => {
    const index = FILES.get('docs/rules/README.md') ?? ''
    const named = [...index.matchAll(/^\| \[([\w-]+\.md)\]\(\1\) \| (.*) \|$/gm)].flatMap(
      ([, page = '', text = '']) =>
        [...text.matchAll(/`(R-[A-Z]+)`/g)].map(([, subject = '']) => `${subject} docs/rules/${page}`),
    )
    expect(named.length).toBeGreaterThan(20)
    expect(new Set(RULES.map(({ subject, page }) => `${subject} ${page}`))).toEqual(new Set(named))
  })

  test('have a name each, and count upwards within their subject', () => {
    const backwards = RULES.filter(({ subject, number }, index) => {
      const before = RULES[index - 1]
      return before?.subject === subject && before.number >= number
    })
    expect(backwards.map(({ name }) => name)).toEqual([])
    const doubled = RULES.filter(({ name }, index) => RULES.findIndex(rule => rule.name === name) !== index)
    expect(doubled.map(({ name, page }) => `${page}: ${name}`)).toEqual([])
  })

  test('that are cited exist', () => {
    expect(found(/\bR-[A-Z]+-\d+\b/g, ([name]) => !NAMES.has(name))).toEqual([])
  })

  test('are each cited by a test', () => {
    const tests = [...FILES].filter(([file]) => /^test\/|\.test\.tsx?$/.test(file))
    const cited = new Set(tests.flatMap(([, text]) => text.match(/\bR-[A-Z]+-\d+\b/g) ?? []))
    expect([...NAMES].filter(name => !cited.has(name))).toEqual([])
  })

  test('that begin a list item have the form that is looked for', () => {
    const items = PAGES.flatMap(([, text]) => [...text.matchAll(/^\* .*$/gm)].map(([line]) => line))
    expect(items.filter(line => !/^\* \*\*R-[A-Z]+-[1-9]\d*\*\* \S/.test(line))).toEqual([])
  })
})

describe('decisions', () => {
  const records = new Set(
    [...FILES.keys()].flatMap(file => /^docs\/decisions\/(\d{3})-.*\.md$/.exec(file)?.[1] ?? []),
  )

  test('are numbered without two of one number', () => {
    expect(records.size).toBe([...FILES.keys()].filter(file => /^docs\/decisions\/\d/.test(file)).length)
  })

  test('that are cited exist', () => {
    expect(found(/\bdecisions?\s+(\d{3})\b/gi, match => !records.has(match[1] ?? ''))).toEqual([])
    expect(found(/\bdocs\/(?:decisions|rules)\/[\w.-]+\.md\b/g, ([path]) => !FILES.has(path))).toEqual([])
  })

  test('are cited by their three digits, and no paper that is not here is', () => {
    // A comment can go on in its next line.
    const elsewhere = /\b(?:spec|decisions?)(?:\s|\n\s*(?:\*|\/\/|--))+D?(?!\d{3}\b)\d+(?:\.\d+)?/gi
    expect(found(elsewhere, () => true)).toEqual([])
  })
})
