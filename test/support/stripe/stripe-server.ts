/**
 * Stands in for Stripe: keeps books, answers by the forms that Stripe publishes, knows idempotency keys, and refuses what it does not
 * know. Buyers act by its methods. Nothing of it is Stripe's.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import Stripe from 'stripe'
import * as books from './books.ts'
import { type Form, Refused, refundedOf, WRONG_STATE } from './books.ts'
import { noteExchange } from './exchanges.ts'
import { readForm, textAt, textsAt } from './form.ts'
import { chargeOf, type Page, wholeCustomer, wholeEvent, wholePage } from './objects.ts'
import { PARAMETERS } from './parameters.ts'

/** The key that it takes, and what it signs with. */
export const SECRET_KEY = 'sk_test_stand_in'
export const WEBHOOK_SECRET = 'whsec_stand_in'

/** An answer that is kept under its key. */
interface Kept {
  readonly asked: unknown
  readonly status: number
  readonly body: unknown
}

/** What can be asked for by its id. */
type Shown = Exclude<ReturnType<books.Books[keyof books.Books]['get']>, undefined>

/**
 * What becomes of a change that is asked for: it is made and the answer lost, there were too many calls, or it fails or is refused,
 * which is kept under its key as any other answer is.
 */
type Trouble = 'lost' | 429 | 500 | 'refused' | 'none'

/** A server, and what goes on outside of it. */
export type StripeServer = Awaited<ReturnType<typeof startStripe>>

