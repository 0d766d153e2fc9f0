/** The limits of lotteries (docs/rules/lottery.md). Imports nothing. */

/** Applications for one item that wait for a draw: as many as a shop may send mails in a day. */
export const MAX_APPLICATIONS = 20_000

/** Days within which a winner has to order. */
export const DAYS_TO_ORDER = 3

/** Days for which what came to nothing is kept. */
export const APPLICATIONS_KEPT_DAYS = 400

/** Draws that are listed at a time. */
export const MAX_LISTED_DRAWS = 100

/** Lottery items that are listed with what waits for them. */
export const MAX_LISTED_LOTTERIES = 500

/** Milliseconds for which draws of a shop wait for the end of an import: one that was killed has none. A million orders take 40 minutes. */
export const IMPORT_AWAITED_MS = 60 * 60 * 1000
