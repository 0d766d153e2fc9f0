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

const QUARTER_HOUR_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000

/**
 * Failures to sign in after which the next has to wait, and for how long each counts (R-CONSOLE-4). Of browsers in which
 * nobody of the account was signed in before: of an address from one network, against guessing one password; of an
 * address from everywhere, against many networks that guess together, at which 36,500 guesses a year are left; from one
 * network, and the wider one around it, at whatever addresses; and in all, so that no one can fill the database.
 */
export const STRANGERS_FAILURES = {
  addressFromNetwork: { most: 5, withinMs: QUARTER_HOUR_MS },
  address: { most: 100, withinMs: DAY_MS },
  network: { most: 50, withinMs: QUARTER_HOUR_MS },
  site: { most: 250, withinMs: QUARTER_HOUR_MS },
  all: { most: 10_000, withinMs: QUARTER_HOUR_MS },
} as const

/** The same of one browser in which the account was signed in before, which no stranger's failures hold up. */
export const KNOWN_FAILURES = {
  short: { most: 10, withinMs: QUARTER_HOUR_MS },
  long: { most: 50, withinMs: DAY_MS },
} as const

/** For how long failures are kept: the longest of these. */
export const FAILURES_KEPT_MS = DAY_MS

/** Passkeys of a person, and characters of a name of one. */
export const MAX_PASSKEYS = 20
export const MAX_PASSKEY_NAME_LENGTH = 100

/** Characters of a code as it is typed, with whatever stands between its groups. */
export const MAX_CODE_LENGTH = 50

/** Sign-ins from a network address that wait for their last step at once; of more the oldest begin anew. */
export const MAX_PENDING_PER_NETWORK = 100

/** People of a shop who may sign in (R-ROLE-3). */
export const MAX_PEOPLE = 200

/** Entries of a list of mails, calls or events, and how many if nothing is asked for. */
export const MAX_PAGE = 200
export const DEFAULT_PAGE = 50

/** Orders on a page of the console's list, and so many at most that something is done with at once. */
export const ORDERS_OF_PAGE = 50

/** Orders that have the words of a search are counted up to so many, or to the end of the page where that is further. */
export const MAX_COUNTED_ORDERS = 1000

/** Characters of what calls are searched by. */
export const MAX_FILTER_LENGTH = { problem: 100, path: 500, request_id: 150 } as const

/** Days, and hours, of which the first page shows sums; the last is the one that is running. */
export const DAYS = 30
export const HOURS = 48

/** Operations of the API that a scope can allow. */
export const MAX_OPERATIONS = 1000

/** Recovery codes of a person at a time. */
export const RECOVERY_CODES = 10

/** Orders that a page is told of at once when it asks for new ones, and how many it is told of first, as those that it knows. */
export const MAX_NEW_ORDERS = 100
export const OVERLAP_OF_NEW_ORDERS = 20

/** Days to come that a preview of the settings shows; and of a place to fetch at how many it shows of how many it looks at. */
export const PREVIEWED_DAYS = 35
export const PREVIEWED_TAKEOUT_DAYS = 3
export const SEARCHED_TAKEOUT_DAYS = 8

/** Items that the best sellers name, and orders that they are read from. */
export const MAX_BEST_SELLERS = 10
export const MAX_READ_ORDERS = 1_000

/** Items that the search of everything shows, and characters that it looks for. */
export const MAX_FOUND = 5
export const MAX_SEARCH_LENGTH = 100
