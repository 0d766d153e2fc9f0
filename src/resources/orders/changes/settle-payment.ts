/** From a payment that is meant to one that is done or refused, and the order with it. Any step can be repeated. */
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { Problem } from '../../../http/problems.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import {
  type Outcome,
  type PaymentOperation,
  performPayment,
  UndeterminedError,
} from '../../../payments/gateway.ts'
import {
  findOperation,
  type OpenOperation,
  type OperationState,
  releaseOperation,
  type StoredOperation,
  settleOperation,
} from '../../../payments/journal-store.ts'
import { addHistory } from '../history-store.ts'
import { moveStock, netTransfers, type StockTransfer } from '../stock-store.ts'
import { lockOrder } from '../store.ts'
import { applyChange, type HeldOrder } from './apply-change.ts'
import { CHANGES, type ChangeName } from './changes.ts'
import { decidedChange, type StoredDecision } from './decision.ts'
import { decideAnew } from './undecided.ts'

/** Has the payment made and the change with it. Throws what the caller is told when that fails, or stays open. */
export async function settlePayment(context: Context, operation: OpenOperation): Promise<void> {
  let outcome: Outcome
  try {
    outcome = await performPayment(context.payments, gatewayOperation(operation))
  } catch (error) {
    throw await leaveOpen(context, operation, error)
  }
  const conclusion = await concludePayment(context, operation, outcome)
  if (conclusion.state === 'done') return
  const { rejected, maintenance } = CHANGES[operation.change as ChangeName]
  const type = conclusion.reason === MAINTENANCE ? maintenance : rejected
  throw new Problem(type, `The payment service refused: ${conclusion.reason}. Nothing was changed.`)
}

const MAINTENANCE = 'it is under maintenance'

/** What the gateway is asked. */
export function gatewayOperation(operation: OpenOperation): PaymentOperation {
  const { key, shop_id, unique_key, kind, method, transaction, amount } = operation
  const named = { key, shopId: shop_id, orderKey: unique_key, kind, method: method ?? 'unknown' }
  return { ...named, transaction, amount, source: null }
}

/** The job may take it up at once. If that cannot be written the hold simply runs out. */
async function leaveOpen(context: Context, { shop_id, id }: OpenOperation, cause: unknown): Promise<unknown> {
  if (!(cause instanceof UndeterminedError)) return cause
  await releaseOperation(context.db, shop_id, id, context.clock.now()).catch((error: unknown) =>
    context.log.warn({ err: error }, 'a payment stays held until its time is over'),
  )
  const timedOut = cause.why === 'timeout'
  return new Problem(
    timedOut ? 'internal/gateway-timeout' : 'internal/bad-gateway',
    `The payment service ${timedOut ? 'did not answer in time' : 'gave no answer that can be understood'}. Whether the change was made will be found out; do not send it again, read the order in a minute.`,
    { cause },
  )
}

/** How an operation ended. */
export interface Conclusion {
  readonly state: OperationState
  readonly reason: string | null
}

/** Writes down what became of a payment, and the order with it; answers what was written first when it was concluded before. */
export function concludePayment(
  context: Context,
  operation: OpenOperation,
  outcome: Outcome,
): Promise<Conclusion> {
  if (outcome.result === 'done') return conclude(context, operation, { state: 'done', reason: null })
  const reason = outcome.result === 'declined' ? inOneLine(outcome.reason) : MAINTENANCE
  return conclude(context, operation, { state: 'refused', reason })
}

/** Gives a payment up that was never made. Nothing changes of the order. */
export function abandonPayment(context: Context, operation: OpenOperation): Promise<Conclusion> {
  const reason = 'the payment service could not be reached'
  return conclude(context, operation, { state: 'abandoned', reason })
}

/** What a service says reaches callers and the log. */
function inOneLine(reason: string): string {
  return reason.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200)
}

function conclude(
  context: Context,
  { shop_id, id, unique_key }: OpenOperation,
  end: { readonly state: Exclude<OperationState, 'pending'>; readonly reason: string | null },
): Promise<Conclusion> {
  return context.db.transaction(async tx => {
    const held = await lockOrder(tx, shop_id, unique_key)
    const operation = await findOperation(tx, shop_id, id)
    if (held === undefined || operation === undefined)
      return { state: 'abandoned', reason: 'the order is gone' }
    if (operation.state !== 'pending') return operation
    const now = wholeSecond(context.clock.now())
    const order = { ...held, shopId: shop_id, tokenId: operation.token_id }
    const { state, reason } = end
    if (state === 'done') await applyDecided(tx, order, operation, now)
    else await forgo(tx, order, operation, { state, reason, now })
    await settleOperation(tx, shop_id, id, { ...end, now })
    return end
  })
}

/** The change as it was decided, on the order as it is now: meanwhile only what no payment waits for can have changed. */
async function applyDecided(
  tx: Transaction,
  held: HeldOrder,
  operation: StoredOperation,
  now: Date,
): Promise<void> {
  const { decision } = operation
  const change =
    decision === null
      ? decideAnew(held.order, operation, now)
      : decidedChange(held.order, decision as StoredDecision, now)
  const transfers = netTransfers([...change.stock, ...returned(operation)])
  const shortages = await moveStock(tx, held.shopId, transfers, now)
  if (shortages.length > 0) throw new Error('More stock is needed than was put aside')
  await applyChange(tx, held, change, now)
}

/** What the history calls it. */
const FORGONE = { refused: 'refuse_payment', abandoned: 'abandon_payment' } as const

/** The order stays as it is, but for the pieces that were put aside; its history says what was tried. */
async function forgo(
  tx: Transaction,
  { id, shopId, tokenId }: HeldOrder,
  operation: OpenOperation,
  { state, reason, now }: { state: keyof typeof FORGONE; reason: string | null; now: Date },
): Promise<void> {
  await moveStock(tx, shopId, returned(operation), now)
  const { kind, amount } = operation
  const facts = Object.entries({ kind, amount, reason }).filter(([, after]) => after !== null)
  const changes = Object.fromEntries(facts.map(([name, after]) => [name, { before: null, after }]))
  await addHistory(tx, shopId, id, tokenId, { event: FORGONE[state], changes }, now)
}

function returned({ reserved }: OpenOperation): StockTransfer[] {
  return (reserved as readonly StockTransfer[]).map(taken => ({ ...taken, pieces: -taken.pieces }))
}
