import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withStanding } from './standing.ts'

test('the table of budgets is of the results that are kept', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  expect(withStanding(readme)).toBe(readme)
})
