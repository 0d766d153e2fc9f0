/**
 * No regular expression of the program takes more than its share of time for any text: each that stands in the sources is
 * tried on long runs of what such expressions stumble over. One that goes back over a run for each of its characters takes
 * seconds here, and hours for what a caller may send.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { threadTime } from '../../test/support/thread-time.ts'
import * as text from './text.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const LENGTH = 20_000

/** Linear ones take 5 ms at the most for so many characters, the quadratic ones that were found took 500 to 1800. */
const MAX_MS = 150

/** What stands before a slash that begins an expression, and the expression. */
const LITERAL =
  /(?<=[(=,:?&|!]\s*|return\s)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+)\/([dgimsuvy]*)/g

function expressionsOf(file: string): [string, RegExp][] {
  const source = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^\s*(\*|\/\/|\/\*).*$/gm, '')
  return [...source.matchAll(LITERAL)].map(([whole, pattern = '', flags]) => [
    `${file}: ${whole}`,
    new RegExp(pattern, `${flags?.replaceAll(/[gy]/g, '')}g`),
  ])
}

const files = ['src', 'cli']
  .flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true }).map(name => join(folder, String(name))),
  )
  .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))

const expressions = [
  ...files.flatMap(expressionsOf),
  ...Object.entries(text)
    .flatMap(([name, rule]) => (typeof rule === 'object' && 'pattern' in rule ? [[name, rule] as const] : []))
    .map(([name, { pattern }]): [string, RegExp] => [`text.ts: ${name}`, new RegExp(pattern, 'gu')]),
]

const RUNS = [
  ...[
    'a',
    '0',
    ' ',
    '\t',
    '-',
    '.',
    '@',
    '<',
    '%',
    '\\',
    '"',
    "'",
    '=',
    '&',
    '\n',
    '\r\n',
    'ー',
    '\u3000',
    '(',
  ],
  ...['a ', 'a.', 'a@', 'a0', '0-', '%4', '%41', '<a', '&#', 'akn_', '/a', '\u2028', 'é', '\ud800'],
]
const ENDS = ['', '!', '\0']

test('every expression of the sources is found', () => {
  expect(expressions.length).toBeGreaterThan(120)
})

test.each(expressions)('%s takes no longer for what it does not match', (_name, expression) => {
  for (const run of RUNS) {
    for (const end of ENDS) {
      const subject = run.repeat(Math.ceil(LENGTH / run.length)) + end
      const before = threadTime()
      subject.replace(expression, '')
      expect([run, end, threadTime() - before < MAX_MS]).toEqual([run, end, true])
    }
  }
})
