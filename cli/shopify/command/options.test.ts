import { describe, expect, test } from 'vitest'
import { ONE } from '../plan/currency.ts'
import { parseDecimal, writeDecimal } from '../plan/price.ts'
import { readPriceSigns } from '../read/price-signs.ts'
import { readCsv } from '../read/read-csv.ts'
import { chooseRate } from './options.ts'

function signsOf(prices: readonly string[], currency = '') {
  const rows = prices.map((price, index) => `h${index},T,"${price}",${currency}`)
  return readPriceSigns(readCsv(Buffer.from(['Handle,Title,Price,Currency', ...rows].join('\n'))).rows)
}

// R-SHOPIFY-6
describe('the currency of a file', () => {
  test.for([
    [['1200', '980'], '', { yen: false }],
    [['1200'], 'JPY', { yen: true }],
    [['¥1,200'], '', { yen: true }],
    [['1200'], 'usd', { yen: false, foreign: { line: 2, text: 'usd' } }],
    [['1200', '$ 12'], '', { yen: false, foreign: { line: 3, text: '$' } }],
    [['5', '12.50'], '', { yen: false, decimals: { line: 3, text: '12.50' } }],
    [['1200', 'EUR 9.99'], 'JPY', { yen: false, foreign: { line: 3, text: 'EUR' } }],
  ] as const)('of %j and %j', ([prices, currency, found]) => {
    expect(signsOf(prices, currency)).toMatchObject(found)
  })

  test('is asked of a person, taken from the file, or has to be said', () => {
    const silent = signsOf(['1200'])
    expect(chooseRate({}, silent, true)).toBe(ONE)
    expect(() => chooseRate({ yes: true }, silent, true)).toThrow('does not say in which currency')
    expect(() => chooseRate({}, silent, false)).toThrow('--rate 1 when they are yen')
    expect(chooseRate({}, signsOf(['1200'], 'JPY'), false)).toBe(ONE)
    for (const foreign of [signsOf(['9.99']), signsOf(['9'], 'USD')]) {
      expect(() => chooseRate({}, foreign, true)).toThrow('Give --rate')
      expect(chooseRate({ dryRun: true }, foreign, false)).toBe(ONE)
      expect(chooseRate({ rate: parseDecimal('150')! }, foreign, false)).toEqual(parseDecimal('150'))
    }
  })

  test.each(['150', '0.92', '1.50', '0.005'])('and the rate %s is shown as it was written', text => {
    expect(writeDecimal(parseDecimal(text)!)).toBe(text)
  })
})
