import { expect, test } from 'vitest'
import { changesBetween } from './diff.ts'

// R-HISTORY-1
test('what changed is named by its path, entries by their ids, without modified_at', () => {
  const before = {
    modified_at: 'a',
    status: 'ordered',
    amounts: { total: 1, coupon: { amount: 0, note: null } },
    lines: [
      { id: 1, price: 10, modified_at: 'a', options: [{ option_id: 4, price: 1 }] },
      { id: 2, price: 20, modified_at: 'a', options: [] },
    ],
    ids: [1, 2],
    logs: [],
  }
  const after = {
    modified_at: 'b',
    status: 'ordered',
    amounts: { total: 2, coupon: { amount: 0, note: null } },
    lines: [
      { id: 1, price: 10, modified_at: 'b', options: [{ option_id: 4, price: 2 }] },
      { id: 2, price: 21, modified_at: 'b', options: [] },
    ],
    ids: [2, 1],
    logs: [{ id: 9, text: 'x' }],
  }
  expect(changesBetween(before, after)).toEqual({
    'amounts.total': { before: 1, after: 2 },
    'lines.1.options': { before: [{ option_id: 4, price: 1 }], after: [{ option_id: 4, price: 2 }] },
    'lines.2.price': { before: 20, after: 21 },
    ids: { before: [1, 2], after: [2, 1] },
    'logs.9': { before: null, after: { id: 9, text: 'x' } },
  })
})

test('nothing changed where nothing did: not from 0 to -0, nor from an empty list to another', () => {
  expect(changesBetween({ a: 0, b: [], c: null }, { a: -0, b: [], c: null })).toEqual({})
})

test('null, values and objects are told apart', () => {
  expect(changesBetween({ a: null, b: { c: 1 } }, { a: { c: 1 }, b: null })).toEqual({
    a: { before: null, after: { c: 1 } },
    b: { before: { c: 1 }, after: null },
  })
})
