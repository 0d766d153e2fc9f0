/** How a payment begins at Stripe: with a card that its script has named, on its page, at a store, by transfer. */
import type { Stripe } from '#stripe'
import { isPaidLater, type PaymentOperation } from '../gateway.ts'

/** What the buyer pays with who is to be asked on Stripe's page. */
const ASK_ON_PAGE = 'stripe:page'

/**
 * A page of Stripe's is open for 30 minutes at least from when it hears of it; the program's own time is over before. Counted from when
 * it was noted, so that whoever asks at the same time asks for the same.
 */
const PAGE_S = 31 * 60

/** A card as Stripe's script names it, alone or with the customer for whom it was kept. */
const CARD = /^(?:(cus_[A-Za-z0-9]+)\/)?(pm_[A-Za-z0-9_]+)$/

/** What stands with each object of Stripe's, so that it is found again. */
export function markOf({ key, shopId, orderKey }: Pick<PaymentOperation, 'key' | 'shopId' | 'orderKey'>) {
  return { akinai_key: key, akinai_shop: String(shopId), akinai_order: orderKey }
}

/** What Stripe has made; undefined where what is paid with is none of its kind. */
export type Begun =
  | { readonly is: 'payment'; readonly object: Stripe.PaymentIntent }
  | { readonly is: 'setup'; readonly object: Stripe.SetupIntent }
  | { readonly is: 'page'; readonly object: Stripe.Checkout.Session }

/** Options of a call: the same key does it once. */
export type OptionsOf = (step: string) => Stripe.RequestOptions

/** Begins. `askedAt` is when that was noted, `owns` answers whether a customer of Stripe's is the shop's. */
export async function begin(
  stripe: Stripe,
  operation: PaymentOperation,
  optionsOf: OptionsOf,
  askedAt: Date,
  owns: (customer: string) => Promise<boolean>,
): Promise<Begun | undefined> {
  const { method, source, kind, source_is_kept } = operation
  if (isPaidLater(method)) {
    return { is: 'payment', object: await payLater(stripe, operation, optionsOf) }
  }
  if (source === ASK_ON_PAGE)
    return { is: 'page', object: await openPage(stripe, operation, optionsOf, askedAt) }
  const [, owner, card] = CARD.exec(source ?? '') ?? []
  if (card === undefined || (owner !== undefined && source_is_kept !== true)) return undefined
  if (owner !== undefined && !(await owns(owner))) return undefined
  const saves = kind === 'save_source' || operation.buyer?.saves_source === true
  const customer = owner ?? (saves ? await makeCustomer(stripe, operation, optionsOf) : undefined)
  const named = { payment_method: card, ...(customer === undefined ? {} : { customer }) }
  return kind === 'save_source'
    ? { is: 'setup', object: await keepCard(stripe, operation, named, optionsOf) }
    : {
        is: 'payment',
        object: await payByCard(stripe, operation, { ...named, isKept: owner !== undefined }, optionsOf),
      }
}

interface NamedCard {
  readonly payment_method: string
  readonly customer?: string
}

function payByCard(
  stripe: Stripe,
  operation: PaymentOperation,
  { isKept, ...card }: NamedCard & { readonly isKept: boolean },
  optionsOf: OptionsOf,
): Promise<Stripe.PaymentIntent> {
  const { buyer } = operation
  return stripe.paymentIntents.create(
    {
      ...{
        ...paid(operation),
        ...card,
        allowed_payment_method_types: ['card'],
        confirm: true,
        capture_method: 'manual',
      },
      // Nobody is there whom a bank could ask: what is kept is for payments without the buyer.
      ...(isKept ? { off_session: true } : {}),
      ...(buyer?.return_url ? { return_url: buyer.return_url } : {}),
      ...(buyer?.saves_source && !isKept ? { setup_future_usage: 'off_session' } : {}),
    },
    optionsOf('payment'),
  )
}

