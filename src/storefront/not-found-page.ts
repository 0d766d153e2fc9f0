/** That a shop has no page at an address. */
import { Problem } from '../http/problems.ts'

/** To be thrown. */
export function notFoundPage(): Problem {
  return new Problem('request/not-found', 'This shop has no such page.')
}
