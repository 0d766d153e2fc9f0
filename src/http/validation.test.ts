import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { explainPattern, NAME } from '../lib/text.ts'
import { CATEGORY_DOCUMENT, ITEM_DOCUMENTS, SHOP_DOCUMENT } from '../transfer/schemas.ts'
import { CUT } from './entry-count.ts'
import { MAX_VIOLATIONS } from './problems.ts'
import { toViolations } from './validation.ts'

/** Every pattern that stands anywhere in a value. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'pattern' && typeof part === 'string' ? [part] : patternsIn(part),
  )
}

// R-PROBLEM-2
describe('patterns', () => {
  const openapi: unknown = JSON.parse(
    readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8'),
  )
  const documents = [SHOP_DOCUMENT, CATEGORY_DOCUMENT, ITEM_DOCUMENTS]
  const patterns = [...new Set([...patternsIn(openapi), ...patternsIn(documents)])]
  test('there are some', () => expect(patterns.length).toBeGreaterThan(8))
  test.each(patterns)('%s is explained in words', pattern => {
    expect(explainPattern(pattern, '')).not.toBe(explainPattern('of no rule', ''))
  })
})

// R-BODY-10
test('each violation is told once, and a thousand at most', () => {
  const error = (index: number) => ({
    ...{ keyword: 'type', instancePath: `/${index}`, schemaPath: '', params: { type: 'string' } },
  })
  expect(toViolations([error(1), error(1), error(2)]).map(each => each.pointer)).toEqual(['/1', '/2'])
  const many = Array.from({ length: 5000 }, (_, index) => error(index))
  expect(toViolations(many)).toHaveLength(MAX_VIOLATIONS)
})

// R-PROBLEM-2
describe('a text that was cut since it is far too long', () => {
  const errorsOf = (data: string) => [
    { keyword: 'maxLength', instancePath: '/name', schemaPath: '', params: { limit: 255 }, data },
    { keyword: 'pattern', instancePath: '/name', schemaPath: '', params: { pattern: NAME.pattern }, data },
  ]
  const told = (data: string) => toViolations(errorsOf(data)).map(({ detail }) => detail)

  test('is told to be too long, and nothing that nobody sent', () => {
    expect(told(`${'a'.repeat(510)}${CUT}`)).toEqual(['must have at most 255 characters'])
  })

  test('is told of what else is wrong with it', () => {
    const [tooLong, pattern, ...more] = told(`a\0${'a'.repeat(508)}${CUT}`)
    expect([tooLong, more]).toEqual(['must have at most 255 characters', []])
    expect(pattern).toContain('U+0000')
    expect(told(`\u0007${'a'.repeat(508)}${CUT}`)[1]).toContain('U+0007')
  })
})
