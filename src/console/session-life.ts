/** How long a session lasts: 30 days in all, 7 days without use. */

const DAY_MS = 24 * 60 * 60 * 1000

/** Days that a session lasts at most. */
export const MAX_DAYS = 30

/** Days after which a session that nobody uses ends. */
const IDLE_DAYS = 7

/** How long a sign-in waits for its last step, and how long a passkey may take to sign. */
export const PENDING_MS = 5 * 60_000

/** How long it counts that the person of a session has proved who it is. Signing in is no such proof (decision 015). */
const CONFIRMED_MS = 5 * 60_000

/** Whoever proved then or before who it is has to do so again. */
export function confirmedSince(now: Date): Date {
  return new Date(now.getTime() - CONFIRMED_MS)
}

/** When a session that begins now ends, however much it is used. */
export function endOf(now: Date): Date {
  return new Date(now.getTime() + MAX_DAYS * DAY_MS)
}

/** Sessions that were last used then or before have ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_DAYS * DAY_MS)
}
