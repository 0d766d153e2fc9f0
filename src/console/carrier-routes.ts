/** Files for the programs of carriers, and what comes back in theirs (R-LABEL-1, R-LABEL-3). */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import { CARRIERS, LABEL_REFUSALS, MAX_LABELS, TRACKING_STATES } from '../carriers/kinds.ts'
import { makeLabels } from '../carriers/make-labels.ts'
import { matchTracking } from '../carriers/match-tracking.ts'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { notFound } from '../http/problems.ts'
import { Body, Nullable, Words } from '../http/schemas.ts'
import { dayInTokyo } from '../lib/day.ts'
import { OPEN_LINE, ORDER_KEY } from '../lib/text.ts'
import { ok } from './schemas.ts'

const Text = Type.String()
const Code = Type.Optional(Type.String({ maxLength: 20, pattern: '^[0-9A-Za-z-]*$' }))
const Carrier = Words(CARRIERS)

const LabelsBody = Body(
  {
    carrier: Carrier,
    unique_keys: Type.Optional(
      Type.Array(Type.String({ pattern: ORDER_KEY.pattern }), {
        minItems: 1,
        maxItems: MAX_LABELS,
        description: `Left out: all that are to be sent, the earliest first, ${MAX_LABELS} at most.`,
      }),
    ),
    ships_on: Type.Optional(
      Type.String({ format: 'date', description: 'When the parcels are handed over; today if left out.' }),
    ),
    customer_code: Code,
    fare_code: Code,
    label_type: Code,
  },
  { examples: [{ carrier: 'yamato', unique_keys: ['AKINAITESTORDER1'] }] },
)

const TrackingBody = Body(
  {
    lines: Type.Array(
      Body({
        reference: Type.String({ maxLength: 50, pattern: OPEN_LINE.pattern }),
        tracking_number: Type.String({ minLength: 1, maxLength: 50, pattern: OPEN_LINE.pattern }),
      }),
      { minItems: 1, maxItems: MAX_LABELS },
    ),
  },
  { examples: [{ lines: [{ reference: 'AKINAITESTORDER1', tracking_number: '1234-5678-9012' }] }] },
)

/** What both have: they read. */
const READING = {
  method: 'POST',
  keeps: [],
  repeats: 'reads only',
  access: 'session',
  tag: 'orders',
  invalidBody: 'console/invalid-body',
} as const

/** Registers them. */
export function carrierRoutes(app: FastifyInstance, context: Context): void {
  labels(app, context)
  tracking(app, context)
}

function labels(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...READING,
    operationId: 'makeLabels',
    path: '/console/api/labels',
    needs: 'orders.read',
    summary: 'Make a file of labels for a carrier’s program',
    body: LabelsBody,
    success: ok(
      'The file, and what a person should know of it.',
      Type.Object({
        file_name: Text,
        content: Type.String({ description: 'Base64 of the file, which is CSV in CP932.' }),
        count: Type.Integer({ minimum: 0, description: 'Orders in it.' }),
        refused: Type.Array(Type.Object({ unique_key: Text, reason: Words(LABEL_REFUSALS) }), {
          maxItems: MAX_LABELS,
        }),
        cut: Type.Array(Type.Object({ unique_key: Text, columns: Type.Array(Text, { maxItems: 200 }) }), {
          maxItems: MAX_LABELS,
          description: 'Orders of which not all had room, with the columns.',
        }),
      }),
    ),
    problems: ['user/not-found'],
    handler: async ({ actor, body }) => {
      const today = dayInTokyo(context.clock.now())
      const { carrier, unique_keys, ships_on = today } = body
      const { customer_code = '', fare_code = '', label_type = '' } = body
      const keys = unique_keys && [...new Set(unique_keys.map(key => key.toUpperCase()))]
      const contract = { customer_code, fare_code, label_type }
      const asked = { carrier, keys: keys ?? null, contract, shipsOn: ships_on }
      const made = await makeLabels(context, actor.shopId, asked)
      if (made === undefined) throw notFound('user')
      const { bytes, ...told } = made
      return { file_name: `${carrier}-${ships_on}.csv`, content: bytes.toString('base64'), ...told }
    },
  })
}

function tracking(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    ...READING,
    operationId: 'matchTracking',
    path: '/console/api/tracking',
    needs: 'orders.dispatch',
    summary: 'Tell what tracking numbers of a carrier’s file would do',
    body: TrackingBody,
    success: ok(
      'Of each line what would become of it.',
      Type.Object({
        matches: Type.Array(
          Type.Object({
            reference: Text,
            tracking_number: Text,
            unique_key: Nullable(Text),
            state: Words(TRACKING_STATES),
            dispatch_id: Nullable(Type.Integer()),
            status: Nullable(Text),
          }),
          { maxItems: MAX_LABELS },
        ),
      }),
    ),
    problems: [],
    handler: async ({ actor, body }) => ({
      matches: await matchTracking(context, actor.shopId, body.lines),
    }),
  })
}
