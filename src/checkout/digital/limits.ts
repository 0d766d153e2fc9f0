/** The limits of downloads (R-DOWNLOAD-3, R-DOWNLOAD-6). Imports nothing: the API, the command line and the console read it. */

/** Bytes of the file of an item: 200 MiB. */
export const MAX_ITEM_FILE_BYTES = 200 * 1024 * 1024

/** Characters of a file's name, as its buyers see it. */
export const MAX_FILE_NAME_LENGTH = 255

/** Letters and digits behind the last dot of a name that are taken for an extension. */
export const MAX_FILE_EXT_LENGTH = 20

/** How often a buyer can download a file. */
export const MAX_DOWNLOADS_OF_LINE = 10

/** For so many days after it was made available. */
export const DOWNLOAD_DAYS = 30

/** Digital items that are listed with their files at a time. */
export const MAX_LISTED_FILES = 500
