/** What an order document stands for, and whether an order that is there is the same. Pure. */
import { isDeepStrictEqual } from 'node:util'
import { inUtc, writeDateTime } from '../lib/date-time.ts'
import { arrange } from '../resources/orders/arrange.ts'
import { type LineState, NO_STATE, type Order, type OrderState } from '../resources/orders/order.ts'
import type { OrderDetail } from '../resources/orders/schemas.ts'
import type { OrderDocument, OrderDocumentState } from './order-schemas.ts'

/** What documents tell of an order's state. */
type ToldState = Omit<OrderState, 'awaited_payment' | 'payment_reminded' | 'surplus_noted'>

type LineDetail = OrderDetail['lines'][number]

/** A document in one form: members in order, times in UTC, and every part of its state said. */
export interface OrderPlan {
  readonly detail: OrderDetail
  readonly state: Order['state']
  /** What is said of lines, by their ids in the document. */
  readonly lines: ReadonlyMap<number, PlannedLine>
  /** When its first receipt was given out; undefined where none was. */
  readonly receipt: string | undefined
}

/** What a document says of a line beside what is shown. `item_type` undefined goes by the item. */
interface PlannedLine {
  readonly item_type: LineState['item_type'] | undefined
  readonly announce_at: string | null | undefined
  readonly downloadable: boolean | undefined
}

/** Plans an order. The document keeps its schema. */
export function planOrder({ data, state: told = {} }: OrderDocument): OrderPlan {
  const { lines: toldLines = [], receipt_issued_at: receipt, ...state } = told
  const lines = toldLines.map(({ id, item_type, announce_at, downloadable }) => {
    return [id, { item_type, announce_at: announce_at && inUtc(announce_at), downloadable }] as const
  })
  return {
    detail: arrange(data),
    state: { ...NO_STATE, ...state },
    lines: new Map(lines),
    receipt: receipt && inUtc(receipt),
  }
}

/** The state of an order as a document carries it: of lines only what their being normal does not say. */
export function documentState({ state, lines }: Pick<Order, 'state' | 'lines'>): OrderDocumentState {
  const told = lines.filter(
    ({ item_type, announce_at, downloadable }) =>
      item_type !== 'normal' || announce_at !== null || downloadable,
  )
  return {
    ...toldState(state),
    lines: told.map(({ id, item_type, announce_at, downloadable }) => ({
      ...{ id, item_type },
      announce_at: announce_at && writeDateTime(announce_at),
      ...(downloadable ? { downloadable } : {}),
    })),
  }
}

/** What a plan is known by: it is the same for the same document, however that was written. */
export function planText({ detail, state, lines, receipt }: OrderPlan): string {
  const told = [detail, toldState(state), [...lines].sort(([a], [b]) => a - b)]
  return JSON.stringify(receipt === undefined ? told : [...told, receipt])
}

/** Whether an order says what a document says, but for ids and for what the document leaves open. */
export function sameButForIds(plan: OrderPlan, order: Order): boolean {
  return (
    isDeepStrictEqual(toldState(plan.state), toldState(order.state)) &&
    isDeepStrictEqual(withoutIds(plan.detail), withoutIds(order.detail)) &&
    plan.detail.lines.every((line, index) => sameLine(plan.lines.get(line.id), order.lines[index]))
  )
}

/** An account, or a number of a payment service, is of use only where the order was placed, as is what that service has. */
function toldState({ awaited_payment, payment_reminded, surplus_noted, ...told }: OrderState): ToldState {
  return told
}

function sameLine(planned: PlannedLine | undefined, there: LineState | undefined): boolean {
  const { item_type = there?.item_type, announce_at, downloadable = there?.downloadable } = planned ?? {}
  if (item_type !== there?.item_type || downloadable !== there?.downloadable) return false
  const announced = there?.announce_at ? writeDateTime(there.announce_at) : null
  return announce_at === undefined || announce_at === announced
}

/** A detail with places of lines for their ids, and without other ids. */
function withoutIds(detail: OrderDetail): OrderDetail {
  return renumber(detail, {
    lines: new Map(detail.lines.map(({ id }, index) => [id, index])),
    dispatches: new Map(detail.delivery.dispatches.map(({ id }) => [id, 0])),
    itemOf: ({ options }) => ({
      ...{ item_id: 0, variation_id: null },
      options: options.map(option => ({ ...option, option_id: 0, option_variation_id: 0 })),
    }),
  })
}

/** The ids that an order gets here in place of those of its document. */
export interface NewIds {
  readonly lines: ReadonlyMap<number, number>
  readonly dispatches: ReadonlyMap<number, number>
  readonly itemOf: (line: LineDetail) => Pick<LineDetail, 'item_id' | 'variation_id' | 'options'>
}

/** A detail under new ids, with what refers to lines. */
export function renumber(detail: OrderDetail, ids: NewIds): OrderDetail {
  const lineIds = (order_line_ids: readonly number[]) => order_line_ids.map(id => idIn(ids.lines, id))
  return {
    ...detail,
    lines: detail.lines.map(line => ({ ...line, id: idIn(ids.lines, line.id), ...ids.itemOf(line) })),
    shipping_lines: detail.shipping_lines.map(line => ({
      ...line,
      order_line_ids: lineIds(line.order_line_ids),
    })),
    delivery: {
      ...detail.delivery,
      dispatches: detail.delivery.dispatches.map(dispatch => ({
        ...dispatch,
        id: idIn(ids.dispatches, dispatch.id),
        order_line_ids: lineIds(dispatch.order_line_ids),
      })),
    },
  }
}

function idIn(ids: ReadonlyMap<number, number>, id: number): number {
  const found = ids.get(id)
  if (found === undefined) throw new Error(`Nothing has the id ${id}`)
  return found
}
