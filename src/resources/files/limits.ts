/** The limits of files (R-LIMIT-6). Imports nothing: the API, the command line and the console read it. */

/** Bytes of a file: 10 MiB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Characters of a `file_id`. */
export const MAX_FILE_ID_LENGTH = 1024

/** How long a file can be sent and used (R-FILE-8). */
export const FILE_LIFETIME_MS = 60 * 60 * 1000

/**
 * A file that nobody uses is kept so long after that, and a removed picture so long after it was last shown: caches and
 * half-read pages may still ask for it.
 */
export const UNUSED_KEPT_MS = 24 * 60 * 60 * 1000
