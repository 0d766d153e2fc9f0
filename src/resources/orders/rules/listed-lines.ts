/**
 * Finds what an update of amounts lists among the order's lines, options and shipping lines (R-AMOUNT-1, R-AMOUNT-2,
 * R-AMOUNT-3). Pure.
 */
import type { Violation } from '../../../http/problems.ts'
import type { UpdateOrder } from '../request-schemas.ts'
import type { OrderDetail, OrderLineDetail } from '../schemas.ts'
import { waiting } from './amounts.ts'

type AskedLine = UpdateOrder['lines'][number]

/** A line of the order and what is asked of it. */
export interface ListedLine {
  readonly line: OrderLineDetail
  readonly asked: AskedLine
  /** Where it stands in the body, such as `/lines/0`. */
  readonly pointer: string
  /** The prices asked for, in the order of the line's options. */
  readonly optionPrices: readonly number[]
}

/** A shipping line of the order, by its place there, and the fee asked for. */
interface ListedShippingLine {
  readonly index: number
  readonly fee: number
  readonly pointer: string
}

/** What was found of the body, and what is wrong with its lists. */
export interface Listed {
  readonly lines: readonly ListedLine[]
  readonly shippingLines: readonly ListedShippingLine[]
  readonly violations: readonly Violation[]
}

/** Finds everything that the body lists. Lines that can be changed, their options and all shipping lines must be there, once. */
export function findListed(detail: OrderDetail, body: UpdateOrder): Listed {
  const violations: Violation[] = []
  const lines = findLines(detail, body, violations)
  const shippingLines = findShippingLines(detail, body, violations)
  return { lines, shippingLines, violations }
}

function findLines({ lines }: OrderDetail, body: UpdateOrder, violations: Violation[]): ListedLine[] {
  const known = new Map(lines.map(line => [line.id, line]))
  const found = new Map<number, ListedLine>()
  body.lines.forEach((asked, index) => {
    const pointer = `/lines/${index}`
    const line = known.get(asked.id)
    if (line === undefined) {
      violations.push({
        detail: `names line ${asked.id}, which the order does not have`,
        pointer: `${pointer}/id`,
      })
    } else if (found.has(asked.id)) {
      violations.push({ detail: `names line ${asked.id} once more`, pointer: `${pointer}/id` })
    } else {
      const optionPrices = findOptions(line, asked, pointer, violations)
      found.set(asked.id, { line, asked, pointer, optionPrices })
    }
  })
  for (const { id } of waiting(lines)) {
    if (!found.has(id)) violations.push({ detail: `must list line ${id}`, pointer: '/lines' })
  }
  return [...found.values()]
}

/** An order from elsewhere can have an option several times in a line; they are then told apart by their order. */
function findOptions(
  line: OrderLineDetail,
  asked: AskedLine,
  pointer: string,
  violations: Violation[],
): number[] {
  const open = Map.groupBy(line.options.keys(), index => line.options[index]?.option_id)
  const prices: number[] = []
  asked.options.forEach(({ option_id, price }, index) => {
    const place = open.get(option_id)?.shift()
    if (place !== undefined) prices[place] = price
    else {
      const detail = open.has(option_id)
        ? `names option ${option_id} once more`
        : `names option ${option_id}, which line ${line.id} does not have`
      violations.push({ detail, pointer: `${pointer}/options/${index}/option_id` })
    }
  })
  for (const [id, missing] of open) {
    if (missing.length > 0) {
      const detail = `must list option ${id}`
      violations.push({ detail, pointer: `${pointer}/options` })
    }
  }
  return prices
}

function findShippingLines(
  detail: OrderDetail,
  body: UpdateOrder,
  violations: Violation[],
): ListedShippingLine[] {
  const open = Map.groupBy(detail.shipping_lines.keys(), index =>
    keyOf(detail.shipping_lines[index]?.order_line_ids ?? []),
  )
  const found = body.shipping_lines.flatMap((asked, index): ListedShippingLine[] => {
    const key = keyOf(asked.order_line_ids)
    const place = open.get(key)?.shift()
    if (place !== undefined) {
      return [{ index: place, fee: asked.shipping_fee, pointer: `/shipping_lines/${index}` }]
    }
    violations.push({
      detail: open.has(key)
        ? 'names the lines of a shipping line once more'
        : 'names lines that are not exactly those of a shipping line of the order',
      pointer: `/shipping_lines/${index}/order_line_ids`,
    })
    return []
  })
  for (const [key, missing] of open) {
    if (missing.length > 0) {
      const detail = `must list the shipping line of the lines ${key}`
      violations.push({ detail, pointer: '/shipping_lines' })
    }
  }
  return found
}

/** The same for the same lines in any order. */
function keyOf(ids: readonly number[]): string {
  return ids.toSorted((a, b) => a - b).join(', ')
}
