/**
 * Why there is no order, where that says nothing of what was to be paid with: it was put off, and is no refusal (R-SUBSCRIPTION-3,
 * R-LIMIT-15).
 */
import type { StoredPlacement } from '../placement-store.ts'
import { UNDER_MAINTENANCE } from './kept-answer.ts'

/** The service said nothing for as long as pieces are put aside: what it did is still open. */
export const UNANSWERED = 'the payment service gave no answer in time'

/** It has said since what it did, and nothing comes of that. */
export const ANSWERED_LATE = 'the payment service answered too late'

/** All of them. */
export const PUT_OFF: readonly string[] = [UNDER_MAINTENANCE, UNANSWERED, ANSWERED_LATE]

/** Whether the service still has to say what it did. */
export function isUnanswered({ state, reason }: Pick<StoredPlacement, 'state' | 'reason'>): boolean {
  return state === 'letting_go' && reason === UNANSWERED
}
