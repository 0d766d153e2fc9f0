/** From rows of what follows of a purchase to their documents (R-EXPORT-1). Pure. */
import type { Wishes } from '../checkout/checkouts/schemas.ts'
import { writeDateTime } from '../lib/date-time.ts'
import type { AfterKind } from './after-schemas.ts'
import type { AfterRow } from './after-store.ts'

/** Columns with a moment. */
const MOMENTS: ReadonlySet<string> = new Set([
  ...['created_at', 'next_at', 'drawn_at', 'decided_at', 'told_at', 'pay_until'],
])

/** What a checkout cannot be told to be nothing: left out where nothing was said. */
const NEVER_NULL: ReadonlySet<string> = new Set(['customer', 'payment', 'mail_magazine_opt_in'])

/** Of an application the line tells item, variation and pieces. */
const TOLD_BY_LINE: ReadonlySet<string> = new Set(['item_id', 'variation_id', 'amount'])

/** Columns that came later: left out where they say nothing, so that documents of before say the same. */
const LEFT_OUT: ReadonlySet<string> = new Set(['resumed_past'])

/** What the document says beside: the shipping method that is wished for, whose id another shop does not know. */
export function afterState(row: AfterRow, methods: ReadonlyMap<number, string>): object {
  const { wishes } = row as { readonly wishes?: Pick<Wishes, 'delivery'> }
  const name = methods.get(wishes?.delivery.shipping_method_id ?? 0)
  return name === undefined ? {} : { shipping_method: name }
}

/** What the document says. */
export function afterData(kind: AfterKind, row: AfterRow): Record<string, unknown> {
  const data = Object.fromEntries(
    Object.entries(row)
      .filter(([name, value]) => value !== null || !LEFT_OUT.has(name))
      .filter(([name]) => kind !== 'application' || !TOLD_BY_LINE.has(name))
      .map(([name, value]) => [name, shown(name, value)]),
  )
  // What was drawn here has its id for a number.
  if (kind === 'application' && data.draw_id !== null) data.number ??= row.id
  return data
}

function shown(name: string, value: unknown): unknown {
  if (value !== null && MOMENTS.has(name)) return writeDateTime(new Date(String(value)))
  if (name !== 'wishes') return value
  return Object.fromEntries(
    Object.entries(value as object).filter(([member, said]) => said !== null || !NEVER_NULL.has(member)),
  )
}
