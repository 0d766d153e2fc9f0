/**
 * The transaction with which an order begins: the pieces are taken, and either the order is made, or what is meant is
 * written down, since a payment service is to be asked for the money first.
 */
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { randomBase62 } from '../../../lib/base62.ts'
import { wholeSecond, writeDateTime } from '../../../lib/date-time.ts'
import { findOrderSettings } from '../../../shops/store.ts'
import { MAX_ATTEMPTS_TO_PAY, MAX_REFERENCE_LENGTH, MIN_CHARGE, PIECES_ASIDE_MS } from '../limits.ts'
import type { AwaitedPayment } from '../order.ts'
import {
  countPlacements,
  findLivePlacement,
  insertPlacement,
  lockPlacement,
  type NewPlacement,
  type PlacementDecision,
  type StoredPlacement,
} from '../placement-store.ts'
import { paymentKind } from '../rules/payment-terms.ts'
import { type InitialPayment, placeOrder, stockOf } from '../rules/place-order.ts'
import { netTransfers, type Shortage, takeStocks } from '../stock-store.ts'
import { takeIds } from '../store.ts'
import { UNDER_MAINTENANCE } from './kept-answer.ts'
import { countMailsOf, makeOrder, newOrderKey, newSecret } from './make-order.ts'
import type { Placement, ShortLine, WantedOrder, Within } from './placement.ts'

/** The request that asks for the payment and writes its result has it to itself for so long. */
const HOLD_MS = 30_000

/** What came of the beginning. */
export type Begun =
  | { readonly is: 'answered'; readonly placement: Placement }
  /** The payment service is to be asked, by whoever began. */
  | { readonly is: 'meant'; readonly row: StoredPlacement }
  /** The reference has one already. */
  | { readonly is: 'known'; readonly row: StoredPlacement }

/** Thrown to undo the transaction. */
class OutOfStock extends Error {
  readonly lines: readonly ShortLine[]

  constructor(lines: readonly ShortLine[]) {
    super('There is too little in stock')
    this.lines = lines
  }
}

/**
 * Begins. Throws 429 `mails/limit-reached`, what `within` throws, and errors where what is wanted contradicts itself.
 */
export async function beginPlacement(
  context: Context,
  shopId: number,
  wanted: WantedOrder,
  within: Within,
): Promise<Begun> {
  requireWellFormed(wanted)
  const now = wholeSecond(context.clock.now())
  const asked = { shopId, wanted, within, now }
  try {
    return await context.db.transaction(tx =>
      asksService(wanted) ? mean(tx, context, asked) : make(tx, context, asked),
    )
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error
    return { is: 'answered', placement: { is: 'out_of_stock', lines: error.lines } }
  }
}

function requireWellFormed({ reference, return_to, draft, payment }: WantedOrder): void {
  const faults = [
    reference.length === 0 || reference.length > MAX_REFERENCE_LENGTH ? 'its reference' : [],
    // What begins with two slashes, or has a backslash, leads to another server.
    return_to !== null && !/^\/(?![/\\])[^\\\s]*$/.test(return_to) ? 'where the buyer comes back to' : [],
    draft.lines.length === 0 ? 'its lines' : [],
    isTransfer(draft.method) && payment.account === null && payment.until !== null ? 'its account' : [],
  ].flat()
  if (faults.length > 0) throw new Error(`The wanted order cannot have this: ${faults.join(', ')}`)
}

/** What is asked for, and what goes with it. */
interface Asked {
  readonly shopId: number
  readonly wanted: WantedOrder
  readonly within: Within
  readonly now: Date
}

/** Whether a payment service is asked, and the order so made in two steps. Nobody is asked for 0 yen. */
export function asksService({ draft: { method, amounts } }: Pick<WantedOrder, 'draft'>): boolean {
  return amounts.total > 0 && (paymentKind(method) === 'authorised' || method === 'cvs')
}

function isTransfer(method: string | null): boolean {
  return method === 'bt' || method === 'service_bt'
}

/** Who pays later is waited for, and the order is there at once. */
async function make(
  tx: Transaction,
  { baseUrl, config }: Context,
  { shopId, wanted, within, now }: Asked,
): Promise<Begun> {
  const { draft, reference } = wanted
  const payment = paymentLater(wanted)
  const names = { unique_key: newOrderKey(), secret: newSecret() }
  const id = await insertPlacement(tx, shopId, {
    ...{ reference, ...names, state: 'placed', action: payment.awaited },
    ...{ key: null, decision: null, reserved: [], return_id: null, return_to: null },
    ...{ created_at: now, deadline_at: now, held_until: now },
  })
  if (id === undefined) return known(tx, shopId, reference)
  const lineIds = await takeIds(tx, 'lines', draft.lines.length)
  const order = placeOrder(draft, { ...names, lineIds }, payment, now)
  const { status } = order.detail
  const placement = { is: 'placed', ...names, status, action: payment.awaited, saved_source: null } as const
  await within(tx, { unique_key: names.unique_key, placement }, now)
  const made = { shopId, order, secret: names.secret, terms: draft.terms, baseUrl }
  // Late, since who buys the same waits from here to the end of the transaction.
  await makeOrder(tx, made, config.mailLimits, now, () => takePieces(tx, shopId, wanted, now))
  return { is: 'answered', placement }
}

