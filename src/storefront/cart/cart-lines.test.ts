import { expect, test } from 'vitest'
import type { AskedLine } from '../../checkout/priced-line.ts'
import { lineNames, withAmount, withLine } from './cart-lines.ts'

const line = (item_id: number, over: Partial<AskedLine> = {}): AskedLine => ({
  ...{ item_id, variation_id: null, amount: 1, options: [] },
  ...over,
})
const engraved = (value: string) => line(1, { options: [{ option_id: 2, option_variation_id: null, value }] })

// R-STORE-11
test('what asks for the very same is one line, up to what a line may have', () => {
  expect(withLine([line(1), line(2)], line(2, { amount: 3 }))).toEqual({
    lines: [line(1), line(2, { amount: 4 })],
    at: 1,
  })
  expect(withLine([line(1)], line(1, { variation_id: 5 }))).toMatchObject({ at: 1 })
  expect(withLine([engraved('a')], engraved('b'))).toMatchObject({ at: 1 })
  expect(withLine([line(1, { amount: 999 })], line(1, { amount: 5 })).lines).toEqual([
    line(1, { amount: 1000 }),
  ])
})

test('a line keeps its name while others come and go, and its amount changes', () => {
  const [, name = ''] = lineNames([line(1), line(2)])
  expect(lineNames([line(2, { amount: 9 }), line(3)])[0]).toBe(name)
  expect(withAmount([line(2), line(3)], name, 4)).toEqual([line(2, { amount: 4 }), line(3)])
  expect(withAmount([line(2), line(3)], name, 0)).toEqual([line(3)])
  expect(withAmount([line(2)], name, 5000)).toEqual([line(2, { amount: 1000 })])
})

test('a name that no line has changes nothing', () => {
  expect(withAmount([line(1)], 'gone', 0)).toEqual([line(1)])
})

test('lines that ask for the same have names of their own', () => {
  const names = lineNames([line(1), line(1), line(1)])
  expect(new Set(names).size).toBe(3)
  expect(withAmount([line(1), line(1)], names[1] ?? '', 0)).toEqual([line(1)])
})
