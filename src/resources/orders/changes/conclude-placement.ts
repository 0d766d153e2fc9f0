/** What becomes of an order whose payment a service was asked for: it is made, or its pieces go back and its money is let go. */

import { releaseClaims } from '../../../claims/claim-store.ts'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { together } from '../../../db/pipeline.ts'
import { wholeSecond } from '../../../lib/date-time.ts'
import { giveBackLetters } from '../../../mail/outbox.ts'
import { isPaidLater, type Outcome, type PaymentOperation } from '../../../payments/gateway.ts'
import { findSender } from '../../../shops/store.ts'
import { beginHistory } from '../history-store.ts'
import {
  lockPlacement,
  type PlacementChange,
  type StoredPlacement,
  updatePlacement,
} from '../placement-store.ts'
import { type InitialPayment, placeOrder, UNPAID } from '../rules/place-order.ts'
import { type ReceivedPayment, receivePayment } from '../rules/receive-payment.ts'
import { moveStock } from '../stock-store.ts'
import { inOneLine } from './apply-change.ts'
import { UNDER_MAINTENANCE } from './kept-answer.ts'
import { lettersOfNew, makeOrder } from './make-order.ts'

/** Buyers who are away are looked after by the job from then on, in case that nobody says what they did. */
const LOOK_AFTER_MS = 60_000

/** Whether it waits for the service, with pieces put aside. */
export function isOpen({ state }: Pick<StoredPlacement, 'state'>): boolean {
  return state === 'authorising' || state === 'awaiting_buyer'
}

/** What the service is asked for a placement. */
export function authorisation({ baseUrl }: Pick<Context, 'baseUrl'>, row: StoredPlacement): PaymentOperation {
  const { shop_id: shopId, unique_key: orderKey, return_id, deadline_at } = row
  const { draft, source, source_is_kept, saves_source, until } = decisionOf(row)
  const later = isPaidLater(draft.method)
  const { name, mail_address } = draft.customer
  return {
    ...{ key: keyOf(row), shopId, orderKey, kind: 'authorise', method: draft.method ?? 'unknown' },
    ...{ transaction: null, amount: draft.amounts.total, source, source_is_kept },
    buyer: {
      return_url: later ? null : `${baseUrl}/payments/return/${return_id}`,
      until: later && until !== null ? until : deadline_at.toISOString(),
      saves_source,
      ...(later ? { payer: { name: `${name.last} ${name.first}`, mail_address } } : {}),
    },
  }
}

/** The service is told that nothing comes of it: under a key of its own, so that it is done once. */
export function release(row: StoredPlacement, transactionId: string): PaymentOperation {
  const { shop_id: shopId, unique_key: orderKey } = row
  const { method } = decisionOf(row).draft
  const transaction = { id: transactionId, status: 'authorized', amount: null }
  return {
    ...{ key: `${keyOf(row)}:void`, shopId, orderKey, kind: 'void', method: method ?? 'unknown' },
    ...{ transaction, amount: null, source: null },
  }
}

/** The key under which the service knows it. */
export function keyOf({ key }: StoredPlacement): string {
  if (key === null) throw new Error('No payment service was asked for this order')
  return key
}

function decisionOf({ decision }: StoredPlacement) {
  if (decision === null) throw new Error('Nothing of this order is open')
  if (decision.version !== 1) throw new Error(`A decision of version ${decision.version} is not known here`)
  return decision
}

/**
 * Writes down what the service says, and the order with it; answers the placement as it is then. What was concluded before
 * stays so, but that money which comes for what has no order is to be let go.
 */
export function concludePlacement(
  context: Context,
  asked: StoredPlacement,
  outcome: Outcome,
): Promise<StoredPlacement> {
  return hold(context, asked, async (tx, row, now) => {
    if (isOpen(row)) return conclude(tx, context, row, outcome, now)
    const paid = outcome.result === 'done'
    if (paid && (row.state === 'declined' || row.state === 'let_go')) {
      return change(tx, row, { state: 'letting_go', held_until: now }, now)
    }
    const over = outcome.result === 'declined'
    return over && row.state === 'letting_go' ? change(tx, row, { state: 'let_go' }, now) : row
  })
}

/**
 * Its pieces go back, whatever the service will say: the job tells it to let go, `from` then on or at once. Nothing happens to what is
 * concluded.
 */
export function letPlacementGo(
  context: Context,
  asked: StoredPlacement,
  reason: string,
  from?: Date,
): Promise<StoredPlacement> {
  return hold(context, asked, (tx, row, now) =>
    isOpen(row)
      ? giveBack(tx, context, row, { state: 'letting_go', reason, held_until: from ?? now }, now)
      : Promise.resolve(row),
  )
}

/** Another reason for what is being let go, which is known better by now. */
export function sayWhyGone(
  context: Context,
  asked: StoredPlacement,
  reason: string,
): Promise<StoredPlacement> {
  return hold(context, asked, (tx, row, now) =>
    row.state === 'letting_go' ? change(tx, row, { state: 'letting_go', reason }, now) : Promise.resolve(row),
  )
}

