/**
 * Writing a decided change while the order is held: stock, the order, its history, its mails. Where money moves with it
 * that is when the payment is known; any of its steps can be repeated.
 */

import { adjustSlot, releaseClaims } from '../../../claims/claim-store.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { callPreparation } from '../../../db/deed.ts'
import { Problem } from '../../../http/problems.ts'
import { wholeSecond, writeDateTime } from '../../../lib/date-time.ts'
import { type Counting, giveBackLetters } from '../../../mail/outbox.ts'
import type { Outcome } from '../../../payments/gateway.ts'
import {
  findOperation,
  type OpenOperation,
  type OperationState,
  type StoredOperation,
  settleOperation,
} from '../../../payments/journal-store.ts'
import type { MailLimits } from '../../../shop-limits.ts'
import { findSender } from '../../../shops/store.ts'
import { addHistory } from '../history-store.ts'
import { queueOrderMails, type ToldChange, wordLetters } from '../mails/order-mails.ts'
import type { HistoryEntry, Order, OrderChange } from '../order.ts'
import { live } from '../rules/amounts.ts'
import { isMore, noteSurplus } from '../rules/surplus.ts'
import { moveStock, netTransfers, type Shortage, type StockTransfer } from '../stock-store.ts'
import { lockOrder, saveOrder } from '../store.ts'
import { decideAnew } from './decide-anew.ts'
import { decidedChange, type StoredDecision } from './decision.ts'
import { keepConclusion, UNDER_MAINTENANCE } from './kept-answer.ts'
import { noteSettled } from './note-settled.ts'

/** An order that is held, and who changes it. */
export interface HeldOrder {
  readonly id: number
  readonly order: Order
  readonly shopId: number
  /** Null for the system. */
  readonly tokenId: number | null
  /** What the buyer's link to it is made of; null for an order from elsewhere. */
  readonly secret: string | null
  /** Where links lead to. */
  readonly baseUrl: string
}

/** What the mails of a change are made of. */
export function toldChange(
  { order, shopId, secret, baseUrl }: HeldOrder,
  { after, mails }: OrderChange,
  now: Date,
): ToldChange {
  const link = secret === null ? null : { baseUrl, secret }
  return { shopId, before: order, after, causes: mails, now, link }
}

/**
 * Writes the order as it is after the change, with its history and mails. Its claims are released and its stock has moved
 * already. Throws 429 `mails/limit-reached` where the mails are counted and there may be no more.
 */
export async function applyChange(
  tx: Transaction,
  held: HeldOrder,
  change: OrderChange,
  counting: Counting,
  now: Date,
): Promise<void> {
  const { id, shopId, tokenId } = held
  await saveOrder(tx, shopId, id, change.after, now)
  await addHistory(tx, shopId, id, tokenId, change.history, now)
  await queueOrderMails(tx, toldChange(held, change, now), counting)
}

/**
 * Gives back what an order claims besides its pieces when the change cancels it: its coupon can be used again, and others can
 * fetch at its time (R-COUPON-5, R-TAKEOUT-2). One of which more or less is fetched has as much of its slot. To be called before the
 * stock moves: everybody holds claims before items.
 */
export async function changeClaims(
  tx: Transaction,
  { shopId, order }: HeldOrder,
  { after }: OrderChange,
): Promise<void> {
  const { status, unique_key } = after.detail
  if (status === 'cancelled' && order.detail.status !== status) return releaseClaims(tx, shopId, unique_key)
  const pieces = fetchedPieces(after)
  if (pieces !== fetchedPieces(order)) await adjustSlot(tx, shopId, unique_key, pieces)
}

function fetchedPieces({ detail, lines }: Order): number {
  const fetched = new Set(lines.filter(line => line.item_type === 'takeout').map(({ id }) => id))
  return live(detail.lines).reduce((sum, { id, amount }) => sum + (fetched.has(id) ? amount : 0), 0)
}

/** What a refusal for want of stock points at. */
interface Asked {
  readonly change: Pick<OrderChange, 'stock'>
  readonly body: unknown
}

/** Moves stock for a change that was asked for. Throws 422 update-rejected when there is not enough (R-AMOUNT-5). */
export async function takeStock(
  tx: Transaction,
  shopId: number,
  transfers: readonly StockTransfer[],
  asked: Asked,
  now: Date,
): Promise<void> {
  const shortages = await moveStock(tx, shopId, transfers, now)
  if (shortages.length === 0) return
  const violations = shortages.flatMap(shortage => violationsOf(shortage, asked))
  throw new Problem('orders/update-rejected', 'The stock does not suffice for the quantities.', {
    violations,
  })
}

