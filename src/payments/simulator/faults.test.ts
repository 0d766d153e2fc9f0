import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAYMENT_KINDS } from '../gateway.ts'
import { FAULTS, readSource } from './faults.ts'

test.each([
  ['sim', []],
  ['sim:capture=decline', [['capture', 'decline']]],
  [
    'sim:capture=timeout_after,void=dead',
    [
      ['capture', 'timeout_after'],
      ['void', 'dead'],
    ],
  ],
])('%s', (source, faults) => {
  expect([...(readSource(source) ?? [])]).toEqual(faults)
})

test.each([
  '',
  'tok_visa',
  'sim:',
  'sim:capture',
  'sim:capture=explode',
  'sim:steal=decline',
  'sim:void=dead,',
  'SIM',
])('%j is none of the simulator', source => {
  expect(readSource(source)).toBeUndefined()
})

test('docs/payments.md has a row for each fault, and names each kind', () => {
  const text = readFileSync(new URL('../../../docs/payments.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)` \| (?:refused|the first|no attempt)/gm)].map(match => match[1])
  expect(rows).toEqual([...FAULTS])
  for (const kind of PAYMENT_KINDS) expect(text).toContain(`\`${kind}\``)
})