/** The service has let go, or never had anything. */
export function endPlacement(context: Context, asked: StoredPlacement): Promise<StoredPlacement> {
  return hold(context, asked, (tx, row, now) =>
    row.state === 'letting_go' ? change(tx, row, { state: 'let_go' }, now) : Promise.resolve(row),
  )
}

function hold(
  { db, clock }: Context,
  { shop_id, id }: StoredPlacement,
  work: (tx: Transaction, row: StoredPlacement, now: Date) => Promise<StoredPlacement>,
): Promise<StoredPlacement> {
  return db.transaction(async tx => {
    const row = await lockPlacement(tx, { shop_id, id })
    if (row === undefined) throw new Error(`There is no placement ${id}`)
    return work(tx, row, wholeSecond(clock.now()))
  })
}

async function conclude(
  tx: Transaction,
  context: Context,
  row: StoredPlacement,
  outcome: Outcome,
  now: Date,
): Promise<StoredPlacement> {
  switch (outcome.result) {
    case 'declined':
      return giveBack(tx, context, row, { state: 'declined', reason: inOneLine(outcome.reason) }, now)
    case 'maintenance':
      return giveBack(tx, context, row, { state: 'declined', reason: UNDER_MAINTENANCE }, now)
    case 'done': {
      const { transaction_id, saved_source = null, surplus } = outcome
      const received = isPaidLater(decisionOf(row).draft.method) ? { surplus } : null
      const status = received === null ? 'authorized' : 'unpaid'
      const payment = { status, transaction_id, awaited: null } as const
      return place(tx, context, row, { payment, saved_source, received }, now)
    }
    case 'action_required': {
      const { transaction_id, action } = outcome
      if (action.type === 'redirect') {
        const held_until = new Date(now.getTime() + LOOK_AFTER_MS)
        const away = { state: 'awaiting_buyer', transaction_id, action } as const
        return row.state === 'awaiting_buyer' ? row : change(tx, row, { ...away, held_until }, now)
      }
      const awaited = action.type === 'transfer' ? ({ ...action, by: 'service' } as const) : action
      const payment = { status: 'unpaid', transaction_id, awaited } as const
      return place(tx, context, row, { payment, saved_source: null, received: null }, now)
    }
  }
}

/** How an order is paid that is made now. */
interface Paid {
  readonly payment: InitialPayment
  readonly saved_source: string | null
  /** What the service has received by now of what a buyer pays later; null where that is awaited, and of other ways. */
  readonly received: ReceivedPayment | null
}

/** The order as it was decided. Its pieces were taken then, and its mails counted. */
async function place(
  tx: Transaction,
  { baseUrl }: Context,
  row: StoredPlacement,
  { payment, saved_source, received }: Paid,
  now: Date,
): Promise<StoredPlacement> {
  const { shop_id: shopId, unique_key, secret } = row
  const { draft, lineIds } = decisionOf(row)
  const begun = placeOrder(draft, { unique_key, lineIds }, payment, now)
  const paid = received === null ? null : receivePayment(begun, received, { now })
  const made = { shopId, order: paid?.after ?? begun, secret, terms: draft.terms, baseUrl }
  const letters = lettersOfNew(made, await findSender(tx, shopId), now)
  const { transaction_id, awaited: action } = payment
  const placed = { state: 'placed', transaction_id, action, saved_source, reserved: [] } as const
  const [, changed] = await together([makeOrder(tx, made, letters, now), change(tx, row, placed, now)])
  if (paid !== null) await beginHistory(tx, shopId, unique_key, paid.history, now)
  return changed
}

/** Its pieces, its claims and the places of its mails: whoever begins payments and calls them off uses up nothing of the shop's. */
async function giveBack(
  tx: Transaction,
  { baseUrl, config }: Context,
  row: StoredPlacement,
  changed: PlacementChange,
  now: Date,
): Promise<StoredPlacement> {
  const { shop_id: shopId, unique_key, secret, created_at } = row
  const { draft, lineIds } = decisionOf(row)
  const order = placeOrder(draft, { unique_key, lineIds }, UNPAID, now)
  const letters = lettersOfNew(
    { shopId, order, secret, terms: draft.terms, baseUrl },
    await findSender(tx, shopId),
    now,
  )
  giveBackLetters(tx, shopId, letters, config.mailLimits, created_at)
  const back = row.reserved.map(taken => ({ ...taken, pieces: -taken.pieces }))
  await releaseClaims(tx, shopId, unique_key)
  await moveStock(tx, shopId, back, now)
  return change(tx, row, { ...changed, reserved: [] }, now)
}

async function change(
  tx: Transaction,
  row: StoredPlacement,
  changed: PlacementChange,
  now: Date,
): Promise<StoredPlacement> {
  await updatePlacement(tx, row, changed, now)
  return { ...row, ...changed }
}
