/** Subscriptions in the database. */
import type { Connection, Transaction } from '../../db/database.ts'
import { rowsOf } from '../../db/row-store.ts'
import { reads, writes } from '../../db/statement.ts'
import type { Day } from '../../lib/day.ts'
import type { Wishes } from '../checkouts/schemas.ts'
import type { AskedLine } from '../priced-line.ts'

/** How far one is. */
export const SUBSCRIPTION_STATES = ['starting', 'active', 'paused', 'stopped', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** Who or what paused or stopped it. `cancelled`: its latest order was. `no_source`: nothing was kept to pay with. */
export const CAUSES = ['buyer', 'shop', 'payment', 'unavailable', 'cancelled', 'no_source'] as const
export type Cause = (typeof CAUSES)[number]

/** A subscription as it is kept. */
export interface StoredSubscription {
  readonly shop_id: number
  readonly id: number
  readonly unique_key: string
  readonly secret: string
  readonly state: SubscriptionState
  readonly cause: Cause | null
  readonly first_order_key: string
  readonly last_order_key: string
  /** The order that was its latest one, and cancelled, when it was last resumed; null where none was. */
  readonly resumed_past: string | null
  readonly line: AskedLine
  readonly wishes: Wishes
  readonly via: string
  readonly title: string
  readonly cycle_plan: string
  readonly repeat_times: number | null
  readonly first_day: Day
  readonly deliveries: number
  readonly next_cycle: number
  readonly next_at: Date | null
  readonly source: string | null
  readonly failures: number
  /** Yen for a piece of the next delivery, options included, as the buyer knows it; null where that was never looked at. */
  readonly known_price: number | null
  /** The latest cycle whose price was looked at in advance. */
  readonly looked_cycle: number
  /** Cards in a row that the payment service refused to keep. */
  readonly refused_cards: number
  readonly created_at: Date
}

const COLUMNS = `s.shop_id, s.id, s.unique_key, s.secret, s.state, s.cause, s.first_order_key, s.last_order_key,
  s.resumed_past, s.line, s.wishes, s.via, s.title, s.cycle_plan, s.repeat_times, s.first_day::text as first_day, s.deliveries, s.next_cycle,
  s.next_at, s.source, s.failures, s.known_price, s.looked_cycle, s.refused_cards, s.created_at`

const ROWS = rowsOf<StoredSubscription>('subscriptions', 's', COLUMNS)

/** One that is to begin with an order. */
export type NewSubscription = Pick<
  StoredSubscription,
  | 'unique_key'
  | 'secret'
  | 'first_order_key'
  | 'line'
  | 'wishes'
  | 'via'
  | 'title'
  | 'cycle_plan'
  | 'repeat_times'
  | 'first_day'
  | 'known_price'
>

const INSERT = writes(
  'subscriptions.insert',
  `insert into subscriptions (shop_id, unique_key, secret, state, first_order_key, last_order_key, line, wishes, via, title,
     cycle_plan, repeat_times, first_day, known_price, created_at, changed_at)
   values ($1, $2, $3, 'starting', $4, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)`,
)

/** Writes one down, in the transaction with which its first order begins. */
export async function insertSubscription(
  tx: Transaction,
  shopId: number,
  subscription: NewSubscription,
  now: Date,
): Promise<void> {
  const { unique_key, secret, first_order_key, line, wishes, via, title } = subscription
  const { cycle_plan, repeat_times, first_day, known_price } = subscription
  await tx.query(INSERT, [
    ...[
      shopId,
      unique_key,
      secret,
      first_order_key,
      JSON.stringify(line),
      JSON.stringify(wishes),
      via,
      title,
    ],
    ...[cycle_plan, repeat_times, first_day, known_price, now],
  ])
}

const FIND_STARTING = reads<StoredSubscription>(
  'subscriptions.starting',
  `select ${COLUMNS} from subscriptions s
   where s.state = 'starting' and (s.created_at, s.id) > ($1, $2) order by s.created_at, s.id limit $3`,
)

/** Those of all shops whose first order may come into being yet, behind one, so many at most. */
export function findStarting(
  db: Connection,
  after: { readonly created_at: Date; readonly id: number },
  limit: number,
): Promise<StoredSubscription[]> {
  return db.query(FIND_STARTING, [after.created_at, after.id, limit])
}

/** That which begins with an order; undefined when none does. */
export const findByFirstOrder = ROWS.find<[orderKey: string]>('by_order', 's.first_order_key = $2')

/** One by the secret of its buyer's link; undefined when the shop has none such. */
export const findBySecret = ROWS.findBySecret(`s.state <> 'starting'`)

/** One by its key; undefined when the shop has none such. */
export const findByKey = ROWS.find<[key: string]>(
  'by_key',
  `s.unique_key = upper($2) and s.state <> 'starting'`,
)

const LIST = reads<StoredSubscription>(
  'subscriptions.list',
  `select ${COLUMNS} from subscriptions s
   where s.shop_id = $1 and s.state <> 'starting' and ($2::text is null or s.state = $2) and s.id < $3
   order by s.id desc limit $4`,
)

/** A shop's, the newest first, before an id; of one state where it is given. */
export function listSubscriptions(
  db: Connection,
  shopId: number,
  {
    state,
    before,
    limit,
  }: { readonly state: SubscriptionState | null; readonly before: number; readonly limit: number },
): Promise<StoredSubscription[]> {
  return db.query(LIST, [shopId, state, before, limit])
}

/** Holds one until the transaction ends; undefined when it is gone. */
export const lockSubscription = ROWS.lock()

const SAVE = writes(
  'subscriptions.save',
  `update subscriptions set state = $3, cause = $4, last_order_key = $5, deliveries = $6, next_cycle = $7, next_at = $8,
     source = $9, failures = $10, changed_at = $11, wishes = $12, known_price = $13, looked_cycle = $14, refused_cards = $15,
     resumed_past = $16
   where shop_id = $1 and id = $2`,
)

/** Writes one that is held. */
export async function saveSubscription(tx: Transaction, row: StoredSubscription, now: Date): Promise<void> {
  const { shop_id, id, state, cause, last_order_key, deliveries, next_cycle, next_at, source, failures } = row
  const { wishes, known_price, looked_cycle, refused_cards, resumed_past } = row
  await tx.query(SAVE, [
    ...[shop_id, id, state, cause, last_order_key, deliveries, next_cycle, next_at, source, failures, now],
    ...[JSON.stringify(wishes), known_price, looked_cycle, refused_cards, resumed_past],
  ])
}

const DELETE = writes(
  'subscriptions.delete_starting',
  `delete from subscriptions where shop_id = $1 and id = $2 and state = 'starting'`,
)

/** Forgets one whose first order came to nothing. */
export async function deleteStarting(
  tx: Transaction,
  { shop_id, id }: Pick<StoredSubscription, 'shop_id' | 'id'>,
): Promise<void> {
  await tx.query(DELETE, [shop_id, id])
}

const NEXT_ORDER = reads<{ unique_key: string }>(
  'subscriptions.next_order',
  `select l.unique_key from listed_orders l join orders o on o.shop_id = l.shop_id and o.id = l.order_id
   where l.shop_id = $1 and l.buyer = lower(left($2, 255))
     and l.ordered_at >= coalesce(
       (select p.ordered_at from orders p where p.shop_id = $1 and p.unique_key = $3), '-infinity')
     and o.detail->'subscription'->>'unique_key' = $4 and (o.detail->'subscription'->>'repeat_number')::int = $5
   limit 1`,
)

/**
 * The key of the order that says to be its next delivery, which is not counted; undefined where there is none. It is looked for among what
 * its buyer has ordered since the last one.
 */
export async function findNextOrder(
  db: Connection,
  { shop_id, wishes, last_order_key, unique_key, deliveries }: StoredSubscription,
): Promise<string | undefined> {
  const mailbox = wishes.customer?.mail_address ?? ''
  const values = [shop_id, mailbox, last_order_key, unique_key, deliveries + 1]
  const [row] = await db.query(NEXT_ORDER, values)
  return row?.unique_key
}

const TO_LOOK_AT = reads<StoredSubscription>(
  'subscriptions.to_look_at',
  `select ${COLUMNS} from subscriptions s
   where s.state = 'active' and s.next_at <= $1 and s.looked_cycle < s.next_cycle
   order by s.next_at limit $2`,
)

/** Those whose next order comes by then, and whose price was not looked at yet; so many at most. */
export function findToLookAt(db: Connection, by: Date, limit: number): Promise<StoredSubscription[]> {
  return db.query(TO_LOOK_AT, [by, limit])
}

const CLAIM = writes<StoredSubscription>(
  'subscriptions.claim',
  `with due as (
     select shop_id, id from subscriptions where state = 'active' and next_at <= $1
     order by next_at limit 1 for update skip locked)
   update subscriptions s set next_at = $2 where (s.shop_id, s.id) in (select shop_id, id from due)
   returning ${COLUMNS}`,
)

/** Takes up one that is due, and leaves it alone until then. */
export async function claimDue(
  db: Connection,
  now: Date,
  until: Date,
): Promise<StoredSubscription | undefined> {
  const [row] = await db.query(CLAIM, [now, until])
  return row
}
