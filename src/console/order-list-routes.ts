/**
 * Orders as a shop works through them: each status with its count and its orders of all years, a search within a status, and
 * the orders of one buyer (R-WORK-1, R-WORK-2).
 */
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from '#typebox'
import type { Context } from '../context.ts'
import type { Connection } from '../db/database.ts'
import { together } from '../db/pipeline.ts'
import { addOperation } from '../http/operation.ts'
import { notFound } from '../http/problems.ts'
import { Body, Checked, Ref, Words } from '../http/schemas.ts'
import { WELL_FORMED } from '../lib/text.ts'
import { MAX_KEYWORD_LENGTH, MAX_PAGE_NUMBER } from '../resources/orders/limits.ts'
import {
  countByStatus,
  findBuyerTotals,
  findSummary,
  listAll,
  listByBuyer,
  listByStatus,
} from '../resources/orders/list-store.ts'
import type { OrderSummary } from '../resources/orders/present.ts'
import { SEARCH_SORTS } from '../resources/orders/request-schemas.ts'
import { ORDER_STATUSES, PAYMENT_METHODS } from '../resources/orders/schemas.ts'
import { checkBodyDays, toSearchRequest } from '../resources/orders/search-request.ts'
import { searchOrders } from '../resources/orders/search-store.ts'
import { MAX_COUNTED_ORDERS, ORDERS_OF_PAGE } from './limits.ts'
import { presentListed } from './listed-order.ts'
import { BuyerOrders, ListedOrders, OrderCounts } from './order-list-schemas.ts'
import { OrderByKey } from './params.ts'
import { ok } from './schemas.ts'

const Page = Type.Integer({ minimum: 1, maximum: MAX_PAGE_NUMBER })
const Day = Type.String({ format: 'date' })

/** Everything may be left out. */
const FindOrdersBody = Body(
  {
    status: Type.Optional(Words(ORDER_STATUSES)),
    keyword: Type.Optional(Type.String({ maxLength: MAX_KEYWORD_LENGTH, pattern: WELL_FORMED.pattern })),
    ordered_from_date: Type.Optional(Day),
    ordered_to_date: Type.Optional(Day),
    payment: Type.Optional(Words(PAYMENT_METHODS)),
    sort: Type.Optional(Words(SEARCH_SORTS)),
    page: Type.Optional(Page),
  },
  { examples: [{ status: 'unpaid', page: 1 }] },
)
type FindOrders = Static<typeof FindOrdersBody>

/** Registers them. */
export function orderListRoutes(app: FastifyInstance, context: Context): void {
  counting(app, context)
  finding(app, context)
  ofBuyer(app, context)
}

function counting(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'countOrders',
    method: 'GET',
    path: '/console/api/order_counts',
    access: 'session',
    needs: 'orders.read',
    tag: 'orders',
    summary: 'Count the orders of each status',
    success: ok('Of all years.', Ref(OrderCounts)),
    problems: [],
    handler: async ({ actor }) => {
      const counts = new Map(
        (await countByStatus(db, actor.shopId)).map(({ status, orders }) => [status, orders]),
      )
      return Object.fromEntries(ORDER_STATUSES.map(status => [status, counts.get(status) ?? 0]))
    },
  })
}

function finding(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'findOrders',
    keeps: [],
    repeats: 'reads only',
    method: 'POST',
    path: '/console/api/orders/search',
    access: 'session',
    needs: 'orders.read',
    tag: 'orders',
    summary: 'List the orders of a status, or find some among them',
    description:
      'Without anything but a status and an order of time, of all years; with more of them, of the last three months or the days that are named, as programs search.',
    body: Checked(FindOrdersBody, body => checkBodyDays(body, context.clock.now())),
    invalidBody: 'console/invalid-body',
    success: ok('A page of them.', Ref(ListedOrders)),
    problems: [],
    handler: async ({ actor, body }) => {
      const { orders, total, isLeast = false } = await findPage(context, actor.shopId, body)
      const { page = 1 } = body
      const more = (isLeast || page * ORDERS_OF_PAGE < total) && page < MAX_PAGE_NUMBER
      const counted = { total, is_least: isLeast }
      return { orders: orders.map(presentListed), page, limit: ORDERS_OF_PAGE, ...counted, more }
    },
  })
}

