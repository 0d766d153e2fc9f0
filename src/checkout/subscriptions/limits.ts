/** The limits of subscriptions (docs/rules/subscriptions.md). Imports nothing. */

/** Attempts at a delivery that may come to nothing, one after the other; then it is paused. */
export const MAX_FAILURES = 3

/** Subscriptions that are listed at a time. */
export const MAX_LISTED_SUBSCRIPTIONS = 100
