import { expect, test } from 'vitest'
import { formatPostalCode } from './postal-code.ts'

test('Japanese postal codes have their mark and hyphen', () => {
  expect(formatPostalCode('8720471')).toBe('〒872-0471')
  expect(formatPostalCode('872-0471')).toBe('〒872-0471')
  expect(formatPostalCode('SW1A 1AA')).toBe('SW1A 1AA')
})
