/** The sizes of pictures that are known beforehand. For the browser too. */
import { MAX_KEPT_OTHERS, MAX_SIZE_SIDE } from './limits.ts'

/** Pixels of the sizes whose addresses the API gives out (R-IMAGE-1). They are among `OWN_SIZES`. */
export const ADVERTISED = { w: 640, sq: 900 } as const

/**
 * Pixels of all sizes that our own pages show, in ascending order: what the API gives out, what storefronts offer browsers
 * and what the console takes. Whatever names a size takes it from here, for these are made first and kept whatever else is.
 * The largest width is that of a picture that is smaller, which a storefront offers as well.
 */
export const OWN_SIZES = {
  w: [360, 640, 960, 1280, 1600, MAX_SIZE_SIDE],
  sq: [100, 240, 360, 480, 640, 900],
} as const

/** Formats of a size: the upload's, WebP and AVIF. */
const FORMATS = 3

/** Objects kept for a picture: these, and our own sizes in each format, which have their room whatever else is kept. */
export const MAX_KEPT = MAX_KEPT_OTHERS + (OWN_SIZES.w.length + OWN_SIZES.sq.length) * FORMATS
