/**
 * The transaction with which an order begins: the pieces are taken, and either the order is made, or what is meant is
 * written down, since a payment service is to be asked for the money first.
 */
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { together } from '../../../db/pipeline.ts'
import { randomBase62 } from '../../../lib/base62.ts'
import { wholeSecond, writeDateTime } from '../../../lib/date-time.ts'
import { countLetters } from '../../../mail/outbox.ts'
import { findOrderSettings, findSender, type OrderSettings } from '../../../shops/store.ts'
import {
  MAX_ATTEMPTS_PUT_OFF,
  MAX_ATTEMPTS_TO_PAY,
  MAX_REFERENCE_LENGTH,
  MIN_CHARGE,
  PIECES_ASIDE_MS,
} from '../limits.ts'
import type { AwaitedPayment } from '../order.ts'
import {
  type Attempts,
  countAttempts,
  findLivePlacement,
  insertPlacement,
  type NewPlacement,
  type PlacementDecision,
  type StoredPlacement,
} from '../placement-store.ts'
import { paymentKind } from '../rules/payment-terms.ts'
import { type InitialPayment, placeOrder, stockOf, UNPAID } from '../rules/place-order.ts'
import {
  netTransfers,
  type Shortage,
  type StockTransfer,
  takeStocks,
  takeStocksLastly,
} from '../stock-store.ts'
import { takeIds } from '../store.ts'
import { UNDER_MAINTENANCE } from './kept-answer.ts'
import { lettersOfNew, makeOrder, newOrderKey, newSecret } from './make-order.ts'
import { OutOfStock } from './out-of-stock.ts'
import type { Placement, WantedOrder, Within } from './placement.ts'
import { PUT_OFF } from './put-off.ts'

/** The request that asks for the payment and writes its result has it to itself for so long. */
const HOLD_MS = 30_000

/** What came of the beginning. */
export type Begun =
  | { readonly is: 'answered'; readonly placement: Placement }
  /** The payment service is to be asked, by whoever began. */
  | { readonly is: 'meant'; readonly row: StoredPlacement }
  /** The reference has one already. */
  | { readonly is: 'known'; readonly row: StoredPlacement }

/** Thrown to undo the transaction, when the reference has an order, or may get one, already. */
class Known extends Error {}

/**
 * Begins. Throws 429 `mails/limit-reached`, what `within` throws, and errors where what is wanted contradicts itself. Within a
 * unit there can turn out to be too little only when that is committed, which then throws `OutOfStock`.
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
    if (error instanceof OutOfStock) {
      return { is: 'answered', placement: { is: 'out_of_stock', lines: error.lines } }
    }
    if (!(error instanceof Known)) throw error
  }
  // The other has been committed, or nothing would have been in the way of the row.
  const row = await findLivePlacement(context.db, shopId, wanted.reference)
  // It may have come to nothing since.
  return row === undefined ? beginPlacement(context, shopId, wanted, within) : { is: 'known', row }
}

function requireWellFormed({ reference, return_to, draft, payment }: WantedOrder): void {
  const faults = [
    reference.length === 0 || reference.length > MAX_REFERENCE_LENGTH ? 'its reference' : [],
    // What begins with two slashes, or has a backslash, leads to another server.
    return_to !== null && !/^\/(?![/\\])[^\\\s]*$/.test(return_to) ? 'where the buyer comes back to' : [],
    draft.lines.length === 0 ? 'its lines' : [],
    draft.method === 'bt' && payment.account === null && payment.until !== null ? 'its account' : [],
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

/**
 * Whether a payment service is asked, and the order so made in two steps: for a transfer, where no account is known before.
 * Nobody is asked for 0 yen.
 */
export function asksService({
  draft: { method, amounts },
  payment: { account },
}: Pick<WantedOrder, 'draft' | 'payment'>): boolean {
  const tells = method === 'cvs' || (method === 'service_bt' && account === null)
  return amounts.total > 0 && (paymentKind(method) === 'authorised' || tells)
}

function isTransfer(method: string | null): boolean {
  return method === 'bt' || method === 'service_bt'
}

/**
 * Who pays later is waited for, and the order is there at once. What is written goes as one message; what others want too,
 * which are the pieces and the shop's count of mails, with the commit.
 */
