/**
 * Stripe's objects as its stand-in makes them: whole, with all that its document demands of each. The compiler compares them with the
 * types that Stripe publishes; `npm run proof -- --only stripe` judges what is sent.
 */
import Stripe from 'stripe'

type Changing<T> = { -readonly [Name in keyof T]: T[Name] }

export type Payment = Changing<Stripe.PaymentIntent>
export type Setup = Changing<Stripe.SetupIntent>
export type Page = Changing<Stripe.Checkout.Session>
export type Refund = Changing<Stripe.Refund>
export type Customer = Stripe.Customer
export type Movement = Stripe.CustomerCashBalanceTransaction

/** All of Stripe's objects. */
interface Made {
  readonly id: string
  readonly created: number
}

/** What whoever makes an object says of it; the rest is as Stripe fills it in. */
type Said<T extends Made, Names extends keyof T> = Pick<T, 'id' | 'created' | Names> & Partial<T>

const NO_METADATA: Stripe.Metadata = {}

/** A payment before anything was done with it. */
export function wholePayment(said: Said<Payment, 'amount' | 'payment_method_types'>): Payment {
  return {
    ...{ object: 'payment_intent', currency: 'jpy', livemode: false, metadata: NO_METADATA },
    ...{
      status: 'requires_payment_method',
      confirmation_method: 'automatic',
      capture_method: 'automatic_async',
    },
    ...{ amount_capturable: 0, amount_received: 0, application: null, application_fee_amount: null },
    ...{
      allowed_payment_method_types: null,
      automatic_payment_methods: null,
      excluded_payment_method_types: null,
    },
    ...{ canceled_at: null, cancellation_reason: null, client_secret: `${said.id}_secret_test` },
    ...{ customer: null, customer_account: null, description: null, managed_payments: null },
    ...{ last_payment_error: null, latest_charge: null, next_action: null, on_behalf_of: null },
    ...{ payment_method: null, payment_method_configuration_details: null, payment_method_options: null },
    ...{
      payment_record: null,
      processing: null,
      receipt_email: null,
      review: null,
      setup_future_usage: null,
    },
    ...{ shipping: null, source: null, statement_descriptor: null, statement_descriptor_suffix: null },
    transfer_group: null,
    ...said,
  }
}

/** The keeping of a card before anything was done for it. */
export function wholeSetup(said: Said<Setup, 'payment_method'>): Setup {
  return {
    ...{ object: 'setup_intent', livemode: false, metadata: NO_METADATA, status: 'requires_payment_method' },
    ...{
      allowed_payment_method_types: null,
      automatic_payment_methods: null,
      excluded_payment_method_types: null,
    },
    ...{
      application: null,
      cancellation_reason: null,
      client_secret: `${said.id}_secret_test`,
      customer: null,
    },
    ...{ description: null, last_setup_error: null, latest_attempt: null, mandate: null, next_action: null },
    ...{ on_behalf_of: null, payment_method_configuration_details: null, payment_method_options: null },
    ...{ payment_method_types: ['card'], single_use_mandate: null, usage: 'off_session' },
    ...said,
  }
}

/** A page that is open. */
export function wholePage(said: Said<Page, 'mode' | 'expires_at' | 'url'>): Page {
  return {
    ...{ object: 'checkout.session', livemode: false, metadata: NO_METADATA, status: 'open' },
    ...{ adaptive_pricing: null, after_expiration: null, allow_promotion_codes: null },
    ...{ allowed_payment_method_types: null, amount_subtotal: null, amount_total: null },
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    ...{ billing_address_collection: null, cancel_url: null, client_reference_id: null, client_secret: null },
    ...{ collected_information: null, consent: null, consent_collection: null, currency: null },
    ...{ currency_conversion: null, custom_fields: [], customer: null, customer_account: null },
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    ...{ customer_creation: null, customer_details: null, customer_email: null, discounts: [] },
    ...{ integration_identifier: null, invoice: null, invoice_creation: null, locale: null },
    ...{ managed_payments: null, origin_context: null, payment_intent: null, payment_link: null },
    ...{ payment_method_collection: null, payment_method_configuration_details: null },
    ...{
      payment_method_options: {},
      payment_method_types: ['card'],
      payment_status: 'unpaid',
      permissions: null,
    },
    ...{ recovered_from: null, saved_payment_method_options: null, setup_intent: null },
    ...{ shipping_address_collection: null, shipping_cost: null, shipping_options: [], submit_type: null },
    ...{
      subscription: null,
      success_url: null,
      total_details: null,
      ui_mode: 'hosted_page',
      wallet_options: null,
    },
    ...said,
  }
}

