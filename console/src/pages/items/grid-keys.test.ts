import { expect, test } from 'vitest'
import { cellAfter } from './grid-keys.ts'

const pressed = (
  key: string,
  { at = [0, 0], shiftKey = false, isComposing = false, value = 'abc' } = {},
) => ({
  ...{ key, shiftKey, altKey: false, nativeEvent: { isComposing } },
  currentTarget: { value, selectionStart: at[0] ?? 0, selectionEnd: at[1] ?? 0 },
})

test('Enter and the arrows go from row to row', () => {
  expect(cellAfter(pressed('Enter'), 1, 'barcode')).toEqual({ row: 2, column: 'barcode' })
  expect(cellAfter(pressed('Enter', { shiftKey: true }), 1, 'name')).toEqual({ row: 0, column: 'name' })
  expect(cellAfter(pressed('ArrowDown'), 0, 'stock')).toEqual({ row: 1, column: 'stock' })
  expect(cellAfter(pressed('ArrowUp'), 1, 'stock')).toEqual({ row: 0, column: 'stock' })
})

test('the Enter that ends a composed text goes nowhere', () => {
  expect(cellAfter(pressed('Enter', { isComposing: true }), 0, 'name')).toBeUndefined()
})

test('arrows to the sides leave a field at its end only', () => {
  expect(cellAfter(pressed('ArrowRight', { at: [1, 1] }), 0, 'name')).toBeUndefined()
  expect(cellAfter(pressed('ArrowRight', { at: [3, 3] }), 0, 'name')).toEqual({
    row: 0,
    column: 'identifier',
  })
  expect(cellAfter(pressed('ArrowRight', { at: [0, 3] }), 0, 'name')).toEqual({
    row: 0,
    column: 'identifier',
  })
  expect(cellAfter(pressed('ArrowLeft', { at: [0, 0] }), 0, 'name')).toBeUndefined()
  expect(cellAfter(pressed('ArrowLeft', { at: [0, 0] }), 0, 'stock')).toEqual({ row: 0, column: 'barcode' })
  expect(cellAfter(pressed('ArrowRight', { at: [0, 3] }), 0, 'stock')).toBeUndefined()
})
