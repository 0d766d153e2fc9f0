/** Exchanges that Stripe's document forbids, each in one thing: who finds nothing in them would find nothing in others. */
import type { Exchange, Told } from '../../test/support/stripe/exchanges.ts'

const OF = { is: 'call', method: 'POST', path: '/v1/payment_intents' } as const
const ERROR = { status: 400, body: { error: { type: 'invalid_request_error' } } }
const LIST = { object: 'list', url: '/v1/refunds', has_more: false, data: [] }
const LISTED = { is: 'call', method: 'GET', path: '/v1/refunds', sent: '' } as const

/** By where the fault is. */
export const WRONG: readonly (readonly [at: string, Exchange | Told])[] = [
  ['path', { ...OF, path: '/v1/payment_intent', sent: '' }],
  ['sent.amounts', { ...OF, sent: 'amount=1&currency=jpy&amounts=1', answer: ERROR }],
  ['sent.amount', { ...OF, sent: 'currency=jpy', answer: ERROR }],
  ['sent.amount', { ...OF, sent: 'amount=much&currency=jpy', answer: ERROR }],
  ['sent.confirm', { ...OF, sent: 'amount=1&currency=jpy&confirm=yes', answer: ERROR }],
  ['sent.capture_method', { ...OF, sent: 'amount=1&currency=jpy&capture_method=later' }],
  ['sent.expand', { ...OF, sent: 'amount=1&currency=jpy&expand=customer' }],
  [
    'sent.payment_method_options.konbini.until',
    { ...OF, sent: 'amount=1&currency=jpy&payment_method_options[konbini][until]=1' },
  ],
  ['sent.intent', { ...OF, path: '/v1/payment_intents/pi_1/cancel', sent: 'intent=pi_1' }],
  ['answer.data', { ...LISTED, answer: { status: 200, body: { ...LIST, data: {} } } }],
  [
    'answer.has_more',
    { ...LISTED, answer: { status: 200, body: { object: 'list', url: '/v1/refunds', data: [] } } },
  ],
  ['answer.has_more', { ...LISTED, answer: { status: 200, body: { ...LIST, has_more: 'false' } } }],
  ['answer.count', { ...LISTED, answer: { status: 200, body: { ...LIST, count: 0 } } }],
  ['answer.error.type', { ...LISTED, answer: { status: 400, body: { error: { type: 'sorry' } } } }],
  ['message.data.object', { is: 'message', body: { type: 'charge.captured', data: { object: {} } } }],
]
