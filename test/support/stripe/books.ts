/** The books of Stripe's stand-in, and its rules of what can be done with a payment. */
import type { Stripe } from 'stripe'
import { type FormValue, textAt, textsAt } from './form.ts'
import {
  type Customer,
  type Movement,
  type Page,
  type Payment,
  type Refund,
  type Setup,
  wholeMovement,
  wholePayment,
  wholeRefund,
  wholeSetup,
} from './objects.ts'

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

/** What is refused, as Stripe tells it: some of its errors have no code. */
export class Refused extends Error {
  readonly status: number
  readonly body: Stripe.PaymentIntent.LastPaymentError

  constructor(status: number, type: ErrorType, code?: string, decline_code?: string) {
    super(code ?? type)
    this.status = status
    this.body = {
      ...{ type, message: `Refused: ${code ?? type}` },
      ...(code === undefined ? {} : { code }),
      ...(decline_code === undefined ? {} : { decline_code }),
    }
  }
}

export type Form = Record<string, FormValue>

/** All of it, in the order in which it was made. */
export interface Books {
  readonly customers: Map<string, Customer>
  readonly payments: Map<string, Payment>
  readonly setups: Map<string, Setup>
  readonly pages: Map<string, Page>
  readonly refunds: Map<string, Refund>
  /** Of the balances of customers. */
  readonly movements: Map<string, Movement>
}

/** Why nothing can be done with a payment as it stands. */
export const WRONG_STATE = 'payment_intent_unexpected_state'

function requireState(payment: Payment, ...states: readonly Stripe.PaymentIntent.Status[]): void {
  if (!states.includes(payment.status)) {
    throw new Refused(400, 'invalid_request_error', WRONG_STATE)
  }
}

/** How a test card of Stripe's fares: its names are documented there. */
function conductOf(card: string): 'asks' | 'refused' | 'fine' {
  if (card.includes('threeDSecureRequired')) return 'asks'
  return card.includes('chargeDeclined') ? 'refused' : 'fine'
}

/** Begins a payment, confirmed at once. */
export function beginPayment(
  form: Form,
  id: string,
  created: number,
  pageOf: (id: string) => string,
  setups: Books['setups'] = new Map(),
): Payment {
  const [type = ''] = Object.values(textsAt(form, 'allowed_payment_method_types'))
  const amount = Number(textAt(form, 'amount'))
  if (!Number.isInteger(amount) || amount < 1)
    throw new Refused(400, 'invalid_request_error', 'parameter_invalid_integer')
  if (textAt(form, 'currency') !== 'jpy') throw new Refused(400, 'invalid_request_error')
  const payment = wholePayment({
    ...{ id, created, amount, metadata: textsAt(form, 'metadata'), status: 'requires_action' },
    ...{ allowed_payment_method_types: null, payment_method_types: [type === '' ? 'card' : type] },
    ...(type === '' ? {} : { allowed_payment_method_types: [type] }),
    customer: textAt(form, 'customer') ?? null,
    payment_method: textAt(form, 'payment_method') ?? null,
    capture_method: textAt(form, 'capture_method') === 'manual' ? 'manual' : 'automatic_async',
    setup_future_usage: textAt(form, 'setup_future_usage') === 'off_session' ? 'off_session' : null,
  })
  const made = `pm_${id}`
  if (type === 'konbini') return { ...payment, payment_method: made, next_action: voucher(form, amount) }
  if (type === 'customer_balance')
    return { ...payment, payment_method: made, next_action: account(payment, amount) }
  const card = payment.payment_method
  if (typeof card !== 'string') throw new Refused(400, 'invalid_request_error', 'parameter_missing')
  // What a bank has asked for once it does not ask for again.
  const isKept = [...setups.values()].some(
    ({ payment_method, customer, status }) =>
      payment_method === card && customer === payment.customer && status === 'succeeded',
  )
  const conduct = isKept ? 'fine' : conductOf(card)
  if (conduct === 'refused') throw new Refused(402, 'card_error', 'card_declined', 'generic_decline')
  if (conduct === 'fine') return Object.assign(payment, authorised(payment))
  if (textAt(form, 'off_session') === 'true') {
    throw new Refused(402, 'card_error', 'authentication_required', 'authentication_required')
  }
  const return_url = textAt(form, 'return_url')
  if (return_url === undefined) throw new Refused(400, 'invalid_request_error', 'parameter_missing')
  return {
    ...payment,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url: pageOf(id), return_url } },
  }
}

