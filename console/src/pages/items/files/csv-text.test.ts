import { expect, test } from 'vitest'
import { decodeFile, readRows, writeRows } from './csv-text.ts'

test('files of both encodings are read', () => {
  const utf8 = new TextEncoder().encode('\uFEFF商品名\r\n湯呑み')
  expect(decodeFile(utf8.buffer)).toEqual({ text: '商品名\r\n湯呑み', encoding: 'UTF-8' })
  // 商品名 in Shift_JIS.
  const sjis = new Uint8Array([0x8f, 0xa4, 0x95, 0x69, 0x96, 0xbc])
  expect(decodeFile(sjis.buffer)).toEqual({ text: '商品名', encoding: 'Shift_JIS' })
})

test('what is written is read as it was, and is no formula in a spreadsheet', () => {
  const rows = [
    ['a', 'b, "c"'],
    ['=1+1', 'line\nbreak'],
    ['', "it's"],
  ]
  const text = writeRows(rows)
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain("'=1+1")
  expect(readRows(text.slice(1))).toEqual(rows)
})

test.each([
  ['-1+cmd', "'-1+cmd"],
  ['-', "'-"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-500', '-500'],
  ['-1.5', '-1.5'],
  ["'=1", "''=1"],
  ["'-5", "''-5"],
  ["'a", "'a"],
  ['a-b', 'a-b'],
])('%s is written as %s and read as it was', (cell, written) => {
  const text = writeRows([[cell]])
  expect(text).toBe(`\uFEFF${written}\r\n`)
  expect(readRows(text.slice(1))).toEqual([[cell]])
})
