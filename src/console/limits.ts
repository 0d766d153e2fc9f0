/** The limits of tokens, people and their lists. Imports nothing: the console's server and page, and the command line read it. */

/** Characters of a token's name (R-LIMIT-11). */
export const MAX_TOKEN_NAME_LENGTH = 255

/** Tokens of a shop that a list ever shows, whatever limit the operator has set. */
export const MAX_SHOWN_TOKENS = 1_000_000

/** Characters of a new password at least, after normalisation. */
export const MIN_PASSWORD_LENGTH = 10

/** Characters of a password at most; more would only be more to hash. */
export const MAX_PASSWORD_LENGTH = 200

/** Characters of a person's mail address. Of RFC 5321: a path of 256 characters less its brackets. */
export const MAX_MAIL_ADDRESS_LENGTH = 254

/** Failures to sign in after which a mail address, or a network address, has to wait, and for how long each counts. */
export const MAX_FAILURES = { mailAddress: 5, networkAddress: 50 } as const
export const FAILURES_COUNT_MS = 15 * 60_000

/** Entries of a list of mails or calls, and how many if nothing is asked for. */
export const MAX_PAGE = 200
export const DEFAULT_PAGE = 50

/** Characters of what calls are searched by. */
export const MAX_FILTER_LENGTH = { problem: 100, path: 500, request_id: 150 } as const

/** Days, and hours, of which the first page shows sums; the last is the one that is running. */
export const DAYS = 30
export const HOURS = 48

/** Operations of the API that a scope can allow. */
export const MAX_OPERATIONS = 1000
