/** Applications as their applicants see them. */
import { type Static, type TSchema, Type } from '#typebox'
import { DateTime, Id, Nullable, Ref, Words } from '../../http/schemas.ts'
import { WELL_FORMED } from '../../lib/text.ts'
import { ShopKey } from '../catalogue/schemas.ts'
import { APPLICATION_STATES } from './store.ts'

const DrawOfApplication = Type.Object(
  {
    drawn_at: DateTime,
    method: Type.String({ description: 'How it was drawn; docs/rules/lottery.md says how each way goes.' }),
    seed: Type.String(),
    number: Type.Integer({ description: 'Of the application in the draw.' }),
    lot: Type.String({ description: 'What the seed and the number come to.' }),
    rank: Type.Integer({ minimum: 1, description: 'Among all lots, the smallest being the first.' }),
  },
  { $id: 'DrawOfApplication', description: 'By which anybody can see how it was drawn.' },
)

export const Application = Type.Object(
  {
    unique_key: Type.String({ description: 'By which the shop knows it.' }),
    status: Words(APPLICATION_STATES, {
      description: '`lapsed`: it won, and was not ordered in time.',
    }),
    item_id: Id,
    variation_id: Nullable(Id),
    title: Type.String({ description: 'The name of the item when it was applied for.' }),
    amount: Type.Integer({ minimum: 1 }),
    applied_at: DateTime,
    draw_at: Nullable(
      Type.Unsafe<string>({
        ...DateTime,
        description: 'When is drawn; null once it was, or where the item is gone.',
      }),
    ),
    pay_until: Nullable(Type.Unsafe<string>({ ...DateTime, description: 'Until when a winner can order.' })),
    order_secret: Nullable(
      Type.String({ description: 'Of the link to the order; null while there is none.' }),
    ),
    draw: Type.Union([Ref(DrawOfApplication), Type.Null()], { description: 'Null before the draw.' }),
  },
  { $id: 'Application', description: 'An application for a lottery.' },
)

/** An application as it is answered. */
export type ApplicationDocument = Static<typeof Application>

/** Schemas that the API's document shows as components. */
export const LOTTERY_COMPONENTS: readonly TSchema[] = [DrawOfApplication, Application]

export const ApplicationParams = Type.Object({
  shop_id: ShopKey,
  secret: Type.String({
    pattern: WELL_FORMED.pattern,
    description: 'From the applicant’s link.',
    examples: ['2fZ0k2Mx4qWb7Bd1hZcR8t'],
  }),
})
