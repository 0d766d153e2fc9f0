/**
 * What order documents contradict themselves in, and no schema can say. Sums, statuses and references within the order are
 * judged by `resources/orders/rules/consistency.ts`. Pure.
 */
import type { Violation } from '../http/problems.ts'
import { checkConsistency } from '../resources/orders/rules/consistency.ts'
import type { OrderPlan } from './order-plan.ts'
import type { OrderDocument } from './order-schemas.ts'

/** Everything that is wrong. `plan` is what was made of the document. */
export function checkOrder({ state }: OrderDocument, { detail }: OrderPlan): Violation[] {
  const found = checkConsistency(detail).map(violation => ({
    ...violation,
    pointer: `/data${violation.pointer}`,
  }))
  const known = new Set(detail.lines.map(({ id }) => id))
  const strangers = (state?.lines ?? []).flatMap(({ id }, index) =>
    known.has(id) ? [] : [{ pointer: `/state/lines/${index}/id`, detail: 'is no line of the order' }],
  )
  const backwards =
    detail.ordered_at > detail.modified_at
      ? [{ pointer: '/data/modified_at', detail: 'must not be earlier than ordered_at' }]
      : []
  return [...found, ...strangers, ...backwards]
}
