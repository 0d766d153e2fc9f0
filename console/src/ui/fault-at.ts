/** What the server said of a body, by the places in it. */
import { ProblemError } from '../api/request.ts'

/** What is wrong at a JSON Pointer or within it, in the server's words; undefined where nothing is. */
export function faultAt(error: unknown, pointer: string): string | undefined {
  const violations = error instanceof ProblemError ? (error.problem.errors ?? []) : []
  return violations.find(one => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`))?.detail
}