async function make(
  tx: Transaction,
  { baseUrl, config }: Context,
  { shopId, wanted, within, now }: Asked,
): Promise<Begun> {
  const { draft, reference } = wanted
  const [lineIds, sender] = await together([takeIds(tx, 'lines', draft.lines.length), findSender(tx, shopId)])
  const payment = paymentLater(wanted)
  const names = { unique_key: newOrderKey(), secret: newSecret() }
  const order = placeOrder(draft, { ...names, lineIds }, payment, now)
  const made = { shopId, order, secret: names.secret, terms: draft.terms, baseUrl }
  const letters = lettersOfNew(made, sender, now)
  const { status } = order.detail
  const placement = { is: 'placed', ...names, status, action: payment.awaited, saved_source: null } as const
  takeStocksLastly(tx, shopId, piecesOf(wanted), now, outOfStock(wanted))
  countLetters(tx, shopId, letters, config.mailLimits, now)
  await together([
    write(tx, shopId, {
      ...{ reference, ...names, state: 'placed', action: payment.awaited },
      ...{ key: null, decision: null, reserved: [], return_id: null, return_to: null },
      ...{ created_at: now, deadline_at: now, held_until: now },
    }),
    makeOrder(tx, made, letters, now),
    within(tx, { unique_key: names.unique_key, placement }, now),
  ])
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
  const [live, settings, attempts, lineIds, sender] = await together([
    findLivePlacement(tx, shopId, reference),
    findOrderSettings(tx, shopId, []),
    countAttempts(tx, shopId, reference, COUNTED),
    takeIds(tx, 'lines', draft.lines.length),
    findSender(tx, shopId),
  ])
  if (live !== undefined) return { is: 'known', row: live }
  if (settings === undefined) throw new Error(`There is no shop ${shopId}`)
  const refusal = refusalOf(draft, settings, attempts)
  if (refusal !== undefined) return { is: 'answered', placement: refusal }
  const placement = newPlacement(wanted, lineIds, now)
  const { unique_key, secret } = placement
  const order = placeOrder(draft, { unique_key, lineIds }, UNPAID, now)
  const letters = lettersOfNew({ shopId, order, secret, terms: draft.terms, baseUrl }, sender, now)
  // Once the money is there it is too late to say that nobody may be told.
  countLetters(tx, shopId, letters, config.mailLimits, now)
  const [row] = await together([
    write(tx, shopId, placement),
    // What the order claims besides is held before its items, as by whoever gives an order's back.
    within(tx, { unique_key, placement: null }, now),
    takeStocks(tx, shopId, piecesOf(wanted), now, outOfStock(wanted)),
  ])
  return { is: 'meant', row }
}

/** Enough that one of the two bounds is reached where there are more. */
const COUNTED = { putOff: PUT_OFF, most: MAX_ATTEMPTS_TO_PAY + MAX_ATTEMPTS_PUT_OFF }

/** Why the service is not even asked; undefined where it is. */
function refusalOf(
  { method, amounts }: WantedOrder['draft'],
  settings: OrderSettings,
  { tried, put_off }: Attempts,
): Placement | undefined {
  const declined = (reason: string, put_off = false) =>
    ({ is: 'declined', reason, put_off, is_open: false }) as const
  if (settings.payment_maintenance) return declined(UNDER_MAINTENANCE, true)
  if (paymentKind(method) === 'authorised' && amounts.total < MIN_CHARGE) {
    return declined(`less than ${MIN_CHARGE} yen cannot be charged`)
  }
  const isTooOften = tried >= MAX_ATTEMPTS_TO_PAY || put_off >= MAX_ATTEMPTS_PUT_OFF
  return isTooOften ? declined('it was tried too often') : undefined
}

function newPlacement(
  { reference, draft, payment, return_to }: WantedOrder,
  lineIds: readonly number[],
  now: Date,
): NewPlacement {
  const decision: PlacementDecision = {
    version: 1,
    ...{ draft, lineIds, source: payment.source, saves_source: payment.saves_source },
    source_is_kept: payment.source_is_kept,
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

/** Writes down what is begun. */
async function write(tx: Transaction, shopId: number, placement: NewPlacement): Promise<StoredPlacement> {
  const row = await insertPlacement(tx, shopId, placement)
  if (row === undefined) throw new Known()
  return row
}

function piecesOf({ draft }: WantedOrder): StockTransfer[] {
  return netTransfers(stockOf(draft))
}

/** Tells shortages by the lines that want the pieces. */
function outOfStock({ draft }: WantedOrder): (shortages: readonly Shortage[]) => OutOfStock {
  return shortages =>
    new OutOfStock(
      stockOf(draft).flatMap(({ line_id: line, item_id, variation_id, pieces: wanted }) => {
        const is = (shortage: Shortage) =>
          shortage.item_id === item_id && shortage.variation_id === variation_id
        const short = shortages.find(is)
        return short === undefined ? [] : [{ line, wanted, stock: short.stock }]
      }),
    )
}
