/** Options, sales and periods of sale of items, which the API only shows (R-OPTION, R-SALE). */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { notFound } from '../http/problems.ts'
import { Body, DateTime, Id, MAX_SAFE, Nullable, storedId, Words } from '../http/schemas.ts'
import { readDateTime, wholeSecond, writeDateTime } from '../lib/date-time.ts'
import { setItemOptions } from '../resources/items/commands/set-item-options.ts'
import { endItemSale, setItemSale, setItemSalesPeriod } from '../resources/items/commands/set-item-sale.ts'
import { MAX_PRICE, MIN_PRICE } from '../resources/items/limits.ts'
import { SetOptionsBody } from '../resources/items/option-schemas.ts'
import { findSellingTerms, listPlannedSales, type SellingTerms } from '../resources/items/sale-store.ts'
import { taggedItem } from '../resources/items/tag.ts'
import { presentSale } from './item-imports/item-state.ts'
import { MAX_LISTED_SALES } from './item-imports/limits.ts'
import { PLANNED_SALE } from './item-imports/schemas.ts'
import { ById } from './params.ts'
import { ok } from './schemas.ts'

const Terms = Type.Object({
  regular_price: Nullable(Type.Integer()),
  sale: Type.Unsafe<object | null>({
    anyOf: [
      Type.Object({
        price: Type.Integer(),
        starts_at: Nullable(DateTime),
        ends_at: Nullable(DateTime),
        state: Words(['planned', 'on']),
      }),
      { type: 'null' },
    ],
  }),
  sales_start_at: Nullable(DateTime),
  sales_end_at: Nullable(DateTime),
})

/** Registers them. */
export function itemSellingRoutes(app: FastifyInstance, context: Context): void {
  options(app, context)
  showing(app, context)
  listing(app, context)
  sales(app, context)
}

function options(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'setItemOptions',
    tagged: taggedItem(context, 'id'),
    keeps: ['items'],
    method: 'PUT',
    path: '/console/api/items/{id}/options',
    access: 'session',
    needs: 'items.update',
    tag: 'items',
    summary: 'Give an item its options',
    description: 'These and no others, in this order. One that is named by its id keeps it.',
    invalidBody: 'console/invalid-body',
    success: { status: 204, description: 'The options are as asked.' },
    problems: ['items/not-found', 'console/rejected'],
    params: ById,
    body: SetOptionsBody,
    handler: ({ actor, params, body }) => setItemOptions(context, actor.shopId, storedId(params.id), body),
  })
}

function showing(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'getItemTerms',
    method: 'GET',
    path: '/console/api/items/{id}/terms',
    access: 'session',
    needs: 'items.read',
    tag: 'items',
    summary: 'Show the sale of an item, and when it is sold at all',
    success: ok('Both, as they are set.', Terms),
    problems: ['items/not-found'],
    params: ById,
    handler: async ({ actor, params }) => {
      const terms = await findSellingTerms(db, actor.shopId, storedId(params.id))
      if (terms === undefined) throw notFound('items')
      return presentTerms(terms)
    },
  })
}

function listing(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'listPlannedSales',
    method: 'GET',
    path: '/console/api/planned_sales',
    access: 'session',
    needs: 'items.read',
    tag: 'items',
    summary: 'List the sales to come',
    success: ok(
      'In the order of their items.',
      Type.Object({
        sales: Type.Array(Type.Object({ item_id: Id, ...PLANNED_SALE }), { maxItems: MAX_LISTED_SALES }),
        next: Nullable({ ...Id, description: 'Behind which to go on; null when there are no more.' }),
      }),
    ),
    problems: [],
    query: Body({ after: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_SAFE })) }),
    handler: async ({ actor, query: { after = 0 } }) => {
      const found = await listPlannedSales(db, actor.shopId, storedId(after), MAX_LISTED_SALES)
      const sales = found.map(({ item_id, ...sale }) => ({ item_id, ...presentSale(sale) }))
      return { sales, next: found.length === MAX_LISTED_SALES ? (found.at(-1)?.item_id ?? null) : null }
    },
  })
}

/** A sale whose price was taken off by an edit of the price is none any more. A proper price can be there without one: by import. */
function presentTerms({ price, proper_price, sale, sales_start_at, sales_end_at }: SellingTerms) {
  const isOn = proper_price !== null && price !== null
  const shown =
    sale !== null && (!sale.begun || isOn)
      ? { price: sale.price, starts_at: written(sale.starts_at), ends_at: written(sale.ends_at) }
      : isOn
        ? { price, starts_at: null, ends_at: null }
        : null
  return {
    regular_price: proper_price ?? price,
    sale: shown && { ...shown, state: isOn ? 'on' : 'planned' },
    sales_start_at: sales_start_at && writeDateTime(sales_start_at),
    sales_end_at: sales_end_at && writeDateTime(sales_end_at),
  }
}

function written(time: string | null): string | null {
  return time === null ? null : writeDateTime(new Date(time))
}

function timeOf(text: string | null): Date | null {
  const time = text === null ? undefined : readDateTime(text)
  return time === undefined ? null : wholeSecond(time)
}

function sales(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'setItemSale',
    tagged: taggedItem(context, 'id'),
    keeps: ['items'],
    method: 'PUT',
    path: '/console/api/items/{id}/sale',
    access: 'session',
    needs: 'items.update',
    tag: 'items',
    summary: 'Put an item on sale at a lower price for a time',
    description:
      'In place of the sale that it has. It begins and ends within a minute of its times; without a start it begins at once, without an end it lasts until it is ended.',
    invalidBody: 'console/invalid-body',
    success: { status: 204, description: 'The sale is set.' },
    problems: ['items/not-found', 'console/rejected'],
    params: ById,
    body: Body({
      price: Type.Integer({ minimum: MIN_PRICE, maximum: MAX_PRICE }),
      starts_at: Nullable(DateTime),
      ends_at: Nullable(DateTime),
    }),
    handler: ({ actor, params, body: { price, starts_at, ends_at } }) => {
      const sale = { price, starts_at: timeOf(starts_at), ends_at: timeOf(ends_at) }
      return setItemSale(context, actor.shopId, storedId(params.id), sale)
    },
  })

  addOperation(app, {
    operationId: 'endItemSale',
    tagged: taggedItem(context, 'id'),
    keeps: [],
    method: 'DELETE',
    path: '/console/api/items/{id}/sale',
    access: 'session',
    needs: 'items.update',
    tag: 'items',
    summary: 'End the sale of an item, or forget one to come',
    success: { status: 204, description: 'It has its regular price.' },
    problems: ['items/not-found'],
    params: ById,
    handler: ({ actor, params }) => endItemSale(context, actor.shopId, storedId(params.id)),
  })

  addOperation(app, {
    operationId: 'setItemSalesPeriod',
    tagged: taggedItem(context, 'id'),
    keeps: [],
    method: 'PUT',
    path: '/console/api/items/{id}/sales_period',
    access: 'session',
    needs: 'items.update',
    tag: 'items',
    summary: 'Set when an item is sold at all',
    invalidBody: 'console/invalid-body',
    success: { status: 204, description: 'It is on sale within this time.' },
    problems: ['items/not-found', 'console/rejected'],
    params: ById,
    body: Body({ sales_start_at: Nullable(DateTime), sales_end_at: Nullable(DateTime) }),
    handler: ({ actor, params, body: { sales_start_at, sales_end_at } }) => {
      const period = { start: timeOf(sales_start_at), end: timeOf(sales_end_at) }
      return setItemSalesPeriod(context, actor.shopId, storedId(params.id), period)
    },
  })
}
