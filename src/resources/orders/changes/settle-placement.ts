/** Bringing an order and its payment together: asking the service, finding out what it did, having it let go. */
import type { Context } from '../../../context.ts'
import { lookUpPayment, type Outcome, performPayment, UndeterminedError } from '../../../payments/gateway.ts'
import type { StoredPlacement } from '../placement-store.ts'
import {
  authorisation,
  concludePlacement,
  endPlacement,
  isOpen,
  keyOf,
  letPlacementGo,
  release,
  sayWhyGone,
} from './conclude-placement.ts'
import { ANSWERED_LATE, isUnanswered, UNANSWERED } from './put-off.ts'

/** A payment of which the service never heard is given up after so long: nothing of it is under way any more. */
const ABANDON_MS = 24 * 60 * 60 * 1000

/** Why one is let go for which nobody has paid in time. */
const TIME_IS_OVER = 'the time for the payment is over'

/** Has the money authorised and the order made. Throws an `UndeterminedError` when it stays open what the service did. */
export async function authorisePlacement(context: Context, row: StoredPlacement): Promise<StoredPlacement> {
  const outcome = await performPayment(context.payments, authorisation(context, row))
  return concludePlacement(context, row, outcome)
}

/**
 * Finds out how it stands and does what follows, as far as that is known by now; answers the placement as it is then. Can
 * be done by anybody at any time, and again: when the buyer comes back, when the service sends word, by the job. Throws an
 * `UndeterminedError` when the service does not answer; whose time is over then has its pieces back all the same.
 */
export async function settlePlacement(context: Context, row: StoredPlacement): Promise<StoredPlacement> {
  if (row.state === 'placed') return row
  const outcome = await lookUp(context, row)
  const known = await concludeKnown(context, row, outcome)
  if (known.state === 'letting_go') return finishLettingGo(context, known, outcome)
  if (!isOpen(known)) return known
  if (context.clock.now() < known.deadline_at) {
    // Of what it never heard it is asked again: the same key is done once.
    if (outcome !== undefined) return known
    const again = await performPayment(context.payments, authorisation(context, known))
    return concludeKnown(context, known, again)
  }
  return finishLettingGo(context, await letPlacementGo(context, known, whyOver(outcome)), outcome)
}

/** Why one is let go whose time is over, of which the service says this by then. */
function whyOver(outcome: Outcome | undefined): string {
  if (outcome === undefined) return ANSWERED_LATE
  return outcome.result === 'maintenance' ? UNANSWERED : TIME_IS_OVER
}

/**
 * What became of it, as the service says. Where that says nothing for longer than pieces are put aside, others get them: whatever was
 * authorised is let go once it answers again.
 */
async function lookUp(context: Context, row: StoredPlacement): Promise<Outcome | undefined> {
  try {
    return await lookUpPayment(context.payments, { key: keyOf(row), shopId: row.shop_id })
  } catch (error) {
    if (error instanceof UndeterminedError && isOverdue(context, row)) await letGoUnanswered(context, row)
    throw error
  }
}

/** Whether its pieces are put aside for longer than they may be. */
export function isOverdue({ clock }: Pick<Context, 'clock'>, row: StoredPlacement): boolean {
  return isOpen(row) && clock.now() >= row.deadline_at
}

/**
 * Its pieces go back without the service's word. That is told when its turn comes again, and not before: to ask a service again that
 * does not answer takes the time of others who wait for their pieces.
 */
export function letGoUnanswered(context: Context, row: StoredPlacement): Promise<StoredPlacement> {
  return letPlacementGo(context, row, UNANSWERED, row.held_until)
}

/** Gives up what is open, as when the buyer does: the pieces go back at once. Answers the placement, which may be an order by now. */
export async function abandonPlacement(context: Context, row: StoredPlacement): Promise<StoredPlacement> {
  const gone = await letPlacementGo(context, row, 'it was called off')
  return gone.state === 'letting_go' ? settlePlacement(context, gone) : gone
}

/** What is known is concluded; that the service is under maintenance says nothing of what it did before. */
function concludeKnown(
  context: Context,
  row: StoredPlacement,
  outcome: Outcome | undefined,
): Promise<StoredPlacement> {
  const known = outcome !== undefined && outcome.result !== 'maintenance'
  return known ? concludePlacement(context, row, outcome) : Promise.resolve(row)
}

async function finishLettingGo(
  context: Context,
  row: StoredPlacement,
  outcome: Outcome | undefined,
): Promise<StoredPlacement> {
  if (row.state !== 'letting_go') return row
  if (outcome?.result === 'maintenance') return row
  if (outcome === undefined) {
    const age = context.clock.now().getTime() - row.created_at.getTime()
    return age > ABANDON_MS ? endPlacement(context, row) : noteAnswer(context, row)
  }
  if (outcome.result === 'declined') return endPlacement(context, row)
  const { transaction_id } = outcome
  const released = await performPayment(context.payments, release(row, transaction_id))
  if (released.result === 'done') return endPlacement(context, row)
  const { shop_id: shop, unique_key: order, attempts } = row
  context.log.warn(
    { ...{ shop, order, attempts, transaction_id }, ...released },
    'a payment is not let go of',
  )
  return released.result === 'maintenance' ? row : noteAnswer(context, row)
}

/** Once the service has said what it did nobody waits for that any more, though it is not let go yet. */
function noteAnswer(context: Context, row: StoredPlacement): Promise<StoredPlacement> {
  return isUnanswered(row) ? sayWhyGone(context, row, ANSWERED_LATE) : Promise.resolve(row)
}
