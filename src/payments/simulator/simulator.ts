/**
 * The built-in payment gateway: it moves no money and says so by its name. It keeps books as a real service does, in
 * tables of its own and in transactions of its own, and fails on request (docs/payments.md).
 */
import { once } from 'node:events'
import type { Database, Transaction } from '../../db/database.ts'
import { randomBase62 } from '../../lib/base62.ts'
import type { Clock } from '../../lib/clock.ts'
import type { AskedKind, Outcome, PaymentGateway, PaymentOperation } from '../gateway.ts'
import { findActionOf, findSource, setAction } from './action-store.ts'
import { beginAction, endAction, endOverdue, saveSource } from './actions.ts'
import { type Conduct, REDIRECT, readSource } from './faults.ts'
import { enter, toldLedger } from './ledger.ts'
import { findSecret } from './message-store.ts'
import { readMessage } from './messages.ts'
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

/** What the simulator lives on. */
export interface SimulatorParts {
  readonly db: Database
  readonly clock: Clock
  /** Where its pages are, without a slash at the end. */
  readonly baseUrl: string
}

/** The path before the name of a page of a buyer's. */
export const PAGES = '/payments/simulator'

/** Opens the simulator over the program's database. */
export function makeSimulator({ db, clock, baseUrl }: SimulatorParts): PaymentGateway {
  const pageOf = (name: string) => `${baseUrl}${PAGES}/${name}`
  return {
    name: 'simulator',
    pagesAt: [],
    takesTransfers: false,
    perform: async (operation, signal) => {
      const reply = await db.transaction(async tx =>
        carryOut(tx, await withSource(tx, operation), { now: clock.now(), pageOf }),
      )
      return deliver(reply, signal)
    },
    lookUp: async (key, shopId) => {
      const outcome = await findOutcome(db, shopId, key)
      if (outcome?.result !== 'action_required') return outcome ?? 'unknown'
      await db.transaction(tx => endOverdue(tx, shopId, outcome.transaction_id, clock.now()))
      return (await findOutcome(db, shopId, key)) ?? 'unknown'
    },
    readMessage: async message => readMessage(message, await findSecret(db)),
  }
}

/** What goes on around an operation. */
interface Surroundings {
  readonly now: Date
  readonly pageOf: (name: string) => string
}

/** A saved source stands for the one that was saved, of which the buyer need not be asked again. A store needs no source. */
async function withSource(tx: Transaction, operation: PaymentOperation): Promise<PaymentOperation> {
  const { source, source_is_kept, shopId, kind, method } = operation
  if (!begins(kind)) return operation
  if (source === null) return method === 'cvs' ? { ...operation, source: 'sim' } : operation
  const saved = source_is_kept ? await findSource(tx, shopId, source) : undefined
  return saved === undefined ? operation : { ...operation, source: withoutRedirect(saved) }
}

