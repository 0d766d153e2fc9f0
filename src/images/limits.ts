/** The limits of pictures. Imports nothing. How many an item has is a limit of items, how large a file is one of files. */

/** Pixels of a picture, over all frames (R-PICTURE-8). */
export const MAX_PIXELS = 50_000_000

/** Pixels of the side of a size: the largest width, or square, that is served (R-PICTURE-2). */
export const MAX_SIZE_SIDE = 2048

/** Objects kept for a picture that are none of these sizes: its original, and others as they are asked for. */
export const MAX_KEPT_OTHERS = 94
