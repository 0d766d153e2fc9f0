/** The job that brings orders and payments together that a failure, a crash or a buyer who went away left open (R-PLACE-6). */
import type { Context } from '../../../context.ts'
import { beginRun } from '../../../lib/run-bound.ts'
import { goingOn, traced } from '../../../lib/tracing.ts'
import { UndeterminedError } from '../../../payments/gateway.ts'
import { takeMessages } from '../../../payments/simulator/tell.ts'
import { hearOfPayment } from '../changes/hear-of-payment.ts'
import { isOverdue, letGoUnanswered, settlePlacement } from '../changes/settle-placement.ts'
import { claimPlacement, type StoredPlacement, sweepRefused } from '../placement-store.ts'

/** Placements that one run takes up at most, so that it ends. */
const MAX_TAKEN_UP = 1000

/** What was refused is of use for questions about it only, and holds names and addresses. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Refused ones that one run forgets at most. */
const MAX_SWEPT = 10_000

/**
 * Takes up every open placement that is due; answers how many are settled and how many stay open. Once the service has hung it is not
 * asked about those whose pieces are to be back by now: each would be waited for as long.
 */
export async function resolvePlacements(context: Context): Promise<{ settled: number; open: number }> {
  const counts = { settled: 0, open: 0 }
  const run = beginRun()
  let hangs = false
  while (counts.settled + counts.open < MAX_TAKEN_UP && !run.isOver()) {
    const row = await claimPlacement(context.db, context.clock.now())
    if (row === undefined) break
    const became = await resolve(context, row, hangs)
    hangs ||= became === 'hung'
    counts[became === 'settled' ? 'settled' : 'open'] += 1
  }
  return counts
}

/** What became of one; `hung` where the service was waited for in vain. */
async function resolve(
  context: Context,
  row: StoredPlacement,
  hangs: boolean,
): Promise<'settled' | 'open' | 'hung'> {
  const { shop_id: shop, unique_key: order, attempts, trace_parent } = row
  try {
    const { state } = await traced('resolve placement', goingOn(trace_parent), () =>
      hangs && isOverdue(context, row) ? letGoUnanswered(context, row) : settlePlacement(context, row),
    )
    return state === 'placed' || state === 'declined' || state === 'let_go' ? 'settled' : 'open'
  } catch (error) {
    const level = error instanceof UndeterminedError ? 'warn' : 'error'
    context.log[level]({ err: error, shop, order, attempts }, 'a payment stays open')
    return error instanceof UndeterminedError && error.why === 'timeout' ? 'hung' : 'open'
  }
}

/** Hears what the simulated service has put off saying; what fails is not said again. */
export async function hearLateMessages(context: Context): Promise<number> {
  const messages = await takeMessages(context)
  for (const message of messages) {
    await hearOfPayment(context, message).catch((error: unknown) =>
      context.log.warn({ err: error }, 'a message of the payment service was not heard'),
    )
  }
  return messages.length
}

/** Forgets what was asked for long ago and is no order; answers how much. */
export function sweepPlacements({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  return sweepRefused(db, new Date(clock.now().getTime() - KEPT_MS), MAX_SWEPT)
}
