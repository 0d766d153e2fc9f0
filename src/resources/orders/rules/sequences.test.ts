import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { anyOrder } from '../../../../test/support/orders/arbitrary.ts'
import { makeSurroundings, NOW } from '../../../../test/support/orders/build.ts'
import { anySteps, type Step } from '../../../../test/support/orders/steps.ts'
import { Problem } from '../../../http/problems.ts'
import { makeAjv } from '../../../http/validator.ts'
import type { MoneyStep, Order, OrderChange } from '../order.ts'
import { ORDER_COMPONENTS, type OrderDetail, Order as OrderSchema, type OrderStatus } from '../schemas.ts'
import { owedToBuyer } from './balance.ts'
import { checkConsistency } from './consistency.ts'
import { deliverDownloads } from './deliver-downloads.ts'
import { isSettled, paymentState } from './payment.ts'
import { opensAt, shippableFrom, statusOf } from './status.ts'
import { type OrderEvent, TRANSITIONS } from './transitions.ts'

// Thousands of changes take their time where other tests run beside them.
vi.setConfig({ testTimeout: 60_000 })

/** One thing that was asked, at a time, and what became of it; null for a refusal. */
interface Asked {
  readonly step: Step
  readonly now: Date
  readonly before: Order
  readonly change: OrderChange | null
}

/** Asks one thing after the other of an order that nothing may write to. */
function play(order: Order, steps: readonly Step[]): Asked[] {
  let [now, current, dispatchId] = [NOW, order, 1000]
  return steps.map(step => {
    now = new Date(now.getTime() + step.hours * 3_600_000)
    const before = deepFreeze(current)
    const change = attempt(step, before, now, dispatchId++)
    if (change !== null) current = change.after
    return { step, now, before, change }
  })
}

function attempt(step: Step, order: Order, now: Date, dispatchId: number): OrderChange | null {
  try {
    return step.ask(order, makeSurroundings({ now }), dispatchId)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const inner of Object.values(value)) deepFreeze(inner)
    Object.freeze(value)
  }
  return value
}

/** A sequence that was drawn, and what came of it. */
interface Played {
  readonly order: Order
  readonly asked: readonly Asked[]
  /** By what it is drawn again. */
  readonly draw: { readonly numRuns: number; readonly seed?: number }
}

/** Played once for all tests: the playing takes nine tenths of the time. Others each time, and always the same, so that the rarest changes are among them. */
const [others, same] = [playAll({ numRuns: 400 }), playAll({ numRuns: 2000, seed: 7 })]

function playAll(draw: Played['draw']): readonly Played[] {
  const played: (readonly [Order, readonly Asked[]])[] = []
  const { seed } = fc.check(
    fc.property(anyOrder, anySteps, (order, steps) => {
      played.push([order, play(order, steps)])
    }),
    draw,
  )
  return played.map(([order, asked]) => ({ order, asked, draw: { ...draw, seed } }))
}

/** Holds something for what came of each. Where it does not hold they are drawn again, for the shortest of which that is so. */
function forEach(
  check: (order: Order, asked: readonly Asked[]) => void,
  sequences: readonly Played[] = others,
): void {
  for (const { order, asked, draw } of sequences) {
    try {
      check(order, asked)
    } catch (error) {
      fc.assert(
        fc.property(anyOrder, anySteps, (begun, steps) => check(begun, play(begun, steps))),
        draw,
      )
      throw error
    }
  }
}

/** Holds a property for every change of any sequence. */
function forAll(
  check: (asked: Asked & { readonly change: OrderChange }) => void,
  sequences?: readonly Played[],
): void {
  forEach((_, asked) => {
    for (const one of asked) if (one.change !== null) check({ ...one, change: one.change })
  }, sequences)
}

test('the sequences get everywhere: each transition but none other is seen', () => {
  const seen = new Set<string>()
  forAll(({ now, before, change: { history, after } }) => {
    const status = (
      history.event === 'open_order' ? before.detail.status : statusOf(before, now)
    ) as OrderStatus
    const allowed = TRANSITIONS[history.event as OrderEvent][status]
    expect(allowed, `${history.event} in ${status}`).toContain(after.detail.status)
    seen.add(history.event)
    // The rarest comes in one of some 300 sequences: among others it would be missed now and then.
  }, same)
  expect([...seen].sort()).toEqual(Object.keys(TRANSITIONS).sort())
})

