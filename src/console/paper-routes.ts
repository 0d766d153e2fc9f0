/** Slips, receipts and invoices of orders, to be printed (R-PAPER-1). */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { notFound } from '../http/problems.ts'
import { Body, Nullable, Words } from '../http/schemas.ts'
import { ORDER_KEY } from '../lib/text.ts'
import { MAX_PAPERS, PAPER_KINDS, PAPER_REFUSALS } from '../papers/kinds.ts'
import { makePapers } from '../papers/make-papers.ts'
import { MAX_ENTRIES, MAX_OPTIONS } from '../resources/orders/limits.ts'
import { ok } from './schemas.ts'

const Text = Type.String()
const NullableText = Nullable(Text)
const Day = Type.String({ format: 'date' })
const Yen = Type.Integer()

const Paper = Type.Object({
  kind: Words(PAPER_KINDS),
  unique_key: Text,
  issued_on: Day,
  ordered_on: Day,
  dispatched_on: Nullable(Day),
  paid_on: Nullable(Day),
  payment_method: NullableText,
  to: Type.Object({ name: Text, zip_code: NullableText, address: Type.Array(Text, { maxItems: 3 }) }),
  issuer: Type.Object({
    name: Text,
    address: NullableText,
    telephone: NullableText,
    mail_address: Text,
    invoice_number: Nullable(Type.String({ description: 'With it the paper is a qualified invoice.' })),
  }),
  rows: Type.Array(
    Type.Object({
      name: Text,
      notes: Type.Array(Text, { maxItems: MAX_OPTIONS + 1 }),
      price: Yen,
      amount: Type.Integer(),
      total: Yen,
      rate: Type.Integer({ description: 'Percent.' }),
      later: Type.Boolean({ description: 'Whether it follows later.' }),
    }),
    { maxItems: MAX_ENTRIES },
  ),
  subtotal: Yen,
  charges: Type.Array(
    Type.Object({
      kind: Words(['shipping_fee', 'cod_fee', 'charge', 'coupon', 'coins', 'adjustment']),
      name: NullableText,
      amount: Type.Integer({ description: 'Yen; negative for what is taken off.' }),
    }),
    { maxItems: MAX_ENTRIES },
  ),
  total: Yen,
  taxes: Type.Array(
    Type.Object({
      rate: Type.Integer({ description: 'Percent.' }),
      total: Type.Integer({ description: 'Yen that are paid at this rate, tax included.' }),
      tax: Type.Integer({ description: 'Yen of tax in that, rounded down once.' }),
    }),
    { maxItems: MAX_ENTRIES },
  ),
  remark: NullableText,
})

/** Of which orders which paper is wanted. */
const PapersBody = Body(
  {
    kind: Words(PAPER_KINDS),
    unique_keys: Type.Array(Type.String({ pattern: ORDER_KEY.pattern }), {
      minItems: 1,
      maxItems: MAX_PAPERS,
    }),
  },
  { examples: [{ kind: 'slip', unique_keys: ['AKINAITESTORDER1'] }] },
)

/** Registers it. */
export function paperRoutes(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'makePapers',
    keeps: [],
    repeats: 'reads only',
    method: 'POST',
    path: '/console/api/papers',
    access: 'session',
    needs: 'orders.read',
    tag: 'orders',
    summary: 'Make slips, receipts or invoices of orders',
    body: PapersBody,
    invalidBody: 'console/invalid-body',
    success: ok(
      'The papers in the order of the keys, and which orders have none.',
      Type.Object({
        papers: Type.Array(Paper, { maxItems: MAX_PAPERS }),
        refused: Type.Array(Type.Object({ unique_key: Text, reason: Words(PAPER_REFUSALS) }), {
          maxItems: MAX_PAPERS,
        }),
      }),
    ),
    problems: ['user/not-found'],
    handler: async ({ actor, body }) => {
      const keys = [...new Set(body.unique_keys.map(key => key.toUpperCase()))]
      const made = await makePapers(context, actor.shopId, body.kind, keys)
      if (made === undefined) throw notFound('user')
      return made
    },
  })
}
