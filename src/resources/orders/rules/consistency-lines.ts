/** Whether the lines of an order document agree with themselves and with what refers to them (R-DOCUMENT-3). Pure. */
import type { Violation } from '../../../http/problems.ts'
import { MAX_YEN } from '../limits.ts'
import { LINE_STATUSES, type OrderDetail, type OrderLineDetail } from '../schemas.ts'
import { lineTotals } from './amounts.ts'

/** What is wrong with the lines, one by one. */
export function checkLines({ lines }: OrderDetail): Violation[] {
  if (lines.length === 0) return [{ detail: 'must have at least one line', pointer: '/lines' }]
  return lines.flatMap((line, index) => {
    const pointer = `/lines/${index}`
    const previous = lines[index - 1]
    const order: Violation[] =
      previous !== undefined && previous.id >= line.id
        ? [{ detail: 'must be greater than that of the line before', pointer: `${pointer}/id` }]
        : []
    return [...order, ...checkState(line, pointer), ...checkSums(line, pointer)]
  })
}

function checkState(line: OrderLineDetail, pointer: string): Violation[] {
  const violations: Violation[] = []
  if (!LINE_STATUSES.includes(line.status)) {
    violations.push({ detail: `must be one of ${LINE_STATUSES.join(', ')}`, pointer: `${pointer}/status` })
  }
  const { shipping_start_on: start, shipping_end_on: end } = line
  if (start !== null && end !== null && start > end) {
    violations.push({ detail: 'must not be before shipping_start_on', pointer: `${pointer}/shipping_end_on` })
  }
  return violations
}

function checkSums(line: OrderLineDetail, pointer: string): Violation[] {
  if (line.amount === 0 && line.status !== 'cancelled') {
    return [{ detail: 'must be 1 or more, as the line is not cancelled', pointer: `${pointer}/amount` }]
  }
  const totals = lineTotals(line)
  if (totals.total > MAX_YEN) return bounded(totals.total, 0, MAX_YEN, `${pointer}/total`)
  return [
    ...equal(line.item_total, totals.item_total, `${pointer}/item_total`, 'price times amount'),
    ...equal(
      line.option_total,
      totals.option_total,
      `${pointer}/option_total`,
      'the prices of the options times amount',
    ),
    ...equal(line.total, totals.total, `${pointer}/total`, 'item_total plus option_total'),
    ...equal(
      line.consumption_total_tax,
      totals.consumption_total_tax,
      `${pointer}/consumption_total_tax`,
      'the tax in the total, rounded down',
    ),
  ]
}

/** What is wrong with the shipping lines: each line of the order stands in one at most. */
export function checkShippingLines({ lines, shipping_lines }: OrderDetail): Violation[] {
  const known = new Set(lines.map(line => line.id))
  const seen = new Set<number>()
  const own = shipping_lines.flatMap(({ order_line_ids }, index) =>
    references(order_line_ids, known, seen, `/shipping_lines/${index}/order_line_ids`),
  )
  if (shipping_lines.length === 0) return own
  const doubled = lines.flatMap(({ shipping_fee }, index) =>
    equal(shipping_fee, 0, `/lines/${index}/shipping_fee`, 'as the fees are in shipping_lines'),
  )
  return [...own, ...doubled]
}

/** What is wrong with the dispatches: they come oldest first, and each names dispatched lines that no other names. */
export function checkDispatches({ lines, delivery }: OrderDetail): Violation[] {
  const statuses = new Map(lines.map(line => [line.id, line.status]))
  const seen = new Set<number>()
  const ids = new Set<number>()
  return delivery.dispatches.flatMap(({ id, dispatched_at, order_line_ids }, index) => {
    const pointer = `/delivery/dispatches/${index}`
    const violations = references(order_line_ids, statuses, seen, `${pointer}/order_line_ids`)
    order_line_ids.forEach((line, at) => {
      const status = statuses.get(line)
      if (status === undefined || status === 'dispatched') return
      const detail = `names line ${line}, which is ${status}`
      violations.push({ detail, pointer: `${pointer}/order_line_ids/${at}` })
    })
    if (ids.has(id))
      violations.push({ detail: 'must not be that of another dispatch', pointer: `${pointer}/id` })
    ids.add(id)
    const previous = delivery.dispatches[index - 1]?.dispatched_at
    if (previous !== undefined && Date.parse(previous) > Date.parse(dispatched_at)) {
      const detail = 'must not be before that of the dispatch before'
      violations.push({ detail, pointer: `${pointer}/dispatched_at` })
    }
    return violations
  })
}

function references(
  ids: readonly number[],
  known: { has(id: number): boolean },
  seen: Set<number>,
  pointer: string,
): Violation[] {
  return ids.flatMap((id, index): Violation[] => {
    const at = `${pointer}/${index}`
    if (!known.has(id)) return [{ detail: `names line ${id}, which the order does not have`, pointer: at }]
    if (seen.has(id)) return [{ detail: `names line ${id} once more`, pointer: at }]
    seen.add(id)
    return []
  })
}

/** A number has to lie within bounds. */
export function bounded(value: number, least: number, most: number, pointer: string): Violation[] {
  return value >= least && value <= most ? [] : [{ detail: `must be from ${least} to ${most}`, pointer }]
}

/** A value has to be what it follows to be, for the reason given. */
export function equal(
  value: string | number | null,
  wanted: string | number | null,
  pointer: string,
  why: string,
): Violation[] {
  return value === wanted ? [] : [{ detail: `must be ${JSON.stringify(wanted)}, ${why}`, pointer }]
}
