/** Which of the orders that the server tells of are news. Pure. */
import type { NewOrders } from '../api/types.ts'

/** What a page knows of the orders that there are. */
export interface Known {
  /** What is sent the next time; null begins anew. */
  readonly after: number | null
  readonly newest: number
  readonly keys: ReadonlySet<string>
}

/** So many keys are compared at most; then it begins anew with the newest. */
const MAX_KNOWN = 60

/** What follows from an answer; of the first nothing is news. */
export function foldNewOrders(
  known: Known | null,
  { after, newest, unique_keys, more }: NewOrders,
): { readonly known: Known; readonly keys: readonly string[]; readonly changed: boolean } {
  const beginsAnew = more || unique_keys.length > MAX_KNOWN
  return {
    known: {
      after: beginsAnew ? null : after,
      newest,
      keys: new Set(known === null || known.after === null ? unique_keys : [...known.keys, ...unique_keys]),
    },
    keys: known === null ? [] : unique_keys.filter(key => !known.keys.has(key)),
    changed: known !== null && newest !== known.newest,
  }
}
