/** Sales by day, week or month of Japan, each beside the period before. Pure. */
import { addDays, addMonths, type Day } from '../lib/day.ts'
import type { SalesUnit } from './sales-units.ts'
import type { DaySum } from './statistics-store.ts'

/** How many periods are shown, with as many before them. */
export const PERIODS: Readonly<Record<SalesUnit, number>> = { day: 30, week: 12, month: 12 }

/** A period from this day on, until the next begins. */
export interface PeriodSum {
  readonly from: Day
  readonly orders: number
  readonly sales: number
}

/** The days on which the periods begin, twice as many as are shown, the last with today in it. Weeks begin on Monday. */
export function periodStarts(unit: SalesUnit, today: Day): Day[] {
  const count = PERIODS[unit] * 2
  const last = startOf(unit, today)
  return Array.from({ length: count }, (_, index) => step(unit, last, index - count + 1))
}

function startOf(unit: SalesUnit, day: Day): Day {
  if (unit === 'month') return `${day.slice(0, 7)}-01`
  if (unit === 'day') return day
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

function step(unit: SalesUnit, day: Day, times: number): Day {
  return unit === 'month' ? addMonths(day, times) : addDays(day, times * (unit === 'week' ? 7 : 1))
}

/** Puts days into their periods. */
export function sumPeriods(starts: readonly Day[], days: readonly DaySum[]): PeriodSum[] {
  return starts.map((from, index) => {
    const next = starts[index + 1]
    const own = days.filter(({ day }) => day >= from && (next === undefined || day < next))
    return {
      from,
      orders: own.reduce((sum, { orders }) => sum + orders, 0),
      sales: own.reduce((sum, { sales }) => sum + sales, 0),
    }
  })
}
