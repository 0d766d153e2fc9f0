import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { multiplyRounded, parseDecimal, priceFault, priceInYen } from './price.ts'

function yen(price: string, rate: string): bigint | string {
  const result = priceInYen(price, parseDecimal(rate)!)
  return 'yen' in result ? result.yen : result.fault
}

describe('a decimal', () => {
  test.each(['0', '12', '12.50', '12.', '.5', ' 7 ', '00012.00'])('%j is read', text => {
    expect(parseDecimal(text)).toBeDefined()
  })

  test.each(['', '-1', '+1', '1,299.00', '1e3', '$5', '５', '1.2.3', '.', '1 000', 'NaN', '1'.repeat(21)])(
    '%j is none',
    text => {
      expect(parseDecimal(text)).toBeUndefined()
    },
  )
})

describe('a price in yen', () => {
  test.each([
    ['9.99', '150', 1499n],
    ['5.99', '150', 899n],
    ['50', '1', 50n],
    ['0.5', '1', 1n],
    ['0.49999999999999999999', '1', 0n],
    // In binary fractions 1.005 x 100 is 100.49999999999999.
    ['1.005', '100', 101n],
    ['99999999999999999999', '99999999999999999999', 9999999999999999999800000000000000000001n],
  ])('%s at %s is %s', (price, rate, expected) => {
    expect(yen(price, rate)).toBe(expected)
  })

  test('needs a cell with a number', () => {
    expect(yen(' ', '1')).toBe('it has no price')
    expect(yen('1,299', '1')).toBe('its price "1,299" is not a number such as 12.50')
  })

  // R-SHOPIFY-2
  test('is the nearest whole number, the larger of two', () => {
    const hundredths = fc.bigInt({ min: 0n, max: 10n ** 12n })
    fc.assert(
      fc.property(hundredths, hundredths, (price, rate) => {
        const result = multiplyRounded({ digits: price, scale: 2 }, { digits: rate, scale: 2 })
        const distance = price * rate - result * 10_000n
        expect(distance).toBeGreaterThanOrEqual(-5_000n)
        expect(distance).toBeLessThan(5_000n)
      }),
    )
  })

  test('does not depend on how the number is written', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(999), fc.nat(6), (whole, thousandths, zeros) => {
        const text = `${whole}.${String(thousandths).padStart(3, '0')}`
        expect(yen(`${text}${'0'.repeat(zeros)}`, '3.30')).toBe(yen(text, '3.3'))
      }),
    )
  })
})

test('an item costs 50 to 100000000 yen', () => {
  expect([49n, 50n, 100_000_000n, 100_000_001n].map(price => priceFault(price) === undefined)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
