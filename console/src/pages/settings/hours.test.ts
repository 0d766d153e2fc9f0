import { expect, test } from 'vitest'
import { readHours, shownHours, writeHours } from './hours.ts'

const HOURS = [
  { weekday: 'mon', opens: '10:00', closes: '13:00' },
  { weekday: 'mon', opens: '14:00', closes: '19:00' },
  { weekday: 'sat', opens: '09:30', closes: '12:00' },
] as const

test('hours are a day a line, and read back as they were', () => {
  expect(writeHours(HOURS)).toBe('mon 10:00-13:00 14:00-19:00\nsat 09:30-12:00')
  expect(readHours(writeHours(HOURS))).toEqual(HOURS)
  expect([writeHours([]), readHours(' \n')]).toEqual(['', []])
})

test('they may be typed in full-width characters and without zeros; what is no hour is sent for the server to tell', () => {
  expect(readHours('ＭＯＮ　９：３０〜１２：００')).toEqual([
    { weekday: 'mon', opens: '09:30', closes: '12:00' },
  ])
  expect(readHours('mon')).toEqual([{ weekday: 'mon', opens: '', closes: '' }])
})

test('a field shows what is typed as long as it reads as the hours that there are, else these', () => {
  const stored = HOURS.map(({ closes, opens, weekday }) => ({ closes, opens, weekday }))
  const typed = 'MON 10:00〜13:00 14:00-19:00\nsat 9:30-12:00\n'
  expect(shownHours(typed, stored)).toBe(typed)
  expect(shownHours(typed, stored.slice(2))).toBe('sat 09:30-12:00')
  expect([shownHours(typed, []), shownHours('', stored)]).toEqual(['', writeHours(HOURS)])
})