/** One for each line that takes from the stock, at its place in the body. */
function violationsOf(shortage: Shortage, { change, body }: Asked) {
  const { lines = [] } = body as { readonly lines?: readonly { readonly id: number }[] }
  const takers = change.stock.filter(
    ({ item_id, variation_id, pieces }) =>
      pieces > 0 && item_id === shortage.item_id && variation_id === shortage.variation_id,
  )
  return takers.map(({ line_id, pieces }) => ({
    detail: `needs ${pieces} more in stock, where there are ${shortage.stock}`,
    pointer: `/lines/${lines.findIndex(({ id }) => id === line_id)}/amount`,
  }))
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
  if (outcome.result === 'done') {
    return conclude(context, operation, { state: 'done', reason: null }, outcome.surplus)
  }
  const reason = outcome.result === 'declined' ? inOneLine(outcome.reason) : UNDER_MAINTENANCE
  return conclude(context, operation, { state: 'refused', reason })
}

/** Gives a payment up that was never made. Nothing changes of the order. */
export function abandonPayment(context: Context, operation: OpenOperation): Promise<Conclusion> {
  const reason = 'the payment service could not be reached'
  return conclude(context, operation, { state: 'abandoned', reason })
}

/** What a service says reaches callers and the log. */
export function inOneLine(reason: string): string {
  return reason.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200)
}

function conclude(
  context: Context,
  { shop_id, id, unique_key }: OpenOperation,
  end: { readonly state: Exclude<OperationState, 'pending'>; readonly reason: string | null },
  surplus = 0,
): Promise<Conclusion> {
  return context.db.transaction(async tx => {
    const held = await lockOrder(tx, shop_id, unique_key)
    const operation = await findOperation(tx, shop_id, id)
    if (held === undefined || operation === undefined)
      return { state: 'abandoned', reason: 'the order is gone' }
    if (operation.state !== 'pending') return operation
    const now = wholeSecond(context.clock.now())
    const { baseUrl } = context
    const order = { ...held, shopId: shop_id, tokenId: operation.token_id, baseUrl }
    const { state, reason } = end
    if (state === 'done') {
      await applyDecided(tx, order, operation, surplus, now)
      await noteSettled(tx, { ...operation, shop_id, unique_key }, now)
    } else {
      await forgo(tx, order, operation, { state, reason, now }, context.config.mailLimits)
      // The history says what was tried; nobody has changed anything.
      callPreparation(tx)
    }
    await settleOperation(tx, shop_id, id, { ...end, now })
    await keepConclusion(tx, operation, end)
    return end
  })
}

/**
 * The change as it was decided, on the order as it is now: meanwhile only what no payment waits for can have changed. What the service
 * has beyond the payment is noted with it.
 */
async function applyDecided(
  tx: Transaction,
  held: HeldOrder,
  operation: StoredOperation,
  surplus: number,
  now: Date,
): Promise<void> {
  const { decision } = operation
  const decided =
    decision === null
      ? decideAnew(held.order, operation, now)
      : decidedChange(held.order, decision as StoredDecision, now)
  const change = changeWithSurplus(held.order, decided, surplus, now)
  const transfers = netTransfers([...change.stock, ...returned(operation)])
  await changeClaims(tx, held, change)
  const shortages = await moveStock(tx, held.shopId, transfers, now)
  if (shortages.length > 0) throw new Error('More stock is needed than was put aside')
  await applyChange(tx, held, change, 'counted before', now)
}

/** What the history calls it. */
const FORGONE = { refused: 'refuse_payment', abandoned: 'abandon_payment' } as const

/** The order stays as it is, but for the pieces that were put aside and the places of its mails; its history says what was tried. */
async function forgo(
  tx: Transaction,
  held: HeldOrder,
  operation: StoredOperation,
  { state, reason, now }: { state: keyof typeof FORGONE; reason: string | null; now: Date },
  mailLimits: MailLimits,
): Promise<void> {
  const { id, shopId, tokenId, order } = held
  const { decision, created_at } = operation
  if (decision !== null) {
    const change = decidedChange(order, decision as StoredDecision, now)
    const letters = wordLetters(toldChange(held, change, now), await findSender(tx, shopId))
    giveBackLetters(tx, shopId, letters, mailLimits, created_at)
  }
  await moveStock(tx, shopId, returned(operation), now)
  await addHistory(tx, shopId, id, tokenId, historyOfRefusal(state, operation, reason), now)
}

/** What the history tells of money that was not moved. */
export function historyOfRefusal(
  state: keyof typeof FORGONE,
  { kind, amount }: Pick<OpenOperation, 'kind' | 'amount'>,
  reason: string | null,
): HistoryEntry {
  const facts = Object.entries({ kind, amount, reason }).filter(([, after]) => after !== null)
  const changes = Object.fromEntries(facts.map(([name, after]) => [name, { before: null, after }]))
  return { event: FORGONE[state], changes }
}

function changeWithSurplus(order: Order, change: OrderChange, surplus: number, now: Date): OrderChange {
  if (!isMore(change.after, surplus)) return change
  const after = noteSurplus(change.after, surplus, writeDateTime(now))
  const balance_logs = { before: order.detail.balance_logs, after: after.detail.balance_logs }
  const { event, changes } = change.history
  return { ...change, after, history: { event, changes: { ...changes, balance_logs } } }
}

function returned({ reserved }: OpenOperation): StockTransfer[] {
  return (reserved as readonly StockTransfer[]).map(taken => ({ ...taken, pieces: -taken.pieces }))
}
