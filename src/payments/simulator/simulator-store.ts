/** The simulated service's own tables. A real service keeps its books elsewhere; nothing else uses these. */
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import type { Outcome, PaymentOperation } from '../gateway.ts'
import type { Ledger } from './ledger.ts'

/** What is known of a key: how often it was asked for, this time included, and the answer if there is one. */
export interface Asked {
  readonly attempts: number
  readonly outcome: Outcome | null
}

const NOTE = writes<Asked>(
  'simulated_operations.note',
  `insert into simulated_operations (shop_id, key, kind, transaction_id, amount, at) values ($1, $2, $3, $4, $5, $6)
   on conflict (shop_id, key) do update set attempts = simulated_operations.attempts + 1
   returning attempts, outcome`,
)

/** Notes that an operation was asked for, and holds it until the transaction ends. */
export async function noteAsked(
  tx: Transaction,
  { shopId, key, kind, transaction, amount }: PaymentOperation,
  now: Date,
): Promise<Asked> {
  const [row] = await tx.query(NOTE, [shopId, key, kind, transaction?.id ?? null, amount, now])
  if (row === undefined) throw new Error('simulated_operations.note answered no row')
  return row
}

const ANSWER = writes(
  'simulated_operations.answer',
  `update simulated_operations set outcome = $3 where shop_id = $1 and key = $2`,
)

/** Keeps the answer for every later call with the key, in place of an earlier one where the buyer has acted since. */
export async function keepOutcome(
  tx: Transaction,
  { shopId, key }: Pick<PaymentOperation, 'shopId' | 'key'>,
  outcome: Outcome,
): Promise<void> {
  await tx.query(ANSWER, [shopId, key, JSON.stringify(outcome)])
}

const FIND_OUTCOME = reads<{ outcome: Outcome | null }>(
  'simulated_operations.find_outcome',
  `select outcome from simulated_operations where shop_id = $1 and key = $2`,
)

/** The answer that was given for a key; undefined when there is none. */
export async function findOutcome(db: Connection, shopId: number, key: string): Promise<Outcome | undefined> {
  const [row] = await db.query(FIND_OUTCOME, [shopId, key])
  return row?.outcome ?? undefined
}

/** A transaction in the books. */
export interface SimulatedTransaction extends Ledger {
  readonly source: string | null
}

const SAVE_LEDGER = writes(
  'simulated_transactions.save_ledger',
  `update simulated_transactions set authorised = $3, captured = $4, refunded = $5, voided = $6
   where shop_id = $1 and id = $2`,
)

/** Writes the books of a transaction that is held. */
export async function saveLedger(
  tx: Transaction,
  shopId: number,
  id: string,
  { authorised, captured, refunded, voided }: Ledger,
): Promise<void> {
  await tx.query(SAVE_LEDGER, [shopId, id, authorised, captured, refunded, voided])
}

const LOCK = writes<SimulatedTransaction>(
  'simulated_transactions.lock',
  `select source, authorised, captured, refunded, voided from simulated_transactions
   where shop_id = $1 and id = $2 for update`,
)

/** Holds a transaction until the database's one ends; undefined when it is not in the books. */
export async function lockTransaction(
  tx: Transaction,
  shopId: number,
  id: string,
): Promise<SimulatedTransaction | undefined> {
  const [row] = await tx.query(LOCK, [shopId, id])
  return row
}

const SAVE = writes(
  'simulated_transactions.save',
  `insert into simulated_transactions (shop_id, id, order_key, method, source, authorised, captured, refunded, voided)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (shop_id, id) do update set authorised = excluded.authorised, captured = excluded.captured,
     refunded = excluded.refunded, voided = excluded.voided`,
)

/** Writes a transaction's books. */
export async function saveTransaction(
  tx: Transaction,
  { shopId, orderKey, method }: Pick<PaymentOperation, 'shopId' | 'orderKey' | 'method'>,
  id: string,
  { source, authorised, captured, refunded, voided }: SimulatedTransaction,
): Promise<void> {
  await tx.query(SAVE, [shopId, id, orderKey, method, source, authorised, captured, refunded, voided])
}
