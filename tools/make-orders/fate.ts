/** What became of an order: how it was paid, and how far it has come. */
import { dayInTokyo, startOfDay } from '../../src/lib/day.ts'
import type { PaymentMethod } from '../../src/resources/orders/schemas.ts'
import { type Basket, isSent } from './basket.ts'
import type { Random } from './random.ts'

/** How far an order has come. */
type Stage =
  | 'unpaid'
  | 'unshippable'
  | 'ordered'
  | 'partly dispatched'
  | 'dispatched'
  | 'shipping'
  | 'arrived'
  | 'cancelled'

/** What became of an order. Times are in milliseconds. */
export interface Fate {
  readonly stage: Stage
  readonly method: PaymentMethod | null
  readonly orderedAt: number
  /** When the payment was made or authorised; null while it is awaited. */
  readonly paidAt: number | null
  readonly dispatchedAt: number | null
  readonly cancelledAt: number | null
  /** The first and the last moment in which a reservation may be sent; null for other orders. */
  readonly window: readonly [start: number, end: number] | null
}

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const METHODS: readonly (readonly [PaymentMethod | null, number])[] = [
  ...([
    ['creditcard', 40],
    ['cvs', 13],
    ['paypay', 10],
    ['atobarai', 8],
    ['bt', 7],
    ['cod', 6],
  ] as const),
  ...([
    ['amazon_pay', 5],
    ['carrier', 4],
    ['bnpl', 3],
    ['paypal', 2],
    ['service_bt', 1.7],
    [null, 0.3],
  ] as const),
]

/** Nobody comes to the door. */
const WITHOUT_DELIVERY = METHODS.filter(([method]) => method !== 'cod')

/** Ways by which the buyer pays later, in a shop or at a bank. */
export const PAID_LATER: ReadonlySet<PaymentMethod | null> = new Set(['cvs', 'bt', 'service_bt'])

/**
 * Decides as of a moment; without one, so much later that every reservation has opened. What is made up never happens
 * after that moment.
 */
export function decideFate(random: Random, basket: Basket, asOf: number | null): Fate {
  const { lines } = basket
  const orderedAt = basket.at.getTime()
  const sent = isSent(basket)
  const until = asOf ?? Number.POSITIVE_INFINITY
  const goods = lines.reduce((sum, { price, amount }) => sum + price * amount, 0)
  // Nobody pays for what costs nothing.
  const method = goods === 0 ? null : random.weighted(sent ? METHODS : WITHOUT_DELIVERY)
  const window = sent && random.chance(0.06) ? makeWindow(random, orderedAt) : null
  const paysAt = orderedAt + (PAID_LATER.has(method) ? random.int(2, 96) * HOUR : random.int(5, 90) * 1000)
  const paidAt = method === null || method === 'cod' || paysAt > until ? null : paysAt
  const base = { method, orderedAt, window, dispatchedAt: null, cancelledAt: null }
  if (random.chance(0.04)) {
    const cancelledAt = orderedAt + random.int(1, 60) * HOUR
    if (cancelledAt < until) {
      return {
        ...base,
        stage: 'cancelled',
        paidAt: paidAt && paidAt < cancelledAt ? paidAt : null,
        cancelledAt,
      }
    }
  }
  const awaitsPayment = PAID_LATER.has(method) && (paidAt === null || random.chance(0.05))
  if (awaitsPayment) return { ...base, stage: 'unpaid', paidAt: null }
  const opens = lines.map(line => Math.max(window?.[0] ?? 0, Date.parse(line.announce_at ?? '') || 0))
  if (Math.min(...opens) > until) return { ...base, stage: 'unshippable', paidAt }
  const dispatchedAt = Math.max(paidAt ?? orderedAt, ...opens) + random.int(4, 90) * HOUR
  if (dispatchedAt > until || random.chance(0.03)) return { ...base, stage: 'ordered', paidAt }
  const stage = sent ? stageAfterDispatch(random, lines.length, until - dispatchedAt) : 'dispatched'
  return { ...base, stage, paidAt, dispatchedAt }
}

function stageAfterDispatch(random: Random, lines: number, age: number): Stage {
  if (lines > 1 && random.chance(age < 10 * DAY ? 0.2 : 0.02)) return 'partly dispatched'
  if (age < 2 * DAY) return random.chance(0.4) ? 'shipping' : 'dispatched'
  return random.weighted([
    ['dispatched', 12],
    ['arrived', 5],
    ['shipping', 1],
  ])
}

function makeWindow(random: Random, orderedAt: number): readonly [number, number] {
  const start = startOfDay(dayInTokyo(new Date(orderedAt + random.int(7, 60) * DAY))).getTime()
  return [start, start + random.int(3, 20) * DAY]
}
