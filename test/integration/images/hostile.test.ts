import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImageProcessor } from '../../../src/images/image-processor.ts'
import type { ImageType } from '../../../src/images/image-types.ts'
import { makeImageProcessor } from '../../../src/images/make-image-processor.ts'
import { PATIENT_LIMITS } from '../../support/context.ts'
import {
  colours,
  film,
  jpegSegment,
  plainPng,
  pngChunk,
  withChunks,
  withSegments,
} from './support/pictures.ts'
import { refusal, workersOf } from './support/processor.ts'

const SECRET = Buffer.from('owner-4711-secret')

let images: ImageProcessor
let worker: number[]

beforeAll(async () => {
  images = makeImageProcessor(console, PATIENT_LIMITS)
  await images.normalise(await colours().png().toBuffer(), 'image/png')
  worker = workersOf()
})

afterAll(async () => {
  // Nothing of all this has brought the process down.
  expect(workersOf()).toEqual(worker)
  await images[Symbol.asyncDispose]()
})

async function pixelsOf(file: Buffer): Promise<Buffer> {
  return sharp(file, { animated: true }).ensureAlpha().raw().toBuffer()
}

/** Normalises what has more in it than the picture: the same pixels come out, and nothing of the rest. */
async function expectStripped(upload: Buffer, type: ImageType, picture: Buffer): Promise<void> {
  expect(upload.includes(SECRET)).toBe(true)
  const { bytes } = await images.normalise(upload, type)
  expect(bytes.includes(SECRET)).toBe(false)
  expect((await pixelsOf(bytes)).equals(await pixelsOf(picture))).toBe(true)
}

