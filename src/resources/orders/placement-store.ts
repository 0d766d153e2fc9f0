/**
 * Orders that somebody asked for, by the asker's own name for each: what is meant while a payment service is asked, and what
 * came of it (docs/rules/placing.md).
 */
import type { Connection, Transaction } from '../../db/database.ts'
import { rowsOf } from '../../db/row-store.ts'
import { reads, writes } from '../../db/statement.ts'
import { traceParent } from '../../lib/tracing.ts'
import type { RequiredAction } from '../../payments/gateway.ts'
import type { AwaitedPayment } from './order.ts'
import type { OrderDraft } from './rules/place-order.ts'
import type { StockTransfer } from './stock-store.ts'

/**
 * `authorising`: the service was asked, or is about to be. `awaiting_buyer`: the buyer is on its page. Both have pieces put
 * aside. `letting_go`: the pieces are back, and the service is still to be told. The others are final: `placed` has an order,
 * `declined` and `let_go` have none and no money.
 */
type PlacementState = 'authorising' | 'awaiting_buyer' | 'placed' | 'declined' | 'letting_go' | 'let_go'

/** What the buyer is to do. */
export type BuyerAction = RequiredAction | AwaitedPayment

/** What was decided before the money was asked for; JSON. */
export interface PlacementDecision {
  readonly version: 1
  readonly draft: OrderDraft
  readonly lineIds: readonly number[]
  /** What the buyer pays with, and until when at a store. */
  readonly source: string | null
  readonly source_is_kept?: boolean | undefined
  readonly saves_source: boolean
  readonly until: string | null
}

/** A placement to be written down. */
export interface NewPlacement {
  readonly reference: string
  readonly unique_key: string
  readonly secret: string
  readonly state: 'authorising' | 'placed'
  readonly action: BuyerAction | null
  readonly key: string | null
  readonly decision: PlacementDecision | null
  readonly reserved: readonly StockTransfer[]
  readonly return_id: string | null
  /** The path to which the buyer comes back from the service. */
  readonly return_to: string | null
  readonly created_at: Date
  readonly deadline_at: Date
  readonly held_until: Date
}

/** A placement as it stands in the database. */
export interface StoredPlacement extends Omit<NewPlacement, 'state'> {
  readonly shop_id: number
  readonly id: number
  readonly state: PlacementState
  readonly reason: string | null
  readonly transaction_id: string | null
  readonly saved_source: string | null
  readonly attempts: number
  /** The trace of who asked; null where nobody watched. */
  readonly trace_parent: string | null
}

const COLUMNS = `p.shop_id, p.id, p.reference, p.unique_key, p.secret, p.state, p.reason, p.action, p.key, p.decision,
  p.transaction_id, p.saved_source, p.reserved, p.return_id, p.return_to, p.created_at, p.deadline_at, p.attempts, p.held_until, p.trace_parent`

const ROWS = rowsOf<StoredPlacement>('order_placements', 'p', COLUMNS)

const INSERT = writes<StoredPlacement>(
  'order_placements.insert',
  `insert into order_placements as p (shop_id, reference, unique_key, secret, state, action, key, decision, reserved,
     return_id, created_at, deadline_at, held_until, return_to, trace_parent, settled_at)
   values ($1, $2, $3, $4, $5::text, $6, $7, $8, $9, $10, $11::timestamptz, $12, $13, $14, $15, case when $5::text = 'placed' then $11::timestamptz end)
   on conflict (shop_id, reference) where state in ('authorising', 'awaiting_buyer', 'placed') do nothing
   returning ${COLUMNS}`,
)

/**
 * Writes it down and answers it; undefined where its reference has one that is an order or may become one. Of two that
 * come at once the second waits for the first.
 */
