import { expect, test } from 'vitest'
import { cutAt, encodeCp932, inCp932, widthOf } from './cp932.ts'

const read = (bytes: Buffer) => new TextDecoder('shift_jis', { fatal: true }).decode(bytes)

test.each(['ABC abc 123 -,"', '東京都千代田区丸の内1−2−3', 'ｱｲｳｴｵ｡', '①㈱髙﨑', '〒～－∥￠￡￢', 'ソ表能ミ'])(
  '%s is read as it was',
  text => {
    expect(read(encodeCp932(text))).toBe(text.replaceAll('\u2212', '\uff0d'))
  },
)

test('bytes are those that Windows writes', () => {
  expect(encodeCp932('あ髙～ｱ').toString('hex')).toBe('82a0fbfc8160b1')
})

test('what CP932 has not is written plain where that can be, else as a sign that it is missing', () => {
  expect(inCp932('𠮷野家🍣')).toBe('〓野家〓')
  expect(inCp932('Café\u301c か\u3099')).toBe('Cafe～ が')
})

test('a text is cut between letters, by bytes', () => {
  expect(widthOf('あa ｱ')).toBe(5)
  expect(cutAt('東京都あa', 7)).toEqual(['東京都', 'あa'])
  expect(cutAt('abc', 3)).toEqual(['abc', ''])
  expect(cutAt('', 3)).toEqual(['', ''])
})
