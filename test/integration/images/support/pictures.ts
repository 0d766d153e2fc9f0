/** Pictures to be sent, sound ones and others. */
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture of soft colours, nothing the same at two of its sides. */
export function colours(width = 96, height = 64): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  let at = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels[at++] = (x * 255) / width
      pixels[at++] = (y * 255) / height
      pixels[at++] = (255 * (x + y)) / (width + height)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** An animation of so many different frames. */
export function film(frames: number, side = 24): Sharp {
  const pixels = Buffer.alloc(frames * side * side * 3)
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = (at * 7 + Math.floor(at / (side * side * 3)) * 40) % 251
  return sharp(pixels, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
}

/** A chunk of a PNG with its checksum. */
export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}

/** A PNG with chunks between its header and its pixels. */
export function withChunks(png: Buffer, ...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

/** A PNG of one colour that is quickly made and quickly read, with as many pixels as wanted. */
export function plainPng(width: number, height: number, { bits = 8, interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = bits
  header[9] = 2
  header[12] = interlaced ? 1 : 0
  const row = 1 + (width * 3 * bits) / 8
  const pixels = deflateSync(Buffer.alloc(row * height), { level: 1 })
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND'),
  ])
}

/** A segment of a JPEG. */
export function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** A JPEG with segments after its first two bytes. */
export function withSegments(jpeg: Buffer, ...segments: readonly Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}
