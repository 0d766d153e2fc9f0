/** The limits of imports of items. Imports nothing: the console's server and page read it. */

/** Items of one import. */
export const MAX_IMPORTED_ITEMS = 10_000

/** Items that one call undoes at most. */
export const MAX_UNDONE = 20

/** Sales to come that one call lists at most. */
export const MAX_LISTED_SALES = 1000