describe('what is no picture is not published', () => {
  test('behind the end, of every format', async () => {
    const files: [ImageType, Buffer][] = [
      ['image/jpeg', await colours().jpeg().toBuffer()],
      ['image/png', await colours().png().toBuffer()],
      ['image/gif', await film(3).gif().toBuffer()],
      ['image/webp', await film(3).webp().toBuffer()],
    ]
    for (const [type, file] of files) {
      await expectStripped(Buffer.concat([file, SECRET]), type, file)
      // A ZIP archive is read from its end: the file is both.
      const archive = Buffer.from('504b0506000000000000000000000000000000001100', 'hex')
      await expectStripped(Buffer.concat([file, archive, SECRET]), type, file)
    }
  })

  test('in a JPEG: segments, a thumbnail, EXIF and a second picture behind the first', async () => {
    const jpeg = await colours().jpeg().toBuffer()
    const exif = Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0', 'latin1'), SECRET])
    for (const marker of [0xe1, 0xe2, 0xe3, 0xed, 0xee, 0xef, 0xfe]) {
      await expectStripped(withSegments(jpeg, jpegSegment(marker, SECRET)), 'image/jpeg', jpeg)
    }
    const thumbnail = Buffer.concat([
      Buffer.from('4a46494600010200000100010706', 'hex'),
      Buffer.alloc(126),
      SECRET,
    ])
    await expectStripped(withSegments(jpeg.subarray(), jpegSegment(0xe0, thumbnail)), 'image/jpeg', jpeg)
    const behind = Buffer.concat([jpeg, jpeg.subarray(0, 2), jpegSegment(0xe1, exif), jpeg.subarray(2)])
    await expectStripped(behind, 'image/jpeg', jpeg)
    // Between the coded data and the end.
    const within = Buffer.concat([jpeg.subarray(0, -2), jpegSegment(0xfe, SECRET), jpeg.subarray(-2)])
    await expectStripped(within, 'image/jpeg', jpeg)
  })

  test('EXIF behind the coded data does not turn a JPEG', async () => {
    const turned = await colours().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const exif = turned.subarray(turned.indexOf(Buffer.from([0xff, 0xe1])))
    const jpeg = await colours().jpeg().toBuffer()
    const late = Buffer.concat([
      jpeg.subarray(0, -2),
      exif.subarray(0, 2 + exif.readUInt16BE(2)),
      jpeg.subarray(-2),
    ])
    expect(await images.normalise(late, 'image/jpeg')).toMatchObject({ width: 96, height: 64 })
    expect(await images.normalise(turned, 'image/jpeg')).toMatchObject({ width: 64, height: 96 })
  })

  test('in a PNG: text, dates, unknown chunks, with sound and with wrong checksums', async () => {
    const png = await colours().png().toBuffer()
    for (const type of ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'prVt', 'acTL', 'fdAT', 'iCCP']) {
      const chunk = pngChunk(type, SECRET)
      await expectStripped(withChunks(png, chunk), 'image/png', png)
      chunk.writeUInt32BE(0, chunk.length - 4)
      await expectStripped(withChunks(png, chunk), 'image/png', png)
    }
  })

  test('in a GIF: comments and applications', async () => {
    const gif = await film(3).gif().toBuffer()
    const length = Buffer.from([SECRET.length])
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), length, SECRET, Buffer.from([0])])
    const xmp = Buffer.concat([
      Buffer.from('!\xff\x0bXMP DataXMP', 'latin1'),
      length,
      SECRET,
      Buffer.from([0]),
    ])
    for (const block of [comment, xmp]) {
      await expectStripped(Buffer.concat([gif.subarray(0, -1), block, gif.subarray(-1)]), 'image/gif', gif)
    }
  })

  test('in a WebP: metadata, unknown chunks, and chunks within a frame', async () => {
    const exif = { IFD0: { Copyright: SECRET.toString() } }
    await expectStripped(
      await colours().withExif(exif).webp().toBuffer(),
      'image/webp',
      await colours().webp().toBuffer(),
    )
    const webp = await film(3).webp().toBuffer()
    const head = Buffer.alloc(8)
    head.write('junk', 'latin1')
    head.writeUInt32LE(SECRET.length, 4)
    const chunk = Buffer.concat([head, SECRET, Buffer.alloc(SECRET.length & 1)])
    const longer = Buffer.concat([webp, chunk])
    longer.writeUInt32LE(longer.length - 8, 4)
    await expectStripped(longer, 'image/webp', webp)
    const frame = webp.indexOf('ANMF')
    const end = frame + 8 + webp.readUInt32LE(frame + 4)
    const inner = Buffer.concat([webp.subarray(0, end), chunk, webp.subarray(end)])
    inner.writeUInt32LE(inner.length - 8, 4)
    inner.writeUInt32LE(webp.readUInt32LE(frame + 4) + chunk.length, frame + 4)
    await expectStripped(inner, 'image/webp', webp)
  })

  test('an animated PNG shows the picture that every PNG has', async () => {
    const png = await colours().png().toBuffer()
    const control = Buffer.alloc(8)
    control.writeUInt32BE(2)
    const frame = Buffer.alloc(26)
    frame.writeUInt32BE(96, 4)
    frame.writeUInt32BE(64, 8)
    const animated = withChunks(png, pngChunk('acTL', control), pngChunk('fcTL', frame))
    const { bytes, frames } = await images.normalise(animated, 'image/png')
    expect(frames).toBe(1)
    expect(bytes.includes('acTL')).toBe(false)
    expect((await pixelsOf(bytes)).equals(await pixelsOf(png))).toBe(true)
  })
})

