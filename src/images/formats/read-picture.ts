/** From bytes to a picture that may be decoded: the format is told by the content, and the limits hold. */

import { UnusableImage } from '../image-processor.ts'
import type { ImageType } from '../image-types.ts'
import { MAX_PIXELS } from '../limits.ts'
import { readGif } from './gif.ts'
import { readJpeg } from './jpeg.ts'
import { EndsEarly, type Picture } from './picture.ts'
import { readPng } from './png.ts'
import { FORMAT_NAMES, typeOf, whatIs } from './sniff.ts'
import { readWebp, recodingBytes } from './webp.ts'

/** Frames of an animation at most: a decoder spends some time on each, however small it is. */
const MAX_FRAMES = 1_000

/** What some pictures make their decoder hold at once, in bytes, at most: what this program may take leaves no more. */
export const MAX_HELD_BYTES = 100_000_000

/** What transparent rows take more than opaque ones while they are made smaller, in bytes for a pixel of the width. */
const TRANSPARENT_ROWS = 4_500

/** What helps against too much memory. */
const ADVICE: Readonly<Record<ImageType, string>> = {
  'image/jpeg': 'Save it without the option "progressive", or make it smaller.',
  'image/png': 'Save it without the option "interlaced", or make it smaller.',
  'image/gif': 'Make it smaller, or save it as a JPEG or PNG.',
  'image/webp': 'Make it smaller, or save it as a JPEG or PNG.',
}

/** Pixels up to which a JPEG is turned in one piece. */
export const TURNED_WHOLE = 8_000_000

const READERS: Readonly<Record<ImageType, (file: Buffer) => Picture>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/gif': readGif,
  'image/webp': readWebp,
}

/** Takes a file apart that was declared as this type. Throws `UnusableImage` with a sentence for whoever sent it. */
export function readPicture(file: Buffer, declared: ImageType): Picture {
  requireType(file, declared)
  const picture = takeApart(file, declared)
  requireLimits(picture)
  return picture
}

/** The refusal of a picture that no decoder gets through. */
export function damaged(type: ImageType, cause: unknown): UnusableImage {
  return new UnusableImage(
    `The ${FORMAT_NAMES[type]} cannot be decoded: it is damaged, or ends before the picture is complete.`,
    { cause },
  )
}

/** Bytes that it takes to encode a picture anew, besides what its decoder holds. */
export function remakingBytes(picture: Picture): number {
  const { type, orientation, remake, width, height, frames, heldBytes } = picture
  if (!remake) return 0
  // Decoding and encoding together.
  if (type === 'image/webp') return Math.max(0, recodingBytes(picture) - heldBytes)
  // What is to be turned is held whole, or in bands.
  const pixels = width * height * frames
  return orientation === 1 ? 0 : Math.min(pixels, type === 'image/jpeg' ? TURNED_WHOLE : pixels) * 3
}

function takeApart(file: Buffer, type: ImageType): Picture {
  try {
    return READERS[type](file)
  } catch (error) {
    // A number is looked for behind the end.
    if (!(error instanceof EndsEarly || error instanceof RangeError)) throw error
    const name = FORMAT_NAMES[type]
    throw new UnusableImage(`The ${name} is cut off: it ends before the picture is complete.`, {
      cause: error,
    })
  }
}

function requireType(file: Buffer, declared: ImageType): void {
  if (file.length === 0) throw new UnusableImage('The file is empty.')
  if (typeOf(file) === declared) return
  throw new UnusableImage(`The file is ${whatIs(file)}, not the ${declared} that was declared.`)
}

function requireLimits(picture: Picture): void {
  const { type, width, height, frames } = picture
  const name = FORMAT_NAMES[type]
  if (width === 0 || height === 0) throw new UnusableImage(`The ${name} is damaged: it has no pixels.`)
  if (frames > MAX_FRAMES) {
    throw new UnusableImage(`The ${name} has ${frames} frames; at most ${MAX_FRAMES} are taken.`)
  }
  if (width * height * frames > MAX_PIXELS) {
    const over = frames > 1 ? ` in ${frames} frames` : ''
    throw new UnusableImage(
      `The ${name} has ${width} x ${height} pixels${over}; at most ${MAX_PIXELS} in all are taken.`,
    )
  }
  // Who holds nothing has room for its rows, however wide; and a WebP is made smaller while it is decoded.
  const wide = picture.transparent && picture.heldBytes > 0 && type !== 'image/webp'
  const rows = wide ? width * TRANSPARENT_ROWS : 0
  if (picture.heldBytes + remakingBytes(picture) + rows > MAX_HELD_BYTES) {
    throw new UnusableImage(
      `A ${name} of ${width} x ${height} pixels takes too much memory as it is saved. ${ADVICE[type]}`,
    )
  }
}
