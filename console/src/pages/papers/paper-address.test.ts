// R-WORK-6
import { expect, test } from 'vitest'
import { keysOf, paperAddress } from './paper-address.ts'

const many = Array.from({ length: 1000 }, (_, at) => `ORDER${String(at).padStart(11, '0')}`)

test('some orders are named by the address, many beside it', () => {
  const some = paperAddress('slip', ['A', 'B'])
  expect(some).toEqual({ href: '/papers/slip?keys=A,B', state: null })
  expect(keysOf('keys=A,B', some.state)).toEqual(['A', 'B'])
  const all = paperAddress('receipt', many)
  expect(all.href).toBe('/papers/receipt')
  expect(keysOf('', all.state)).toEqual(many)
})

test('without either there are none, whatever else the history has', () => {
  for (const state of [null, undefined, 3, {}, { keys: 'A' }, { keys: [1, null] }]) {
    expect(keysOf('', state)).toEqual([])
  }
})