/** Money that was given back. */
export function wholeRefund(said: Said<Refund, 'amount' | 'charge' | 'payment_intent' | 'metadata'>): Refund {
  return {
    ...{ object: 'refund', currency: 'jpy', status: 'succeeded', balance_transaction: null, reason: null },
    ...{ customer: null, customer_account: null, payment_method: null, receipt_number: null },
    ...{ source_transfer_reversal: null, transfer_reversal: null },
    ...said,
  }
}

/** Whom cards are kept for. */
export function wholeCustomer(said: Said<Customer, 'metadata'>): Customer {
  const invoice_settings = {
    ...{ custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  }
  return {
    ...{ object: 'customer', livemode: false, address: null, balance: 0, currency: null, invoice_settings },
    ...{ default_source: null, delinquent: false, description: null, email: null, name: null, phone: null },
    ...{ invoice_prefix: said.id.slice(-8), preferred_locales: [], shipping: null, tax_exempt: 'none' },
    ...said,
  }
}

/** Money that came into a customer's balance, or left it. */
export function wholeMovement(
  said: Said<Movement, 'customer' | 'ending_balance' | 'net_amount' | 'type'>,
): Movement {
  return {
    ...{ object: 'customer_cash_balance_transaction', currency: 'jpy', livemode: false },
    ...{ customer_account: null, ...said },
  }
}

/** The charge of a payment that was authorised or paid, of which so much was given back: what a capture let go counts as given back, too. */
export function chargeOf(payment: Payment, id: string, givenBack: number): Stripe.Charge {
  const captured = payment.status === 'succeeded'
  const amount_refunded = givenBack + (captured ? payment.amount - payment.amount_received : 0)
  const [customer, card] = [payment.customer, payment.payment_method].map(named =>
    typeof named === 'string' ? named : null,
  )
  return {
    ...{ id, object: 'charge', created: payment.created, amount: payment.amount, currency: 'jpy' },
    ...{ amount_captured: payment.amount_received, amount_refunded, captured, livemode: false },
    ...{ application: null, application_fee: null, application_fee_amount: null, balance_transaction: null },
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    ...{
      calculated_statement_descriptor: null,
      customer: customer ?? null,
      description: null,
      disputed: false,
    },
    ...{ failure_balance_transaction: null, failure_code: null, failure_message: null, fraud_details: {} },
    ...{ metadata: payment.metadata, on_behalf_of: null, outcome: null, paid: true },
    ...{ payment_intent: payment.id, payment_method: card ?? null, payment_method_details: null },
    ...{ receipt_email: null, receipt_number: null, receipt_url: null, review: null, shipping: null },
    ...{
      refunded: captured && givenBack === payment.amount_received,
      source: null,
      source_transfer: null,
    },
    ...{ statement_descriptor: null, statement_descriptor_suffix: null, status: 'succeeded' },
    ...{ transfer_data: null, transfer_group: null },
  }
}

/** What is told of an object. */
export function wholeEvent(said: Said<Stripe.EventBase, 'type'>, object: object): Stripe.EventBase {
  return {
    ...{ object: 'event', api_version: Stripe.API_VERSION, livemode: false, pending_webhooks: 1 },
    request: null,
    ...said,
    data: { object },
  }
}
