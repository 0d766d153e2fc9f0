import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImageProcessor } from '../../../src/images/image-processor.ts'
import { IMAGE_TYPES, type ImageType } from '../../../src/images/image-types.ts'
import { makeImageProcessor } from '../../../src/images/make-image-processor.ts'
import { PATIENT_LIMITS } from '../../support/context.ts'
import { refusal } from './support/processor.ts'

const FOLDER = resolve(import.meta.dirname, '../../../../shared/data/images-odd')
const present = existsSync(FOLDER)
if (!present) console.warn(`integration: ${FOLDER} is absent: the difficult images are skipped`)

const TYPES: Readonly<Record<string, ImageType>> = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  GIF: 'image/gif',
  WEBP: 'image/webp',
}

/** What is wrong with those that are refused, by format or name. */
const REFUSED: Readonly<Record<string, string>> = {
  'libvips__avif-orientation-6.avif': 'an AVIF',
  'sharp__pitm.avif': 'an AVIF',
  'sharp__circle.svg': 'an SVG',
  'sharp__65536-uint32-limit.png': '65536 x 65536',
  'sharp__corrupt-header.jpg': 'cut off',
  'sharp__truncated.jpg': 'damaged',
  'sharp__truncated.png': 'cut off',
}

const IMAGES = present
  ? readFileSync(join(FOLDER, 'index.csv'), 'utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map(line => {
        const [file = '', , format = '', width, height, , frames, orientation] = line.split(',')
        const turned = Number(orientation) >= 5
        const [wide, high] = turned ? [height, width] : [width, height]
        return { file, format, width: Number(wide), height: Number(high), frames: Number(frames) }
      })
  : []

let images: ImageProcessor

beforeAll(() => {
  images = makeImageProcessor(console, PATIENT_LIMITS)
})

afterAll(() => images[Symbol.asyncDispose]())

describe.skipIf(!present)('difficult images', () => {
  test('are all here', () => {
    expect(IMAGES.length).toBe(34)
  })

  test.for(IMAGES)('$file', async ({ file, format, width, height, frames }) => {
    const upload = readFileSync(join(FOLDER, file))
    const type = TYPES[format] ?? (file.endsWith('.jpg') ? 'image/jpeg' : 'image/png')
    const reason = REFUSED[file]
    if (reason !== undefined) {
      expect(await refusal(images.normalise(upload, type))).toContain(reason)
      return
    }
    const normalised = await images.normalise(upload, type)
    expect(normalised).toMatchObject({ width, height, frames })
    const shown = await sharp(normalised.bytes, { animated: true }).metadata()
    expect({ ...shown, pages: shown.pages ?? 1 }).toMatchObject({
      ...{ format: type.slice('image/'.length), width, pages: frames, depth: 'uchar' },
    })
    const { exif, xmp, iptc, icc, orientation } = shown
    expect([exif, xmp, iptc, icc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(normalised.bytes.length).toBeLessThan(upload.length * 1.3)
    // What was made once needs no second time.
    expect((await images.normalise(normalised.bytes, type)).bytes.equals(normalised.bytes)).toBe(true)
    const others = IMAGE_TYPES.filter(each => each !== type)
    const refusals = await Promise.all(others.map(other => refusal(images.normalise(upload, other))))
    for (const [at, other] of others.entries()) expect(refusals[at]).toContain(`not the ${other}`)
  })

  test.for(IMAGES.filter(({ file }) => !(file in REFUSED)))(
    'sizes of $file',
    async ({ file, format, width, height }) => {
      const type = TYPES[format] ?? 'image/png'
      const { bytes } = await images.normalise(readFileSync(join(FOLDER, file)), type)
      // Half of all sizes: every format with every side, either shape with both. The largest AVIF is the square, which
      // takes half as long.
      const sizes = [type, 'image/webp', 'image/avif'] as const
      const asked = sizes.flatMap((made, row) =>
        [1, 12, 640, 2_048].map((pixels, column) => ({
          size: { shape: (row + column) % 2 === 0 ? ('w' as const) : ('sq' as const), pixels },
          made,
        })),
      )
      // At once, since the process collects its garbage when it comes to rest.
      const shown = await Promise.all(
        asked.map(async ({ size, made }) => sharp(await images.resize(bytes, size, made)).metadata()),
      )
      for (const [at, { size }] of asked.entries()) {
        const { width: wide, height: high, pageHeight } = shown[at] ?? {}
        const side = Math.min(size.pixels, width, height)
        if (size.shape === 'w') expect(wide).toBe(Math.min(size.pixels, width))
        else expect([wide, pageHeight ?? high]).toEqual([side, side])
      }
    },
  )
})
