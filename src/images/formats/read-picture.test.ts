import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UnusableImage } from '../image-processor.ts'
import type { ImageType } from '../image-types.ts'
import { readPicture } from './read-picture.ts'

/** The smallest pictures there are. */
const SAMPLES: Readonly<Record<ImageType, Buffer>> = {
  'image/png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  'image/gif': Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  'image/webp': Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64'),
  'image/jpeg': Buffer.from(
    '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z',
    'base64',
  ),
}

const TYPES = Object.keys(SAMPLES) as ImageType[]

function refusal(file: Uint8Array, declared: ImageType): string {
  try {
    readPicture(Buffer.from(file), declared)
  } catch (error) {
    if (error instanceof UnusableImage) return error.message
    throw error
  }
  throw new Error('it was taken')
}

describe('the format', () => {
  test.each(TYPES)('%s is told by its content', type => {
    expect(readPicture(SAMPLES[type], type)).toMatchObject({ type, width: 1, height: 1, frames: 1 })
    for (const other of TYPES.filter(each => each !== type)) {
      expect(refusal(SAMPLES[type], other)).toContain(`not the ${other} that was declared`)
    }
  })

  const others: [string, Buffer][] = [
    ['an SVG', Buffer.from('<?xml version="1.0"?>\n<!-- drawn --><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an SVG', Buffer.from('  <svg width="1"></svg>')],
    ['an AVIF', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0', 'latin1')],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    ['a BMP', Buffer.from('BM\x3a\0\0\0', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['no image', Buffer.from('<html><body>svg</body></html>')],
    ['no image', Buffer.from('PK\x03\x04', 'latin1')],
    ['no image', Buffer.from('RIFF\0\0\0\0WAVE')],
    ['no image', Buffer.alloc(5000)],
    ['no image', Buffer.from([0x89])],
  ]
  test.for(others)('%s is told as such', ([what, file]) => {
    expect(refusal(file, 'image/png')).toBe(`The file is ${what}, not the image/png that was declared.`)
  })

  test('an empty file is told as such', () => {
    expect(refusal(Buffer.alloc(0), 'image/gif')).toBe('The file is empty.')
  })
})

// R-PICTURE-8
describe('limits', () => {
  /** The PNG with other numbers in its header, and the checksum that belongs to them. */
  function png(change: (header: Buffer) => void): Buffer {
    const copy = Buffer.from(SAMPLES['image/png'])
    change(copy.subarray(16, 29))
    copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
    return copy
  }

  function sized(width: number, height: number, interlaced = 0): Buffer {
    return png(header => {
      header.writeUInt32BE(width, 0)
      header.writeUInt32BE(height, 4)
      header[12] = interlaced
    })
  }

  test('50 million pixels are taken, one row more is not', () => {
    expect(readPicture(sized(10_000, 5_000), 'image/png').width).toBe(10_000)
    expect(refusal(sized(10_000, 5_001), 'image/png')).toContain('10000 x 5001 pixels; at most 50000000')
    expect(refusal(sized(65_536, 65_536), 'image/png')).toContain('65536 x 65536')
    expect(refusal(sized(2 ** 31 - 1, 2 ** 31 - 1), 'image/png')).toContain('at most')
  })

  test('no pixels are none', () => {
    expect(refusal(sized(0, 5), 'image/png')).toContain('no pixels')
  })

  test('what a decoder has to hold is bounded', () => {
    expect(readPicture(sized(4_400, 4_400, 1), 'image/png').heldBytes).toBe(77_440_000)
    expect(refusal(sized(4_800, 4_800, 1), 'image/png')).toContain('too much memory')
    expect(readPicture(sized(20_000, 2_500), 'image/png').heldBytes).toBe(0)
  })

  test('the frames of a GIF count together', () => {
    const gif = SAMPLES['image/gif']
    const [start, frame] = [gif.subarray(0, 19), gif.subarray(19, -1)]
    const film = (frames: number, side = 1) => {
      const copy = Buffer.concat([start, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
      copy.writeUInt16LE(side, 6)
      copy.writeUInt16LE(side, 8)
      return copy
    }
    expect(readPicture(film(1_000), 'image/gif').frames).toBe(1_000)
    expect(refusal(film(1_001), 'image/gif')).toContain('1001 frames')
    expect(readPicture(film(50, 1_000), 'image/gif').frames).toBe(50)
    expect(refusal(film(51, 1_000), 'image/gif')).toContain('1000 x 1000 pixels in 51 frames')
  })

  test('a frame that is larger than its GIF counts as what it is', () => {
    const copy = Buffer.from(SAMPLES['image/gif'])
    copy.fill(0xff, copy.indexOf(0x2c) + 5, copy.indexOf(0x2c) + 9)
    expect(refusal(copy, 'image/gif')).toContain('65535 x 65535')
  })
})

test('a JPEG that browsers do not show is told as such', () => {
  const copy = Buffer.from(SAMPLES['image/jpeg'])
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  for (const marker of [0xc3, 0xc5, 0xc9, 0xca]) {
    copy[frame + 1] = marker
    expect(refusal(copy, 'image/jpeg')).toContain('which browsers do not show')
  }
  copy[frame + 1] = 0xc0
  copy[frame + 4] = 12
  expect(refusal(copy, 'image/jpeg')).toContain('12 bits a sample')
})

describe('damage', () => {
  test.each(TYPES)('a file of %s that is cut off is refused', type => {
    const whole = SAMPLES[type]
    for (let length = 12; length < whole.length - 12; length++) {
      expect(refusal(whole.subarray(0, length), type)).toMatch(/cut off|damaged/)
    }
  })

  test.each(TYPES)('whatever the bytes of a file of %s say, it is read or refused', type => {
    const whole = SAMPLES[type]
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 })), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(changes, fc.uint8Array({ maxLength: 30 }), (bytes, more) => {
        const copy = Buffer.concat([whole, more])
        for (const [at, value] of bytes) copy[at] = value
        try {
          readPicture(copy, type).file()
        } catch (error) {
          expect(error).toBeInstanceOf(UnusableImage)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