function keepCard(
  stripe: Stripe,
  operation: PaymentOperation,
  card: NamedCard,
  optionsOf: OptionsOf,
): Promise<Stripe.SetupIntent> {
  const { buyer } = operation
  return stripe.setupIntents.create(
    {
      ...{ ...card, allowed_payment_method_types: ['card'], confirm: true, usage: 'off_session' },
      metadata: markOf(operation),
      ...(buyer?.return_url ? { return_url: buyer.return_url } : {}),
    },
    optionsOf('setup'),
  )
}

/** Stripe tells a voucher or an account to whom it knows by name and mail address. */
async function payLater(
  stripe: Stripe,
  operation: PaymentOperation,
  optionsOf: OptionsOf,
): Promise<Stripe.PaymentIntent> {
  const { buyer, method } = operation
  const billing_details = { name: buyer?.payer?.name ?? '', email: buyer?.payer?.mail_address ?? '' }
  const until = Math.floor(Date.parse(buyer?.until ?? '') / 1000)
  if (method === 'cvs') {
    return stripe.paymentIntents.create(
      {
        ...{ ...paid(operation), confirm: true, allowed_payment_method_types: ['konbini'] },
        payment_method_data: { type: 'konbini', billing_details },
        payment_method_options: { konbini: { expires_at: until } },
      },
      optionsOf('payment'),
    )
  }
  return stripe.paymentIntents.create(
    {
      ...{ ...paid(operation), confirm: true, allowed_payment_method_types: ['customer_balance'] },
      customer: await makeCustomer(stripe, operation, optionsOf),
      payment_method_data: { type: 'customer_balance' },
      payment_method_options: {
        customer_balance: { funding_type: 'bank_transfer', bank_transfer: { type: 'jp_bank_transfer' } },
      },
    },
    optionsOf('payment'),
  )
}

async function openPage(
  stripe: Stripe,
  operation: PaymentOperation,
  optionsOf: OptionsOf,
  askedAt: Date,
): Promise<Stripe.Checkout.Session> {
  const { kind, buyer, amount } = operation
  const back = buyer?.return_url ?? ''
  const kept: Stripe.Checkout.SessionCreateParams = {
    ...{ allowed_payment_method_types: ['card'], success_url: back, cancel_url: back, locale: 'ja' },
    metadata: markOf(operation),
    expires_at: Math.floor(askedAt.getTime() / 1000) + PAGE_S,
  }
  if (kind === 'save_source') {
    const customer = await makeCustomer(stripe, operation, optionsOf)
    return stripe.checkout.sessions.create(
      { ...kept, mode: 'setup', customer, setup_intent_data: { metadata: markOf(operation) } },
      optionsOf('page'),
    )
  }
  const unit = { currency: 'jpy', unit_amount: amount ?? 0, product_data: { name: operation.orderKey } }
  return stripe.checkout.sessions.create(
    {
      ...{ ...kept, mode: 'payment', line_items: [{ quantity: 1, price_data: unit }] },
      payment_intent_data: {
        ...{ capture_method: 'manual', metadata: markOf(operation) },
        ...(buyer?.saves_source ? { setup_future_usage: 'off_session' } : {}),
      },
      ...(buyer?.saves_source ? { customer: await makeCustomer(stripe, operation, optionsOf) } : {}),
    },
    optionsOf('page'),
  )
}

/** Yen have no decimals, at Stripe neither. */
function paid(operation: PaymentOperation) {
  return { amount: operation.amount ?? 0, currency: 'jpy', metadata: markOf(operation) }
}

/** Whom Stripe keeps a card or a balance for: one for each purchase, so that nobody's are mixed. */
async function makeCustomer(
  stripe: Stripe,
  operation: PaymentOperation,
  optionsOf: OptionsOf,
): Promise<string> {
  const { buyer } = operation
  const { id } = await stripe.customers.create(
    {
      metadata: markOf(operation),
      ...(buyer?.payer ? { name: buyer.payer.name, email: buyer.payer.mail_address } : {}),
    },
    optionsOf('customer'),
  )
  return id
}
