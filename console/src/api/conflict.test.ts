import { describe, expect, test } from 'vitest'
import { changedFields, isUntouched, saidOf } from './conflict.ts'

const ITEM = '/api/items/1'
const ORDER = '/api/orders/AB'

describe('changedFields', () => {
  test('what somebody has changed comes first, then what is only ours', () => {
    const base = { name: 'Cup', price: 100, stock: 5, modified_at: 'a' }
    const theirs = { name: 'Cup', price: 120, stock: 4, modified_at: 'b' }
    expect(changedFields(base, theirs, { name: 'Bowl', price: 90 })).toEqual([
      { name: 'price', before: 100, theirs: 120, mine: 90 },
      { name: 'stock', before: 5, theirs: 4, mine: undefined },
      { name: 'name', before: 'Cup', theirs: 'Cup', mine: 'Bowl' },
    ])
  })

  test('parts are told by their paths, and lists whole', () => {
    const base = { shop_memo: { text: 'x' }, lines: [{ id: 1 }] }
    const theirs = { shop_memo: { text: 'y' }, lines: [{ id: 1 }, { id: 2 }] }
    expect(changedFields(base, theirs, undefined).map(({ name }) => name)).toEqual([
      'shop_memo.text',
      'lines',
    ])
  })

  test('of what the page never read only what is sent is told', () => {
    expect(changedFields(undefined, { a: 1, b: 2 }, { a: 3 })).toEqual([
      { name: 'a', before: undefined, theirs: 1, mine: 3 },
    ])
  })
})

describe('isUntouched', () => {
  const base = { name: 'Cup', price: 100, fees: [{ to: 'x', fee: 1 }] }
  test('when another member was changed', () => {
    expect(isUntouched(base, { ...base, price: 120 }, { name: 'Bowl' })).toBe(true)
    expect(isUntouched(base, { ...base, fees: [{ fee: 1, to: 'x' }] }, { fees: [] })).toBe(true)
  })
  test('not when the same was, nor when it is not known what is sent', () => {
    expect(isUntouched(base, { ...base, price: 120 }, { name: 'Bowl', price: 100 })).toBe(false)
    expect(isUntouched(base, base, { move_to: 'first' })).toBe(false)
    expect(isUntouched(base, base, undefined)).toBe(false)
    expect(isUntouched(undefined, base, { name: 'Bowl' })).toBe(false)
  })
})

test('saidOf tells what of the resource a body is about', () => {
  const order = { shop_memo: { text: 'x' }, lines: [] }
  expect(saidOf(ORDER, `${ORDER}/shop_memo`, { text: 'y' }, order)).toEqual({ shop_memo: { text: 'y' } })
  expect(saidOf(ORDER, `${ORDER}/dispatch`, { comment: '' }, order)).toBeUndefined()
  expect(saidOf(ITEM, ITEM, { name: 'y' }, {})).toEqual({ name: 'y' })
  expect(saidOf(ITEM, `${ITEM}/stock`, { stock: 1 }, { stock: 2 })).toEqual({ stock: 1 })
  expect(saidOf(ITEM, `/console${ITEM}/options`, { options: [] }, { options: [1] })).toEqual({ options: [] })
  // The name is the variation's, and the item has one, too.
  expect(saidOf(ITEM, `${ITEM}/variations/7`, { name: 'L' }, { name: 'Cup' })).toBeUndefined()
})
