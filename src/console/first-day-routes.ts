/** How far a shop is on its first day: what has to be there before strangers can buy. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { findFirstDay } from './first-day-store.ts'
import { ok } from './schemas.ts'

/** What is done. */
const FirstDay = Type.Object({
  shop: Type.Boolean({ description: 'Buyers are told who sells, where from and by which telephone.' }),
  item: Type.Boolean({ description: 'An item can be seen.' }),
  selling: Type.Boolean({
    description:
      'There is a way to pay, with the account where transfers are offered, and a shipping method.',
  }),
  order: Type.Boolean({ description: 'There is an order.' }),
})

/** Registers it. */
export function firstDayRoutes(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'getFirstDay',
    method: 'GET',
    path: '/console/api/first_day',
    access: 'session',
    needs: 'shop',
    tag: 'settings',
    summary: 'Show how far the shop is on its first day',
    success: ok('What is done.', FirstDay),
    problems: [],
    handler: ({ actor: { shopId } }) => findFirstDay(db, shopId),
  })
}
