/**
 * The payment port: how the program has money moved, whoever moves it (R-PAY-7). A gateway is asked with a key that
 * names the operation for ever; asked again with the same key, it does nothing a second time and answers the same.
 */

/** What can be asked of a gateway. `change_amount` sets what is to be paid in the end. */
export const PAYMENT_KINDS = ['authorise', 'capture', 'void', 'refund', 'change_amount'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** The transaction that an operation is about, as the order knows it. */
export interface KnownTransaction {
  /** The gateway's name for it; null when the order came without. */
  readonly id: string | null
  /** As in the order's detail, such as `authorized`. */
  readonly status: string | null
  /** Yen. */
  readonly amount: number | null
}

/** One thing to be done with a buyer's money. */
export interface PaymentOperation {
  /** The idempotency key, unique in the whole server. */
  readonly key: string
  readonly shopId: number
  /** The order's `unique_key`. */
  readonly orderKey: string
  readonly kind: PaymentKind
  /** How the buyer pays, such as `creditcard`. */
  readonly method: string
  /** Null for `authorise`, which makes one. */
  readonly transaction: KnownTransaction | null
  /** Yen to authorise, capture or give back, or the new total; null for `void`. */
  readonly amount: number | null
  /** What the buyer pays with, as the gateway calls it; for `authorise` only. */
  readonly source: string | null
}

/**
 * What became of an operation. Only `done` has moved money; what was declined stays so for its key, and after `maintenance`
 * nothing happens until the key is asked for again.
 */
export type Outcome =
  | { readonly result: 'done'; readonly transaction_id: string }
  | { readonly result: 'declined'; readonly reason: string }
  | { readonly result: 'maintenance' }

/**
 * A payment service. Its answers come from outside and are checked by `askGateway`, so they are of no known type here. Both
 * calls throw when there is no answer, and should end when the signal says so.
 */
export interface PaymentGateway {
  /** Such as `simulator`; shown wherever it is seen. */
  readonly name: string
  /** Does the operation unless its key was done before; answers an `Outcome`. */
  perform(operation: PaymentOperation, signal: AbortSignal): Promise<unknown>
  /** What became of the key: an `Outcome`, or `unknown` when nothing was ever done for it. */
  lookUp(key: string, shopId: number, signal: AbortSignal): Promise<unknown>
}

/** A gateway, and how long it is waited for. */
export interface Payments {
  readonly gateway: PaymentGateway
  /** Milliseconds for one call. With the waits for locks a request stays below 10 s (R-FAULT-2). */
  readonly timeoutMs: number
}

/** Milliseconds that a server waits for its gateway. */
export const GATEWAY_TIMEOUT_MS = 4000

/** No answer came, or none that can be understood: what became of the money has to be found out. */
export class UndeterminedError extends Error {
  override readonly name = 'UndeterminedError'
  readonly why: 'timeout' | 'garbage'

  constructor(why: 'timeout' | 'garbage', message: string, cause?: unknown) {
    super(message, { cause })
    this.why = why
  }
}

/** Has the operation done. Throws an `UndeterminedError` when it is not known whether it was. */
export async function performPayment(payments: Payments, operation: PaymentOperation): Promise<Outcome> {
  const answer = await askGateway(payments, signal => payments.gateway.perform(operation, signal))
  if (isOutcome(answer)) return answer
  throw misunderstood(payments, answer)
}

/** What became of the key; undefined when nothing did. Throws an `UndeterminedError` when that cannot be told. */
export async function lookUpPayment(
  payments: Payments,
  { key, shopId }: Pick<PaymentOperation, 'key' | 'shopId'>,
): Promise<Outcome | undefined> {
  const answer = await askGateway(payments, signal => payments.gateway.lookUp(key, shopId, signal))
  if (answer === 'unknown') return undefined
  if (isOutcome(answer)) return answer
  throw misunderstood(payments, answer)
}

/** Whatever a gateway throws leaves open what it did. */
async function askGateway(
  { gateway, timeoutMs }: Payments,
  ask: (signal: AbortSignal) => Promise<unknown>,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const giveUp = () =>
    reject(new UndeterminedError('timeout', `${gateway.name} did not answer in ${timeoutMs} ms`))
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([ask(signal), silence])
  } catch (error) {
    if (error instanceof UndeterminedError) throw error
    throw new UndeterminedError('garbage', `${gateway.name} failed`, error)
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

function isOutcome(answer: unknown): answer is Outcome {
  if (typeof answer !== 'object' || answer === null || !('result' in answer)) return false
  switch (answer.result) {
    case 'done':
      return 'transaction_id' in answer && typeof answer.transaction_id === 'string'
    case 'declined':
      return 'reason' in answer && typeof answer.reason === 'string'
    default:
      return answer.result === 'maintenance'
  }
}

function misunderstood({ gateway }: Payments, answer: unknown): UndeterminedError {
  return new UndeterminedError('garbage', `${gateway.name} answered ${JSON.stringify(answer)?.slice(0, 200)}`)
}
