/** Subscriptions as buyers and shops see them. */
import { type Static, type TSchema, Type } from '#typebox'
import { DateTime, Id, Nullable, Words } from '../../http/schemas.ts'
import { writeDateTime } from '../../lib/date-time.ts'
import { WELL_FORMED } from '../../lib/text.ts'
import { CYCLE_PLANS } from '../../resources/items/schemas.ts'
import { ShopKey } from '../catalogue/schemas.ts'
import { nextDayOf } from './cycles.ts'
import { CAUSES, type StoredSubscription } from './store.ts'

const SHOWN_STATES = ['active', 'paused', 'stopped', 'ended'] as const

const MEMBERS = {
  unique_key: Type.String({ description: 'As its orders name it.' }),
  status: Words(SHOWN_STATES, { description: '`ended` after all its deliveries.' }),
  cause: Nullable(
    Words(CAUSES, {
      description:
        'Who or what paused or stopped it: `payment` and `unavailable` after three attempts that came to nothing, `cancelled` after its latest order was.',
    }),
  ),
  item_id: Id,
  variation_id: Nullable(Id),
  title: Type.String({ description: 'The name of the item when it was first ordered.' }),
  amount: Type.Integer({ minimum: 1 }),
  unit_price: Nullable(
    Type.Integer({
      minimum: 0,
      description:
        'Yen for a piece of the next delivery with its options, as the buyer was told; null before it was looked at.',
    }),
  ),
  cycle_plan: Words(CYCLE_PLANS),
  deliveries: Type.Integer({ minimum: 1, description: 'Orders so far, the first included.' }),
  repeat_times: Nullable(Type.Integer({ minimum: 1, description: 'Orders in all; null for without end.' })),
  next_on: Type.Unsafe<string | null>({
    ...{ type: ['string', 'null'], format: 'date' },
    description: 'When the next order is made, a day of Japan; null where none is to come.',
  }),
  failures: Type.Integer({ minimum: 0, description: 'Attempts at it that came to nothing so far.' }),
  last_order_key: Type.String({ description: 'Of the latest order.' }),
  created_at: DateTime,
}

export const BuyerSubscription = Type.Object(MEMBERS, {
  $id: 'BuyerSubscription',
  description: 'A subscription as its buyer sees it.',
})

/** Schemas that the API's document shows as components. */
export const SUBSCRIPTION_COMPONENTS: readonly TSchema[] = [BuyerSubscription]

export const ShopSubscription = Type.Object(
  { ...MEMBERS, buyer: Type.String({ description: 'Whose it is.' }), mail_address: Type.String() },
  { $id: 'ShopSubscription', description: 'A subscription as the shop sees it.' },
)

export const SubscriptionParams = Type.Object({
  shop_id: ShopKey,
  secret: Type.String({
    pattern: WELL_FORMED.pattern,
    description: 'From the buyer’s link.',
    examples: ['9fZ0k2Mx4qWb7Bd1hZcR8t'],
  }),
})

/** What the buyer sees. */
export function presentSubscription(row: StoredSubscription): Static<typeof BuyerSubscription> {
  const { unique_key, state, cause, line, title, cycle_plan, deliveries, repeat_times, failures } = row
  return {
    ...{ unique_key, status: state === 'starting' ? 'active' : state, cause },
    ...{ item_id: line.item_id, variation_id: line.variation_id, title, amount: line.amount },
    unit_price: row.known_price,
    cycle_plan: cycle_plan as (typeof CYCLE_PLANS)[number],
    ...{ deliveries, repeat_times, next_on: nextDayOf(row), failures, last_order_key: row.last_order_key },
    created_at: writeDateTime(row.created_at),
  }
}

/** What the shop sees. */
export function presentToShop(row: StoredSubscription): Static<typeof ShopSubscription> {
  const { customer } = row.wishes
  const { first = '', last = '' } = customer?.name ?? {}
  return {
    ...presentSubscription(row),
    ...{ buyer: `${last} ${first}`.trim(), mail_address: customer?.mail_address ?? '' },
  }
}
