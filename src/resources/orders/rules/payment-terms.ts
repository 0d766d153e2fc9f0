/** What each way to pay allows, in each state of the payment (R-PAY-1, R-PAY-6, R-AMOUNT-7, R-DISPATCH-6). */
import { MIN_CHARGE } from '../limits.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../schemas.ts'

/**
 * `authorised` is asked for the money before the goods go out and confirmed then; `prepaid` is paid by the buyer by hand
 * first; `on_delivery` is paid at the door; `none` stands for orders that have no way to pay on record, or one that this
 * program does not know.
 */
export type PaymentKind = 'authorised' | 'prepaid' | 'on_delivery' | 'none'

/** `paid` stands for captured too, `ended` for cancelled and refunded. */
export type PaymentState = 'unpaid' | 'authorized' | 'paid' | 'ended'

/** What may happen in one state of a payment, and what has to be done to the money when it happens. */
export interface PaymentTerms {
  /** The order waits for the buyer's money. */
  readonly awaits: boolean
  /** Goods may go out. */
  readonly dispatchable: boolean
  /** How the total may change: anyhow, only downwards, or nothing of the amounts at all. */
  readonly total: 'free' | 'down' | 'fixed'
  /** The step with which the money follows a change of the total. */
  readonly onChange: 'change_amount' | 'refund' | null
  readonly onDispatch: 'capture' | null
  readonly onCancel: 'void' | 'refund' | null
}

const KINDS: Readonly<Record<PaymentMethod, PaymentKind>> = {
  creditcard: 'authorised',
  carrier: 'authorised',
  paypal: 'authorised',
  amazon_pay: 'authorised',
  paypay: 'authorised',
  bnpl: 'authorised',
  atobarai: 'authorised',
  cvs: 'prepaid',
  bt: 'prepaid',
  service_bt: 'prepaid',
  cod: 'on_delivery',
}

/** The payment is over: nothing can be moved any more. */
const ENDED: PaymentTerms = {
  awaits: false,
  dispatchable: false,
  total: 'fixed',
  onChange: null,
  onDispatch: null,
  onCancel: null,
}

const AWAITED: PaymentTerms = {
  awaits: true,
  dispatchable: false,
  total: 'free',
  onChange: 'change_amount',
  onDispatch: null,
  onCancel: 'void',
}

const AT_THE_DOOR: PaymentTerms = { ...AWAITED, awaits: false, dispatchable: true }

const WITHOUT: PaymentTerms = { ...AT_THE_DOOR, onChange: null, onCancel: null }

/** The one table: terms by kind and state. */
export const PAYMENT_TERMS: Readonly<Record<PaymentKind, Readonly<Record<PaymentState, PaymentTerms>>>> = {
  authorised: {
    unpaid: AWAITED,
    authorized: { ...AWAITED, awaits: false, dispatchable: true, total: 'down', onDispatch: 'capture' },
    paid: {
      awaits: false,
      dispatchable: true,
      total: 'down',
      onChange: 'refund',
      onDispatch: null,
      onCancel: 'refund',
    },
    ended: ENDED,
  },
  prepaid: {
    unpaid: AWAITED,
    authorized: AWAITED,
    paid: { ...ENDED, dispatchable: true, onCancel: 'refund' },
    ended: ENDED,
  },
  on_delivery: {
    unpaid: AT_THE_DOOR,
    authorized: AT_THE_DOOR,
    paid: { ...ENDED, dispatchable: true, onCancel: 'refund' },
    ended: ENDED,
  },
  none: {
    unpaid: { ...WITHOUT, awaits: true, dispatchable: false },
    authorized: WITHOUT,
    paid: WITHOUT,
    ended: WITHOUT,
  },
}

/** The least total, in yen, that each kind can charge (R-AMOUNT-7). */
export const MIN_TOTAL: Readonly<Record<PaymentKind, number>> = {
  authorised: MIN_CHARGE,
  prepaid: 0,
  on_delivery: 0,
  none: 0,
}

/** The kind of a way to pay, as an order names it. */
export function paymentKind(method: string | null): PaymentKind {
  return isMethod(method) ? KINDS[method] : 'none'
}

function isMethod(method: string | null): method is PaymentMethod {
  return PAYMENT_METHODS.some(known => known === method)
}
