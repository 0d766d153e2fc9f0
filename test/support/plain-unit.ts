/** Terms of a unit of work that begins, is kept and ends as it comes. */
import type { UnitTerms } from '../../src/db/unit-parts.ts'

export const PLAIN_UNIT: UnitTerms = {
  ...{ first: () => [], judge: () => {}, keptValues: undefined, onKept: () => {} },
  explain: error => error,
  onNothing: async () => {},
}
