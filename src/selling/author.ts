/** Who changes what a shop sells by. */
import type { Doer } from '../audit/record.ts'
import type { Database } from '../db/database.ts'
import { Problem } from '../http/problems.ts'
import type { Clock } from '../lib/clock.ts'

/** Where it is changed, and by which clock. */
export interface Parts {
  readonly db: Database
  readonly clock: Clock
}

/** Who does it, and from where; without an address for an operator. */
export interface Author {
  readonly actor: Doer
  readonly address: string | null
}

/** A change that is refused: 422 `console/rejected`, at a pointer. */
export function rejected(pointer: string, detail: string): Problem {
  const at = pointer === '' ? 'The body' : pointer
  return new Problem('console/rejected', `${at} ${detail}.`, { violations: [{ pointer, detail }] })
}

/** What is not there, or is another shop's: 404 `console/not-found`. */
export function notThere(what: string): Problem {
  return new Problem('console/not-found', `This shop has no such ${what}.`)
}
