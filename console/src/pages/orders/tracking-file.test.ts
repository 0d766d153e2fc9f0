import { expect, test } from 'vitest'
import { encodeCp932 } from '../../../../src/carriers/cp932.ts'
import { openTrackingFile, readTrackingFile } from './tracking-file.ts'

const KEY = 'AKINAITESTORDER1'

test.for([
  [
    'yamato',
    `お客様管理番号,送り状種類,クール区分,伝票番号\r\n${KEY},0,0,1234-5678-9012\r\n`,
    '1234-5678-9012',
  ],
  ['yamato', `"${KEY}","0","0","123456789012","2026/11/22"\r\n`, '123456789012'],
  [
    'sagawa',
    `お届け先名称１,お客様管理番号,お問い合せ送り状No.\r\n"山田","${KEY}",400012345678\r\n`,
    '400012345678',
  ],
  ['sagawa', `お客様管理ナンバー,お問合せ送り状NO\r\n${KEY},4000-1234\r\n`, '4000-1234'],
  ['yupack', `お客様側管理番号,お問い合わせ番号\r\n${KEY.slice(0, 15)},193715301010\r\n`, '193715301010'],
] as const)('a file of %s', async ([carrier, text, number]) => {
  const file = new Blob([Uint8Array.from(encodeCp932(text))])
  expect(await openTrackingFile(file)).toEqual({
    carrier,
    lines: [{ reference: carrier === 'yupack' ? KEY.slice(0, 15) : KEY, tracking_number: number }],
    without: 0,
  })
})

test('numbers that a spreadsheet has rounded are none', () => {
  const text = `お客様管理番号,伝票番号\r\n${KEY},4.00012E+11\r\nB,4E+11\r\nC,1234-5678-9012\r\nD,E400012345678\r\n`
  expect(readTrackingFile(text)).toMatchObject({
    lines: [{ reference: 'C' }, { reference: 'D', tracking_number: 'E400012345678' }],
    without: 2,
  })
})

test('a file that somebody saved as UTF-8 is read too, and lines without a number are counted', async () => {
  const text = `\ufeffお客様側管理番号,お問い合わせ番号\n${KEY},1\nB,\n,3\n`
  expect(await openTrackingFile(new Blob([text]))).toEqual({
    ...{ carrier: 'yupack', lines: [{ reference: KEY, tracking_number: '1' }], without: 2 },
  })
})

test.for([
  ['', 'no_columns'],
  ['名前,住所\r\n山田,京都\r\n', 'no_columns'],
  ['お客様管理番号,伝票番号\r\n', 'no_lines'],
  [`お客様管理番号,伝票番号\r\n${'A,1\r\n'.repeat(1001)}`, 'too_many'],
] as const)('%j is refused: %s', ([text, fault]) => {
  expect(readTrackingFile(text)).toEqual({ fault })
})

test('a file that is gone once it was chosen says so', async () => {
  const gone = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }
  expect(await openTrackingFile(gone)).toEqual({ fault: 'unreadable' })
})
