/** Payment operations in the database: the intent before the service is asked, the result after it. */
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import { traceParent } from '../lib/tracing.ts'
import type { KnownTransaction, PaymentKind } from './gateway.ts'

/** What became of an intent; all but `pending` are final. */
export type OperationState = 'pending' | 'done' | 'refused' | 'abandoned'

/** An operation that is meant, with the change of the order that it is for. */
export interface NewOperation {
  readonly order_id: number
  /** The idempotency key. */
  readonly key: string
  readonly kind: PaymentKind
  readonly method: string | null
  readonly transaction: KnownTransaction | null
  /** Yen. */
  readonly amount: number | null
  /** The name of the change that it is for. */
  readonly change: string
  /** What is to be done when the money has moved, as the change wrote it; null of old operations. */
  readonly decision: unknown
  /** Who asked; null for the system. */
  readonly token_id: number | null
  /** Pieces that were taken from stock for it. */
  readonly reserved: unknown
  /** What the answer of the request is kept under that asked for it, by its Idempotency-Key; null where there is none. */
  readonly request_key: Buffer | null
}

/** An operation that was written down, with the order that it is about. */
export interface OpenOperation extends NewOperation {
  readonly shop_id: number
  readonly id: number
  readonly unique_key: string
}

/** An operation as it stands in the database. */
export interface StoredOperation extends OpenOperation {
  /** What was sent and what the rule knew of the shop, of operations from before decisions were written; else null. */
  readonly body: unknown
  readonly surroundings: unknown
  readonly state: OperationState
  readonly reason: string | null
  readonly created_at: Date
  readonly attempts: number
  /** The trace of who asked; null where nobody watched. */
  readonly trace_parent: string | null
}

const INSERT = writes<{ id: number }>(
  'payment_operations.insert',
  `insert into payment_operations (shop_id, order_id, key, kind, method, transaction, amount, change, decision,
     token_id, reserved, state, created_at, settled_at, held_until, request_key, trace_parent)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::text, $13::timestamptz, case when $12::text <> 'pending' then $13::timestamptz end, $14, $15, $16)
   returning id`,
)

/** Writes an operation down and answers its id: pending and held by the caller until then, or done already. */
export async function insertOperation(
  tx: Transaction,
  shopId: number,
  operation: NewOperation,
  { state, now, heldUntil }: { state: 'pending' | 'done'; now: Date; heldUntil: Date },
): Promise<number> {
  const { order_id, key, kind, method, transaction, amount, change, token_id } = operation
  const [row] = await tx.query(INSERT, [
    ...[shopId, order_id, key, kind, method, transaction && JSON.stringify(transaction), amount, change],
    ...[JSON.stringify(operation.decision), token_id],
    ...[JSON.stringify(operation.reserved), state, now, heldUntil, operation.request_key],
    traceParent(),
  ])
  if (row === undefined) throw new Error('payment_operations.insert answered no row')
  return row.id
}

const FIND_PENDING = reads<{ held_until: Date }>(
  'payment_operations.find_pending',
  `select held_until from payment_operations where shop_id = $1 and order_id = $2 and state = 'pending'`,
)

/** The operation that a held order waits for, if there is one, and until when somebody is at work on it. */
export async function findPending(
  tx: Transaction,
  shopId: number,
  orderId: number,
): Promise<{ readonly held_until: Date } | undefined> {
  const [row] = await tx.query(FIND_PENDING, [shopId, orderId])
  return row
}

const COLUMNS = `p.shop_id, p.id, p.order_id, p.key, p.kind, p.method, p.transaction, p.amount, p.change, p.decision, p.body,
  p.surroundings, p.token_id, p.reserved, p.request_key, p.state, p.reason, p.created_at, p.attempts, p.trace_parent`

const OF_SHOP = `select ${COLUMNS}, o.unique_key from payment_operations p
   join orders o on o.shop_id = p.shop_id and o.id = p.order_id where p.shop_id = $1`

const FIND = reads<StoredOperation>('payment_operations.find', `${OF_SHOP} and p.id = $2`)

/** One operation. Its order is held by whoever means to settle it. */
export async function findOperation(
  db: Connection,
  shopId: number,
  id: number,
): Promise<StoredOperation | undefined> {
  const [row] = await db.query(FIND, [shopId, id])
  return row
}

const FIND_BY_KEY = reads<StoredOperation>('payment_operations.find_by_key', `${OF_SHOP} and p.key = $2`)

/** The one that the payment service knows by this key; undefined when there is none. */
export async function findOperationByKey(
  db: Connection,
  shopId: number,
  key: string,
): Promise<StoredOperation | undefined> {
  const [row] = await db.query(FIND_BY_KEY, [shopId, key])
  return row
}

const SETTLE = writes(
  'payment_operations.settle',
  `update payment_operations set state = $3, reason = $4, settled_at = $5 where shop_id = $1 and id = $2`,
)

/** Says what became of a pending operation, whose order is held. */
export async function settleOperation(
  tx: Transaction,
  shopId: number,
  id: number,
  result: { state: Exclude<OperationState, 'pending'>; reason: string | null; now: Date },
): Promise<void> {
  await tx.query(SETTLE, [shopId, id, result.state, result.reason, result.now])
}

const RELEASE = writes(
  'payment_operations.release',
  `update payment_operations set held_until = $3 where shop_id = $1 and id = $2 and state = 'pending'`,
)

/** Leaves a pending operation to the job, which takes it up from then on. */
export async function releaseOperation(
  db: Connection,
  shopId: number,
  id: number,
  from: Date,
): Promise<void> {
  await db.query(RELEASE, [shopId, id, from])
}

const CLAIM = writes<StoredOperation>(
  'payment_operations.claim',
  `with due as (
     select shop_id, id from payment_operations where state = 'pending' and held_until <= $1
     order by held_until limit 1 for update skip locked)
   update payment_operations p set attempts = p.attempts + 1,
     held_until = $1::timestamptz + least(interval '15 s' * 2 ^ least(p.attempts - 1, 10), interval '10 min')
   from orders o
   where o.shop_id = p.shop_id and o.id = p.order_id and (p.shop_id, p.id) in (select shop_id, id from due)
   returning ${COLUMNS}, o.unique_key`,
)

/**
 * Takes up one pending operation that nobody is at work on, and holds it: 15 s at first, 10 minutes in the end, so that
 * one that cannot be settled is tried less and less often.
 */
export async function claimOperation(db: Connection, now: Date): Promise<StoredOperation | undefined> {
  const [row] = await db.query(CLAIM, [now])
  return row
}
