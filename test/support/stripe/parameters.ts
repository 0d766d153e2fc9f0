/**
 * The parameters that are sent, by endpoint: as Stripe does, its stand-in refuses what it does not know, and what lacks something.
 * The names are those of the types that Stripe generates from its OpenAPI document and publishes with its library; the compiler
 * compares them.
 */
import type { Stripe } from 'stripe'

/** What an endpoint takes and must have. */
interface Taken<Params> {
  readonly takes: readonly (keyof Params & string)[]
  readonly needs: readonly (keyof Params & string)[]
}

function taken<Params>(
  needs: readonly (keyof Params & string)[],
  others: readonly (keyof Params & string)[],
): Taken<Params> {
  return { takes: [...needs, ...others], needs }
}

/** By method and path, with `:id` for the object's. */
export const PARAMETERS: Readonly<
  Record<string, { readonly takes: readonly string[]; readonly needs: readonly string[] }>
> = {
  'POST /v1/customers': taken<Stripe.CustomerCreateParams>([], ['metadata', 'name', 'email']),
  'GET /v1/customers/:id': taken<Stripe.CustomerRetrieveParams>([], []),
  'GET /v1/customers/:id/cash_balance_transactions': taken<Stripe.CustomerListCashBalanceTransactionsParams>(
    [],
    ['limit'],
  ),
  'POST /v1/payment_intents': taken<Stripe.PaymentIntentCreateParams>(
    ['amount', 'currency'],
    [
      ...([
        'metadata',
        'payment_method',
        'customer',
        'allowed_payment_method_types',
        'confirm',
        'capture_method',
      ] as const),
      ...(['off_session', 'return_url', 'setup_future_usage', 'payment_method_data'] as const),
      'payment_method_options',
    ],
  ),
  'GET /v1/payment_intents': taken<Stripe.PaymentIntentListParams>(
    [],
    ['created', 'limit', 'starting_after'],
  ),
  'GET /v1/payment_intents/:id': taken<Stripe.PaymentIntentRetrieveParams>([], ['expand']),
  'POST /v1/payment_intents/:id/capture': taken<Stripe.PaymentIntentCaptureParams>([], ['amount_to_capture']),
  'POST /v1/payment_intents/:id/cancel': taken<Stripe.PaymentIntentCancelParams>([], []),
  'POST /v1/setup_intents': taken<Stripe.SetupIntentCreateParams>(
    [],
    [
      'payment_method',
      'customer',
      'allowed_payment_method_types',
      'confirm',
      'usage',
      'metadata',
      'return_url',
    ],
  ),
  'GET /v1/setup_intents': taken<Stripe.SetupIntentListParams>([], ['created', 'limit', 'starting_after']),
  'GET /v1/setup_intents/:id': taken<Stripe.SetupIntentRetrieveParams>([], []),
  'POST /v1/checkout/sessions': taken<Stripe.Checkout.SessionCreateParams>(
    ['mode'],
    [
      ...([
        'allowed_payment_method_types',
        'success_url',
        'cancel_url',
        'locale',
        'metadata',
        'expires_at',
      ] as const),
      ...(['customer', 'line_items', 'payment_intent_data', 'setup_intent_data'] as const),
    ],
  ),
  'GET /v1/checkout/sessions': taken<Stripe.Checkout.SessionListParams>(
    [],
    ['created', 'limit', 'starting_after', 'expand'],
  ),
  'GET /v1/checkout/sessions/:id': taken<Stripe.Checkout.SessionRetrieveParams>([], ['expand']),
  'POST /v1/checkout/sessions/:id/expire': taken<Stripe.Checkout.SessionExpireParams>([], []),
  'POST /v1/refunds': taken<Stripe.RefundCreateParams>([], ['payment_intent', 'amount', 'metadata']),
  'GET /v1/refunds': taken<Stripe.RefundListParams>([], ['payment_intent', 'limit']),
}
