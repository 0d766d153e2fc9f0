/** What Stripe refuses for is told in words, in both languages. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { STRIPE_REASONS } from '../../console/src/problems/stripe-reasons.ts'
import { translate, translateReason } from '../../console/src/problems/translate.ts'
import { refusalOf, SAID } from '../../src/payments/stripe/refusals.ts'

/** Codes of declined cards as Stripe documents them; its library has them as text. */
const OF_CARDS =
  'approve_with_id authentication_required call_issuer card_not_supported card_velocity_exceeded currency_not_supported do_not_honor do_not_try_again duplicate_transaction expired_card fraudulent generic_decline incorrect_address incorrect_cvc incorrect_number incorrect_pin incorrect_zip insufficient_funds invalid_account invalid_amount invalid_cvc invalid_expiry_month invalid_expiry_year invalid_number invalid_pin issuer_not_available lost_card merchant_blacklist mobile_device_authentication_required new_account_information_available no_action_taken not_permitted offline_pin_required online_or_offline_pin_required pickup_card pin_try_exceeded processing_error reenter_transaction restricted_card revocation_of_all_authorizations revocation_of_authorization security_violation service_not_allowed stolen_card stop_payment_order testmode_decline transaction_not_allowed try_again_later withdrawal_count_limit_exceeded'.split(
    ' ',
  )

const OTHERWISE = 'Stripe did not accept it'

function typesOf(file: string): string {
  return readFileSync(
    new URL(`../../node_modules/stripe/esm/resources/${file}.d.ts`, import.meta.url),
    'utf8',
  )
}

/** The codes of a type of Stripe's library. */
function codesOf(file: string, type: string): string[] {
  const unions = [...typesOf(file).matchAll(new RegExp(`type ${type} = ([^;]+);`, 'g'))]
  return unions.flatMap(([, union = '']) => [...union.matchAll(/'([^']+)'/g)].map(([, code = '']) => code))
}

/** Those of refunds stand in a comment. */
function codesOfRefunds(): string[] {
  const [, told = ''] =
    /reason for the refund failure\. Possible values are: ([^.]+)\./.exec(typesOf('Refunds')) ?? []
  return [...told.matchAll(/`(\w+)`/g)].map(([, code = '']) => code)
}

const japaneseOf = (reason: string) =>
  translate(`The payment service refused: ${reason}. Nothing was changed.`) ?? ''

// R-WORDS-1
describe('a refusal of Stripe’s', () => {
  test('is told in words where a card was declined, and where Stripe says why it gave up or gave nothing back', () => {
    const cancelled = ['PaymentIntents', 'SetupIntents'].flatMap(file => codesOf(file, 'CancellationReason'))
    const refunds = codesOfRefunds().filter(code => code !== 'unknown')
    expect(cancelled.length).toBeGreaterThanOrEqual(12)
    expect(refunds.length).toBe(6)
    const codes = [...OF_CARDS, ...cancelled, ...refunds]
    expect(codes.filter(code => refusalOf(code).startsWith(OTHERWISE))).toEqual([])
  })

  test('has Japanese words, whatever its code', () => {
    const codes = ['PaymentIntents', 'SetupIntents'].flatMap(file => codesOf(file, 'Code'))
    expect(codes.length).toBeGreaterThan(400)
    for (const code of [...OF_CARDS, ...codes, 'one_that_is_new']) {
      const said = refusalOf(code)
      const japanese = japaneseOf(said)
      expect(said).toMatch(/^[A-Za-z’,; ]{10,} \(Stripe: \w+\)$/)
      expect(japanese.replace(`Stripe: ${code}`, '')).not.toMatch(/[a-z]{2,} [a-z]{2,}/)
      expect(japanese).toContain(`Stripe: ${code}）`)
    }
  })

  test('is told alike by the server and the console: neither has words that the other lacks', () => {
    expect(Object.keys(STRIPE_REASONS).toSorted()).toEqual([...SAID].toSorted())
  })

  test('of money to be given back is not one of the buyer’s card', () => {
    expect(refusalOf('insufficient_funds')).toBe(
      'the card has too little money or credit (Stripe: insufficient_funds)',
    )
    expect(refusalOf('insufficient_funds', true)).toBe(
      'the balance at Stripe does not suffice (Stripe: insufficient_funds)',
    )
    expect(translateReason('the transaction is void')).toBe('取引が無効のため')
    expect(translateReason('a word of another service')).toBe('a word of another service')
    expect(japaneseOf(refusalOf('insufficient_funds', true))).toBe(
      '決済サービスに断られました（Stripeの残高が足りません。Stripe: insufficient_funds）。何も変更されていません。',
    )
  })
})
