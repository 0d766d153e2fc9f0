/** The server's words at a field. */
import type { ReactNode } from 'react'
import { faultAt } from './fault-at.ts'

/** For the `error` of a field: what is wrong at a pointer, undefined where nothing is. */
export function faultText(error: unknown, pointer: string): ReactNode {
  const fault = faultAt(error, pointer)
  return fault && <span lang="en">{fault}</span>
}