interface Found {
  readonly orders: readonly OrderSummary[]
  readonly total: number
  /** Whether there are more than the total. */
  readonly isLeast?: boolean
}

async function findPage({ db, clock }: Context, shopId: number, body: FindOrders): Promise<Found> {
  const { status, keyword = '', ordered_from_date, ordered_to_date, payment, sort = 'ordered_desc' } = body
  const byTime = sort === 'ordered_desc' || sort === 'ordered_asc'
  const wholeList =
    byTime &&
    keyword.trim() === '' &&
    [ordered_from_date, ordered_to_date, payment].every(one => one === undefined)
  if (wholeList) {
    const offset = ((body.page ?? 1) - 1) * ORDERS_OF_PAGE
    const page = { order: sort === 'ordered_asc' ? 'asc' : 'desc', limit: ORDERS_OF_PAGE, offset } as const
    const [counts, orders] = await db.snapshot(read =>
      together([
        countByStatus(read, shopId),
        status === undefined ? listAll(read, shopId, page) : listByStatus(read, shopId, status, page),
      ]),
    )
    const counted = counts.filter(one => status === undefined || one.status === status)
    return { orders, total: counted.reduce((sum, one) => sum + one.orders, 0) }
  }
  const asked = toSearchRequest(
    {
      ...{ keyword, sort, limit: ORDERS_OF_PAGE, page: body.page ?? 1 },
      ...(ordered_from_date === undefined ? {} : { ordered_from_date }),
      ...(ordered_to_date === undefined ? {} : { ordered_to_date }),
      ...(payment === undefined ? {} : { payments: [payment] }),
    },
    clock.now(),
  )
  const statuses = status === undefined ? null : [status]
  // One more than the page ends with, so that it is known whether there is a next.
  const most = Math.max(MAX_COUNTED_ORDERS, asked.page * ORDERS_OF_PAGE) + 1
  const found = await searchOrders(db, shopId, { ...asked, statuses, most })
  const orders = JSON.parse(`[${found.orders ?? ''}]`) as OrderSummary[]
  return asked.words.length > 0 && found.total === most
    ? { orders, total: most - 1, isLeast: true }
    : { orders, total: found.total }
}

function ofBuyer(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'getBuyerOfOrder',
    method: 'GET',
    path: '/console/api/orders/{unique_key}/buyer',
    access: 'session',
    needs: 'orders.read',
    tag: 'orders',
    summary: 'Show who placed an order, and all other orders of that mail address',
    success: ok('The buyer as this order has it, and the orders, the newest first.', Ref(BuyerOrders)),
    problems: ['orders/not-found'],
    params: OrderByKey,
    query: Body({ page: Type.Optional(Page) }),
    handler: async ({ actor: { shopId }, params, query: { page = 1 } }) => {
      const { found, totals, orders } = await db.snapshot(read =>
        findBuyer(read, shopId, params.unique_key, page),
      )
      const { customer, unique_key, ...order } = found
      const more = page * ORDERS_OF_PAGE < totals.orders && page < MAX_PAGE_NUMBER
      return {
        unique_key,
        ...{ name: customer.name, mail_address: customer.mail_address, address: customer.address },
        mail_magazine_opt_in: order.mail_magazine_opt_in,
        totals,
        ...{ orders: orders.map(presentListed), page, limit: ORDERS_OF_PAGE, more },
      }
    },
  })
}

/** An order, and a page of all that who placed it has ordered; orders without an address are not of one buyer. */
async function findBuyer(read: Connection, shopId: number, key: string, page: number) {
  const found = await findSummary(read, shopId, key)
  if (found === undefined) throw notFound('orders')
  const mail = found.customer.mail_address
  if (mail === '') return { found, totals: NOTHING_KNOWN, orders: [] }
  const offset = (page - 1) * ORDERS_OF_PAGE
  const [totals, orders] = await together([
    findBuyerTotals(read, shopId, mail),
    listByBuyer(read, shopId, mail, { limit: ORDERS_OF_PAGE, offset }),
  ])
  return { found, totals, orders }
}

const NOTHING_KNOWN = { orders: 0, cancelled: 0, total: 0 }
