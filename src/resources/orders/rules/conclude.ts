/** From what a rule has worked out to the whole change, in the one way that all of them share. Pure. */

import { MAX_VIOLATIONS, Problem, type ProblemType, type Violation } from '../../../http/problems.ts'
import { writeDateTime } from '../../../lib/date-time.ts'
import type {
  LineState,
  MailCause,
  MailKind,
  MoneyStep,
  Order,
  OrderChange,
  OrderState,
  StockMove,
  Surroundings,
} from '../order.ts'
import type { OrderDetail, OrderLineDetail } from '../schemas.ts'
import { changesBetween } from './diff.ts'
import { isHeldBack, statusOf } from './status.ts'
import { modifiedAt } from './times.ts'
import type { OrderEvent } from './transitions.ts'

/** What a rule has worked out: the detail after it, and what else is not as before. */
export interface Decided {
  readonly event: OrderEvent
  readonly detail: OrderDetail
  readonly state?: Partial<OrderState>
  readonly lines?: readonly LineState[]
  readonly stock?: readonly StockMove[]
  readonly money?: MoneyStep | null
  /** Mails that go out in any case. */
  readonly mails?: readonly MailCause[]
  /** Mails that go out when the change changed something. */
  readonly mailsOfChange?: readonly MailCause[]
}

/**
 * The change that follows from what was decided: the status is derived anew, and `modified_at` moves when something that
 * is shown has changed, and only then (R-CHANGE-6).
 */
export function conclude(before: Order, decided: Decided, { now }: Pick<Surroundings, 'now'>): OrderChange {
  const draft: Order = {
    detail: { ...decided.detail, status: rememberedStatus(before, decided.detail) },
    state: { ...before.state, ...decided.state },
    lines: decided.lines ?? before.lines,
  }
  const settled = { ...draft.detail, status: statusOf(draft, now) }
  const state = settled.status === 'unpaid' ? draft.state : { ...draft.state, awaited_payment: null }
  const changes = changesBetween(before.detail, settled)
  const changed = Object.keys(changes).length > 0
  // The status may have changed only because time has passed.
  const wanted = Object.keys(changes).some(path => path !== 'status')
  const detail = changed ? { ...settled, modified_at: modifiedAt(settled, now) } : before.detail
  return {
    after: { ...draft, state, detail },
    stock: decided.stock ?? [],
    money: decided.money ?? null,
    mails: [...(decided.mails ?? []), ...(wanted ? (decided.mailsOfChange ?? []) : [])],
    history: { event: decided.event, changes },
  }
}

/** An order that was unshippable for a date is no longer so once the line with that date is gone. */
function rememberedStatus(before: Order, after: OrderDetail): string {
  const explained = before.detail.status === 'unshippable' && !isHeldBack(before)
  return after.status === 'unshippable' && explained ? 'ordered' : after.status
}

/** The lines with some of them changed: those that differ then were modified now. */
export function modifyLines(
  lines: readonly OrderLineDetail[],
  now: Date,
  change: (line: OrderLineDetail) => OrderLineDetail,
): OrderLineDetail[] {
  return lines.map(line => {
    const changed = change(line)
    return Object.keys(changesBetween(line, changed)).length > 0
      ? { ...changed, modified_at: writeDateTime(now) }
      : line
  })
}

/** A mail that a change causes. */
export function mail(kind: MailKind, more: Partial<Omit<MailCause, 'kind'>> = {}): MailCause {
  return { kind, comment: null, old_mail_address: null, line_ids: [], ...more }
}

/** Nothing was written where a text is empty. */
export function textOrNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text
}

/** The refusal of an update (R-CHANGE-4): what is wrong in words, and where. */
export function updateRejected(detail: string, violations: readonly Violation[] = []): Problem {
  return new Problem('orders/update-rejected', detail, { violations })
}

/** Refuses what would move money while payments are under maintenance (R-PAY-14). */
export function requireNoMaintenance({ payment_maintenance }: Surroundings, what: string): void {
  if (!payment_maintenance) return
  throw new Problem('orders/payment-maintenance', `Payments are under maintenance; ${what} when it is over.`)
}

/** Refuses what is against the rules, if anything is, telling all of it. Each violation goes on from its pointer. */
export function requireNone(
  violations: readonly Violation[],
  type: ProblemType = 'orders/update-rejected',
): void {
  const [first] = violations
  if (first === undefined) return
  const single = `${first.pointer} ${first.detail}.`
  const detail = violations.length === 1 ? single : `${violations.length} violations; see errors.`
  throw new Problem(type, detail, { violations: violations.slice(0, MAX_VIOLATIONS) })
}
