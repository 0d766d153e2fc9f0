/** Slips, receipts and invoices of orders, to be printed or kept as a PDF (R-PAPER-1, R-PAPER-4). */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import { doingByCall } from '../audit/record-calls.ts'
import { dispositionOf } from '../checkout/digital/file-name.ts'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { notFound, Problem } from '../http/problems.ts'
import { Body, Nullable, Words } from '../http/schemas.ts'
import { joinList } from '../lib/large-answer.ts'
import { ORDER_KEY } from '../lib/text.ts'
import { noteIssued } from '../papers/issue-store.ts'
import { MAX_PAPERS, PAPER_KINDS, PAPER_REFUSALS, type PaperRefusal } from '../papers/kinds.ts'
import { makePapers, type RefusedPaper } from '../papers/make-papers.ts'
import { papersAsPdf } from '../papers/papers-as-pdf.ts'
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
  first_issued_on: Nullable(
    Type.String({
      format: 'date',
      description: 'Of a receipt that was given out before: when for the first time.',
    }),
  ),
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

const Keys = Type.Array(Type.String({ pattern: ORDER_KEY.pattern }), { minItems: 1, maxItems: MAX_PAPERS })

/** Of which orders which paper is wanted. */
const WANTED = { kind: Words(PAPER_KINDS), unique_keys: Keys }
const EXAMPLE = { kind: 'slip', unique_keys: ['AKINAITESTORDER1'] }
const PapersBody = Body(WANTED, { examples: [EXAMPLE] })
const PdfBody = Body(
  {
    ...WANTED,
    with_prices: Type.Optional(
      Type.Boolean({ description: 'Of slips alone; the others always have them. Default `true`.' }),
    ),
  },
  { examples: [EXAMPLE] },
)
const IssuedBody = Body({ unique_keys: Keys }, { examples: [{ unique_keys: ['AKINAITESTORDER1'] }] })

const Refused = Type.Array(Type.Object({ unique_key: Text, reason: Words(PAPER_REFUSALS) }), {
  maxItems: MAX_PAPERS,
})

/** What all have. */
const OF_PAPERS = {
  method: 'POST',
  access: 'session',
  needs: 'orders.read',
  tag: 'orders',
  invalidBody: 'console/invalid-body',
} as const

/** What tells in the answer of a PDF which orders are not in it: the answer itself is the file. */
const REFUSED_HEADER = 'x-akinai-refused'

/** Why an order has no paper, as it is told of its key. */
const REASONS: Readonly<Record<PaperRefusal, string>> = {
  not_found: 'is no order of this shop',
  cancelled: 'is an order that is cancelled',
  unpaid: 'is an order for which no money has come yet',
}

/** Registers them. */
export function paperRoutes(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...OF_PAPERS,
    operationId: 'makePapers',
    keeps: [],
    repeats: 'reads only',
    path: '/console/api/papers',
    summary: 'Make slips, receipts or invoices of orders',
    body: PapersBody,
    success: ok(
      'The papers in the order of the keys, and which orders have none.',
      Type.Object({ papers: Type.Array(Paper, { maxItems: MAX_PAPERS }), refused: Refused }),
    ),
    problems: ['user/not-found'],
    handler: async ({ actor, body: { kind, unique_keys } }) => {
      const wanted = { kind, keys: distinct(unique_keys) }
      const made = await makePapers(context, actor.shopId, wanted, paper => JSON.stringify(paper))
      if (made === undefined) throw notFound('user')
      return joinList(made.papers, '{"papers":[', `],"refused":${JSON.stringify(made.refused)}}`)
    },
  })
  pdf(app, context)
  issued(app, context)
}

function pdf(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...OF_PAPERS,
    operationId: 'makePapersPdf',
    // A receipt is noted as given out: one row of an order, whatever is made of it.
    keeps: [],
    repeats: 'makes a file',
    path: '/console/api/papers/pdf',
    summary: 'Make a PDF of slips, receipts or invoices of orders',
    description: `The papers in the order of the keys, each on sheets of its own. Receipts are noted as given out, where the person may change
orders: the next ones of the same orders say that they are not the first.`,
    body: PdfBody,
    success: {
      status: 200,
      description: 'The PDF.',
      media: 'application/pdf',
      schema: Type.String({ format: 'binary' }),
      headers: {
        'Content-Disposition': { type: 'string', description: 'Under which name it is to be kept.' },
        'X-Akinai-Refused': {
          type: 'string',
          description: 'Orders that are not in it, with why: `AKINAITESTORDER1=unpaid`, split by commas.',
        },
      },
    },
    problems: ['user/not-found', 'console/rejected'],
    handler: async ({ actor, body, request, reply }) => {
      const { kind, unique_keys, with_prices: withPrices = true } = body
      const givesOut = kind === 'receipt' && actor.may.has('orders.update')
      const wanted = { kind, keys: distinct(unique_keys), withPrices, givesOut }
      const made = await doingByCall(request, context, () => papersAsPdf(context, actor.shopId, wanted))
      if (made === undefined) throw notFound('user')
      const { bytes, fileName, refused } = made
      if (bytes === undefined) throw noPaper(unique_keys, refused)
      const told = refused.map(({ unique_key, reason }) => `${unique_key}=${reason}`)
      reply.type('application/pdf').headers({
        // Wherever it is opened, it is no page of this server.
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': dispositionOf(fileName),
        ...(told.length === 0 ? {} : { [REFUSED_HEADER]: told.join(',') }),
      })
      return bytes
    },
  })
}

function issued(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...OF_PAPERS,
    needs: 'orders.update',
    operationId: 'noteIssuedReceipts',
    keeps: [],
    path: '/console/api/papers/issued',
    summary: 'Note that receipts are given out',
    description:
      'What the page does once somebody says that they were printed. Orders of which there is no receipt are left out.',
    body: IssuedBody,
    success: { status: 204, description: 'They are noted.' },
    problems: ['user/not-found'],
    handler: async ({ actor, body, reply }) => {
      const wanted = { kind: 'receipt', keys: distinct(body.unique_keys) } as const
      const made = await makePapers(context, actor.shopId, wanted, ({ unique_key }) => unique_key)
      if (made === undefined) throw notFound('user')
      await noteIssued(context.db, actor.shopId, made.papers, context.clock.now())
      return reply.status(204).send()
    },
  })
}

function distinct(keys: readonly string[]): string[] {
  return [...new Set(keys.map(key => key.toUpperCase()))]
}

function noPaper(keys: readonly string[], refused: readonly RefusedPaper[]): Problem {
  const reasons = new Map(refused.map(({ unique_key, reason }) => [unique_key, reason]))
  const violations = keys.flatMap((key, index) => {
    const reason = reasons.get(key.toUpperCase())
    return reason === undefined ? [] : [{ detail: REASONS[reason], pointer: `/unique_keys/${index}` }]
  })
  return new Problem('console/rejected', 'There is no such paper of any of these orders.', { violations })
}