describe('after any change', () => {
  // R-STATUS-7
  test('the document agrees with itself', () => {
    forAll(({ change }) => {
      expect(checkConsistency(change.after.detail)).toEqual([])
    })
  })

  test('the document has its form, with its members as in the schema', () => {
    const ajv = makeAjv()
    for (const schema of ORDER_COMPONENTS) ajv.addSchema(schema)
    const validate = ajv.getSchema('Order') ?? ajv.compile(OrderSchema)
    forAll(({ change }) => {
      expect(validate(change.after.detail) ? [] : validate.errors).toEqual([])
      expect(misplaced(change.after.detail, OrderSchema as Shape)).toEqual([])
    })
  })

  // R-STATUS-2
  test('the status is the derived one, with the time at which it will change', () => {
    forAll(({ now, change: { after } }) => {
      expect(after.detail.status).toBe(statusOf(after, now))
      const opens = shippableFrom(after, now)
      if (after.detail.status === 'ordered') expect(opens).toBeNull()
      if (after.detail.status !== 'unshippable' || opens === null) return
      expect(statusOf(after, new Date(opens.getTime() - 1))).toBe('unshippable')
      expect(statusOf(after, opens)).toBe('ordered')
    })
  })

  test('the total is the sum of its parts, counted anew', () => {
    forAll(({ change }) => {
      const { lines, amounts } = change.after.detail
      let total = amounts.shipping_fee + amounts.cod_fee + amounts.adjustment.amount
      for (const line of lines) {
        if (line.status === 'cancelled') continue
        for (let piece = 0; piece < line.amount; piece++) {
          total += line.price
          for (const option of line.options) total += option.price
        }
      }
      for (const charge of amounts.additional_charges) total += charge.collected_fee ?? 0
      expect(amounts.total).toBe(total - amounts.coupon_discount.amount - amounts.coin_discount.amount)
      expect(amounts.total).toBeGreaterThanOrEqual(0)
    })
  })

  // R-CHANGE-6
  test('modified_at has moved if and only if the document has changed', () => {
    forAll(({ before, change: { after, history } }) => {
      const same = JSON.stringify(before.detail) === JSON.stringify(after.detail)
      // What is made available for download is not shown.
      const shown = Object.keys(history.changes).filter(path => !path.endsWith('.downloadable'))
      expect(shown.length === 0).toBe(same)
      if (same) expect(after.detail).toBe(before.detail)
      for (const line of after.detail.lines) {
        const old = before.detail.lines.find(({ id }) => id === line.id)
        if (JSON.stringify({ ...old, modified_at: '' }) === JSON.stringify({ ...line, modified_at: '' })) {
          expect(line.modified_at).toBe(old?.modified_at)
        } else expect(line.modified_at).toBe(after.detail.modified_at)
      }
    })
  })
})

test('stock is taken and given back to the piece, and a line that is gone has none', () => {
  forEach((order, asked) => {
    const moved = new Map(order.lines.map(line => [line.id, 0]))
    let kept = false
    for (const { step, change } of asked) {
      if (change === null) continue
      kept ||= step.name === 'cancel, restock false'
      for (const { line_id, pieces } of change.stock) {
        expect(pieces).not.toBe(0)
        moved.set(line_id, (moved.get(line_id) ?? 0) + pieces)
      }
      for (const state of change.after.lines) {
        const first = order.lines.find(({ id }) => id === state.id)
        const line = change.after.detail.lines.find(({ id }) => id === state.id)
        expect(state.stock_taken).toBe((first?.stock_taken ?? 0) + (moved.get(state.id) ?? 0))
        expect(state.stock_taken).toBeGreaterThanOrEqual(0)
        if (state.stock_item_id === null || kept) continue
        expect(state.stock_taken).toBe(line?.status === 'cancelled' ? 0 : line?.amount)
      }
    }
  })
})

// R-PAY-5
test('money: what is held is what the order costs, to the yen, and nothing once it is cancelled', () => {
  forEach((order, asked) => {
    if (order.detail.payment.transactions.length === 0) return
    let [held, due] = ledgerOf(order.detail)
    for (const { before, change } of asked) {
      if (change === null) continue
      const { detail } = change.after
      const state = paymentState(detail)
      // The buyer has paid by hand, and a person says so, or a carrier.
      const byHand = change.money === null || change.money.kind === 'void'
      const came = paymentState(before.detail) !== 'paid' && state === 'paid' && byHand
      ;[held, due] = move(held, due, change.money)
      if (came) held = detail.amounts.total
      if (detail.status === 'cancelled') expect([held, due]).toEqual([0, 0])
      else if (state === 'paid') expect(held).toBe(detail.amounts.total + owedToBuyer(detail))
      else if (state !== 'ended') expect([held, due]).toEqual([0, detail.amounts.total])
      const transaction = detail.payment.transactions[0]
      if (state === 'ended') continue
      expect(transaction?.amount).toBe(detail.amounts.total + owedToBuyer(detail))
    }
  })
})

