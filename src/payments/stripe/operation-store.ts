/** What was asked of Stripe, under the program's own keys (`stripe_operations`). */
import type { Connection } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import type { AskedKind, Outcome, PaymentOperation } from '../gateway.ts'

/** An operation as it was asked for. */
export interface AskedOperation {
  readonly shop_id: number
  readonly key: string
  readonly kind: AskedKind
  readonly method: string
  /** Yen. */
  readonly amount: number | null
  /** The payment that it is about; null where it makes one. */
  readonly transaction_id: string | null
  /** The object of Stripe's that it made or changed; null until that has answered. */
  readonly object_id: string | null
  /** Until when the buyer can act. */
  readonly until: Date | null
  /** What became of it, once that is final. */
  readonly outcome: Outcome | null
  /** When it was asked for last; within half a minute that stays the first time. */
  readonly asked_at: Date
  /** The number of the key that it is asked by, from 1: there is a further one once a call has failed at Stripe. */
  readonly attempt: number
}

const COLUMNS =
  'shop_id, key, kind, method, amount, transaction_id, object_id, until, outcome, asked_at, attempt'

/** What is known of a key, and whether it was asked for before. */
interface NotedOperation extends AskedOperation {
  readonly is_new: boolean
}

const NOTE = writes<NotedOperation>(
  'stripe_operations.note',
  // What no transaction has changed or held yet is what this one has inserted.
  `insert into stripe_operations as s (shop_id, key, kind, method, amount, transaction_id, until, asked_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (shop_id, key) do update set key = excluded.key
   returning ${COLUMNS}, s.xmax = 0 as is_new`,
)

/** Notes that it is asked for, before it is; answers what is known of its key. */
export async function noteAsked(
  db: Connection,
  { shopId, key, kind, method, amount, transaction, buyer }: PaymentOperation,
  now: Date,
): Promise<NotedOperation> {
  const until = buyer === undefined ? null : new Date(buyer.until)
  const [row] = await db.query(NOTE, [shopId, key, kind, method, amount, transaction?.id ?? null, until, now])
  if (row === undefined) throw new Error('stripe_operations.note answered no row')
  return row
}

const ASK_AGAIN = writes<Pick<AskedOperation, 'asked_at' | 'attempt'>>(
  'stripe_operations.ask_again',
  // Those who ask at about the same time ask for the same, to the second.
  `update stripe_operations set attempt = attempt + case when has_failed then 1 else 0 end, has_failed = false,
     asked_at = case when asked_at < $3::timestamptz - interval '30 s' then $3::timestamptz else asked_at end
   where shop_id = $1 and key = $2 returning asked_at, attempt`,
)

/**
 * Notes that Stripe, which has made nothing for it by now, is asked anew, and by which key: what is lost then is looked for around this
 * moment. Of a call that failed Stripe would tell the same again, so that there is a further key.
 */
export async function noteAskedAgain(
  db: Connection,
  { shop_id, key }: Pick<AskedOperation, 'shop_id' | 'key'>,
  now: Date,
): Promise<Pick<AskedOperation, 'asked_at' | 'attempt'>> {
  const [row] = await db.query(ASK_AGAIN, [shop_id, key, now])
  if (row === undefined) throw new Error('stripe_operations.ask_again answered no row')
  return row
}

const FAIL = writes(
  'stripe_operations.fail',
  `update stripe_operations set has_failed = true
   where shop_id = $1 and key = $2 and attempt = $3 and outcome is null`,
)

/** Notes that a call by its latest key failed at Stripe, or was refused for now: by that key it would be again. */
export async function noteFailure(
  db: Connection,
  { shop_id, key, attempt }: Pick<AskedOperation, 'shop_id' | 'key' | 'attempt'>,
): Promise<void> {
  await db.query(FAIL, [shop_id, key, attempt])
}

const FIND = reads<AskedOperation>(
  'stripe_operations.find',
  `select ${COLUMNS} from stripe_operations where shop_id = $1 and key = $2`,
)

/** The operation of a key; undefined when nothing was ever asked under it. */
export async function findAsked(
  db: Connection,
  shopId: number,
  key: string,
): Promise<AskedOperation | undefined> {
  const [row] = await db.query(FIND, [shopId, key])
  return row
}

const KEEP = writes(
  'stripe_operations.keep',
  `update stripe_operations set object_id = coalesce($3, object_id), outcome = coalesce(outcome, $4::json)
   where shop_id = $1 and key = $2`,
)

/** Notes the object of Stripe's, and what became of the operation where that is final: the first such word stays. */
export async function keepAnswer(
  db: Connection,
  { shop_id, key }: Pick<AskedOperation, 'shop_id' | 'key'>,
  objectId: string | null,
  outcome: Outcome | null,
): Promise<void> {
  await db.query(KEEP, [shop_id, key, objectId, outcome === null ? null : JSON.stringify(outcome)])
}
