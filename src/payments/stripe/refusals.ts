/** Why Stripe refused, in words that shops and their programs are told. Stripe's own sentences are for buyers, and may name them. */

/** What is said, by the codes of which it is said. The console has the same in Japanese, which a test compares. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'the card has too little money or credit': ['insufficient_funds'],
  'a limit of the card is reached': [
    ...['card_velocity_exceeded', 'withdrawal_count_limit_exceeded', 'card_decline_rate_limit_exceeded'],
    ...['charge_exceeds_source_limit', 'charge_exceeds_transaction_limit'],
  ],
  'the card has expired': ['expired_card', 'expired_payment_method', 'expired_or_canceled_card'],
  'the number of the card is wrong': ['incorrect_number', 'invalid_number'],
  'the security code of the card is wrong': ['incorrect_cvc', 'invalid_cvc'],
  'the expiry date of the card is wrong': ['invalid_expiry_month', 'invalid_expiry_year'],
  'the address is another than the bank knows': [
    ...['incorrect_address', 'incorrect_zip', 'incorrect_postal_code'],
  ],
  'the card is blocked or was reported lost or stolen': [
    ...['lost_card', 'stolen_card', 'pickup_card', 'restricted_card', 'lost_or_stolen_card'],
  ],
  'it looks like fraud': ['fraudulent', 'merchant_blacklist'],
  'the card does not allow this kind of payment': [
    ...['card_not_supported', 'currency_not_supported', 'transaction_not_allowed', 'not_permitted'],
    ...['service_not_allowed', 'invalid_card_type', 'payment_method_unsupported_type'],
    ...['payment_method_currency_mismatch', 'payment_intent_incompatible_payment_method'],
  ],
  'the card or its account is not valid': ['invalid_account', 'new_account_information_available'],
  'the bank wants to ask the buyer first': [
    ...['authentication_required', 'mobile_device_authentication_required', 'payment_intent_action_required'],
  ],
  'the buyer did not confirm it with the bank': [
    ...[
      'authentication_failure',
      'payment_intent_authentication_failure',
      'setup_intent_authentication_failure',
    ],
    ...['payment_method_customer_decline', 'three_d_secure_authentication_not_supported'],
  ],
  'the bank refused, and does not say why': [
    ...['generic_decline', 'do_not_honor', 'do_not_try_again', 'call_issuer', 'no_action_taken', 'declined'],
    ...['security_violation', 'card_declined', 'refer_to_customer', 'payment_method_provider_decline'],
  ],
  'the cardholder has forbidden payments of this kind': [
    ...['stop_payment_order', 'revocation_of_authorization', 'revocation_of_all_authorizations'],
  ],
  'the bank could not decide; it may go well later': [
    ...[
      'issuer_not_available',
      'processing_error',
      'reenter_transaction',
      'try_again_later',
      'approve_with_id',
    ],
    ...['payment_method_provider_timeout', 'three_d_secure_authentication_upstream_error', 'lock_timeout'],
  ],
  'the same was paid a moment ago': ['duplicate_transaction', 'duplicate'],
  'the card asks for a PIN, which no page takes': [
    ...['incorrect_pin', 'invalid_pin', 'pin_try_exceeded'],
    ...['offline_pin_required', 'online_or_offline_pin_required'],
  ],
  'cards and keys for tests do not go with real ones': [
    ...['testmode_decline', 'testmode_charges_only', 'livemode_mismatch'],
    ...['payment_method_invalid_parameter_testmode'],
  ],
  'the time to pay is over': [
    ...['abandoned', 'expired', 'page expired'],
    ...['payment_intent_payment_attempt_expired', 'setup_intent_setup_attempt_expired'],
  ],
  'the authorisation has run out': ['capture_charge_authorization_expired', 'charge_expired_for_capture'],
  'the payment was called off': [
    ...[
      'canceled',
      'requested_by_customer',
      'automatic',
      'void_invoice',
      'failed_invoice',
      'merchant_request',
    ],
  ],
  'the buyer has not paid': ['not paid', 'payment_intent_payment_attempt_failed', 'setup_attempt_failed'],
  'the store refused the confirmation number': ['payment_intent_konbini_rejected_confirmation_number'],
  'the money was captured already': ['charge_already_captured'],
  'the money was given back already': ['charge_already_refunded'],
  'the buyer disputes the payment': [
    ...['charge_disputed', 'refund_disputed_payment', 'charge_for_pending_refund_disputed'],
  ],
  'the balance at Stripe does not suffice': ['balance_insufficient'],
  'the amount is too small or too large': [
    ...['amount_too_small', 'amount_too_large', 'invalid_amount', 'invalid_charge_amount'],
  ],
  'the account of the shop at Stripe does not allow it': [
    ...['capability_not_active', 'payment_method_unactivated', 'payment_method_not_available', 'no_account'],
    ...['payment_method_restricted', 'account_invalid', 'not_allowed_on_standard_account', 'action_blocked'],
    ...['request_blocked', 'approval_required', 'payment_method_configuration_failures'],
  ],
  'Stripe does not know the payment or the card': ['resource_missing', 'missing', 'token_already_used'],
  'the payment is in another state at Stripe': [
    ...['payment_intent_unexpected_state', 'setup_intent_unexpected_state', 'intent_invalid_state'],
    ...['payment_method_unexpected_state', 'status_transition_invalid', 'charge_not_refundable'],
  ],
}

/** Of any other code: Stripe adds some at any time. */
const OTHERWISE = 'Stripe did not accept it'

/** As `insufficient_funds` is of a card where money is taken, and of the shop where it is given back. */
const OF_REFUNDS: Readonly<Record<string, string>> = {
  insufficient_funds: 'the balance at Stripe does not suffice',
}

const BY_CODE = new Map(
  Object.entries(REASONS).flatMap(([reason, codes]) => codes.map(code => [code, reason] as const)),
)

/** All that is said of codes. */
export const SAID: readonly string[] = [...Object.keys(REASONS), OTHERWISE]

/** The reason of a refusal: in words, and with the code by which Stripe's pages and people know it. */
export function refusalOf(code: string, isRefund = false): string {
  const said = (isRefund ? OF_REFUNDS[code] : undefined) ?? BY_CODE.get(code) ?? OTHERWISE
  return `${said} (Stripe: ${code})`
}