/** Yen that the shop has, and yen that it is going to get. */
function ledgerOf(detail: OrderDetail): [held: number, due: number] {
  const { total } = detail.amounts
  const state = paymentState(detail)
  if (state === 'ended') return [0, 0]
  return state === 'paid' ? [total, 0] : [0, total]
}

function move(held: number, due: number, money: MoneyStep | null): [held: number, due: number] {
  switch (money?.kind) {
    case 'capture':
      return [held + money.amount, 0]
    case 'refund':
      expect(money.amount).toBeGreaterThan(0)
      return [held - money.amount, 0]
    case 'change_amount':
      return [held, money.amount]
    case 'void':
      return [held, 0]
    default:
      return [held, due]
  }
}

/** A schema as JSON: what of it tells the order of members. */
interface Shape {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
}

const SHAPES: ReadonlyMap<string, Shape> = new Map(
  ORDER_COMPONENTS.map(schema => [`${(schema as { readonly $id?: string }).$id}#`, schema as Shape]),
)

/** The paths of objects whose members stand in another order than in the schema. */
function misplaced(value: unknown, shape: Shape | undefined, path = ''): string[] {
  if (shape?.$ref !== undefined) return misplaced(value, SHAPES.get(shape.$ref), path)
  if (Array.isArray(value))
    return value.flatMap((entry, at) => misplaced(entry, shape?.items, `${path}/${at}`))
  if (typeof value !== 'object' || value === null || shape?.properties === undefined) return []
  const names = Object.keys(value)
  const inner = Object.entries(value).flatMap(([name, member]) =>
    misplaced(member, shape.properties?.[name], `${path}/${name}`),
  )
  return names.join() === Object.keys(shape.properties).join() ? inner : [path, ...inner]
}

// R-ORDER-8
test('carrier and number are changed by a dispatch and its mending alone, not by what is handed over or downloaded', () => {
  let seen = 0
  forAll(({ before, change: { after, history } }) => {
    const [was, is] = [before.detail.delivery, after.detail.delivery]
    if (/dispatch/.test(history.event) || was.tracking_number === null) return
    expect([is.delivery_company_id, is.tracking_number]).toEqual([
      was.delivery_company_id,
      was.tracking_number,
    ])
    seen += is.dispatches.length > was.dispatches.length ? 1 : 0
  }, same)
  expect(seen).toBeGreaterThan(0)
})

// R-CANCEL-4
test('what the shop owes is what the log says, and only of what was sent in part or paid too late', () => {
  let [seen, unpaid] = [0, 0]
  forEach((_, asked) => {
    for (const { change } of asked) {
      if (change === null) continue
      const { detail } = change.after
      const owed = owedToBuyer(detail)
      expect(owed).toBeGreaterThanOrEqual(0)
      if (owed === 0) continue
      const late = detail.status === 'cancelled'
      expect(late || detail.lines.some(({ status }) => status === 'dispatched')).toBe(true)
      expect(change.money).toBeNull()
      // The transaction, where there is one, keeps what was paid.
      const paid = detail.payment.transactions[0]?.amount ?? detail.amounts.total + owed
      expect(paid - detail.amounts.total).toBe(owed)
      unpaid += detail.payment.transactions.length === 0 ? 1 : 0
      seen += 1
    }
  }, same)
  expect(seen).toBeGreaterThan(unpaid)
  expect(unpaid).toBeGreaterThan(0)
})

// R-STATUS-6
test('no order that is paid and of which all downloads are there stays as it is', () => {
  forAll(({ now, change: { after } }) => {
    const waits = after.detail.lines.filter(({ status }) => status === 'ordered').map(({ id }) => id)
    const ready = after.lines.filter(
      ({ id, item_type, downloadable }) => waits.includes(id) && item_type === 'digital' && downloadable,
    )
    const delivered = deliverDownloads(after, { now }, 1)
    if (delivered === null) {
      const open = ready.filter(({ id, announce_at }) => {
        const line = after.detail.lines.find(each => each.id === id)
        const from = line === undefined ? null : opensAt(line, { announce_at })
        return from === null || from <= now
      })
      if (isSettled(after.detail) && after.detail.status === 'ordered') expect(open).toEqual([])
      return
    }
    expect(delivered.money).toBeNull()
    expect(delivered.mails).toEqual([])
    expect(checkConsistency(delivered.after.detail)).toEqual([])
    const left = delivered.after.detail.lines.filter(({ status }) => status === 'ordered')
    expect(left.length).toBeLessThan(waits.length)
    expect(deliverDownloads(delivered.after, { now }, 2)).toBeNull()
  })
})
