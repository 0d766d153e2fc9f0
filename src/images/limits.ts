/** The limits of pictures. Imports nothing. How many an item has is a limit of items, how large a file is one of files. */

/** Pixels of a picture, over all frames (R-PICTURE-8). */
export const MAX_PIXELS = 50_000_000

/** Pixels of the side of a size: the largest width, or square, that is served (R-PICTURE-2). */
export const MAX_SIZE_SIDE = 2048

/** Pixels of the sizes whose addresses the API gives out (R-IMAGE-1). */
export const ADVERTISED = { w: 640, sq: 900 } as const

/** Objects kept for a picture: its original, the advertised sizes in each format, and others as they are asked for. */
export const MAX_KEPT = 100

/** Of these, for the advertised sizes in three formats each: they are kept whatever else is. */
export const KEPT_FOR_ADVERTISED = 6
