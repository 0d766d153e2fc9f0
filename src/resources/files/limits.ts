/** The limits of files (R-LIMIT-6). Imports nothing: the API, the command line and the console read it. */

/** Bytes of a file: 10 MiB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Characters of a `file_id`. */
export const MAX_FILE_ID_LENGTH = 1024

/** How long a file can be sent and used (R-FILE-8). */
export const FILE_LIFETIME_MS = 60 * 60 * 1000
