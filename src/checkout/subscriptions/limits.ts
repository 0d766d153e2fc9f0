/** The limits of subscriptions (docs/rules/subscriptions.md). Imports nothing. */

/** Attempts at a delivery that may come to nothing, one after the other; then it is paused. */
export const MAX_FAILURES = 3

/** Cards that the payment service may refuse one after the other: nobody tries out cards without end. */
export const MAX_REFUSED_CARDS = 10

/** Days from the word that an order will cost more to that order. */
export const NOTICE_DAYS = 3

/** Subscriptions that are listed at a time. */
export const MAX_LISTED_SUBSCRIPTIONS = 100
