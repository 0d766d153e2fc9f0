import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { describe, expect } from 'vitest'
import { type ImageProcessor, UnusableImage } from '../../src/images/image-processor.ts'
import type { ImageType } from '../../src/images/image-types.ts'
import { makeImageProcessor } from '../../src/images/make-image-processor.ts'
import { hasBrowser } from './browser.ts'
import { test } from './fixture.ts'

const FOLDER = resolve(import.meta.dirname, '../../../shared/data/images-odd')
const present = existsSync(FOLDER)
if (!present) console.warn(`browser: ${FOLDER} is absent: the difficult images are skipped`)

const TYPES: Readonly<Record<string, ImageType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
}

let server: Server
let page: Page
let processor: ImageProcessor
let served: readonly { readonly bytes: Buffer; readonly type: string }[] = []
let count = 0

/** Runs in the page: the pixels that it shows of a file, four bytes each; undefined when that is nothing. */
const PIXELS = `async url => {
  const image = new Image()
  image.src = url
  if (!(await image.decode().then(() => true, () => false))) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}`

/**
 * Runs in the page, since 36 MB of pixels take seconds on their way out of it: how far two pictures are apart on
 * average, 0 to 255, where transparent pixels have no colour; and the pixel in the middle of each.
 */
const COMPARE = `async urls => {
  const shown = await Promise.all(urls.map(${PIXELS}))
  if (shown.includes(undefined)) return undefined
  const [one, other] = shown.map(({ data }) => data)
  const middles = shown.map(({ width, height, data }) => {
    const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4
    return [...data.subarray(at, at + 3)]
  })
  const sizes = shown.map(({ width, height }) => [width, height])
  let sum = 0
  for (let at = 0; at < one.length; at += 4) {
    const [a, b] = [one[at + 3], other[at + 3]]
    sum += Math.abs(a - b)
    for (let colour = 0; colour < 3; colour++) sum += Math.abs(one[at + colour] * a - other[at + colour] * b) / 255
  }
  return { sizes, middles, distance: sum / one.length }
}`

/** Two pictures as Chromium shows them. */
interface Compared {
  readonly sizes: readonly (readonly number[])[]
  readonly middles: readonly (readonly number[])[]
  /** Means nothing where the sizes differ. */
  readonly distance: number
}

/** Has Chromium show two files. */
async function compare(...files: readonly [bytes: Buffer, type: string][]): Promise<Compared> {
  served = files.map(([bytes, type]) => ({ bytes, type }))
  count += 1
  const urls = files.map((_, index) => `/${count}/${index}`)
  const compared = await page.evaluate<Compared | undefined>(`(${COMPARE})(${JSON.stringify(urls)})`)
  if (compared === undefined) throw new Error('Chromium shows nothing of it')
  return compared
}

/** Normalises an upload and answers how far Chromium shows it from the upload itself. */
async function distance(upload: Buffer, type: ImageType): Promise<number> {
  const { bytes, width, height } = await processor.normalise(upload, type)
  const compared = await compare([upload, type], [bytes, type])
  expect(compared.sizes).toEqual([
    [width, height],
    [width, height],
  ])
  return compared.distance
}

