/**
 * The payment port: how the program has money moved, whoever moves it (R-PAY-7). A gateway is asked with a key that
 * names the operation for ever; asked again with the same key, it does nothing a second time and answers the same.
 */

import { readDateTime } from '../lib/date-time.ts'

/**
 * What can be asked of a gateway. `change_amount` sets what is to be paid in the end; `void` is done, too, for what was never
 * paid and cannot be any more, and gives back what was captured of what the program knows as authorised. `refund` leaves what the
 * transaction has less the amount, and is done where no more is left.
 */
export const PAYMENT_KINDS = ['authorise', 'capture', 'void', 'refund', 'change_amount'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** Whether the buyer is told what to pay with, at a store or by transfer, so that the order is there before it is paid. */
export function isPaidLater(method: string | null): boolean {
  return method === 'cvs' || method === 'service_bt'
}

/**
 * Besides: to check what a buyer pays with, as an authorisation of nothing would, and to keep it for later payments. It moves no
 * money, and what it answers as `transaction_id` is of no further use.
 */
export type AskedKind = PaymentKind | 'save_source'

/** The transaction that an operation is about, as the order knows it. */
export interface KnownTransaction {
  /** The gateway's name for it; null when the order came without. */
  readonly id: string | null
  /** As in the order's detail, such as `authorized`. */
  readonly status: string | null
  /** Yen, before the operation. */
  readonly amount: number | null
}

/** One thing to be done with a buyer's money. */
export interface PaymentOperation {
  /** The idempotency key, unique in the whole server. */
  readonly key: string
  readonly shopId: number
  /** The order's `unique_key`; that of the subscription for `save_source`. */
  readonly orderKey: string
  readonly kind: AskedKind
  /** How the buyer pays, such as `creditcard`. */
  readonly method: string
  /** Null for `authorise`, which makes one, and `save_source`. */
  readonly transaction: KnownTransaction | null
  /** Yen to authorise, capture or give back, or the new total; null for `void` and `save_source`. */
  readonly amount: number | null
  /** What the buyer pays with, as the gateway calls it; for `authorise` and `save_source` only. */
  readonly source: string | null
  /**
   * Whether that is one which the gateway has kept, as the program's own books say. What a buyer names never is: whoever learned the
   * name of somebody else's card could pay with it.
   */
  readonly source_is_kept?: boolean | undefined
  /** More that only `authorise` and `save_source` have. */
  readonly buyer?: BuyerTerms | undefined
}

/** What a gateway has to know of a buyer who may have to do something. */
interface BuyerTerms {
  /** Where its page sends the buyer back to, done or not: an absolute address. The way back tells nothing: it is looked up. */
  readonly return_url: string | null
  /** Until when the buyer can do it; RFC 3339. */
  readonly until: string
  /** Whether the source is to be kept for later payments without the buyer, as of subscriptions. */
  readonly saves_source: boolean
  /** Who pays, where the service has to tell the buyer a number or an account. */
  readonly payer?: { readonly name: string; readonly mail_address: string } | undefined
}

/** What the buyer must do before an authorisation is done; gone after `until` (RFC 3339). */
export type RequiredAction =
  /** A page of the service: 3-D Secure, or a wallet. */
  | { readonly type: 'redirect'; readonly url: string; readonly until: string }
  /** To pay at a convenience store, where this number is told: several, with their stores, where each has its own. */
  | {
      readonly type: 'pay_at_store'
      readonly number: string
      readonly until: string
      /** A page of the service that says how. */
      readonly url?: string
    }
  /** To transfer it to this account of the service's, a text of several lines. */
  | { readonly type: 'transfer'; readonly account: string; readonly until: string }

/**
 * What became of an operation. Only `done` has moved money; what was declined stays so for its key, but that a `void` may go well
 * later, and after `maintenance` nothing happens until the key is asked for again. `action_required` becomes `done` or `declined` once the buyer has acted
 * or the time for it is over. Of a payment at a store, or by transfer, `done` means paid.
 *
 * `surplus`: yen of the buyer's that the service has beyond that, all by now, whatever was sent back since: what came in part, too much or
 * too late; of what was to be given back and came back to the service, so much.
 */
export type Outcome =
  | {
      readonly result: 'done'
      readonly transaction_id: string
      readonly surplus?: number | undefined
      /** The source as it can be used again, where that was asked for. */
      readonly saved_source?: string | undefined
    }
  | {
      readonly result: 'action_required'
      readonly transaction_id: string
      readonly action: RequiredAction
    }
  | { readonly result: 'declined'; readonly reason: string; readonly surplus?: number | undefined }
  | { readonly result: 'maintenance' }

/** A call by which a gateway says that something has happened, as it came. */
export interface GatewayMessage {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** What a message is about: no more than that is believed, what became of it is looked up. */
export interface NotedPayment {
  readonly shopId: number
  readonly key: string
}

/**
 * A payment service. Its answers come from outside and are checked by `askGateway`, so they are of no known type here. Both
 * calls throw when there is no answer, and should end when the signal says so.
 */
export interface PaymentGateway {
  /** Such as `simulator`; shown wherever it is seen. */
  readonly name: string
  /** Origins of its pages, to which forms of ours lead. */
  readonly pagesAt: readonly string[]
  /** Whether it tells buyers an account for transfers (`service_bt`), and when they have paid. */
  readonly takesTransfers: boolean
  /** Does the operation unless its key was done before; answers an `Outcome`. */
  perform(operation: PaymentOperation, signal: AbortSignal): Promise<unknown>
  /** What became of the key: an `Outcome`, or `unknown` when nothing was ever done for it. */
  lookUp(key: string, shopId: number, signal: AbortSignal): Promise<unknown>
  /**
   * What a message is about, `nothing` where that is no payment of this program's; undefined for one that the gateway has not
   * signed. It may come twice, late, or never.
   */
  readMessage(message: GatewayMessage): Promise<NotedPayment | 'nothing' | undefined>
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
  if ('surplus' in answer && !isSurplus(answer.surplus)) return false
  switch (answer.result) {
    case 'done':
      return 'transaction_id' in answer && typeof answer.transaction_id === 'string'
    case 'action_required':
      return (
        'transaction_id' in answer &&
        typeof answer.transaction_id === 'string' &&
        'action' in answer &&
        isAction(answer.action)
      )
    case 'declined':
      return 'reason' in answer && typeof answer.reason === 'string'
    default:
      return answer.result === 'maintenance'
  }
}

function isSurplus(surplus: unknown): boolean {
  return surplus === undefined || (Number.isSafeInteger(surplus) && Number(surplus) >= 0)
}

/** A buyer is sent nowhere but to a page of the web. */
function isAction(action: unknown): action is RequiredAction {
  if (typeof action !== 'object' || action === null) return false
  const { type, url, number, account, until } = action as Readonly<Record<string, unknown>>
  if (typeof until !== 'string' || readDateTime(until) === undefined) return false
  const leads = typeof url === 'string' && /^https?:\/\/./.test(url)
  if (type === 'redirect') return leads
  if (type === 'transfer') return typeof account === 'string' && account !== ''
  return (
    type === 'pay_at_store' && typeof number === 'string' && number !== '' && (url === undefined || leads)
  )
}

function misunderstood({ gateway }: Payments, answer: unknown): UndeterminedError {
  return new UndeterminedError('garbage', `${gateway.name} answered ${JSON.stringify(answer)?.slice(0, 200)}`)
}
