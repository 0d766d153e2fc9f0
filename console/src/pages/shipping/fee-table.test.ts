import { expect, test } from 'vitest'
import { PREFECTURES } from '../../ui/prefectures.ts'
import { readFeeTable } from './fee-table.ts'

const read = (text: string) => {
  const { fees, unread } = readFeeTable(text)
  return [Object.fromEntries(fees), unread]
}

test('rows of a spreadsheet, with a heading, in whole and short names', () => {
  expect(
    read('都道府県\t60サイズ\t80サイズ\n北海道\t1,500\t1,800\n東京\t800円\t¥1000\nOkinawa\t1500\t2000\n'),
  ).toEqual([{ 北海道: [1500, 1800], 東京都: [800, 1000], 沖縄県: [1500, 2000] }, []])
})

test('京都 is not the rest of 東京都, and full width does not matter', () => {
  expect(read('京都　９００\r\n東京都　８００')).toEqual([{ 京都府: [900], 東京都: [800] }, []])
})

test('several prefectures in a row have the same fees', () => {
  expect(read('北東北（青森・岩手、秋田）\t1,000\n滋賀,奈良,1200')).toEqual([
    { 青森県: [1000], 岩手県: [1000], 秋田県: [1000], 滋賀県: [1200], 奈良県: [1200] },
    [],
  ])
})

test('rows whose prefecture is not known are told, and headings with numbers are none', () => {
  expect(read('送料\t60\t80\n大阪\t900\t1100\n関東\t800\t900')).toEqual([
    { 大阪府: [900, 1100] },
    ['関東 800 900'.replaceAll(' ', '\t')],
  ])
  expect(read('hello')).toEqual([{}, []])
})

test('47 numbers alone are those of all prefectures from north to south', () => {
  const { fees, unread } = readFeeTable(PREFECTURES.map((_, at) => 1000 + at).join('\n'))
  expect([fees.size, fees.get('北海道'), fees.get('沖縄県'), unread]).toEqual([47, [1000], [1046], []])
})
