import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { anyOrder } from '../../../../test/support/orders/arbitrary.ts'
import { makeOrder, makeSurroundings, NOW, unchangedAmounts } from '../../../../test/support/orders/build.ts'
import { type Ask, anyContact, anySteps } from '../../../../test/support/orders/steps.ts'
import { Problem } from '../../../http/problems.ts'
import type { Order, OrderChange } from '../order.ts'
import { cancelOrder } from '../rules/cancel-order.ts'
import { dispatchOrder } from '../rules/dispatch-order.ts'
import { openOrder } from '../rules/open-order.ts'
import { updateOrder } from '../rules/update-order.ts'
import { updateOrderCustomer } from '../rules/update-order-customer.ts'
import { decidedChange, type StoredDecision, storedDecision } from './decision.ts'

// Thousands of changes take their time where other tests run beside them.
vi.setConfig({ testTimeout: 60_000 })

const S = makeSurroundings()
const LATER = new Date('2026-11-20T02:00:00Z')

function attempt({ ask }: Ask, order: Order): OrderChange | null {
  try {
    return ask(order, S, 1000)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** As it comes out of the database. */
function stored(before: Order, change: OrderChange): StoredDecision {
  return JSON.parse(JSON.stringify(storedDecision(before, change))) as StoredDecision
}

/** What a payment never waits for: contact data, the memo, and when anything changed last. */
const NEVER_DECIDED =
  /^\/detail\/(customer|shipping|shop_memo|modified_at|delivery\/delivery_(date|time_zone))/

test('carried out after contact data has changed, a decision gives what deciding then would give', () => {
  let compared = 0
  fc.assert(
    fc.property(
      anyOrder,
      anySteps,
      fc.array(anyContact, { minLength: 1, maxLength: 4 }),
      (start, steps, contacts) => {
        let order = start
        for (const step of steps) {
          const change = attempt(step, order)
          if (change === null) continue
          if (change.money !== null) {
            const decision = stored(order, change)
            const now = contacts.reduce((current, ask) => attempt(ask, current)?.after ?? current, order)
            const anew = attempt(step, now)
            expect(anew).not.toBeNull()
            expect(decidedChange(now, decision, NOW)).toEqual({ ...anew, money: null })
            expect(decision.patch.filter(({ path }) => NEVER_DECIDED.test(path))).toEqual([])
            compared += 1
          }
          order = change.after
        }
      },
    ),
    { numRuns: 600 },
  )
  expect(compared).toBeGreaterThan(100)
})

describe('carried out later', () => {
  const order = makeOrder({ lines: [{ item_type: 'lottery', announce_at: NOW }, {}] })

  test('it has the times of the decision, and the order has changed only now', () => {
    const decision = stored(order, cancelOrder(order, {}, S))
    const { after } = decidedChange(order, decision, LATER)
    expect(after.detail).toMatchObject({
      cancelled_at: '2026-11-20T01:02:03Z',
      modified_at: '2026-11-20T02:00:00Z',
    })
    expect(after.lines[0]?.announce_at).toEqual(NOW)
  })

  // R-EXPORT-2
  test('an order that was placed later than the clock shows was not modified before that', () => {
    const ordered_at = '2026-12-01T00:00:00Z'
    const later = makeOrder({ ordered_at })
    const decision = stored(later, cancelOrder(later, {}, S))
    expect(decidedChange(later, decision, LATER).after.detail.modified_at).toBe(ordered_at)
  })

  test('an order that can be sent since then stays so', () => {
    const waiting = makeOrder({ lines: [{ shipping_start_on: '2026-11-21' }] })
    const [line] = unchangedAmounts(waiting.detail).lines
    if (line === undefined) throw new Error('One line is wanted')
    const body = { ...unchangedAmounts(waiting.detail), lines: [{ ...line, price: line.price - 100 }] }
    const decision = stored(waiting, updateOrder(waiting, body, S))
    const opened = openOrder(waiting, { now: new Date('2026-11-21T00:00:00Z') })?.after
    if (opened === undefined) throw new Error('It should be open')
    expect([waiting.detail.status, opened.detail.status]).toEqual(['unshippable', 'ordered'])
    const { after } = decidedChange(opened, decision, new Date('2026-11-21T00:00:01Z'))
    expect(after.detail.status).toBe('ordered')
    expect(after.detail.lines[0]?.price).toBe(line.price - 100)
  })

  test('a rule that would refuse by then is not asked', () => {
    const body = { order_line_ids: order.detail.lines.map(({ id }) => id), dispatch_id: 7 }
    const decision = stored(order, dispatchOrder(order, body, S))
    const held = { ...order, state: { ...order.state, under_investigation: true } }
    expect(() => dispatchOrder(held, body, S)).toThrow(Problem)
    const { after } = decidedChange(held, decision, LATER)
    expect(after.detail.delivery.dispatches.map(({ id }) => id)).toEqual([7])
    expect(after.state.under_investigation).toBe(true)
  })

  test('counters of what else has happened are kept', () => {
    const decision = stored(order, updateOrder(order, unchangedAmounts(order.detail), S))
    const moved = updateOrderCustomer(order, { mail_address: 'taro@example.jp' }, S).after
    expect(decidedChange(moved, decision, LATER).after.state).toMatchObject({
      amount_updates: 1,
      mail_updates: 1,
    })
  })
})

test('a form that is not known is not guessed at', () => {
  const order = makeOrder()
  const decision = { ...stored(order, cancelOrder(order, {}, S)), version: 2 } as unknown as StoredDecision
  expect(() => decidedChange(order, decision, LATER)).toThrow('version 2')
})
