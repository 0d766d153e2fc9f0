import { expect, test } from 'vitest'
import { checkSale, pricesAfter, type Sale, saleStep } from './sales.ts'

const at = (hour: number) => new Date(Date.UTC(2031, 3, 1, hour))
const sale: Sale = { price: 800, starts_at: at(10), ends_at: at(20), begun: false }
const item = { price: 1000, proper_price: null }
const onSale = { price: 800, proper_price: 1000 }

test('a sale begins and ends at its times (R-SALE-2)', () => {
  expect([9, 10, 19].map(hour => saleStep(sale, item, at(hour)))).toEqual([null, 'begin', 'begin'])
  expect([19, 20].map(hour => saleStep({ ...sale, begun: true }, onSale, at(hour)))).toEqual([null, 'end'])
  expect(saleStep({ ...sale, starts_at: null }, item, at(0))).toBe('begin')
  expect(saleStep({ ...sale, begun: true, ends_at: null }, onSale, at(23))).toBeNull()
  expect(pricesAfter('begin', sale, item)).toEqual(onSale)
  expect(pricesAfter('end', sale, onSale)).toEqual(item)
})

test('a sale that has nothing to do is forgotten (R-SALE-4)', () => {
  expect(saleStep(sale, item, at(21))).toBe('forget')
  expect(saleStep({ ...sale, begun: true }, { price: 700, proper_price: null }, at(12))).toBe('forget')
  expect(saleStep(sale, { price: 800, proper_price: null }, at(12))).toBe('forget')
})

test('a sale is lower than the price, and ends after it begins and after now (R-SALE-1)', () => {
  const goods = { ...item, type: 'normal', repeat_price: null }
  const wrong = (changes: object, of: object = {}) =>
    checkSale({ ...sale, ...changes }, { ...goods, ...of }, at(1)).map(({ pointer }) => pointer)
  expect(wrong({})).toEqual([])
  expect(wrong({ price: 1000 })).toEqual(['/price'])
  expect(wrong({ price: 49 })).toEqual(['/price'])
  // The price of the sale that is on does not count.
  expect(wrong({ price: 900 }, onSale)).toEqual([])
  expect(wrong({ starts_at: at(20) })).toEqual(['/ends_at'])
  expect(wrong({ starts_at: null, ends_at: at(1) })).toEqual(['/ends_at'])
  expect(wrong({}, { price: null })).toEqual([''])
  expect(wrong({}, { type: 'subscription' })).toEqual([''])
  expect(wrong({}, { type: 'subscription', repeat_price: 900 })).toEqual([])
})
