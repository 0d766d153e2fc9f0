/** Holds an exchange with Stripe's stand-in against Stripe's document: what was sent, and what was answered. */
import type { Exchange, Told } from '../../test/support/stripe/exchanges.ts'
import { readForm } from '../../test/support/stripe/form.ts'
import { type Bench, type Fault, judge } from './judge.ts'
import type { Operation, Published, Shape } from './published.ts'

/** What was looked at, by what it was. */
export interface Judged {
  /** `GET /v1/refunds 200`, or `message customer.created`. */
  readonly name: string
  readonly faults: readonly Fault[]
  /** What was sent by name, as in `POST /v1/refunds amount`. */
  readonly parameters: readonly string[]
}

/** By their names of their own, what messages are about. */
const OBJECTS: Readonly<Record<string, string>> = {
  payment_intent: 'PaymentIntent',
  setup_intent: 'SetupIntent',
  'checkout.session': 'CheckoutSession',
  customer: 'Customer',
  refund: 'Refund',
  customer_cash_balance_transaction: 'CustomerCashBalanceTransaction',
}

/** Of all operations alike: the generator has it, and names it in none. */
const ERROR: Shape = {
  is: 'object',
  members: new Map([['error', { shape: { is: 'named', name: 'ApiErrors' }, isNeeded: true }]]),
}

/** Judges one. */
export function judgeExchange(
  published: Published,
  isNewer: Bench['isNewer'],
  exchange: Exchange | Told,
): Judged {
  const json = { published, isNewer, form: false }
  return exchange.is === 'message' ? judgeMessage(json, exchange) : judgeCall(json, exchange)
}

function judgeMessage(json: Bench, { body }: Told): Judged {
  const { type, data } = body as { readonly type?: unknown; readonly data?: { readonly object?: unknown } }
  const about = data?.object
  const kind = OBJECTS[String((about as { readonly object?: unknown } | undefined)?.object)]
  const inner =
    kind === undefined
      ? [{ at: 'message.data.object', says: 'is no object that is known here' }]
      : judge(json, { is: 'named', name: kind }, about, 'message.data.object')
  const faults = [...judge(json, { is: 'named', name: 'Event' }, body, 'message'), ...inner]
  return { name: `message ${type}`, faults, parameters: [] }
}

function judgeCall(json: Bench, { method, path, sent, answer }: Exchange): Judged {
  const operation = operationOf(json.published.operations, method, path)
  if (operation === undefined) {
    const faults = [{ at: 'path', says: 'is none of the document’s' }]
    return { name: `${method} ${path}`, faults, parameters: [] }
  }
  const form = readForm(sent)
  const inPath = membersInPath(operation, path)
  const twice = Object.keys(inPath).filter(member => member in form)
  const isDone = answer !== undefined && answer.status < 300
  const output: Shape = isDone ? { is: 'named', name: operation.answers } : ERROR
  return {
    parameters: Object.keys(form).map(member => `${method} ${operation.path} ${member}`),
    name: `${method} ${operation.path} ${answer?.status ?? 'whose answer was lost'}`,
    faults: [
      ...twice.map(member => ({ at: `sent.${member}`, says: 'belongs in the path' })),
      ...judge(
        { ...json, form: true },
        { is: 'named', name: operation.sends },
        { ...form, ...inPath },
        'sent',
      ),
      ...(answer === undefined ? [] : judge(json, output, answer.body, 'answer', 'an error')),
    ],
  }
}

/** The operation of a path: where names in braces could mean a part of another path, that one. */
function operationOf(operations: readonly Operation[], method: string, path: string): Operation | undefined {
  const parts = path.split('/')
  return operations
    .filter(operation => {
      const wanted = operation.path.split('/')
      const fits = wanted.every(
        (part, index) => part === parts[index] || (isName(part) && parts[index] !== ''),
      )
      return operation.method === method && wanted.length === parts.length && fits
    })
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
}

function membersInPath(operation: Operation, path: string): Record<string, string> {
  const parts = path.split('/')
  const named = operation.path.split('/').map((part, index) => [part, parts[index] ?? ''] as const)
  return Object.fromEntries(
    named
      .filter(([part]) => isName(part))
      .map(([part, value]) => [part.slice(1, -1), decodeURIComponent(value)]),
  )
}

function isName(part: string): boolean {
  return part.startsWith('{')
}