function voucher(form: Form, amount: number): Stripe.PaymentIntent.NextAction {
  if (amount < 120 || amount > 300_000) throw new Refused(400, 'invalid_request_error', 'amount_too_large')
  const details = ['payment_method_data', 'billing_details']
  if (!textAt(form, ...details, 'name') || !textAt(form, ...details, 'email')) {
    throw new Refused(400, 'invalid_request_error', 'parameter_missing')
  }
  const store = (payment_code: string) => ({ payment_code, confirmation_number: '08012345678' })
  return {
    type: 'konbini_display_details',
    konbini_display_details: {
      expires_at: Number(textAt(form, 'payment_method_options', 'konbini', 'expires_at')),
      hosted_voucher_url: 'https://payments.stripe.com/konbini/voucher/test',
      stores: {
        ...{ familymart: store('111111'), lawson: store('222222') },
        ...{ ministop: store('333333'), seicomart: store('444444') },
      },
    },
  }
}

function account({ customer }: Payment, amount: number): Stripe.PaymentIntent.NextAction {
  if (typeof customer !== 'string') throw new Refused(400, 'invalid_request_error', 'parameter_missing')
  const place: Stripe.Address = {
    ...{ city: null, country: 'JP', line1: null, line2: null, postal_code: null, state: null },
  }
  return {
    type: 'display_bank_transfer_instructions',
    display_bank_transfer_instructions: {
      ...{ amount_remaining: amount, currency: 'jpy', hosted_instructions_url: null, reference: null },
      type: 'jp_bank_transfer',
      financial_addresses: [
        {
          type: 'zengin',
          zengin: {
            ...{
              account_holder_address: place,
              account_holder_name: 'テスト（カ',
              account_number: '1234567',
            },
            ...{ account_type: 'futsu', bank_address: place, bank_code: '0999', bank_name: 'テスト銀行' },
            ...{ branch_code: '001', branch_name: '本店' },
          },
        },
      ],
    },
  }
}

/** Begins to keep a card. */
export function beginSetup(form: Form, id: string, created: number, pageOf: (id: string) => string): Setup {
  const card = textAt(form, 'payment_method') ?? ''
  const conduct = conductOf(card)
  if (conduct === 'refused') throw new Refused(402, 'card_error', 'card_declined', 'generic_decline')
  const redirect = { url: pageOf(id), return_url: textAt(form, 'return_url') ?? null }
  return wholeSetup({
    ...{ id, created, metadata: textsAt(form, 'metadata'), payment_method: card },
    customer: textAt(form, 'customer') ?? null,
    ...(textAt(form, 'allowed_payment_method_types', '0') ? { allowed_payment_method_types: ['card'] } : {}),
    status: conduct === 'asks' ? 'requires_action' : 'succeeded',
    next_action: conduct === 'asks' ? { type: 'redirect_to_url', redirect_to_url: redirect } : null,
  })
}

/** A payment as it is when the bank has promised the money. */
function authorised({ id, amount }: Payment): Partial<Payment> {
  const latest_charge = `ch_${id}`
  return { status: 'requires_capture', next_action: null, amount_capturable: amount, latest_charge }
}

/** What the bank or the page asked for was done: a card's payment is authorised, another's is paid. */
export function approve(payment: Payment): void {
  const { id, amount, capture_method } = payment
  const paid = { status: 'succeeded', next_action: null, amount_received: amount } as const
  Object.assign(
    payment,
    capture_method === 'manual' ? authorised(payment) : { ...paid, latest_charge: `ch_${id}` },
  )
}

/** What was asked for was not done, so that nothing is paid with it. */
export function decline(one: Payment | Setup): void {
  const status = 'requires_payment_method'
  const error = (code: string) => ({ type: 'card_error', code, message: `Refused: ${code}` }) as const
  const changed =
    one.object === 'payment_intent'
      ? ({
          ...{ status, next_action: null, payment_method: null },
          last_payment_error: error('payment_intent_authentication_failure'),
        } satisfies Partial<Payment>)
      : ({
          ...{ status, next_action: null, payment_method: null },
          last_setup_error: error('setup_intent_authentication_failure'),
        } satisfies Partial<Setup>)
  Object.assign(one, changed)
}

