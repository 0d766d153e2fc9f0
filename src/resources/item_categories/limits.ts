/**
 * The limits of item categories (R-LIMIT-5). Imports nothing: the API, the import, the command line and the console read
 * it.
 */

/** Characters of a name. */
export const MAX_NAME_LENGTH = 30

/** Levels of the tree. */
export const MAX_LEVELS = 3

/** Categories of a shop. */
export const MAX_CATEGORIES = 1000

/** An imported category's running number; there is room above for the numbers of categories made later. */
export const MAX_IMPORTED_NUMBER = 1_000_000_000
