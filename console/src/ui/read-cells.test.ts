import { expect, test } from 'vitest'
import { readCells } from './read-cells.ts'

test('a block from a spreadsheet is rows of cells', () => {
  expect(readCells('藍\tA-1\t\t5\r\n紅\tA-2\t490\t0\r\n')).toEqual([
    ['藍', 'A-1', '', '5'],
    ['紅', 'A-2', '490', '0'],
  ])
  expect(readCells('a, b\tc')).toEqual([['a, b', 'c']])
})

test('texts in quotes have separators, quotes and line ends', () => {
  expect(readCells('"a, ""b""\nc",d\n"",e')).toEqual([
    ['a, "b"\nc', 'd'],
    ['', 'e'],
  ])
  expect(readCells('6" pot,1')).toEqual([['6" pot', '1']])
})

test('one cell is one cell, and nothing is none', () => {
  expect(readCells('藍')).toEqual([['藍']])
  expect(readCells('')).toEqual([])
  expect(readCells('a\n\nb')).toEqual([['a'], [''], ['b']])
})
