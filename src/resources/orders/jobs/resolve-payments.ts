/** The job that finds out what became of payments that were left open by a failure or a crash. */
import type { Context } from '../../../context.ts'
import { beginRun } from '../../../lib/run-bound.ts'
import { goingOn, traced } from '../../../lib/tracing.ts'
import { lookUpPayment, performPayment, UndeterminedError } from '../../../payments/gateway.ts'
import { claimOperation, type StoredOperation } from '../../../payments/journal-store.ts'
import { abandonPayment, concludePayment } from '../changes/apply-change.ts'
import { gatewayOperation } from '../changes/ask-payment.ts'

/** A payment that the service never heard of is given up after so long: nobody waits for it any more. */
const ABANDON_MS = 24 * 60 * 60 * 1000

/** Payments that one run takes up at most, so that it ends. */
const MAX_TAKEN_UP = 1000

/** Takes up every open payment that is due; answers how many are settled and how many stay open. */
export async function resolvePayments(context: Context): Promise<{ settled: number; open: number }> {
  const counts = { settled: 0, open: 0 }
  const run = beginRun()
  while (counts.settled + counts.open < MAX_TAKEN_UP && !run.isOver()) {
    const operation = await claimOperation(context.db, context.clock.now())
    if (operation === undefined) break
    const settled = await traced('resolve payment', goingOn(operation.trace_parent), () =>
      resolve(context, operation),
    ).catch((error: unknown) => {
      const { shop_id: shop, unique_key: order, attempts } = operation
      context.log.error({ err: error, shop, order, attempts }, 'a payment stays open')
      return false
    })
    counts[settled ? 'settled' : 'open'] += 1
  }
  return counts
}

/** Answers whether it is settled. Asking again with the same key is safe: it is done once. */
async function resolve(context: Context, operation: StoredOperation): Promise<boolean> {
  const { payments, clock, log } = context
  const asked = gatewayOperation(operation)
  try {
    const known = await lookUpPayment(payments, asked)
    const age = clock.now().getTime() - operation.created_at.getTime()
    if (known === undefined && age > ABANDON_MS) {
      await abandonPayment(context, operation)
      return true
    }
    const outcome = known ?? (await performPayment(payments, asked))
    if (outcome.result === 'maintenance') return false
    await concludePayment(context, operation, outcome)
    return true
  } catch (error) {
    if (!(error instanceof UndeterminedError)) throw error
    log.warn(
      { err: error, order: operation.unique_key, attempts: operation.attempts },
      'a payment stays open',
    )
    return false
  }
}
