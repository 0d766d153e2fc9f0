/**
 * An order comes into being (docs/rules/placing.md). What the checkout, and every other way of buying, calls once it is
 * decided what is bought and at which price.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from '../../../context.ts'
import { UndeterminedError } from '../../../payments/gateway.ts'
import { beginPlacement } from '../changes/begin-placement.ts'
import type { Placement, WantedOrder, Within } from '../changes/placement.ts'
import { isUnanswered, PUT_OFF } from '../changes/put-off.ts'
import { abandonPlacement, authorisePlacement } from '../changes/settle-placement.ts'
import { findPlacementRow, releasePlacement, type StoredPlacement } from '../placement-store.ts'
import { findOrders } from '../store.ts'

export type { Placement, WantedOrder, WantedPayment, Within } from '../changes/placement.ts'
export type { OrderDraft } from '../rules/place-order.ts'

/** Milliseconds that a call waits for another with the same reference, whose payment is being asked for. */
const PATIENCE_MS = 4000
const LOOK_AGAIN_MS = 25

/**
 * Makes an order as it was decided. The same reference makes one order at most, however often and by how many it is asked
 * for. Throws 429 `mails/limit-reached`, and what `within` throws, and nothing is changed; other errors leave open what was
 * done, which `findPlacement` tells.
 */
export async function placeOrder(
  context: Context,
  shopId: number,
  wanted: WantedOrder,
  within: Within = async () => {},
): Promise<Placement> {
  const begun = await beginPlacement(context, shopId, wanted, within)
  if (begun.is === 'answered') return begun.placement
  if (begun.is === 'known') return answerOf(context, await waitFor(context, begun.row))
  return answerOf(context, (await undeterminedAsNone(context, begun.row, authorisePlacement)) ?? begun.row)
}

/** What became of the order that was asked for with a reference; undefined when none was. */
export async function findPlacement(
  context: Context,
  shopId: number,
  reference: string,
): Promise<Placement | undefined> {
  const row = await findPlacementRow(context.db, shopId, reference)
  return row && answerOf(context, row)
}

/**
 * Gives up what is open, as when the buyer calls off the checkout: its pieces go back at once, and the payment service is
 * told. Answers what became of it, which may be an order: who has paid in the same moment has bought.
 */
export async function callOffPlacement(
  context: Context,
  shopId: number,
  reference: string,
): Promise<Placement | undefined> {
  const row = await findPlacementRow(context.db, shopId, reference)
  if (row === undefined) return undefined
  await undeterminedAsNone(context, row, abandonPlacement)
  return findPlacement(context, shopId, reference)
}

/** Does it; undefined, with the placement left to the job, when it stays open what the service did. */
async function undeterminedAsNone(
  context: Context,
  row: StoredPlacement,
  work: (context: Context, row: StoredPlacement) => Promise<StoredPlacement>,
): Promise<StoredPlacement | undefined> {
  try {
    return await work(context, row)
  } catch (error) {
    if (!(error instanceof UndeterminedError)) throw error
    context.log.warn({ err: error, order: row.unique_key }, 'it is open whether an order was paid')
    // If that cannot be written the hold simply runs out.
    await releasePlacement(context.db, row, context.clock.now()).catch((cause: unknown) =>
      context.log.warn({ err: cause }, 'a payment stays held until its time is over'),
    )
    return undefined
  }
}

/** The placement once whoever asks for its payment is through, or nobody is at work on it. */
async function waitFor(context: Context, row: StoredPlacement): Promise<StoredPlacement> {
  const until = performance.now() + PATIENCE_MS
  for (let latest = row; ; ) {
    const atWork = latest.state === 'authorising' && latest.held_until > context.clock.now()
    if (!atWork || performance.now() > until) return latest
    await delay(LOOK_AGAIN_MS)
    latest = (await findPlacementRow(context.db, row.shop_id, row.reference)) ?? latest
  }
}

async function answerOf({ db }: Pick<Context, 'db'>, row: StoredPlacement): Promise<Placement> {
  const { unique_key, secret, action, reason, saved_source } = row
  switch (row.state) {
    case 'placed': {
      const [order] = await findOrders(db, row.shop_id, [unique_key])
      if (order === undefined) throw new Error(`The order ${unique_key} is gone`)
      const { awaited_payment } = order.state
      const { status } = order.detail
      return { is: 'placed', unique_key, secret, status, action: awaited_payment, saved_source }
    }
    case 'awaiting_buyer':
      if (action?.type !== 'redirect') throw new Error('A buyer is awaited who has nothing to do')
      return { is: 'awaiting_buyer', unique_key, secret, action }
    case 'authorising':
      return { is: 'undetermined', unique_key }
    case 'declined':
    case 'letting_go':
    case 'let_go':
      return {
        ...{ is: 'declined', reason: reason ?? '' },
        ...{ put_off: reason !== null && PUT_OFF.includes(reason), is_open: isUnanswered(row) },
      }
  }
}
