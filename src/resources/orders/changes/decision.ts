/**
 * A decision as data: what is written down while its payment is open, and carried out when the money has moved, whatever
 * the rules say by then. It names what it changes and nothing else, so that contact data, the memo and whatever else
 * has changed meanwhile stay as they are. Pure.
 */
import type { HistoryEntry, LineState, MailCause, Order, OrderChange, StockMove } from '../order.ts'
import { modifiedAt } from '../rules/times.ts'
import type { OrderDetail } from '../schemas.ts'
import { applyPatch, type Patch, patchBetween } from './json-patch.ts'

/** The form in which decisions are written now. Forms that were ever written stay readable. */
const VERSION = 1

/** A decision as it is stored; JSON. */
export interface StoredDecision {
  readonly version: typeof VERSION
  /** What changes of the order: paths begin with `/detail`, `/state` or `/lines`. */
  readonly patch: Patch
  readonly stock: readonly StockMove[]
  readonly mails: readonly MailCause[]
  readonly history: HistoryEntry
}

/** An order with its times as JSON has them. */
interface WrittenOrder extends Pick<Order, 'detail' | 'state'> {
  readonly lines: readonly (Omit<LineState, 'announce_at'> & { readonly announce_at: string | null })[]
}

/** The decision to change an order so. When it was carried out is not part of it, so `modified_at` is not either. */
export function storedDecision(before: Order, { after, stock, mails, history }: OrderChange): StoredDecision {
  const { modified_at } = before.detail
  const patch = patchBetween(
    toWritten(before),
    toWritten({ ...after, detail: { ...after.detail, modified_at } }),
  )
  return { version: VERSION, patch, stock, mails, history }
}

/**
 * The change that was decided, of the order as it is now. Its money has moved, so there is none in it. Throws on a form
 * that is not known, and on an order that the decision does not fit.
 */
export function decidedChange(order: Order, decision: StoredDecision, now: Date): OrderChange {
  const { version, patch, stock, mails, history } = decision
  if (version !== VERSION) throw new Error(`A decision of version ${version} is not known here`)
  const after = fromWritten(applyPatch(toWritten(order), patch))
  const shown = patch.some(({ path }) => path.startsWith('/detail/'))
  const modified_at = shown ? modifiedAt(after.detail, now) : after.detail.modified_at
  const detail: OrderDetail = { ...after.detail, modified_at }
  return { after: { ...after, detail }, stock, money: null, mails, history }
}

function toWritten({ detail, state, lines }: Order): WrittenOrder {
  return {
    ...{ detail, state },
    lines: lines.map(line => ({ ...line, announce_at: line.announce_at?.toJSON() ?? null })),
  }
}

function fromWritten({ detail, state, lines }: WrittenOrder): Order {
  return {
    ...{ detail, state },
    lines: lines.map(line => ({
      ...line,
      announce_at: line.announce_at === null ? null : new Date(line.announce_at),
    })),
  }
}
