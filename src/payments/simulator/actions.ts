/**
 * What buyers do at the simulated service: on the page that they were sent to, or at a convenience store. The books of the
 * transaction are held first, always, so that of a buyer who pays and a shop that lets go one comes second.
 */
import { randomInt } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import { randomBase62 } from '../../lib/base62.ts'
import { readDateTime, writeDateTime } from '../../lib/date-time.ts'
import type { Outcome, PaymentOperation } from '../gateway.ts'
import {
  findAction,
  findActionOf,
  insertAction,
  keepSource,
  type SimulatedAction,
  setAction,
} from './action-store.ts'
import { keepOutcome, lockTransaction, type SimulatedTransaction, saveLedger } from './simulator-store.ts'

/** A buyer who is told nothing of a time has so long. */
const DEFAULT_MS = 3 * 24 * 60 * 60 * 1000

/** Digits of a number for a convenience store. */
const NUMBER_DIGITS = 13

/** Begins to wait for the buyer of a transaction whose books are opened. Answers what the buyer is to do. */
export async function beginAction(
  tx: Transaction,
  { shopId, key, method, amount, buyer }: PaymentOperation,
  transaction_id: string,
  pageOf: (name: string) => string,
  now: Date,
): Promise<Outcome> {
  const until = readDateTime(buyer?.until ?? '') ?? new Date(now.getTime() + DEFAULT_MS)
  const kind = method === 'cvs' ? 'pay_at_store' : 'redirect'
  const name = kind === 'redirect' ? randomBase62(22) : digits(NUMBER_DIGITS)
  await insertAction(tx, {
    ...{ shop_id: shopId, transaction_id, name, kind, key, until, amount: amount ?? 0 },
    saves_source: buyer?.saves_source ?? false,
    return_url: buyer?.return_url ?? null,
  })
  const told = { until: writeDateTime(until) }
  return {
    ...{ result: 'action_required', transaction_id },
    action:
      kind === 'redirect'
        ? { type: 'redirect', url: pageOf(name), ...told }
        : { type: 'pay_at_store', number: name, ...told },
  }
}

function digits(length: number): string {
  return Array.from({ length }, (_, at) => String(at === 0 ? randomInt(1, 10) : randomInt(10))).join('')
}

/** What came of what a buyer did: the action afterwards; undefined when there is none of this name. */
export async function act(
  tx: Transaction,
  name: string,
  choice: 'approve' | 'decline',
  now: Date,
): Promise<SimulatedAction | undefined> {
  const known = await findAction(tx, name)
  if (known === undefined) return undefined
  const { shop_id, transaction_id } = known
  const books = await lockTransaction(tx, shop_id, transaction_id)
  const action = await findActionOf(tx, shop_id, transaction_id)
  if (books === undefined || action === undefined || action.state !== 'open') return action
  if (now > action.until) return endAction(tx, action, books, 'the time for it is over')
  if (choice === 'decline') return endAction(tx, action, books, 'the buyer declined')
  const { amount, kind } = action
  const paid = kind === 'pay_at_store' ? amount : 0
  await saveLedger(tx, shop_id, transaction_id, { ...books, authorised: amount, captured: paid })
  await setAction(tx, action, { state: 'approved', amount })
  await keepOutcome(tx, { shopId: shop_id, key: action.key }, await approved(tx, action, books))
  return { ...action, state: 'approved' }
}

async function approved(
  tx: Transaction,
  { shop_id, transaction_id, saves_source }: SimulatedAction,
  { source }: SimulatedTransaction,
): Promise<Outcome> {
  const done = { result: 'done', transaction_id } as const
  return saves_source && source !== null
    ? { ...done, saved_source: await saveSource(tx, shop_id, source) }
    : done
}

/** Keeps what a buyer pays with; answers its name. */
export async function saveSource(tx: Transaction, shopId: number, source: string): Promise<string> {
  const id = `sim_saved_${randomBase62(22)}`
  await keepSource(tx, shopId, id, source)
  return id
}

/** Nothing comes of an action whose transaction's books are held: the buyer declined, was too late, or the shop let it go. */
export async function endAction(
  tx: Transaction,
  action: SimulatedAction,
  books: SimulatedTransaction,
  reason: string,
): Promise<SimulatedAction> {
  const { shop_id, transaction_id, key, amount } = action
  await saveLedger(tx, shop_id, transaction_id, { ...books, voided: true })
  await setAction(tx, action, { state: 'declined', amount })
  await keepOutcome(tx, { shopId: shop_id, key }, { result: 'declined', reason })
  return { ...action, state: 'declined' }
}

/** Ends what a transaction waits for, if its time is over. */
export async function endOverdue(
  tx: Transaction,
  shopId: number,
  transactionId: string,
  now: Date,
): Promise<void> {
  const books = await lockTransaction(tx, shopId, transactionId)
  const action = await findActionOf(tx, shopId, transactionId)
  if (books === undefined || action?.state !== 'open' || now <= action.until) return
  await endAction(tx, action, books, 'the time for it is over')
}