// R-PICTURE-8
describe('bombs are refused or read without harm', () => {
  test('metadata that would fill the memory', async () => {
    const png = await colours().png().toBuffer()
    const zeros = deflateSync(Buffer.alloc(300_000_000), { level: 1 })
    const text = pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), zeros]))
    const profile = pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), zeros]))
    for (const bomb of [withChunks(png, text), withChunks(png, profile)]) {
      const { bytes } = await images.normalise(bomb, 'image/png')
      expect(bytes.length).toBeLessThanOrEqual(png.length)
      expect((await pixelsOf(bytes)).equals(await pixelsOf(png))).toBe(true)
    }
  })

  test('pictures whose headers lie about their size', async () => {
    const jpeg = await colours().jpeg().toBuffer()
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
    const sized = (width: number, height: number) => {
      const copy = Buffer.from(jpeg)
      copy.writeUInt16BE(height, frame + 5)
      copy.writeUInt16BE(width, frame + 7)
      return copy
    }
    expect(await refusal(images.normalise(sized(65_500, 65_500), 'image/jpeg'))).toContain('65500 x 65500')
    expect(await refusal(images.normalise(sized(7_000, 7_000), 'image/jpeg'))).toContain('damaged')
    const webp = await colours().webp().toBuffer()
    webp.writeUInt16LE(0x3fff, webp.indexOf(Buffer.from('9d012a', 'hex')) + 3)
    webp.writeUInt16LE(0x3fff, webp.indexOf(Buffer.from('9d012a', 'hex')) + 5)
    expect(await refusal(images.normalise(webp, 'image/webp'))).toContain('16383 x 16383')
    const deep = plainPng(100, 100)
    deep[24] = 16
    expect(await refusal(images.normalise(deep, 'image/png'))).toContain('checksum')
  })

  test('a PNG with fewer pixels than it says, or with data that are none', async () => {
    const header = plainPng(1_000, 1_000).subarray(0, 33)
    const datas = [deflateSync(Buffer.alloc(5_000)), randomBytes(5_000), Buffer.alloc(0)]
    for (const data of datas) {
      const file = Buffer.concat([header, pngChunk('IDAT', data), pngChunk('IEND')])
      expect(await refusal(images.normalise(file, 'image/png'))).toMatch(/damaged|cut off/)
    }
  })

  test('a million empty chunks, segments and blocks', async () => {
    const png = plainPng(50, 50)
    const chunk = pngChunk('IDAT')
    const chunks = Buffer.alloc(chunk.length * 800_000, chunk)
    const many = Buffer.concat([png.subarray(0, -12), chunks, png.subarray(-12)])
    expect((await images.normalise(many, 'image/png')).width).toBe(50)
    const jpeg = await colours().jpeg().toBuffer()
    const segments = Buffer.alloc(4 * 1_000_000, Buffer.from([0xff, 0xfe, 0, 2]))
    expect((await images.normalise(withSegments(jpeg, segments), 'image/jpeg')).bytes.length).toBeLessThan(
      5_000,
    )
    const gif = await film(2).gif().toBuffer()
    const blocks = Buffer.alloc(3 * 1_000_000, Buffer.from([0x21, 0xfe, 0]))
    const long = Buffer.concat([gif.subarray(0, -1), blocks, gif.subarray(-1)])
    expect((await images.normalise(long, 'image/gif')).frames).toBe(2)
  })

  test('a JPEG of more scans than anyone needs', async () => {
    const jpeg = await colours().jpeg({ progressive: true }).toBuffer()
    const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
    const scans = Buffer.concat([
      jpeg.subarray(0, -2),
      ...Array.from({ length: 200 }, () => scan),
      jpeg.subarray(-2),
    ])
    expect(await refusal(images.normalise(scans, 'image/jpeg'))).toContain('100 scans')
  })

  test('an animation of very many frames', async () => {
    expect(await refusal(images.normalise(await film(1_001, 2).gif().toBuffer(), 'image/gif'))).toContain(
      '1001 frames',
    )
    expect((await images.normalise(await film(1_000, 2).gif().toBuffer(), 'image/gif')).frames).toBe(1_000)
  })
})

describe('damage', () => {
  test('a JPEG that lacks its last bytes is refused, one that only lacks the end marker is not', async () => {
    for (const progressive of [false, true]) {
      const jpeg = await colours(400, 300).jpeg({ progressive }).toBuffer()
      expect((await images.normalise(jpeg.subarray(0, -2), 'image/jpeg')).width).toBe(400)
      for (const missing of [4, 20, 200, 2_000]) {
        const upload = jpeg.subarray(0, -missing)
        expect(await refusal(images.normalise(upload, 'image/jpeg')), `${missing}`).toContain('damaged')
      }
    }
  })

  test('bytes between the picture and the end of a JPEG do no harm', async () => {
    const jpeg = await colours(400, 300).jpeg().toBuffer()
    const padded = Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(9), jpeg.subarray(-2)])
    const { bytes } = await images.normalise(padded, 'image/jpeg')
    expect((await pixelsOf(bytes)).equals(await pixelsOf(jpeg))).toBe(true)
    expect(
      (await sharp(await images.resize(bytes, { shape: 'w', pixels: 40 }, 'image/jpeg')).metadata()).width,
    ).toBe(40)
  })

  test('a flipped bit in the data of a PNG is found', async () => {
    const png = await colours(200, 200).png().toBuffer()
    for (const at of [57, Math.floor(png.length / 2), png.length - 20]) {
      const copy = Buffer.from(png)
      copy[at] = (copy[at] ?? 0) ^ 4
      expect(await refusal(images.normalise(copy, 'image/png'))).toContain('damaged')
    }
  })

  test('a WebP animation with a frame that is none is refused', async () => {
    const webp = await film(4, 200).webp().toBuffer()
    const last = webp.lastIndexOf('VP8')
    webp.fill(0, last + 8, last + 40)
    expect(await refusal(images.normalise(webp, 'image/webp'))).toContain('damaged')
  })
})
