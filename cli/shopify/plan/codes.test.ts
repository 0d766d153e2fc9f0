import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import { cleanBarcode, cleanSku, handleCode, isCode, unfinishedMark } from './codes.ts'

// R-SHOPIFY-3
describe('a SKU', () => {
  test.each([
    ['MIZU_00-1', 'MIZU_00-1', false],
    [" '0042 ", '0042', false],
    ['', null, false],
    ['VNB+22', 'VNB-22', true],
    ['(a) b/c.', 'a-b-c', true],
    ['ＡＢ１', 'AB1', true],
    ['赤', null, true],
    ['x'.repeat(50), 'x'.repeat(50), false],
    ['x'.repeat(51), null, true],
  ])('%j becomes %j', (cell, code, changed) => {
    expect(cleanSku(cell)).toEqual({ code, changed })
  })

  test('is a code or nothing, whatever the cell', () => {
    fc.assert(
      fc.property(anyText, cell => {
        const { code } = cleanSku(cell)
        expect(code === null || isCode(code)).toBe(true)
      }),
    )
  })
})

test('a barcode is taken whole, without the apostrophe of spreadsheets, or not at all', () => {
  expect(cleanBarcode("'5054698692271")).toEqual({ code: '5054698692271', changed: false })
  expect(cleanBarcode('does not apply')).toEqual({ code: null, changed: true })
  expect(cleanBarcode('5.05E+12')).toEqual({ code: null, changed: true })
  expect(cleanBarcode("'")).toEqual({ code: null, changed: false })
})

describe('the code of a handle', () => {
  test('is the handle where it can be', () => {
    expect(handleCode('ocean-blue-shirt')).toBe('ocean-blue-shirt')
    expect(handleCode('h'.repeat(50))).toBe('h'.repeat(50))
  })

  test('ends in a digest where it cannot', () => {
    expect(handleCode('h'.repeat(51))).toMatch(/^h{39}-[0-9a-f]{10}$/)
    expect(handleCode('赤いシャツ')).toMatch(/^shopify-[0-9a-f]{10}$/)
    expect(handleCode('cone', '12in')).toMatch(/^cone-[0-9a-f]{10}$/)
  })

  test('is a code, and another for every handle and part', () => {
    const handle = anyText.filter(text => text !== '')
    const key = fc.tuple(handle, fc.option(fc.string(), { nil: undefined }))
    fc.assert(
      fc.property(key, key, (one, other) => {
        const same = one[0] === other[0] && one[1] === other[1]
        expect(isCode(handleCode(...one)) && isCode(unfinishedMark(...one))).toBe(true)
        expect(handleCode(...one) === handleCode(...other)).toBe(same)
        expect(unfinishedMark(...one) === unfinishedMark(...other)).toBe(same)
      }),
    )
  })
})
