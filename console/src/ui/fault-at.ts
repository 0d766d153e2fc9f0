/** What the server said of a body, by the places in it. */
import { ProblemError } from '../api/request.ts'

/** What is wrong at a JSON Pointer, or within it unless `itself` is asked for, in the server's words; undefined where nothing is. */
export function faultAt(
  error: unknown,
  pointer: string,
  part: 'within' | 'itself' = 'within',
): string | undefined {
  const violations = error instanceof ProblemError ? (error.problem.errors ?? []) : []
  const isWithin = (at: string) => part === 'within' && at.startsWith(`${pointer}/`)
  return violations.find(one => one.pointer === pointer || isWithin(one.pointer))?.detail
}