describe.skipIf(!hasBrowser())('what is served shows the same as the upload', () => {
  test.beforeAll(async ({ browser }) => {
    server = createServer((request, response) => {
      if (request.url === '/') return response.setHeader('content-type', 'text/html').end('<!doctype html>')
      const { bytes, type } = served[Number(request.url?.split('/').at(-1))] ?? { bytes: '', type: '' }
      return response.setHeader('content-type', type).end(bytes)
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
    processor = makeImageProcessor(console)
  })
  test.afterAll(async () => {
    await processor?.[Symbol.asyncDispose]()
    await page?.close()
    server?.close()
  })

  const odd = present ? readdirSync(FOLDER).filter(file => TYPES[file.split('.').at(-1) ?? '']) : []
  test.each(odd)('%s', async file => {
    const upload = readFileSync(join(FOLDER, file))
    const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'image/png'
    const shown = await distance(upload, type).catch(error => error)
    if (/truncated|corrupt|65536/.test(file)) expect(shown).toBeInstanceOf(UnusableImage)
    // A JPEG that had to be turned was encoded once more.
    else expect(shown).toBeLessThan(type === 'image/jpeg' ? 3 : 1)
  })

  /** A picture with all kinds of colours, and nothing the same at two of its sides. */
  function colours(width = 96, height = 64): Sharp {
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

  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    test(`orientation ${orientation}`, async () => {
      const turned = () => colours().withMetadata({ orientation })
      expect(await distance(await turned().jpeg({ quality: 95 }).toBuffer(), 'image/jpeg')).toBeLessThan(2)
      expect(await distance(await turned().png().toBuffer(), 'image/png')).toBeLessThan(0.5)
      // Browsers do not turn a WebP.
      expect(await distance(await turned().webp({ lossless: true }).toBuffer(), 'image/webp')).toBe(0)
    })
  }

  test.each([3, 6])('orientation %i of a picture that is turned in bands', async orientation => {
    const large = await colours(3_003, 3_001).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
    expect(await distance(large, 'image/jpeg')).toBeLessThan(1)
  })

  test('Display P3', async () => {
    const wide = () => colours().withIccProfile('p3')
    expect(await distance(await wide().jpeg({ quality: 95 }).toBuffer(), 'image/jpeg')).toBeLessThan(2)
    expect(await distance(await wide().png().toBuffer(), 'image/png')).toBeLessThan(1)
    expect(await distance(await wide().toColourspace('rgb16').png().toBuffer(), 'image/png')).toBeLessThan(1)
    expect(await distance(await wide().webp({ lossless: true }).toBuffer(), 'image/webp')).toBeLessThan(1)
  })

  test('CMYK, with no profile and with one', async () => {
    const inks = colours().toColourspace('cmyk')
    expect(await distance(await inks.clone().jpeg({ quality: 95 }).toBuffer(), 'image/jpeg')).toBeLessThan(3)
    // Browsers differ in how dark black ink is; the colours are the same.
    const profiled = await inks.clone().withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer()
    expect(await distance(profiled, 'image/jpeg')).toBeLessThan(12)
  })

  /** The picture with chunks before its pixels. */
  async function pngWith(chunks: readonly [type: string, data: Buffer][], deep: boolean): Promise<Buffer> {
    const plain = await colours()
      .toColourspace(deep ? 'rgb16' : 'srgb')
      .png()
      .toBuffer()
    const added = chunks.map(([type, data]) => {
      const chunk = Buffer.alloc(12 + data.length)
      chunk.writeUInt32BE(data.length)
      chunk.write(type, 4, 'latin1')
      data.copy(chunk, 8)
      chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
      return chunk
    })
    return Buffer.concat([plain.subarray(0, 33), ...added, plain.subarray(33)])
  }

  function numbers(...values: readonly number[]): Buffer {
    const data = Buffer.alloc(values.length * 4)
    for (const [index, value] of values.entries()) data.writeUInt32BE(value, index * 4)
    return data
  }

  const srgb: [string, Buffer] = ['cHRM', numbers(31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000)]
  const wide: [string, Buffer] = ['cHRM', numbers(31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000)]
  const gammas = [100_000, 55_556, 45_455, 30_000].map((value): [string, Buffer] => ['gAMA', numbers(value)])
  const kinds = gammas.flatMap(gamma => [[gamma], [gamma, srgb], [gamma, ['sRGB', Buffer.alloc(1)]]])
  test.each([false, true])('gamma of a PNG (16 bits: %s)', async deep => {
    for (const chunks of [...kinds, [srgb], [wide]] as [string, Buffer][][]) {
      const name = chunks.map(([type, data]) => `${type} ${data.toString('hex')}`).join(', ')
      expect(await distance(await pngWith(chunks, deep), 'image/png'), name).toBeLessThan(1)
    }
  })

  test('other primaries of a PNG that is shown as it is', async () => {
    for (const gamma of gammas) {
      expect(await distance(await pngWith([gamma, wide], false), 'image/png')).toBeLessThan(1)
    }
  })

  test('sizes of a PNG with a gamma of its own show what the PNG shows', async () => {
    const { bytes } = await processor.normalise(
      await pngWith([['gAMA', numbers(100_000)]], false),
      'image/png',
    )
    const small = await processor.resize(bytes, { shape: 'w', pixels: 95 }, 'image/png')
    const { middles } = await compare([bytes, 'image/png'], [small, 'image/png'])
    for (const [index, value] of (middles[0] ?? []).entries()) {
      expect(Math.abs(value - (middles[1]?.[index] ?? Number.NaN))).toBeLessThan(6)
    }
  })
})