function paymentLater({
  draft: { method, amounts },
  payment: { account, until },
}: WantedOrder): InitialPayment {
  if (amounts.total === 0 || method === null) return { status: null, transaction_id: null, awaited: null }
  const awaited: AwaitedPayment | null =
    isTransfer(method) && account !== null && until !== null
      ? { type: 'transfer', account, until: writeDateTime(until) }
      : null
  return { status: 'unpaid', transaction_id: null, awaited }
}

/** What is meant is written down, with the pieces put aside, before the service is asked. */
async function mean(
  tx: Transaction,
  { baseUrl, config }: Context,
  { shopId, wanted, within, now }: Asked,
): Promise<Begun> {
  const { draft, reference } = wanted
  const live = await findLivePlacement(tx, shopId, reference)
  if (live !== undefined) return { is: 'known', row: live }
  const refusal = await refusalOf(tx, shopId, wanted)
  if (refusal !== undefined) return { is: 'answered', placement: refusal }
  const lineIds = await takeIds(tx, 'lines', draft.lines.length)
  const placement = newPlacement(wanted, lineIds, now)
  const id = await insertPlacement(tx, shopId, placement)
  if (id === undefined) return known(tx, shopId, reference)
  await takePieces(tx, shopId, wanted, now)
  await within(tx, { unique_key: placement.unique_key, placement: null }, now)
  // Once the money is there it is too late to say that nobody may be told.
  const order = placeOrder(draft, { ...placement, lineIds }, NOT_YET, now)
  await countMailsOf(
    tx,
    { shopId, order, secret: placement.secret, terms: draft.terms, baseUrl },
    config.mailLimits,
    now,
  )
  const row = await lockPlacement(tx, shopId, id)
  if (row === undefined) throw new Error('order_placements.insert wrote no row')
  return { is: 'meant', row }
}

const NOT_YET: InitialPayment = { status: 'unpaid', transaction_id: null, awaited: null }

/** Why the service is not even asked; undefined where it is. */
async function refusalOf(
  tx: Transaction,
  shopId: number,
  { draft, reference }: WantedOrder,
): Promise<Placement | undefined> {
  const declined = (reason: string, maintenance = false) => ({ is: 'declined', reason, maintenance }) as const
  const settings = await findOrderSettings(tx, shopId, [])
  if (settings === undefined) throw new Error(`There is no shop ${shopId}`)
  if (settings.payment_maintenance) return declined(UNDER_MAINTENANCE, true)
  if (paymentKind(draft.method) === 'authorised' && draft.amounts.total < MIN_CHARGE) {
    return declined(`less than ${MIN_CHARGE} yen cannot be charged`)
  }
  const tried = await countPlacements(tx, shopId, reference, MAX_ATTEMPTS_TO_PAY)
  return tried < MAX_ATTEMPTS_TO_PAY ? undefined : declined('it was tried too often')
}

function newPlacement(
  { reference, draft, payment, return_to }: WantedOrder,
  lineIds: readonly number[],
  now: Date,
): NewPlacement {
  const decision: PlacementDecision = {
    version: 1,
    ...{ draft, lineIds, source: payment.source, saves_source: payment.saves_source },
    until: payment.until && writeDateTime(payment.until),
  }
  return {
    ...{ reference, unique_key: newOrderKey(), secret: newSecret(), state: 'authorising' },
    ...{ action: null, key: randomUUID(), decision, return_id: randomBase62(22), return_to },
    reserved: netTransfers(stockOf(draft)),
    created_at: now,
    deadline_at: new Date(now.getTime() + PIECES_ASIDE_MS),
    held_until: new Date(now.getTime() + HOLD_MS),
  }
}

/** The other has been committed, or nothing would have been in the way of the row. */
async function known(tx: Transaction, shopId: number, reference: string): Promise<Begun> {
  const row = await findLivePlacement(tx, shopId, reference)
  if (row === undefined) throw new Error('A placement was in the way and is gone')
  return { is: 'known', row }
}

async function takePieces(tx: Transaction, shopId: number, { draft }: WantedOrder, now: Date): Promise<void> {
  const moves = stockOf(draft)
  const shortages = await takeStocks(tx, shopId, netTransfers(moves), now)
  if (shortages.length === 0) return
  throw new OutOfStock(
    moves.flatMap(({ line_id: line, item_id, variation_id, pieces: wanted }) => {
      const is = (shortage: Shortage) =>
        shortage.item_id === item_id && shortage.variation_id === variation_id
      const short = shortages.find(is)
      return short === undefined ? [] : [{ line, wanted, stock: short.stock }]
    }),
  )
}
