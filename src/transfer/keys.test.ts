import { expect, test } from 'vitest'
import { judge } from './keys.ts'

const equal = () => true
const other = () => false

test.each([
  ['nothing is there', undefined, undefined, 'new'],
  ['imported before, equal', { same: equal }, undefined, 'skipped'],
  ['imported before, different', { same: other }, undefined, 'differs'],
  ['own row, equal', undefined, { same: equal, madeByImport: false }, 'skipped'],
  ['own row, different', undefined, { same: other, madeByImport: false }, 'differs'],
  ['own row that came by import, equal', undefined, { same: equal, madeByImport: true }, 'skipped'],
  [
    'own row that came by import, different: its id is chance',
    undefined,
    { same: other, madeByImport: true },
    'new',
  ],
  [
    'another source used the id, but the own row is equal',
    { same: other },
    { same: equal, madeByImport: true },
    'skipped',
  ],
  ['both different', { same: other }, { same: other, madeByImport: true }, 'differs'],
] as const)('%s', (_case, imported, own, verdict) => {
  expect(judge({ imported, own })).toBe(verdict)
})