export async function insertPlacement(
  tx: Transaction,
  shopId: number,
  placement: NewPlacement,
): Promise<StoredPlacement | undefined> {
  const { reference, unique_key, secret, state, action, key, decision, reserved, return_id } = placement
  const [row] = await tx.query(INSERT, [
    ...[shopId, reference, unique_key, secret, state, jsonOf(action), key, jsonOf(decision)],
    ...[JSON.stringify(reserved), return_id, placement.created_at, placement.deadline_at],
    ...[placement.held_until, placement.return_to, traceParent()],
  ])
  return row
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

/** How often an order was asked for. */
export interface Attempts {
  /** Those that were put off, which says nothing of what was to be paid with. */
  readonly put_off: number
  /** All others. */
  readonly tried: number
}

const COUNT = reads<Attempts>(
  'order_placements.count',
  `select count(*) filter (where is_put_off)::int as put_off, count(*) filter (where not is_put_off)::int as tried
   from (
     select coalesce(p.reason = any($3::text[]), false) as is_put_off from order_placements p
     where p.shop_id = $1 and p.reference = $2 limit $4) p`,
)

/** How often an order of this reference was asked for; those of certain reasons were put off. No more than `most` are counted. */
export async function countAttempts(
  db: Connection,
  shopId: number,
  reference: string,
  { putOff, most }: { readonly putOff: readonly string[]; readonly most: number },
): Promise<Attempts> {
  const [counted] = await db.query(COUNT, [shopId, reference, putOff, most])
  return counted ?? { put_off: 0, tried: 0 }
}

/** The latest of a reference; undefined when there is none. */
export const findPlacementRow = ROWS.find<[reference: string]>(
  'find',
  'p.reference = $2 order by p.id desc limit 1',
)

/** The one of a reference that is an order or may become one; undefined when there is none. */
export const findLivePlacement = ROWS.find<[reference: string]>(
  'find_live',
  `p.reference = $2 and p.state in ('authorising', 'awaiting_buyer', 'placed')`,
)

/** That which the payment service knows by this key; undefined when there is none. */
export const findPlacementByKey = ROWS.find<[key: string]>('find_by_key', 'p.key = $2')

/** That by which an order came into being; undefined for one that came otherwise. */
export const findPlacementOfOrder = ROWS.find<[uniqueKey: string]>('find_by_order', 'p.unique_key = $2')

const FIND_BY_RETURN = reads<StoredPlacement & { readonly shop_key: string }>(
  'order_placements.find_by_return',
  `select ${COLUMNS}, s.key as shop_key from order_placements p join shops s on s.id = p.shop_id where p.return_id = $1`,
)

/** That whose buyer comes back by this address, with the shop's name in addresses; undefined when there is none. */
export async function findPlacementByReturn(
  db: Connection,
  returnId: string,
): Promise<(StoredPlacement & { readonly shop_key: string }) | undefined> {
  if (!/^[0-9A-Za-z]+$/.test(returnId)) return undefined
  const [row] = await db.query(FIND_BY_RETURN, [returnId])
  return row
}

/** Holds one until the transaction ends; undefined when it is gone. */
export const lockPlacement = ROWS.lock()

/** Of what is over only the order is kept; what may have to be let go after all says to whom it was. */
const UPDATE = writes(
  'order_placements.update',
  `update order_placements set state = $3::text, reason = $4, action = $5, transaction_id = coalesce($6, transaction_id),
     saved_source = $7, reserved = $8, held_until = $9,
     settled_at = case when $3::text in ('placed', 'declined', 'let_go') then $10::timestamptz end,
     decision = case when $3::text = 'placed' then null else decision end
   where shop_id = $1 and id = $2`,
)

/** What becomes of one that is held. */
export type PlacementChange = Partial<
  Pick<StoredPlacement, 'reason' | 'action' | 'transaction_id' | 'saved_source' | 'reserved' | 'held_until'>
> &
  Pick<StoredPlacement, 'state'>

/** Writes it. What is not said stays as it is. */
export async function updatePlacement(
  tx: Transaction,
  placement: StoredPlacement,
  change: PlacementChange,
  now: Date,
): Promise<void> {
  const { shop_id, id, state, reason, action, transaction_id, saved_source, reserved, held_until } = {
    ...placement,
    ...change,
  }
  await tx.query(UPDATE, [
    ...[shop_id, id, state, reason, jsonOf(action), transaction_id, saved_source],
    ...[JSON.stringify(reserved), held_until, now],
  ])
}

const RELEASE = writes(
  'order_placements.release',
  `update order_placements set held_until = $3 where shop_id = $1 and id = $2
   and state in ('authorising', 'awaiting_buyer', 'letting_go')`,
)

/** Leaves an open one to the job, which takes it up from then on. */
export async function releasePlacement(
  db: Connection,
  { shop_id, id }: Pick<StoredPlacement, 'shop_id' | 'id'>,
  from: Date,
): Promise<void> {
  await db.query(RELEASE, [shop_id, id, from])
}

/** At the end of its time in any case, but for the last moments before it: then its pieces go back. */
const claimOf = (due: string) =>
  `with due as (
     select shop_id, id from order_placements where ${due} limit 1 for update skip locked)
   update order_placements p set attempts = p.attempts + 1,
     held_until = greatest($1::timestamptz + interval '15 s', least(
       $1::timestamptz + least(interval '15 s' * 2 ^ least(p.attempts - 1, 10), interval '10 min'),
       case when p.deadline_at > $1::timestamptz then p.deadline_at end))
   where (p.shop_id, p.id) in (select shop_id, id from due)
   returning ${COLUMNS}`

const CLAIM_ASIDE = writes<StoredPlacement>(
  'order_placements.claim_aside',
  claimOf(`state in ('authorising', 'awaiting_buyer') and held_until <= $1 order by deadline_at`),
)

const CLAIM = writes<StoredPlacement>(
  'order_placements.claim',
  claimOf(
    `state in ('authorising', 'awaiting_buyer', 'letting_go') and held_until <= $1 order by held_until`,
  ),
)

/**
 * Takes up one open placement that nobody is at work on, and holds it: 15 s at first, 10 minutes in the end, and not beyond the
 * end of the time for which its pieces are put aside. Whose pieces are to be back first comes first, and whose are back last.
 */
export async function claimPlacement(db: Connection, now: Date): Promise<StoredPlacement | undefined> {
  const [aside] = await db.query(CLAIM_ASIDE, [now])
  if (aside !== undefined) return aside
  const [row] = await db.query(CLAIM, [now])
  return row
}

const SWEEP = writes<{ swept: number }>(
  'order_placements.sweep',
  `with old as (
     select shop_id, id from order_placements where state in ('declined', 'let_go') and settled_at < $1
     order by settled_at limit $2 for update skip locked
   ), gone as (
     delete from order_placements where (shop_id, id) in (select shop_id, id from old)
     returning 1)
   select count(*)::int as swept from gone`,
)

/** Forgets refused ones that were settled before a time, so many at most; answers how many. */
export async function sweepRefused(db: Connection, before: Date, limit: number): Promise<number> {
  const [row] = await db.query(SWEEP, [before, limit])
  return row?.swept ?? 0
}
