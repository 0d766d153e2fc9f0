/** WebP files (RFC 9649): chunks of a RIFF container. */

import { UnusableImage } from '../image-processor.ts'
import { MAX_SIZE_SIDE } from '../limits.ts'
import { isRgbProfile, isSrgbProfile } from './icc.ts'
import { EndsEarly, type Picture } from './picture.ts'

const RIFF_HEADER_BYTES = 12
const FRAME_HEADER_BYTES = 16

/** Flags of VP8X. */
const FLAG = { animation: 0x02, alpha: 0x10, profile: 0x20 } as const

/** What makes a picture, in the file and in the frame of an animation. */
const PICTURE = new Set(['ALPH', 'VP8 ', 'VP8L'])

/** Bytes up to which an animation is decoded as one. Beyond, frame by frame: that is slower for many small ones. */
const HELD_FRAMES_BYTES = 40_000_000

/** Bytes up to which a picture with a profile of its own is encoded anew in sRGB. */
const MAX_RECODING_BYTES = 100_000_000

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

/** Takes a WebP apart. Throws `UnusableImage` when it is damaged, `EndsEarly` when it breaks off. EXIF has no say: browsers do not turn a WebP. */
export function readWebp(file: Buffer): Picture {
  const chunks = [...readChunks(contentOf(file))]
  const extended = chunks.find(({ type }) => type === 'VP8X')?.data
  const frames = chunks.filter(({ type }) => type === 'ANMF')
  const animated = extended !== undefined && ((extended[0] ?? 0) & FLAG.animation) !== 0
  const pictures = animated ? frames.map(partsOfFrame) : [chunks.filter(({ type }) => PICTURE.has(type))]
  const sizes = pictures.map(parts => codedSize(codedPart(parts)))
  const size = extended === undefined ? sizes[0] : canvasSize(extended)
  if (size === undefined) throw new EndsEarly()
  const icc = chunks.find(({ type }) => type === 'ICCP')?.data
  const profile = icc !== undefined && isRgbProfile(icc) && !isSrgbProfile(icc) ? icc : undefined
  // Of an animation the decoder keeps all frames.
  const held = animated ? size.width * size.height * 4 * frames.length : 0
  const kept = chunks.flatMap(chunk => keep(chunk, animated))
  const lossless = pictures.flat().some(({ type }) => type === 'VP8L')
  const transparent = extended === undefined ? lossless : ((extended[0] ?? 0) & FLAG.alpha) !== 0
  const whole = { ...size, frames: animated ? frames.length : 1, lossless, transparent }
  // Where there is no memory for that the profile stays: browsers go by it.
  const remake = profile !== undefined && recodingBytes(whole) <= MAX_RECODING_BYTES
  return {
    type: 'image/webp',
    ...whole,
    orientation: 1,
    profile,
    file: added => container(withProfile(kept, added ?? (remake ? undefined : profile))),
    length: file.length,
    remake,
    heldBytes: decodedBytes(size, lossless) + Math.min(held, HELD_FRAMES_BYTES),
    ...(held > HELD_FRAMES_BYTES ? { stills: () => pictures.map(stillOf) } : {}),
  }
}

/** Bytes that decoding and encoding a picture anew takes, by measurement. */
export function recodingBytes({
  width,
  height,
  frames,
  lossless,
  transparent,
}: Pick<Picture, 'width' | 'height' | 'frames' | 'lossless' | 'transparent'>): number {
  return width * height * frames * (lossless ? 28 : transparent ? 24 : 14)
}

/** What lies within the container by its own word. What comes behind is not part of the file. */
function contentOf(file: Buffer): Buffer {
  return file.subarray(RIFF_HEADER_BYTES, 8 + file.readUInt32LE(4))
}

