/** Work of several transactions that is committed as one (`unit.ts`), for who has no key that would make it one. */
import { withinUnit } from '../lib/shop-at-work.ts'
import type { Database } from './database.ts'
import { openUnit } from './unit.ts'
import type { UnitTerms } from './unit-parts.ts'

/** Nothing goes with it but the work. */
const BY_ITSELF: UnitTerms = {
  first: () => [],
  judge: () => {},
  explain: error => error,
  keptValues: undefined,
  onKept: () => {},
  onNothing: async () => {},
}

/**
 * Does the work in the unit that is open, or in one of its own: what one of its transactions holds is held to the end of the last. After an error
 * of which `stays` is true, what was done before it is committed; after any other it is undone.
 */
export async function inUnit<T>(
  db: Database,
  work: () => Promise<T>,
  stays: (error: unknown) => boolean,
): Promise<T> {
  if (openUnit() !== undefined) return work()
  const unit = db.unit(BY_ITSELF)
  let answer: T
  try {
    answer = await withinUnit(unit, work)
  } catch (error) {
    if (unit.isOpen) await (stays(error) ? unit.commit() : unit.undo())
    throw error
  }
  if (unit.isOpen) await unit.commit()
  return answer
}
