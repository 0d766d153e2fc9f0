/**
 * The one way in which an order changes: held, judged by a rule, written with its stock, history and mails in one
 * transaction. Where money has to move first, that transaction only writes down what was decided, and another carries it
 * out (`ask-payment.ts`, `apply-change.ts`).
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { callPreparation } from '../../../db/deed.ts'
import { leaveAnswerOpen } from '../../../http/idempotency/keyed-calls.ts'
import { notFound, Problem } from '../../../http/problems.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import {
  findPending,
  insertOperation,
  type NewOperation,
  type OpenOperation,
} from '../../../payments/journal-store.ts'
import type { MailLimits } from '../../../shop-limits.ts'
import { countHistory } from '../history-store.ts'
import { countOrderMails } from '../mails/order-mails.ts'
import type { MoneyStep, Order, OrderChange } from '../order.ts'
import { deliverableFrom } from '../rules/deliver-downloads.ts'
import { currentTransaction, isMovedByService } from '../rules/payment.ts'
import { netTransfers } from '../stock-store.ts'
import { lockOrder, takeId } from '../store.ts'
import { advanceOrder } from './advance-order.ts'
import {
  applyChange,
  changeClaims,
  concludePayment,
  type HeldOrder,
  takeStock,
  toldChange,
} from './apply-change.ts'
import { askPayment } from './ask-payment.ts'
import { CHANGES, type ChangeBodies, type ChangeName, NO_ID } from './change-table.ts'
import { storedDecision } from './decision.ts'
import { refusedByService } from './kept-answer.ts'
import { findSurroundings } from './surroundings.ts'

/** Who asks for a change: a token of the shop, or the system. */
export interface Asker {
  readonly shopId: number
  readonly tokenId: number | null
}

/** Milliseconds that a change waits for another's payment. Such a payment takes `GATEWAY_TIMEOUT_MS` at most. */
const PATIENCE_MS = 4000
const LOOK_AGAIN_MS = 25

/** The requests that ask for a payment and write its result have it to themselves for so long. */
const HOLD_MS = 30_000

/**
 * Changes an order, whose key is told in either case. Throws 404, the rule's refusal, that of the payment service, or 429
 * where its mails are too many;
 * after 502 and 504 it is open what became of the payment, and the job settles it.
 */
export async function changeOrder<Name extends ChangeName>(
  context: Context,
  asker: Asker,
  uniqueKey: string,
  name: Name,
  body: ChangeBodies[Name],
): Promise<void> {
  const key = uniqueKey.toUpperCase()
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const attempt = await attemptChange(context, asker, key, name, body).catch(keptOut)
    if (attempt.is === 'meant') await settle(context, name, attempt.operation)
    if (attempt.is !== 'kept out') return attempt.next ? advance(context, asker, key) : undefined
    if (!attempt.atWork || performance.now() > until) throw openPayment(name)
    await delay(LOOK_AGAIN_MS)
  }
}

/** The changes that could be made again and again: the others bring an order to its end. */
const ENDLESS: Partial<Record<ChangeName, true>> = {
  update_order: true,
  update_order_customer: true,
  update_order_shipping: true,
  update_order_delivery: true,
  update_order_shop_memo: true,
  update_dispatch: true,
}

/** Throws 422 when the history of the order has as many entries as it may have (R-LIMIT-13). */
async function requireRoom(
  tx: Transaction,
  { shopId, id }: { readonly shopId: number; readonly id: number },
  limit: number,
): Promise<void> {
  if ((await countHistory(tx, shopId, id, limit)) < limit) return
  throw new Problem(
    'orders/update-rejected',
    `The order was changed ${limit} times. It can still be dispatched or cancelled.`,
  )
}

type Attempt =
  | ({ readonly is: 'done' } & Followed)
  | ({ readonly is: 'meant'; readonly operation: OpenOperation } & Followed)

/** Undoes an attempt that an open payment is in the way of, so that its order is let go; `atWork` when somebody will be through with it soon. */
class KeptOut extends Error {
  readonly is = 'kept out'
  readonly atWork: boolean

  constructor(atWork: boolean) {
    super('An open payment is in the way')
    this.atWork = atWork
  }
}

function keptOut(error: unknown): KeptOut {
  if (error instanceof KeptOut) return error
  throw error
}

/** Whether something happens to the order by itself once the change is made. */
interface Followed {
  readonly next: boolean
}

/** Has the payment made and the change with it. Throws what the caller is told when that fails, or stays open. */
async function settle(context: Context, name: ChangeName, operation: OpenOperation): Promise<void> {
  const outcome = await askPayment(context, operation)
  const { state, reason } = await concludePayment(context, operation, outcome)
  if (state === 'done') return
  throw refusedByService(name, reason)
}

