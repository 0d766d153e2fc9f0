/** What a rule says no to, in a form that tests can compare. */
import { Problem } from '../../../src/http/problems.ts'

/** The type and the pointers of the refusal that a rule throws; null when it throws none. */
export function refusalOf(rule: () => unknown): { type: string; pointers: string[]; detail: string } | null {
  try {
    rule()
    return null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return {
      type: error.type,
      pointers: error.violations.map(violation => violation.pointer),
      detail: error.message,
    }
  }
}