function* readChunks(data: Buffer): Generator<Chunk> {
  for (let at = 0; at + 8 <= data.length; ) {
    const type = data.toString('latin1', at, at + 4)
    const length = data.readUInt32LE(at + 4)
    const end = at + 8 + length
    if (end > data.length) throw new EndsEarly()
    yield { type, data: data.subarray(at + 8, end) }
    at = end + (length & 1)
  }
}

function partsOfFrame({ data }: Chunk): Chunk[] {
  if (data.length < FRAME_HEADER_BYTES) throw new EndsEarly()
  return [...readChunks(data.subarray(FRAME_HEADER_BYTES))].filter(({ type }) => PICTURE.has(type))
}

function canvasSize(extended: Buffer): { width: number; height: number } {
  if (extended.length < 10) throw new EndsEarly()
  return { width: 1 + extended.readUIntLE(4, 3), height: 1 + extended.readUIntLE(7, 3) }
}

/**
 * A decoder shrinks while it decodes, so what it holds depends on the smaller side that is wanted, at most 2048 pixels,
 * with 8 bytes for each pixel. A lossless picture is held whole before.
 */
function decodedBytes({ width, height }: { width: number; height: number }, lossless: boolean): number {
  const scale = Math.min(1, MAX_SIZE_SIDE / Math.min(width, height))
  return width * height * (8 * scale ** 2 + (lossless ? 4 : 0))
}

/** The size that stands at the start of the coded picture. */
function codedSize({ type, data }: Chunk): { width: number; height: number } {
  if (data.length < 10) throw new EndsEarly()
  if (type === 'VP8L') {
    const bits = data.readUInt32LE(1)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  if (data.readUIntBE(3, 3) !== 0x9d012a)
    throw new UnusableImage('The WebP is damaged: its picture has no start.')
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
}

/** A chunk with nothing but the picture in it, or none. */
function keep(chunk: Chunk, animated: boolean): Chunk[] {
  const { type, data } = chunk
  if (type === 'VP8X') return [{ type, data: withFlags(data, FLAG.animation | FLAG.alpha, 0) }]
  if (type === 'ANIM' && animated) return [chunk]
  if (type === 'ANMF' && animated) {
    return [
      {
        type,
        data: Buffer.concat([data.subarray(0, FRAME_HEADER_BYTES), ...partsOfFrame(chunk).map(bytesOf)]),
      },
    ]
  }
  return PICTURE.has(type) && !animated ? [chunk] : []
}

function withFlags(extended: Buffer, mask: number, added: number): Buffer {
  const copy = Buffer.from(extended)
  copy[0] = ((copy[0] ?? 0) & mask) | added
  return copy
}

function bytesOf({ type, data }: Chunk): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 0, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)])
}

function container(chunks: readonly Chunk[]): Buffer {
  const body = Buffer.concat(chunks.map(bytesOf))
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

/** What of the parts of a picture is not its transparency. */
function codedPart(parts: readonly Chunk[]): Chunk {
  const coded = parts.find(({ type }) => type !== 'ALPH')
  if (coded === undefined) throw new EndsEarly()
  return coded
}

/** A frame of an animation by itself. */
function stillOf(parts: readonly Chunk[]): Buffer {
  const alpha = parts.some(({ type }) => type === 'ALPH') ? FLAG.alpha : 0
  return container([extendedHeader(codedSize(codedPart(parts)), alpha), ...parts])
}

function extendedHeader({ width, height }: { width: number; height: number }, flags: number): Chunk {
  const data = Buffer.alloc(10)
  data[0] = flags
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return { type: 'VP8X', data }
}

function withProfile(kept: readonly Chunk[], icc: Buffer | undefined): readonly Chunk[] {
  const [first, ...rest] = kept
  // Only an extended file can have had one.
  if (icc === undefined || first?.type !== 'VP8X') return kept
  const header = { type: 'VP8X', data: withFlags(first.data, 0xff, FLAG.profile) }
  return [header, { type: 'ICCP', data: icc }, ...rest]
}
