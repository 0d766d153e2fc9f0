/** Making smaller forms of a picture. */

import type { Sharp } from 'sharp'
import type { Picture } from '../formats/picture.ts'
import { readPicture } from '../formats/read-picture.ts'
import { typeOf } from '../formats/sniff.ts'
import { UnusableImage } from '../image-processor.ts'
import type { ImageSize, SizeType } from '../image-types.ts'
import { MAX_PIXELS } from '../limits.ts'
import { decoder, LARGE_PIXELS, rowBytes } from './decode.ts'
import type { Memory } from './memory.ts'

/** Pixels over all frames up to which an animation is made smaller: about 2 s for each of them. */
const ANIMATED_INPUT = 20_000_000
const ANIMATED_OUTPUT = { 'image/gif': 4_000_000, 'image/webp': 15_000_000 } as const

/** Pixels for which 256 colours are looked for in half a second, about. */
const MAX_QUANTISED = 4_000_000

/** Pixels that are encoded in half a second, about; only very tall pictures have more. */
const MAX_ENCODED: Readonly<Record<SizeType, number>> = {
  'image/avif': 3_000_000,
  'image/gif': MAX_QUANTISED,
  'image/webp': 8_000_000,
  'image/jpeg': MAX_PIXELS,
  'image/png': MAX_PIXELS,
}

/** Pixels of a side that a format can hold. */
const MAX_SIDE: Readonly<Record<SizeType, number>> = {
  'image/avif': 16_384,
  'image/gif': 65_535,
  'image/webp': 16_383,
  'image/jpeg': 65_500,
  'image/png': MAX_PIXELS,
}

/** Bytes that an encoder takes for a pixel, about. */
const ENCODER_BYTES: Readonly<Record<SizeType, number>> = {
  'image/avif': 26,
  'image/gif': 12,
  'image/webp': 10,
  'image/jpeg': 6,
  'image/png': 12,
}

interface Box {
  readonly width: number
  readonly height: number
}

/**
 * Makes a size of an original in this format, or in a plainer one when there are too many pixels for it. Of an animation
 * that is too long for that, the size of a width is the original, and the square its first frame: that it moves is worth
 * more than that it is small, but who asks for a square lays out squares. `began` is called once there is memory for it.
 */
export async function resize(
  original: Buffer,
  size: ImageSize,
  wanted: SizeType,
  memory: Memory,
  began: () => void,
): Promise<Buffer> {
  const type = typeOf(original)
  if (type === undefined) throw new UnusableImage('The original is not an image any more.')
  const picture = readPicture(original, type)
  const box = boxOf(picture, size)
  // Nothing to make smaller: the original itself, which no encoder can improve.
  if (type === wanted && isWhole(picture, box)) return original
  const format = fits(wanted, box) ? wanted : plainFormat(picture, box)
  const tooLong = picture.frames > 1 && canMove(format) && !staysAnimated(picture, box, format)
  if (tooLong && size.shape === 'w') return original
  return memory.use(bytesNeeded(picture, box, format), async () => {
    began()
    // Its original was decoded strictly when it was uploaded.
    const pages = staysAnimated(picture, box, format) ? -1 : 1
    // Without a profile to go by, the file for the decoder would be a copy of the original, up to 10 MB.
    const file = picture.profile === undefined ? original : picture.file(picture.profile)
    const image = decoder(file, pages, 'error')
    const cut =
      size.shape === 'sq' ? ({ fit: 'cover', position: 'centre' } as const) : ({ fit: 'fill' } as const)
    return encoded(image.resize(box.width, box.height, cut), format, { ...picture, ...box }).toBuffer()
  })
}

function fits(format: SizeType, { width, height }: Box): boolean {
  return Math.max(width, height) <= MAX_SIDE[format] && width * height <= MAX_ENCODED[format]
}

/** A format that every client knows and that can hold the picture. */
function plainFormat({ type, transparent }: Picture, box: Box): 'image/jpeg' | 'image/png' {
  return type === 'image/png' || transparent || !fits('image/jpeg', box) ? 'image/png' : 'image/jpeg'
}

/** The pixels of a size of this picture, which is not enlarged. */
function boxOf({ width, height }: Box, { shape, pixels }: ImageSize): Box {
  if (shape === 'sq') {
    const side = Math.min(pixels, width, height)
    return { width: side, height: side }
  }
  if (pixels >= width) return { width, height }
  return { width: pixels, height: Math.max(1, Math.round((height * pixels) / width)) }
}

function isWhole(picture: Box, box: Box): boolean {
  return picture.width === box.width && picture.height === box.height
}

function canMove(format: SizeType): format is keyof typeof ANIMATED_OUTPUT {
  return format in ANIMATED_OUTPUT
}

function staysAnimated({ frames, ...canvas }: Picture, box: Box, format: SizeType): boolean {
  return (
    frames > 1 &&
    canMove(format) &&
    canvas.width * canvas.height * frames <= ANIMATED_INPUT &&
    box.width * box.height * frames <= ANIMATED_OUTPUT[format]
  )
}

function encoded(image: Sharp, format: SizeType, { width, height, palette = false }: Picture): Sharp {
  const pixels = width * height
  switch (format) {
    case 'image/jpeg':
      return image.jpeg({ quality: 82, optimiseCoding: pixels <= LARGE_PIXELS })
    case 'image/png':
      // With more colours than it had, a picture of few would become several times larger.
      return palette && pixels <= MAX_QUANTISED
        ? image.png({ palette, effort: 1 })
        : image.png({ compressionLevel: 6, adaptiveFiltering: true })
    case 'image/gif':
      return image.gif({ effort: 1 })
    case 'image/webp':
      return image.webp({ quality: 80, effort: 2 })
    case 'image/avif':
      return image.avif({ quality: 60, effort: 0 })
  }
}

/** About how much a picture takes while it is made smaller. */
function bytesNeeded(picture: Picture, box: Box, format: SizeType): number {
  const { heldBytes, length, type, frames, width, height } = picture
  const animated = staysAnimated(picture, box, format)
  // Of an animated WebP the decoder keeps all frames.
  const held = animated && type === 'image/webp' ? width * height * frames * 4 : heldBytes
  const encoding = box.width * box.height * ENCODER_BYTES[format] * (animated ? 2 : 1)
  return held + encoding + length * 3 + rowBytes(picture)
}
