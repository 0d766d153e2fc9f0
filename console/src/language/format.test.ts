import { describe, expect, test } from 'vitest'
import { formatDay, formatNumber, formatTime, formatYen } from './format.ts'

describe('times are Japan’s', () => {
  test('after 15:00 UTC it is the next day', () => {
    expect(formatDay('2026-11-21T15:00:00Z', 'ja')).toBe('2026/11/22')
    expect(formatDay('2026-11-21T14:59:59Z', 'ja')).toBe('2026/11/21')
    expect(formatDay('2026-11-21T15:00:00Z', 'en')).toBe('22 Nov 2026')
  })

  test('a date without a time is that day', () => {
    expect(formatDay('2026-01-01', 'ja')).toBe('2026/01/01')
    expect(formatDay('2026-12-31', 'en')).toBe('31 Dec 2026')
  })

  test('to the minute, or to the second', () => {
    expect(formatTime('2026-11-21T15:04:05Z', 'ja')).toBe('2026/11/22 00:04')
    expect(formatTime('2026-11-21T15:04:05Z', 'ja', true)).toBe('2026/11/22 00:04:05')
    expect(formatTime('2026-11-21T15:04:05Z', 'en', true)).toBe('22 Nov 2026, 00:04:05')
  })
})

test('numbers and money', () => {
  expect(formatNumber(1_234_567, 'ja')).toBe('1,234,567')
  expect(formatYen(100_000_000, 'en')).toBe('¥100,000,000')
  expect(formatYen(0, 'ja')).toMatch(/^[¥￥]0$/)
  expect(formatYen(-500, 'en')).toBe('-¥500')
})
