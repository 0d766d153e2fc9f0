/** What Stripe's objects say of an operation. Pure. */
import type { Stripe } from '#stripe'
import { writeDateTime } from '../../lib/date-time.ts'
import type { Outcome, RequiredAction } from '../gateway.ts'
import { refusalOf } from './refusals.ts'

/** How people in Japan know the stores of a voucher. */
const STORES = {
  familymart: 'ファミリーマート',
  lawson: 'ローソン',
  ministop: 'ミニストップ',
  seicomart: 'セイコーマート',
} as const

const ACCOUNT_TYPES: Readonly<Record<string, string>> = { futsu: '普通', toza: '当座' }

/**
 * What became of a payment. Throws where Stripe is not through with it, and where the buyer would have to do something that this
 * program cannot ask for. `until`: until when the buyer can act, where Stripe does not say.
 */
export function outcomeOfPayment(intent: Stripe.PaymentIntent, until: Date | null): Outcome {
  const { id, status } = intent
  switch (status) {
    case 'succeeded':
    case 'requires_capture':
      return doneWith(id, intent)
    case 'requires_action':
      return { result: 'action_required', transaction_id: id, action: actionOf(intent.next_action, until) }
    case 'requires_payment_method':
      return { result: 'declined', reason: refusalOfError(intent.last_payment_error) }
    case 'canceled':
      return { result: 'declined', reason: refusalOf(intent.cancellation_reason ?? 'canceled') }
    default:
      throw new Error(`Stripe says that ${id} is ${status}`)
  }
}

/** What became of keeping a card. */
export function outcomeOfSetup(intent: Stripe.SetupIntent, until: Date | null): Outcome {
  const { id, status } = intent
  switch (status) {
    case 'succeeded':
      return doneWith(id, { ...intent, capture_method: 'manual' })
    case 'requires_action':
      return { result: 'action_required', transaction_id: id, action: actionOf(intent.next_action, until) }
    case 'requires_payment_method':
      return { result: 'declined', reason: refusalOfError(intent.last_setup_error) }
    case 'canceled':
      return { result: 'declined', reason: refusalOf(intent.cancellation_reason ?? 'canceled') }
    default:
      throw new Error(`Stripe says that ${id} is ${status}`)
  }
}

/** What became of a page of Stripe's, read with its payment or what keeps the card. */
export function outcomeOfPage(page: Stripe.Checkout.Session, until: Date | null): Outcome {
  const { id, status, url } = page
  if (status === 'expired') return { result: 'declined', reason: refusalOf('page expired') }
  if (status === 'open' && url !== null && until !== null) {
    const action = { type: 'redirect', url, until: writeDateTime(until) } as const
    return { result: 'action_required', transaction_id: id, action }
  }
  const { payment_intent: payment, setup_intent: setup } = page
  if (typeof payment === 'object' && payment !== null) return outcomeOfPayment(payment, until)
  if (typeof setup === 'object' && setup !== null) return outcomeOfSetup(setup, until)
  throw new Error(`Stripe says that the page ${id} is ${status}, and nothing of what came of it`)
}

/** The card as it can be used again, where it was to be kept: Stripe keeps it for a customer, which others have none of. Nothing but cards is captured by hand. */
function doneWith(
  transaction_id: string,
  {
    capture_method,
    customer,
    payment_method,
  }: Pick<Stripe.PaymentIntent, 'capture_method' | 'customer' | 'payment_method'>,
): Outcome {
  const done = { result: 'done', transaction_id } as const
  const [owner, card] = [idOf(customer), idOf(payment_method)]
  const isKept = capture_method === 'manual' && owner !== undefined && card !== undefined
  return isKept ? { ...done, saved_source: `${owner}/${card}` } : done
}

/** The id of an object that Stripe names or shows whole. */
export function idOf(object: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof object === 'string' ? object : object?.id
}

function refusalOfError(error: { readonly code?: string; readonly decline_code?: string } | null): string {
  return refusalOf(error?.decline_code ?? error?.code ?? 'not paid')
}

type NextAction = Stripe.PaymentIntent.NextAction | Stripe.SetupIntent.NextAction | null

function actionOf(next: NextAction, until: Date | null): RequiredAction {
  if (next?.type === 'redirect_to_url' && next.redirect_to_url?.url && until !== null) {
    return { type: 'redirect', url: next.redirect_to_url.url, until: writeDateTime(until) }
  }
  if (next !== null && 'konbini_display_details' in next && next.konbini_display_details) {
    return voucher(next.konbini_display_details)
  }
  if (next !== null && 'display_bank_transfer_instructions' in next && until !== null) {
    return transfer(next.display_bank_transfer_instructions, until)
  }
  throw new Error(`Stripe asks the buyer for ${next?.type ?? 'nothing'}, which nobody is told here`)
}

/** Each store has numbers of its own. */
function voucher({
  expires_at,
  hosted_voucher_url,
  stores,
}: Stripe.PaymentIntent.NextAction.KonbiniDisplayDetails): RequiredAction {
  const lines = Object.entries(STORES).flatMap(([store, name]) => {
    const told = stores[store as keyof typeof STORES]
    if (!told) return []
    const { payment_code, confirmation_number } = told
    const confirmation = confirmation_number === undefined ? '' : `（確認番号 ${confirmation_number}）`
    return [`${name} ${payment_code}${confirmation}`]
  })
  if (lines.length === 0) throw new Error('Stripe names no store for a voucher')
  return {
    ...{ type: 'pay_at_store', number: lines.join('、') },
    until: writeDateTime(new Date(expires_at * 1000)),
    ...(hosted_voucher_url === null ? {} : { url: hosted_voucher_url }),
  }
}

function transfer(
  told: Stripe.PaymentIntent.NextAction.DisplayBankTransferInstructions | undefined,
  until: Date,
): RequiredAction {
  const zengin = told?.financial_addresses?.find(({ type }) => type === 'zengin')?.zengin
  if (zengin === undefined) throw new Error('Stripe names no Japanese account for a transfer')
  const { bank_name, bank_code, branch_name, branch_code, account_type, account_number } = zengin
  const account = [
    `${bank_name}（${bank_code}） ${branch_name}（${branch_code}）`,
    `${ACCOUNT_TYPES[account_type ?? ''] ?? ''} ${account_number}`.trim(),
    zengin.account_holder_name ?? '',
  ]
  return { type: 'transfer', account: account.join('\n'), until: writeDateTime(until) }
}