/** Starts one on a free port of this machine. `now` says when things are made. */
export async function startStripe(now: () => Date) {
  const kept = new Map<string, Kept>()
  const of: books.Books = {
    customers: new Map(),
    payments: new Map(),
    setups: new Map(),
    pages: new Map(),
    refunds: new Map(),
    movements: new Map(),
  }
  const calls: string[] = []
  let made = 0
  const next: Trouble[] = []
  const idOf = (kind: string) => `${kind}_${String(++made).padStart(8, '0')}`
  const seconds = () => Math.floor(now().getTime() / 1000)
  const moved = () => ({ id: idOf('ccsbtxn'), created: seconds() })
  const pageOf = (id: string) => `https://hooks.stripe.com/redirect/${id}`

  function make(path: string, id: string | undefined, act: string | undefined, form: Form): unknown {
    const payment = of.payments.get(id ?? '')
    switch (path) {
      case '/v1/customers':
        return keep(of.customers, customerOf(idOf('cus'), form))
      case '/v1/payment_intents':
        if (id === undefined)
          return keep(of.payments, books.beginPayment(form, idOf('pi'), seconds(), pageOf, of.setups))
        if (payment === undefined) throw missing()
        if (act === 'capture') books.capture(payment, form)
        else {
          books.cancel(payment, seconds())
          books.putBack(of, payment, moved)
        }
        return payment
      case '/v1/setup_intents':
        return keep(of.setups, books.beginSetup(form, idOf('seti'), seconds(), pageOf))
      case '/v1/refunds':
        return keep(of.refunds, books.refund(of, form, idOf('re'), seconds()))
      default:
        return id === undefined ? openPage(form) : expirePage(id)
    }
  }

  function openPage(form: Form): Page {
    const at = Number(textAt(form, 'expires_at'))
    if (at < seconds() + 30 * 60 || at > seconds() + 24 * 60 * 60) {
      throw new Refused(400, 'invalid_request_error', 'parameter_invalid_integer')
    }
    const id = idOf('cs_test')
    const isSetup = textAt(form, 'mode') === 'setup'
    const amount = isSetup ? null : Number(textAt(form, ...PRICE, 'unit_amount'))
    const page = wholePage({
      ...{ id, created: seconds(), expires_at: at, metadata: textsAt(form, 'metadata') },
      ...{ mode: isSetup ? 'setup' : 'payment', url: `https://checkout.stripe.com/c/pay/${id}` },
      ...{ amount_subtotal: amount, amount_total: amount, currency: isSetup ? null : 'jpy' },
      allowed_payment_method_types: Object.values(textsAt(form, 'allowed_payment_method_types')),
      ...{ locale: 'ja', customer: textAt(form, 'customer') ?? null },
      ...{ success_url: textAt(form, 'success_url') ?? null, cancel_url: textAt(form, 'cancel_url') ?? null },
      payment_status: isSetup ? 'no_payment_required' : 'unpaid',
    })
    forms.set(id, form)
    return keep(of.pages, page)
  }

  const forms = new Map<string, Form>()

  function customerOf(id: string, form: Form) {
    const named = { name: textAt(form, 'name') ?? null, email: textAt(form, 'email') ?? null }
    return wholeCustomer({ id, created: seconds(), metadata: textsAt(form, 'metadata'), ...named })
  }

  function expirePage(id: string): Page {
    const page = of.pages.get(id)
    if (page === undefined) throw missing()
    if (page.status !== 'open') throw new Refused(400, 'invalid_request_error')
    return Object.assign(page, { status: 'expired', url: null } satisfies Partial<Page>)
  }

  function read(path: string, id: string | undefined, act: string | undefined, query: Form): unknown {
    if (act !== undefined) {
      const ofCustomer = [...of.movements.values()].filter(({ customer }) => customer === id)
      return list(`${path}/${id}/${act}`, ofCustomer.toReversed(), query, [])
    }
    const objects: Record<string, ReadonlyMap<string, Shown>> = {
      ...{ '/v1/payment_intents': of.payments, '/v1/setup_intents': of.setups, '/v1/refunds': of.refunds },
      ...{ '/v1/checkout/sessions': of.pages, '/v1/customers': of.customers },
    }
    const all = objects[path]
    if (all === undefined) throw missing()
    const expands = Object.values(textsAt(query, 'expand'))
    if (id === undefined) return list(path, [...all.values()].toReversed(), query, expands)
    const one = all.get(id)
    if (one === undefined) throw missing()
    return expanded(one, expands)
  }

  function list(url: string, all: readonly Shown[], query: Form, expands: readonly string[]): unknown {
    const payment = textAt(query, 'payment_intent')
    const [least, most] = [textAt(query, 'created', 'gte'), textAt(query, 'created', 'lte')].map(Number)
    const fitting = all
      .filter(one => payment === undefined || ('payment_intent' in one && one.payment_intent === payment))
      .filter(({ created }) => !(created < (least ?? 0)) && !(created > (most ?? 0)))
    const rest = fitting.slice(1 + fitting.findIndex(({ id }) => id === textAt(query, 'starting_after')))
    const limit = Number(textAt(query, 'limit') ?? 10)
    const names = expands.map(name => name.replace(/^data\./, ''))
    const data = rest.slice(0, limit).map(one => expanded(one, names))
    return { object: 'list', url, has_more: rest.length > limit, data }
  }

  /** With those objects in it that whoever asks wants whole. */
  function expanded(one: Shown, names: readonly string[]): unknown {
    const whole = Object.fromEntries(names.map(name => [name, wholeOf(one, name)]))
    return { ...one, ...whole }
  }

  function wholeOf(one: Shown, name: string): unknown {
    const id: unknown = Object.entries(one).find(([member]) => member === name)?.[1]
    if (id === null) return null
    if (name === 'latest_charge' && one.object === 'payment_intent')
      return chargeOf(one, String(id), refundedOf(of.refunds, one.id))
    const object = of.payments.get(String(id)) ?? of.setups.get(String(id))
    if (object === undefined) throw new Refused(400, 'invalid_request_error')
    return object
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe')
    const [, path = '', id, act] =
      /^(\/v1\/(?:checkout\/)?\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(url.pathname) ?? []
    const isRead = request.method === 'GET'
    calls.push(`${request.method} ${path}`)
    const sent = isRead ? url.search.slice(1) : await text(request)
    const form = readForm(sent)
    const key = request.headers['idempotency-key']
    const call = { is: 'call', method: request.method ?? '', path: url.pathname, sent } as const
    const send = (status: number, body: unknown) => {
      noteExchange({ ...call, answer: { status, body } })
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${made}` })
      response.end(JSON.stringify(body))
    }
    const lose = () => {
      noteExchange(call)
      request.socket.destroy()
    }
    const asked = { path: url.pathname, form }
    const trouble = isRead ? 'none' : (next.shift() ?? 'none')
    if (trouble === 429) {
      send(429, { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many calls' } })
      return
    }
    const known = typeof key === 'string' ? kept.get(key) : undefined
    if (known !== undefined) {
      const isSame = isDeepStrictEqual(known.asked, asked)
      if (!isSame)
        send(400, { error: { type: 'idempotency_error', message: 'Keys are for the same parameters' } })
      else if (trouble === 'lost') lose()
      else send(known.status, known.body)
      return
    }
    try {
      if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
        throw new Refused(401, 'invalid_request_error')
      if (trouble === 500) throw new Refused(500, 'api_error')
      if (trouble === 'refused') throw new Refused(400, 'invalid_request_error', WRONG_STATE)
      requireKnown(`${request.method} ${path}${id === undefined ? '' : '/:id'}${act ? `/${act}` : ''}`, form)
      const body = structuredClone(isRead ? read(path, id, act, form) : make(path, id, act, form))
      if (typeof key === 'string') kept.set(key, { asked, status: 200, body })
      if (trouble === 'lost') lose()
      else send(200, body)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (typeof key === 'string') kept.set(key, { asked, status: error.status, body: { error: error.body } })
      send(error.status, { error: error.body })
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...of,
    address: new URL(`http://127.0.0.1:${port}`),
    /** All calls by now, without the ids in them. */
    calls,
    /** So many changes are made and never answered. */
    loseAnswers: (count: number) => {
      next.splice(0, next.length, ...Array.from({ length: count }, () => 'lost' as const))
    },
    /** What becomes of the next changes that are asked for, one by one; without any, of all that were named before nothing more. */
    trouble: (...troubles: readonly Trouble[]) => {
      next.splice(0, next.length, ...troubles)
    },
    /** A day or so later no key is known any more. */
    forgetKeys: () => kept.clear(),
    /** The buyer approves or declines where the bank or the page asks, pays at the store or by transfer; or the time runs out. */
    act: (id: string, does: 'pays' | 'declines'): string => {
      const page = of.pages.get(id)
      if (page !== undefined) return payOnPage(page)
      const one = of.payments.get(id) ?? of.setups.get(id)
      if (one?.status !== 'requires_action') throw new Error(`${id} is ${one?.status}`)
      if (does === 'declines') books.decline(one)
      else if (one.object === 'payment_intent') {
        const told = one.next_action?.display_bank_transfer_instructions
        if (told === undefined) books.approve(one)
        else books.transfer(of, one, told.amount_remaining ?? 0, moved)
      } else Object.assign(one, { status: 'succeeded', next_action: null })
      return id
    },
    /** So many yen are transferred to the account of a payment; answers the movement of the balance that says so. */
    transfer: (id: string, amount: number): string => {
      const payment = of.payments.get(id)
      if (payment === undefined) throw new Error(`There is no payment ${id}`)
      books.transfer(of, payment, amount, moved)
      return [...of.movements.values()].findLast(({ type }) => type === 'funded')?.id ?? ''
    },
    /** Money that was given back comes back to Stripe: its account is closed. */
    failRefund: (id: string): void => {
      const refund = of.refunds.get(id)
      if (refund === undefined) throw new Error(`There is no refund ${id}`)
      Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
    },
    /** A message about an object, signed at this time. */
    message: async (type: Stripe.EventBase['type'], id: string, at = now(), secret = WEBHOOK_SECRET) => {
      const object =
        of.payments.get(id) ??
        of.setups.get(id) ??
        of.pages.get(id) ??
        of.customers.get(id) ??
        of.refunds.get(id) ??
        of.movements.get(id) ??
        customerOf(id, {})
      const event = wholeEvent({ id: idOf('evt'), created: seconds(), type }, object)
      noteExchange({ is: 'message', body: event })
      const payload = JSON.stringify(event)
      const timestamp = Math.floor(at.getTime() / 1000)
      const header = await signer.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp })
      return { headers: { 'stripe-signature': header }, body: Buffer.from(payload) }
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }

  function payOnPage(page: Page): string {
    if (page.status !== 'open') throw new Error(`${page.id} is ${page.status}`)
    const form = forms.get(page.id) ?? {}
    const card = 'pm_card_from_page'
    if (textAt(form, 'mode') === 'setup') {
      const customer = textAt(form, 'customer') ?? ''
      const metadata = textsAt(form, 'setup_intent_data', 'metadata')
      const setup = books.beginSetup(
        { payment_method: card, customer, metadata },
        idOf('seti'),
        seconds(),
        pageOf,
      )
      of.setups.set(setup.id, setup)
      Object.assign(page, { status: 'complete', url: null, setup_intent: setup.id })
      return setup.id
    }
    const data = textsAt(form, 'payment_intent_data')
    const metadata = textsAt(form, 'payment_intent_data', 'metadata')
    const amount = textAt(form, ...PRICE, 'unit_amount') ?? ''
    const customer = textAt(form, 'customer')
    const payment = books.beginPayment(
      { ...data, metadata, amount, currency: 'jpy', payment_method: card, ...(customer ? { customer } : {}) },
      ...([idOf('pi'), seconds(), pageOf] as const),
    )
    of.payments.set(payment.id, payment)
    Object.assign(page, { status: 'complete', url: null, payment_intent: payment.id })
    return payment.id
  }
}

const PRICE = ['line_items', '0', 'price_data'] as const

const signer = new Stripe(SECRET_KEY)

function keep<T extends { readonly id: string }>(all: Map<string, T>, one: T): T {
  all.set(one.id, one)
  return one
}

function missing(): Refused {
  return new Refused(404, 'invalid_request_error', 'resource_missing')
}

function requireKnown(endpoint: string, form: Form): void {
  const parameters = PARAMETERS[endpoint]
  if (parameters === undefined) throw missing()
  if (Object.keys(form).some(name => !parameters.takes.includes(name))) {
    throw new Refused(400, 'invalid_request_error', 'parameter_unknown')
  }
  if (parameters.needs.some(name => !(name in form))) {
    throw new Refused(400, 'invalid_request_error', 'parameter_missing')
  }
}
