/** Sales for the console's first page: by period, and what sold best where. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { Ref, Words } from '../http/schemas.ts'
import { addDays, dayInTokyo, startOfDay } from '../lib/day.ts'
import { DAYS, MAX_BEST_SELLERS, MAX_READ_ORDERS } from './limits.ts'
import { PERIODS, periodStarts, sumPeriods } from './sales-periods.ts'
import { BestSellers, Sales } from './sales-schemas.ts'
import { findBestSellers } from './sales-store.ts'
import { SALES_UNITS } from './sales-units.ts'
import { ok } from './schemas.ts'
import { findSalesByDay } from './statistics-store.ts'

const SalesQuery = Type.Object({ unit: Type.Optional(Words(SALES_UNITS)) }, { additionalProperties: false })

/** Registers both. */
export function salesRoutes(app: FastifyInstance, { db, clock }: Context): void {
  const session = { method: 'GET', access: 'session', needs: 'orders.read', tag: 'statistics' } as const

  addOperation(app, {
    ...session,
    operationId: 'getSales',
    path: '/console/api/sales',
    summary: 'Show sales by day, week or month',
    success: ok('The periods, and as many before them.', Ref(Sales)),
    problems: [],
    query: SalesQuery,
    handler: async ({ actor: { shopId }, query: { unit = 'day' } }) => {
      const today = dayInTokyo(clock.now())
      const starts = periodStarts(unit, today)
      const sums = sumPeriods(starts, await findSalesByDay(db, shopId, starts[0] ?? today, today))
      const count = PERIODS[unit]
      return { unit, periods: sums.slice(count), before: sums.slice(0, count) }
    },
  })

  addOperation(app, {
    ...session,
    operationId: 'getBestSellers',
    path: '/console/api/best-sellers',
    summary: 'Show what sold best, and where orders came in',
    success: ok('Of the last 30 days, from the newest orders.', Ref(BestSellers)),
    problems: [],
    handler: async ({ actor: { shopId } }) => {
      const from = startOfDay(addDays(dayInTokyo(clock.now()), 1 - DAYS))
      return findBestSellers(db, shopId, from, { most: MAX_READ_ORDERS, items: MAX_BEST_SELLERS })
    },
  })
}