function withoutRedirect(source: string): string {
  const rest = source
    .replace(/^sim:?/, '')
    .split(',')
    .filter(pair => pair !== `authorise=${REDIRECT}`)
  return rest.join() === '' ? 'sim' : `sim:${rest.join()}`
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

async function carryOut(
  tx: Transaction,
  operation: PaymentOperation,
  surroundings: Surroundings,
): Promise<Reply> {
  const asked = await noteAsked(tx, operation, surroundings.now)
  if (asked.outcome !== null) return asked.outcome
  const found = begins(operation.kind) ? undefined : await findTransaction(tx, operation)
  const fault = faultOf(found === undefined ? operation.source : found.source, operation.kind)
  const first = asked.attempts === 1
  if (fault === 'dead' || (fault === 'timeout_before' && first)) return 'silence'
  if (fault === 'fail_once' && first) return 'failure'
  if (fault === 'maintenance') return { result: 'maintenance' }
  const outcome: Outcome =
    fault === 'decline'
      ? { result: 'declined', reason: 'declined, as the simulator was told to' }
      : await settle(tx, operation, found, surroundings)
  await keepOutcome(tx, operation, outcome)
  if (fault === 'timeout_after') return 'silence'
  return fault === 'garbage' ? 'garbage' : outcome
}

/** Faults are for transactions that the simulator made itself (R-PAY-15): others have no source. */
function faultOf(source: string | null, kind: AskedKind): Conduct | undefined {
  // A card is checked as it would be for a payment.
  const asked = kind === 'save_source' ? 'authorise' : kind
  return source === null ? undefined : readSource(source)?.get(asked)
}

/** Whether a transaction begins with it. */
function begins(kind: AskedKind): kind is 'authorise' | 'save_source' {
  return kind === 'authorise' || kind === 'save_source'
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
  surroundings: Surroundings,
): Promise<Outcome> {
  if (begins(operation.kind) || found === undefined) return authorise(tx, operation, surroundings)
  const id = idOf(operation)
  const awaited = await settleAwaited(tx, operation, id, found)
  if (awaited !== undefined) return awaited
  const entry = enterAsked(found, operation)
  // Of a transaction that it did not make it only knows what it was told, which is no ground to refuse anything.
  if ('refused' in entry && found.source !== null) return { result: 'declined', reason: entry.refused }
  await saveTransaction(tx, operation, id, 'after' in entry ? { ...found, ...entry.after } : found)
  return { result: 'done', transaction_id: id }
}

/** What is let go though a card was charged for it is given back, as another service does; what was paid at a store is not let go. */
function enterAsked(
  books: SimulatedTransaction,
  { kind, amount, method }: PaymentOperation,
): ReturnType<typeof enter> {
  if (begins(kind)) throw new Error(`Nothing is entered by ${kind}`)
  const { captured, refunded } = books
  if (kind === 'void' && captured > 0 && method !== 'cvs') return enter(books, 'refund', captured - refunded)
  return enter(books, kind, amount ?? 0)
}

/** A new transaction; where the buyer has to do something first its books stay empty until then. */
async function authorise(
  tx: Transaction,
  operation: PaymentOperation,
  { now, pageOf }: Surroundings,
): Promise<Outcome> {
  const { source, amount, method, buyer, shopId, kind } = operation
  const conduct = source === null ? undefined : readSource(source)
  if (source === null || conduct === undefined) {
    return { result: 'declined', reason: 'the source is none of the simulator' }
  }
  const id = `sim_${randomBase62(22)}`
  const waits = method === 'cvs' || conduct.get('authorise') === REDIRECT
  const authorised = waits ? 0 : (amount ?? 0)
  // What keeps a card opens no books: there is nothing to charge.
  const books = { authorised, captured: 0, refunded: 0, voided: kind === 'save_source' }
  await saveTransaction(tx, operation, id, { source, ...books })
  if (waits) return beginAction(tx, operation, id, pageOf, now)
  const done = { result: 'done', transaction_id: id } as const
  return buyer?.saves_source ? { ...done, saved_source: await saveSource(tx, shopId, source) } : done
}

/** What can be done with a transaction while its buyer has not acted; undefined where nothing is awaited. */
async function settleAwaited(
  tx: Transaction,
  { shopId, kind, amount }: PaymentOperation,
  id: string,
  books: SimulatedTransaction,
): Promise<Outcome | undefined> {
  // What is authorised waits for nobody; nor does what another service made.
  if (books.authorised > 0) return undefined
  const action = await findActionOf(tx, shopId, id)
  // Nothing is left to let go.
  if (action?.state === 'declined' && kind === 'void') return { result: 'done', transaction_id: id }
  if (action?.state !== 'open') return undefined
  if (kind === 'void') await endAction(tx, action, books, 'it was let go')
  else if (kind === 'change_amount') await setAction(tx, action, { state: 'open', amount: amount ?? 0 })
  else return { result: 'declined', reason: 'the buyer has not paid yet' }
  return { result: 'done', transaction_id: id }
}