/** The change is done, whatever becomes of this: what is not done now is done by the job. */
async function advance(context: Context, { shopId }: Asker, uniqueKey: string): Promise<void> {
  await advanceOrder(context, shopId, uniqueKey).catch((error: unknown) =>
    context.log.warn({ err: error }, 'what follows of a change is left to the job'),
  )
}

function attemptChange<Name extends ChangeName>(
  context: Context,
  asker: Asker,
  uniqueKey: string,
  name: Name,
  body: ChangeBodies[Name],
): Promise<Attempt> {
  const { shopId } = asker
  const { mailLimits } = context.config
  return context.db.transaction(async tx => {
    const held = await lockOrder(tx, shopId, uniqueKey)
    if (held === undefined) throw notFound('orders')
    if (name in ENDLESS)
      await requireRoom(tx, { shopId, id: held.id }, context.config.shopLimits.order_changes)
    const now = wholeSecond(context.clock.now())
    const surroundings = await findSurroundings(tx, shopId, name, body, now)
    const { rule, makes, waits } = CHANGES[name]
    const allowed = rule(held.order, body, surroundings, NO_ID)
    const pending = waits ? await findPending(tx, shopId, held.id) : undefined
    if (pending !== undefined) throw new KeptOut(pending.held_until > now)
    const change =
      makes === undefined ? allowed : rule(held.order, body, surroundings, await takeId(tx, makes))
    const { baseUrl } = context
    return carryOut(tx, { ...held, ...asker, uniqueKey, baseUrl }, { name, body, change, mailLimits, now })
  })
}

interface Decided {
  readonly name: ChangeName
  readonly body: unknown
  readonly change: OrderChange
  readonly mailLimits: MailLimits
  readonly now: Date
}

async function carryOut(
  tx: Transaction,
  held: HeldOrder & { readonly uniqueKey: string },
  decided: Decided,
): Promise<Attempt> {
  const { change, mailLimits, now } = decided
  const { money, stock } = change
  const next = deliverableFrom(change.after, now)?.getTime() === now.getTime()
  const transfers = netTransfers(stock)
  // Money that people take and give back by hand is no service's business (R-PAY-7).
  if (money === null || !isMovedByService(held.order)) {
    await changeClaims(tx, held, change)
    await takeStock(tx, held.shopId, transfers, decided, now)
    await applyChange(tx, held, change, mailLimits, now)
    if (money !== null) await note(tx, held, money, decided, { state: 'done', reserved: [] })
    return { is: 'done', next }
  }
  // What is taken must be there when the money has moved; what is given back is not given before it has.
  const reserved = transfers.filter(({ pieces }) => pieces > 0)
  await takeStock(tx, held.shopId, reserved, decided, now)
  const operation = await note(tx, held, money, decided, { state: 'pending', reserved })
  // Whether it is done, the service says: what is noted of it goes with `concludePayment`.
  callPreparation(tx)
  // Once the money has moved it is too late to say that nobody may be told.
  await countOrderMails(tx, toldChange(held, change, now), mailLimits)
  return { is: 'meant', operation, next }
}

async function note(
  tx: Transaction,
  { shopId, id, tokenId, uniqueKey, order }: HeldOrder & { readonly uniqueKey: string },
  money: MoneyStep,
  { name, change, now }: Decided,
  { state, reserved }: { readonly state: 'pending' | 'done'; readonly reserved: NewOperation['reserved'] },
): Promise<OpenOperation> {
  const operation: NewOperation = {
    order_id: id,
    key: randomUUID(),
    kind: money.kind,
    method: order.detail.payment.method,
    transaction: knownTransaction(order),
    amount: 'amount' in money ? money.amount : null,
    change: name,
    decision: storedDecision(order, change),
    token_id: tokenId,
    reserved,
    request_key: state === 'pending' ? await leaveAnswerOpen(tx) : null,
  }
  const heldUntil = new Date(now.getTime() + HOLD_MS)
  const operationId = await insertOperation(tx, shopId, operation, { state, now, heldUntil })
  return { ...operation, shop_id: shopId, id: operationId, unique_key: uniqueKey }
}

function knownTransaction({ detail }: Order): NewOperation['transaction'] {
  const known = detail.payment.transactions[currentTransaction(detail)]
  return known === undefined ? null : { id: known.transaction_id, status: known.status, amount: known.amount }
}

function openPayment(name: ChangeName): Problem {
  return new Problem(
    CHANGES[name].rejected,
    'The payment of an earlier change of this order is still open. Read the order in a minute, then decide again.',
  )
}
