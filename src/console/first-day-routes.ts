/** How far a shop is on its first day: what has to be there before strangers can buy. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../context.ts'
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'
import { addOperation } from '../http/operation.ts'
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

const DONE = reads<Type.Static<typeof FirstDay>>(
  'console.first_day',
  `select
     coalesce(legal_seller, '') <> '' and coalesce(legal_address, '') <> '' and coalesce(legal_telephone, '') <> ''
       as shop,
     exists (select from items where shop_id = $1 and visible) as item,
     payment_methods <> '{}' and ('bt' <> all (payment_methods) or coalesce(bank_account, '') <> '')
       and exists (select from shipping_methods where shop_id = $1) as selling,
     exists (select from orders where shop_id = $1) as "order"
   from shops where id = $1`,
)

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
    handler: ({ actor: { shopId } }) => findDone(db, shopId),
  })
}

async function findDone(db: Connection, shopId: number) {
  const [row] = await db.query(DONE, [shopId])
  return row ?? { shop: false, item: false, selling: false, order: false }
}