/** Takes what was authorised, whole or in part; the rest is let go. */
export function capture(payment: Payment, form: Form): void {
  requireState(payment, 'requires_capture')
  const amount = Number(textAt(form, 'amount_to_capture') ?? payment.amount)
  if (amount > payment.amount) throw new Refused(400, 'invalid_request_error', 'amount_too_large')
  Object.assign(payment, {
    ...{ status: 'succeeded', amount_received: amount, amount_capturable: 0 },
  } satisfies Partial<Payment>)
}

/** Lets it go. */
export function cancel(payment: Payment, canceled_at: number): void {
  requireState(
    payment,
    'requires_payment_method',
    'requires_capture',
    'requires_confirmation',
    'requires_action',
  )
  Object.assign(payment, {
    ...{ status: 'canceled', next_action: null, amount_capturable: 0, canceled_at },
  } satisfies Partial<Payment>)
}

/** Gives money back. */
export function refund({ payments, refunds }: Books, form: Form, id: string, created: number): Refund {
  const payment = payments.get(textAt(form, 'payment_intent') ?? '')
  if (payment === undefined) throw new Refused(404, 'invalid_request_error', 'resource_missing')
  requireState(payment, 'succeeded')
  const amount = Number(textAt(form, 'amount'))
  if (amount > payment.amount_received - refundedOf(refunds, payment.id)) {
    throw new Refused(400, 'invalid_request_error', 'charge_already_refunded')
  }
  const metadata = textsAt(form, 'metadata')
  return wholeRefund({
    ...{ id, created, amount, metadata, charge: payment.latest_charge, payment_intent: payment.id },
  })
}

/** Yen of a payment that were given back. */
export function refundedOf(refunds: Books['refunds'], id: string): number {
  return [...refunds.values()]
    .filter(({ payment_intent, status }) => payment_intent === id && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** Makes a movement of the balance of a payment's customer. */
function move(
  { movements }: Books,
  { id, customer }: Payment,
  made: { readonly id: string; readonly created: number },
  type: 'funded' | 'applied_to_payment' | 'unapplied_from_payment',
  net_amount: number,
): void {
  if (typeof customer !== 'string') throw new Error(`${id} has no customer`)
  const of = [...movements.values()].filter(one => one.customer === customer)
  const ending_balance = of.reduce((sum, one) => sum + one.net_amount, net_amount)
  const jp_bank_transfer = { sender_bank: null, sender_branch: null, sender_name: 'ヤマダ ハナコ' }
  const why =
    type === 'funded'
      ? {
          funded: { bank_transfer: { reference: null, type: 'jp_bank_transfer' as const, jp_bank_transfer } },
        }
      : { [type]: { payment_intent: id } }
  movements.set(
    made.id,
    wholeMovement({ ...made, ...{ customer, ending_balance, net_amount, type }, ...why }),
  )
}

/** So many yen are transferred to the account of a payment, which takes what it waits for. The rest stays in its customer's balance. */
export function transfer(
  books: Books,
  payment: Payment,
  amount: number,
  make: () => { id: string; created: number },
): void {
  move(books, payment, make(), 'funded', amount)
  const told = payment.next_action?.display_bank_transfer_instructions
  if (payment.status !== 'requires_action' || told === undefined) return
  const remaining = told.amount_remaining ?? 0
  const taken = Math.min(amount, remaining)
  move(books, payment, make(), 'applied_to_payment', -taken)
  told.amount_remaining = remaining - taken
  if (taken === remaining) approve(payment)
}

/** What came of a payment that is let go is in its customer's balance again. */
export function putBack(books: Books, payment: Payment, make: () => { id: string; created: number }): void {
  const taken = [...books.movements.values()]
    .filter(({ applied_to_payment }) => applied_to_payment?.payment_intent === payment.id)
    .reduce((sum, { net_amount }) => sum - net_amount, 0)
  if (taken > 0) move(books, payment, make(), 'unapplied_from_payment', taken)
}
