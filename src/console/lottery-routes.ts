/** The shop's lotteries, and the records of its draws, by which each can be drawn again. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import { listDraws, listLotteries, writeDraw } from '../checkout/lottery/draw-store.ts'
import { MAX_APPLICATIONS, MAX_LISTED_DRAWS, MAX_LISTED_LOTTERIES } from '../checkout/lottery/limits.ts'
import type { Context } from '../context.ts'
import { together } from '../db/pipeline.ts'
import { addOperation } from '../http/operation.ts'
import { Problem } from '../http/problems.ts'
import { DateTime, Id, Nullable, Ref, storedId } from '../http/schemas.ts'
import { writeDateTime } from '../lib/date-time.ts'
import { ById } from './params.ts'
import { ok } from './schemas.ts'

const Count = Type.Integer({ minimum: 0 })

const DRAW = {
  id: Id,
  item_id: Id,
  title: Type.String(),
  drawn_at: DateTime,
  method: Type.String({ description: 'docs/rules/lottery.md says how it goes.' }),
  seed: Type.String(),
}

const Lottery = Type.Object(
  {
    ...{ id: Id, name: Type.String(), announce_at: DateTime },
    applications: Type.Integer({ minimum: 0, description: 'That wait for the draw.' }),
    won: Type.Integer({ minimum: 0, description: 'That won and are not ordered yet.' }),
    ordered: Count,
  },
  { $id: 'Lottery' },
)

const DrawLine = Type.Object({ ...DRAW, applications: Count, won: Count }, { $id: 'DrawLine' })

const MAX_PIECES = 1001

const Draw = Type.Object(
  {
    ...DRAW,
    pieces: Type.Array(Type.Object({ variation_id: Nullable(Id), pieces: Count }), { maxItems: MAX_PIECES }),
    entries: Type.Array(
      Type.Array(Nullable(Type.Integer()), { maxItems: 3, description: 'Number, variation, pieces wanted.' }),
      { maxItems: MAX_APPLICATIONS, description: 'In the order of their numbers.' },
    ),
    winners: Type.Array(Id, { maxItems: MAX_APPLICATIONS, description: 'Numbers, the first drawn first.' }),
  },
  { $id: 'Draw' },
)

/** Schemas that the document shows as components. */
export const DRAW_COMPONENTS = [Lottery, DrawLine, Draw]

/** Registers them. */
export function consoleLotteryRoutes(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'listLotteries',
    method: 'GET',
    path: '/console/api/lotteries',
    access: 'session',
    needs: 'orders.read',
    tag: 'orders',
    summary: 'List lotteries and draws',
    success: ok(
      'The latest first.',
      Type.Object({
        lotteries: Type.Array(Ref(Lottery), { maxItems: MAX_LISTED_LOTTERIES }),
        draws: Type.Array(Ref(DrawLine), { maxItems: MAX_LISTED_DRAWS }),
      }),
    ),
    problems: [],
    handler: async ({ actor }) => {
      const [lotteries, draws] = await db.snapshot(read =>
        together([
          listLotteries(read, actor.shopId, MAX_LISTED_LOTTERIES),
          listDraws(read, actor.shopId, null, MAX_LISTED_DRAWS),
        ]),
      )
      return {
        lotteries: lotteries.map(({ announce_at, ...lottery }) => ({
          ...{ ...lottery, announce_at: writeDateTime(announce_at) },
        })),
        draws: draws.map(({ drawn_at, ...one }) => ({ ...one, drawn_at: writeDateTime(drawn_at) })),
      }
    },
  })

  addOperation(app, {
    operationId: 'getDraw',
    method: 'GET',
    path: '/console/api/draws/{id}',
    access: 'session',
    needs: 'orders.read',
    tag: 'orders',
    summary: 'Show the record of a draw',
    description: 'With the seed and the numbers anybody can draw again.',
    success: ok('The record.', Ref(Draw)),
    problems: ['console/not-found'],
    params: ById,
    handler: async ({ actor, params }) => {
      const record = await writeDraw(db, actor.shopId, storedId(params.id))
      if (record === undefined) throw new Problem('console/not-found', 'This shop has no such draw.')
      return Buffer.from(record)
    },
  })
}
