/**
 * The built-in payment gateway: it moves no money and says so by its name. It keeps books as a real service does, in
 * tables of its own and in transactions of its own, and fails on request (docs/payments.md).
 */
import { once } from 'node:events'
import type { Database, Transaction } from '../../db/database.ts'
import { randomBase62 } from '../../lib/base62.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Outcome, PaymentGateway, PaymentKind, PaymentOperation } from '../gateway.ts'
import { type Fault, readSource } from './faults.ts'
import { enter, toldLedger } from './ledger.ts'
import {
  findOutcome,
  keepOutcome,
  lockTransaction,
  noteAsked,
  type SimulatedTransaction,
  saveTransaction,
} from './simulator-store.ts'

/** What happens to a call: its answer, or none. */
type Reply = Outcome | 'silence' | 'failure' | 'garbage'

/** Opens the simulator over the program's database. */
export function makeSimulator({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): PaymentGateway {
  return {
    name: 'simulator',
    perform: async (operation, signal) => {
      const reply = await db.transaction(tx => carryOut(tx, operation, clock.now()))
      return deliver(reply, signal)
    },
    lookUp: async (key, shopId) => (await findOutcome(db, shopId, key)) ?? 'unknown',
  }
}

/** What the caller gets to hear. What was done stays done whatever that is. */
async function deliver(reply: Reply, signal: AbortSignal): Promise<unknown> {
  if (reply === 'silence') {
    if (!signal.aborted) await once(signal, 'abort')
    throw signal.reason
  }
  if (reply === 'failure') throw new Error('The simulated service failed, as it was told to')
  if (reply === 'garbage') return '<html><h1>It works!</h1></html>'
  return reply
}

async function carryOut(tx: Transaction, operation: PaymentOperation, now: Date): Promise<Reply> {
  const asked = await noteAsked(tx, operation, now)
  if (asked.outcome !== null) return asked.outcome
  const found = operation.kind === 'authorise' ? undefined : await findTransaction(tx, operation)
  const fault = faultOf(found === undefined ? operation.source : found.source, operation.kind)
  const first = asked.attempts === 1
  if (fault === 'dead' || (fault === 'timeout_before' && first)) return 'silence'
  if (fault === 'fail_once' && first) return 'failure'
  if (fault === 'maintenance') return { result: 'maintenance' }
  const outcome: Outcome =
    fault === 'decline'
      ? { result: 'declined', reason: 'declined, as the simulator was told to' }
      : await settle(tx, operation, found)
  await keepOutcome(tx, operation, outcome)
  if (fault === 'timeout_after') return 'silence'
  return fault === 'garbage' ? 'garbage' : outcome
}

/** Faults are for transactions that the simulator made itself (R-PAY-15): others have no source. */
function faultOf(source: string | null, kind: PaymentKind): Fault | undefined {
  return source === null ? undefined : readSource(source)?.get(kind)
}

async function findTransaction(tx: Transaction, operation: PaymentOperation): Promise<SimulatedTransaction> {
  const found = await lockTransaction(tx, operation.shopId, idOf(operation))
  if (found !== undefined) return found
  const told = operation.transaction ?? { status: null, amount: null }
  return { source: null, ...toldLedger(told, operation.amount ?? 0) }
}

/** An order that came in without a transaction's name has one by its key. */
function idOf({ transaction, orderKey }: PaymentOperation): string {
  return transaction?.id ?? `order-${orderKey}`
}

async function settle(
  tx: Transaction,
  operation: PaymentOperation,
  found: SimulatedTransaction | undefined,
): Promise<Outcome> {
  const { kind, source, amount } = operation
  if (kind === 'authorise' || found === undefined) {
    if (source === null || readSource(source) === undefined) {
      return { result: 'declined', reason: 'the source is none of the simulator' }
    }
    const id = `sim_${randomBase62(22)}`
    await saveTransaction(tx, operation, id, {
      source,
      ...{ authorised: amount ?? 0, captured: 0, refunded: 0, voided: false },
    })
    return { result: 'done', transaction_id: id }
  }
  const entry = enter(found, kind, amount ?? 0)
  // Of a transaction that it did not make it only knows what it was told, which is no ground to refuse anything.
  if ('refused' in entry && found.source !== null) return { result: 'declined', reason: entry.refused }
  const id = idOf(operation)
  await saveTransaction(tx, operation, id, 'after' in entry ? { ...found, ...entry.after } : found)
  return { result: 'done', transaction_id: id }
}
