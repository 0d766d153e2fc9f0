/** Sums for the console's first page: orders and sales by day, calls by hour, and what there is. */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { together } from '../db/pipeline.ts'
import { addOperation } from '../http/operation.ts'
import { Ref } from '../http/schemas.ts'
import { writeDateTime } from '../lib/date-time.ts'
import { addDays, type Day, dayInTokyo, startOfDay } from '../lib/day.ts'
import { rememberFact } from '../resources/items/list-fact-store.ts'
import { DAYS, HOURS } from './limits.ts'
import { ok, Statistics } from './schemas.ts'
import {
  type DaySum,
  findCallsByHour,
  findSalesByDay,
  findTotals,
  type HourSum,
  ITEM_COUNT,
} from './statistics-store.ts'

const HOUR_MS = 60 * 60 * 1000

/** Registers the route. */
export function statisticsRoutes(app: FastifyInstance, { db, clock }: Context): void {
  const countItems = rememberFact(db, ITEM_COUNT)
  addOperation(app, {
    operationId: 'getStatistics',
    method: 'GET',
    path: '/console/api/statistics',
    access: 'session',
    needs: 'orders.read',
    tag: 'statistics',
    summary: 'Show orders, sales and calls in numbers',
    success: ok('Orders and sales by day, calls by hour, and what there is.', Ref(Statistics)),
    problems: [],
    handler: async ({ actor: { shopId } }) => {
      const now = clock.now()
      const today = dayInTokyo(now)
      const firstDay = addDays(today, 1 - DAYS)
      const firstHour = new Date((Math.floor(now.getTime() / HOUR_MS) + 1 - HOURS) * HOUR_MS)
      const [items, [days, hours, totals]] = await Promise.all([
        countItems(shopId),
        db.snapshot(read =>
          together([
            findSalesByDay(read, shopId, firstDay, today),
            findCallsByHour(read, shopId, firstHour),
            findTotals(read, shopId, startOfDay(today)),
          ]),
        ),
      ])
      return {
        days: everyDay(days, firstDay),
        hours: everyHour(hours, firstHour),
        totals: { items, ...totals },
      }
    },
  })
}

/** All days, those without orders too. */
function everyDay(sums: readonly DaySum[], first: Day): DaySum[] {
  const known = new Map(sums.map(sum => [sum.day, sum]))
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(first, index)
    return known.get(day) ?? { day, orders: 0, sales: 0 }
  })
}

/** All hours, those without calls too. */
function everyHour(sums: readonly HourSum[], first: Date) {
  const known = new Map(sums.map(sum => [sum.hour.getTime(), sum]))
  return Array.from({ length: HOURS }, (_, index) => {
    const hour = new Date(first.getTime() + index * HOUR_MS)
    const { calls = 0, client_errors = 0, server_errors = 0 } = known.get(hour.getTime()) ?? {}
    return { hour: writeDateTime(hour), calls, client_errors, server_errors }
  })
}
