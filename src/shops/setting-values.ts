/** Values of settings that have parts. Types and words only: the page takes them along. */

/** Days of the week, as settings name them, in the order of `Date.getUTCDay`. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** One of them. */
export type Weekday = (typeof WEEKDAYS)[number]

/** Ways to pay that a shop can offer to buyers: card, convenience store, transfer, cash on delivery. */
export const OFFERED_METHODS = ['creditcard', 'cvs', 'bt', 'cod'] as const

/** One of them, by the word that an order has for it. */
export type OfferedMethod = (typeof OFFERED_METHODS)[number]

/** The fee of totals below so many yen, and not below the step before. */
export interface FeeStep {
  readonly below: number
  readonly fee: number
}

/** Hours in which a place is open on one day of every week, such as 10:00 to 13:00. */
export interface Opening {
  readonly weekday: Weekday
  readonly opens: string
  readonly closes: string
}

/** A place at which goods are fetched. Its name tells it from the shop's others. */
export interface TakeoutPlace {
  readonly name: string
  readonly address: string
  readonly hours: readonly Opening[]
}

/** Faces of type that a theme can have. */
export const TYPEFACES = ['gothic', 'mincho', 'rounded'] as const
