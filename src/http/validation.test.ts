import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { explainPattern } from '../lib/text.ts'
import { CATEGORY_DOCUMENT, ITEM_DOCUMENTS, SHOP_DOCUMENT } from '../transfer/schemas.ts'
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
