import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Variant } from '../read/group-products.ts'
import type { AddNote } from './notes.ts'
import { readQuantity } from './stock.ts'
import { dropRepeated, isWithoutVariations, makeDistinct, nameVariations } from './variations.ts'

function variant(options: readonly string[], cells: Partial<Variant> = {}): Variant {
  const [one = '', two = '', three = ''] = options
  const blank = { sku: '', price: '100', quantity: '', tracked: true, barcode: '', picture: '' }
  return { line: 2, options: [one, two, three], ...blank, ...cells }
}

function collectNotes(): { notes: string[]; addNote: AddNote } {
  const notes: string[] = []
  return { notes, addNote: (kind, line, text) => notes.push(`${kind} ${line} ${text}`) }
}

function names(...variants: Variant[]): readonly string[] {
  return nameVariations(variants, 0, () => {}).map(variation => variation.name)
}

describe('names', () => {
  test('are the option values that are given', () => {
    expect(names(variant(['Red', 'M']), variant(['Red', '', 'Wool']), variant(['', 'L']))).toEqual([
      'Red / M',
      'Red / Wool',
      'L',
    ])
  })

  test('are the SKU or the place where there is no value', () => {
    expect(names(variant([]), variant(['🎉'], { sku: "'A+1" }), variant(['Red']))).toEqual([
      'No. 1',
      'A+1',
      'Red',
    ])
  })

  test('that come again get a number, and the report says so', () => {
    const { notes, addNote } = collectNotes()
    const variants = [variant(['Red']), variant(['Red (2)']), variant(['Red'], { line: 9 })]
    expect(nameVariations(variants, 0, addNote).map(variation => variation.name)).toEqual([
      'Red',
      'Red (2)',
      'Red (3)',
    ])
    expect(notes).toEqual([
      'same-variation 9 has the option values of another variation; it is named "Red (3)"',
    ])
  })

  test('stay distinct and within the limit, whatever they are', () => {
    const word = fc.string({ unit: fc.constantFrom('a', ' ', '(', '2', ')'), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), list => {
        const distinct = makeDistinct(list, 12)
        expect(new Set(distinct).size).toBe(list.length)
        expect(distinct.every(name => name.length <= 12)).toBe(true)
        for (const [index, name] of list.entries()) {
          if (list.indexOf(name) === index) expect(distinct[index]).toBe(name)
        }
      }),
    )
  })
})

test('one row with the default title, or without options, is the product itself', () => {
  expect(isWithoutVariations([variant(['Default Title'])])).toBe(true)
  expect(isWithoutVariations([variant([])])).toBe(true)
  expect(isWithoutVariations([variant(['Red'])])).toBe(false)
  expect(isWithoutVariations([variant(['Default Title', 'M'])])).toBe(false)
  expect(isWithoutVariations([variant(['Default Title']), variant(['Default Title'])])).toBe(false)
})

test('a row that says a variant again is left out, one that differs in anything is not', () => {
  const { notes, addNote } = collectNotes()
  const first = variant(['Red'], { sku: 'A', line: 2 })
  const rows = [
    first,
    { ...first, line: 7 },
    { ...first, line: 8, price: '1' },
    variant(['Red']),
    variant(['Red']),
  ]
  expect(dropRepeated(rows, addNote).map(row => row.line)).toEqual([2, 8, 2, 2])
  expect(notes).toEqual(['repeated-row 7 says the same as line 2 and was left out'])
})

test('codes that cannot be kept are reported', () => {
  const { notes, addNote } = collectNotes()
  const [named] = nameVariations([variant(['Red'], { sku: 'A+1', barcode: 'none at all' })], 0, addNote)
  expect(named).toMatchObject({ identifier: 'A-1', barcode: null })
  expect(notes).toEqual([
    'sku-changed 2 has the SKU "A+1", which became A-1',
    'barcode-left-out 2 has the barcode "none at all", which is none',
  ])
})

describe('a quantity', () => {
  test.each([
    ['', 0, false],
    [' 12 ', 12, false],
    ['3.0', 3, false],
    ['2147483647', 2147483647, false],
    ['2147483648', 2147483647, true],
    ['-3', 0, true],
    ['2.5', 0, true],
    ['many', 0, true],
  ])('%j is a stock of %i', (quantity, stock, isNoted) => {
    const { notes, addNote } = collectNotes()
    expect(readQuantity(variant([], { quantity }), 0, addNote)).toBe(stock)
    expect(notes.length > 0).toBe(isNoted)
  })

  // R-SHOPIFY-8
  test('that the old shop did not count is what was asked for', () => {
    const notes: string[] = []
    const uncounted = variant([], { quantity: '7', tracked: false })
    expect(readQuantity(uncounted, 100, kind => notes.push(kind))).toBe(100)
    expect(notes).toEqual(['stock-untracked'])
  })
})
