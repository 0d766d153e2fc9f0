import { fileURLToPath } from 'node:url'
import { createConfig, lint } from '@redocly/openapi-core'
import { expect, test } from 'vitest'

/** What is asked besides the recommended rules. */
const RULES = {
  'component-name-unique': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'no-unused-components': 'error',
  'operation-description': 'error',
  'operation-singular-tag': 'error',
  'path-not-include-query': 'error',
  'tag-description': 'error',
  // Two forms of one small body are read more easily where they are used than under names of their own.
  'no-illogical-composition-keywords': 'off',
} as const

test.each(['openapi', 'console'])('Redocly finds nothing wrong with openapi/%s.json', async name => {
  // What only our page calls is told by its summary.
  const described = name === 'openapi' ? {} : ({ 'operation-description': 'off' } as const)
  const config = await createConfig({ extends: ['recommended'], rules: { ...RULES, ...described } })
  const document = fileURLToPath(new URL(`../openapi/${name}.json`, import.meta.url))
  const problems = await lint({ ref: document, config })
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`),
  ).toEqual([])
})
