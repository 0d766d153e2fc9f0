/** The limits of documents that say more than the API takes: what else they have is bounded as it is there. Imports nothing. */

/** Bytes of a line. An item at every limit of the API has about 1 MiB. */
export const MAX_LINE_BYTES = 4 * 1024 * 1024

/** Bytes of the first line, which is a shop's in an export: a block list at its limit has 26 MB. */
export const MAX_FIRST_LINE_BYTES = 64 * 1024 * 1024

/** Characters of the address of a picture, percent-encoded: 2,048 of any kind always fit. */
export const MAX_ADDRESS_LENGTH = 12 * 2048

/** Characters of a text of one line, and of one of several lines, that callers of the API cannot write. */
export const MAX_LINE_LENGTH = 255
export const MAX_TEXT_LENGTH = 65_535
