/**
 * The limits of items (R-LIMIT-2, R-LIMIT-3, R-LIMIT-4). Imports nothing: the API, the import, the command line and the
 * console read it.
 */

/** Yen, tax included. A shop can set a lower ceiling for itself. */
export const MIN_PRICE = 50
export const MAX_PRICE = 100_000_000

/** Characters of the name of an item or a variation. */
export const MAX_NAME_LENGTH = 255

/** Characters of an item's description. */
export const MAX_DETAIL_LENGTH = 65_535

/** Characters of an item code, a variation code or a barcode (R-ITEM-17). */
export const MAX_CODE_LENGTH = 50

/** Pieces that one order may have of an item. */
export const MIN_QUANTITY_LIMIT = 1
export const MAX_QUANTITY_LIMIT = 100

/** Pieces of an item or of one of its variations. */
export const MAX_STOCK = 2_147_483_647

/** Variations of an item. */
export const MAX_VARIATIONS = 1000

/** Images of an item. */
export const MAX_IMAGES = 20

/** Categories that an item is linked to. */
export const MAX_LINKS = 100

/** Options of an item, and choices of one of them. */
export const MAX_OPTIONS = 6
export const MAX_CHOICES = 1000

/** Characters that an option of the kind `form` can ask for. */
export const MAX_FORM_LENGTH = 65_535

/** Items on a page of a list, and how many if nothing is asked for. */
export const MAX_PAGE = 100
export const DEFAULT_PAGE = 20

/** Items that a list can skip. */
export const MAX_OFFSET = 1_000_000

/** Only so many items of the list order are handled (R-LIST-7). */
export const MAX_HANDLED_ITEMS = 10_000

/** Characters of what a form of an option says about itself. */
export const MAX_OPTION_TEXT_LENGTH = 1000

/** Pieces by which a stock is changed at once. */
export const MAX_STOCK_CHANGE = 1_000_000

/** Characters of what the console searches items by, and the largest number of pieces that it takes for few: indexes have no items with more. */
export const MAX_SEARCH_LENGTH = 100
export const MAX_FEW = 200
