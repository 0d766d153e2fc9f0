/** Asking the payment service for the step that an order's change needs. What it answers is written by `apply-change.ts`. */
import type { Context } from '../../../context.ts'
import { doing } from '../../../db/deed.ts'
import { Problem } from '../../../http/problems.ts'
import {
  type Outcome,
  type PaymentOperation,
  performPayment,
  UndeterminedError,
} from '../../../payments/gateway.ts'
import { type OpenOperation, releaseOperation } from '../../../payments/journal-store.ts'

/**
 * Has the payment made. Throws 502 or 504 when it stays open what became of it. What is written down meanwhile, here and by
 * the simulated service, is not what the caller does.
 */
export function askPayment(context: Context, operation: OpenOperation): Promise<Outcome> {
  return doing(undefined, () => ask(context, operation))
}

async function ask(context: Context, operation: OpenOperation): Promise<Outcome> {
  try {
    return await performPayment(context.payments, gatewayOperation(operation))
  } catch (error) {
    throw await leaveOpen(context, operation, error)
  }
}

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
