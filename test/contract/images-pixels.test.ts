import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addressesOf, newImage, picture, squareOf, widthOf } from './support/images.ts'
import { newItem } from './support/makers.ts'
import {
  animation,
  bands,
  blue,
  type Colour,
  decode,
  difference,
  distance,
  duration,
  green,
  noise,
  pan,
  pixelAt,
  red,
  repeated,
} from './support/pictures.ts'
import type { Image } from './support/shapes.ts'

const add = async (bytes: Uint8Array, type: string) => newImage(await newItem(), bytes, undefined, type)
const bytesOf = async (url: string, accept?: string) =>
  (await picture(url, accept === undefined ? {} : { accept })).bytes
const accepts = [undefined, 'image/webp', 'image/avif']

/** Everything the server shows of an image: each address in each format. */
async function allShown(image: Image): Promise<Buffer[]> {
  const urls = [...addressesOf(image), widthOf(image, 50), squareOf(image, 50)]
  return Promise.all(urls.flatMap(url => accepts.map(accept => bytesOf(url, accept))))
}

async function near(bytes: Uint8Array, places: [number, number, Colour][], most = 40): Promise<void> {
  for (const [across, down, colour] of places) {
    const seen = await pixelAt(bytes, across, down)
    expect(distance(seen, colour), `at ${across}, ${down}: ${JSON.stringify(seen)}`).toBeLessThan(most)
  }
}

// R-PICTURE-1
describe('metadata', () => {
  const secret = 'owner-4711-secret'
  const exif = {
    IFD0: { Copyright: secret, ImageDescription: secret, Artist: secret, Make: 'Maker-4711' },
    IFD2: { UserComment: secret, BodySerialNumber: secret },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '35/1 39/1 3116/100',
      GPSLongitudeRef: 'E',
      GPSDateStamp: '2026:01:02',
    },
  }
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="35,39.5N" exif:UserComment="${secret}"/></rdf:RDF></x:xmpmeta>`

  test.each(['jpeg', 'png', 'webp'] as const)(
    'of a %s is gone from everything that is shown',
    async format => {
      const sent = await noise(120, 80).blur(2).withExif(exif).withXmp(xmp)[format]().toBuffer()
      const before = await sharp(sent).metadata()
      expect(before.exif?.includes(secret)).toBe(true)
      expect(before.xmpAsString).toContain('GPSLatitude')
      for (const shown of await allShown(await add(sent, `image/${format}`))) {
        const { exif: kept, xmp: keptXmp, iptc, comments } = await sharp(shown).metadata()
        expect([kept, keptXmp, iptc, comments ?? []]).toEqual([undefined, undefined, undefined, []])
        for (const trace of [secret, 'Maker-4711', 'GPS', 'Exif', '2026:01:02'])
          expect(shown.includes(trace), trace).toBe(false)
      }
    },
  )

  test('comments in a JPEG, text in a PNG and bytes behind the end are gone', async () => {
    const plain = await noise(60, 40).blur(2).jpeg().toBuffer()
    const comment = Buffer.from(secret)
    const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
    const jpeg = Buffer.concat([
      plain.subarray(0, 2),
      marker,
      comment,
      plain.subarray(2),
      Buffer.from(secret),
    ])
    const text = await sharp(plain).png().withMetadata().toBuffer()
    const png = Buffer.concat([text, Buffer.from(secret)])
    for (const [bytes, type] of [
      [jpeg, 'image/jpeg'],
      [png, 'image/png'],
    ] as const)
      for (const shown of await allShown(await add(bytes, type))) expect(shown.includes(secret)).toBe(false)
  })
})

// R-PICTURE-1
describe('orientation', () => {
  // As stored: red at the top left, green at the top right, blue below. Where red and green go in what is shown.
  const corners: [number, [number, number], [number, number]][] = [
    [1, [0, 0], [1, 0]],
    [2, [1, 0], [0, 0]],
    [3, [1, 1], [0, 1]],
    [4, [0, 1], [1, 1]],
    [5, [0, 0], [0, 1]],
    [6, [1, 0], [1, 1]],
    [7, [1, 1], [1, 0]],
    [8, [0, 1], [0, 0]],
  ]
  const inset = (corner: [number, number]) =>
    corner.map(each => (each === 0 ? 0.12 : 0.88)) as [number, number]

  test.for(corners)('%i is applied', async ([orientation, first, second]) => {
    const half = await (await bands(160, 50, [red, green])).png().toBuffer()
    const whole = { create: { width: 160, height: 100, channels: 3 as const, background: blue } }
    const stored = await sharp(whole)
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const sent = await sharp(stored).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
    expect((await sharp(sent).metadata()).orientation).toBe(orientation)
    const image = await add(sent, 'image/jpeg')
    const turned = orientation >= 5
    const shapes = [
      [image.url, 160, 100],
      [image.scaled_url, 160, 100],
      [image.square_url, 100, 100],
    ] as const
    // Each shape in one format, the next orientation's in the next: all pairs of orientation, shape and format are met.
    for (const [at, [url, width, height]] of shapes.entries()) {
      const shown = await bytesOf(url, accepts[(orientation + at) % accepts.length])
      const now = await decode(shown)
      expect([now.width, now.height]).toEqual(turned ? [height, width] : [width, height])
      expect(now.orientation ?? 1).toBe(1)
      const places: [number, number, Colour][] = [
        [...inset(first), red],
        [...inset(second), green],
      ]
      await near(shown, places, 70)
    }
    const thin = await decode(await bytesOf(widthOf(image, 40)))
    expect([thin.width, thin.height]).toEqual(turned ? [40, 64] : [40, 25])
  })
})

// R-PICTURE-1
describe('colours', () => {
  const palette = [red, green, blue]
  const stripes = () => bands(300, 120, palette)

  const deep: [string, string, () => Promise<Uint8Array>][] = [
    ['a 16-bit PNG', 'image/png', async () => (await stripes()).toColourspace('rgb16').png().toBuffer()],
    ['a palette PNG', 'image/png', async () => (await stripes()).png({ palette: true }).toBuffer()],
    ['an interlaced PNG', 'image/png', async () => (await stripes()).png({ progressive: true }).toBuffer()],
    [
      'a progressive JPEG',
      'image/jpeg',
      async () => (await stripes()).jpeg({ progressive: true }).toBuffer(),
    ],
    ['a Display P3 JPEG', 'image/jpeg', async () => (await stripes()).withIccProfile('p3').jpeg().toBuffer()],
    ['a Display P3 PNG', 'image/png', async () => (await stripes()).withIccProfile('p3').png().toBuffer()],
    ['a lossless WebP', 'image/webp', async () => (await stripes()).webp({ lossless: true }).toBuffer()],
    ['a GIF', 'image/gif', async () => (await stripes()).gif().toBuffer()],
  ]
  test.for(deep)('%s is shown in 8 bits of sRGB', async ([, type, make]) => {
    const sent = await make()
    const image = await add(sent, type)
    expect((await decode(await bytesOf(image.url))).type).toBe(type)
    for (const url of [image.url, image.scaled_url])
      for (const accept of accepts) {
        const shown = await bytesOf(url, accept)
        const { depth, space } = await sharp(shown).metadata()
        expect([depth, space]).toEqual(['uchar', 'srgb'])
        await near(
          shown,
          palette.map((colour, index) => [(index + 0.5) / 3, 0.5, colour]),
        )
      }
  })

  test.each([undefined, 'cmyk'])('a CMYK JPEG (profile: %s) is shown in sRGB', async profile => {
    const plain = (await stripes()).toColourspace('cmyk')
    const sent = await (profile === undefined ? plain : plain.withIccProfile(profile))
      .jpeg({ quality: 95 })
      .toBuffer()
    expect((await sharp(sent).metadata()).space).toBe('cmyk')
    const image = await add(sent, 'image/jpeg')
    for (const url of [image.url, image.scaled_url])
      for (const accept of accepts) {
        const shown = await bytesOf(url, accept)
        expect((await sharp(shown).metadata()).space).toBe('srgb')
        expect(await difference(shown, sent)).toBeLessThan(12)
      }
  })

  test('a grey picture with 16 bits, and one with transparency, stay what they are', async () => {
    const raw = { raw: { width: 64, height: 48, channels: 1 as const } }
    const grey = sharp(Buffer.alloc(64 * 48, 100), raw)
    const sent = await grey.toColourspace('grey16').png().toBuffer()
    const image = await add(sent, 'image/png')
    for (const shown of await allShown(image)) {
      expect((await sharp(shown).metadata()).depth).toBe('uchar')
      await near(shown, [[0.5, 0.5, { r: 100, g: 100, b: 100 }]], 8)
    }
    const background = { ...red, alpha: 0 }
    const glass = await sharp({ create: { width: 50, height: 50, channels: 4, background } })
      .png()
      .toBuffer()
    for (const shown of await allShown(await add(glass, 'image/png'))) {
      const { data, info } = await sharp(shown).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      expect(data[info.channels - 1]).toBeLessThan(3)
    }
  })
})

describe('sizes', () => {
  test('a square is cut from the middle, across and upright', async () => {
    const across = await add(await (await bands(300, 100, [red, green, blue])).png().toBuffer(), 'image/png')
    const upright = await add(
      await (await bands(300, 100, [red, green, blue])).rotate(90).png().toBuffer(),
      'image/png',
    )
    for (const image of [across, upright])
      for (const [url, side] of [
        [image.square_url, 100],
        [squareOf(image, 30), 30],
      ] as const) {
        const shown = await bytesOf(url)
        const { width, height } = await decode(shown)
        expect([width, height]).toEqual([side, side])
        await near(
          shown,
          [
            [0.5, 0.5, green],
            [0.1, 0.5, green],
            [0.9, 0.5, green],
            [0.5, 0.1, green],
            [0.5, 0.9, green],
          ],
          60,
        )
      }
  })

  const odd: [number, number][] = [
    [1, 1],
    [2, 1],
    [1, 500],
    [500, 1],
    [13, 169],
    [1, 3000],
    [3000, 2],
    // Higher, and wider, than WebP can be.
    [1, 17_000],
    [17_000, 2],
  ]
  // R-PICTURE-2
  test.for(odd)('%i x %i is never enlarged, and never nothing', async ([width, height]) => {
    const image = await add(await (await bands(width, height, [green])).png().toBuffer(), 'image/png')
    const original = await decode(await bytesOf(image.url))
    expect([original.width, original.height]).toEqual([width, height])
    // All pairs of size, format and shape are met.
    const asked = [1, 640, 2048].flatMap((wanted, row) =>
      accepts.map((accept, column) => ({ wanted, accept, square: (row + column) % 2 === 1 })),
    )
    const shown = await Promise.all(
      asked.map(async ({ wanted, accept, square }) =>
        decode(await bytesOf((square ? squareOf : widthOf)(image, wanted), accept)),
      ),
    )
    for (const [at, { wanted, square }] of asked.entries()) {
      const w = square ? Math.min(width, height, wanted) : Math.min(width, wanted)
      const h = square ? w : Math.max(1, (height * w) / width)
      expect(shown[at]?.width).toBe(w)
      expect(Math.abs((shown[at]?.height ?? 0) - h)).toBeLessThan(square ? 1 : 1.01)
    }
  })

  // A JPEG of more than eight megapixels, a WebP wider than any size, and a PNG as small as its square may be: more of
  // them costs seconds and shows nothing else.
  test.for([
    ['jpeg', 3300, 2480],
    ['webp', 2100, 1400],
    ['png', 1000, 900],
  ] as const)('a %s of %i x %i is shown in every form', async ([format, width, height]) => {
    const soft = await noise(width / 10, height / 10)
      .png()
      .toBuffer()
    const sent = await sharp(soft).resize(width, height)[format]().toBuffer()
    const image = await add(sent, `image/${format}`)
    for (const accept of accepts)
      for (const [url, side] of [
        [image.scaled_url, 640],
        [image.square_url, 900],
        [widthOf(image, 2048), Math.min(width, 2048)],
      ] as const)
        expect((await decode(await bytesOf(url, accept))).width).toBe(side)
  })
})

// R-PICTURE-6
describe('animations', () => {
  const colours = [red, green, blue, { r: 250, g: 250, b: 10 }, { r: 10, g: 250, b: 250 }]

  test.each(['gif', 'webp'] as const)('a %s keeps its frames, their times and the loops', async format => {
    const delay = [50, 100, 150, 200, 250]
    const sent = await animation(90, 60, colours)[format]({ delay, loop: 3 }).toBuffer()
    const image = await add(sent, `image/${format}`)
    for (const url of [image.url, image.scaled_url, widthOf(image, 30), squareOf(image, 30)])
      for (const accept of [undefined, 'image/webp', 'image/avif,image/webp']) {
        const shown = await bytesOf(url, accept)
        const now = await decode(shown)
        expect([url, now.pages, now.delay, now.loop]).toEqual([url, 5, delay, 3])
        for (const [page, colour] of colours.entries()) {
          const frame = await sharp(shown, { page }).png().toBuffer()
          expect(distance(await pixelAt(frame, 0.5, 0.5), colour)).toBeLessThan(40)
        }
      }
    const small = await decode(await bytesOf(widthOf(image, 30)))
    expect([small.width, small.height]).toEqual([30, 20])
  })

  // As long as shops have them: a second or two of film for a list of items.
  test.each(['gif', 'webp'] as const)('a %s of 40 frames of 240 x 136 moves in every size', async format => {
    const sent = await (await pan(240, 136, 40))
      [format]({
        effort: 1,
        quality: 50,
        colours: 32,
        dither: 0,
        delay: Array.from({ length: 40 }, () => 50),
      })
      .toBuffer()
    const image = await add(sent, `image/${format}`)
    for (const url of [...addressesOf(image), widthOf(image, 150)])
      for (const accept of [undefined, 'image/avif,image/webp,*/*;q=0.8']) {
        const now = await decode(await bytesOf(url, accept))
        expect([url, accept, duration(now)]).toEqual([url, accept, 2000])
      }
  })

  // The longer one has more than twenty megapixels, and cannot be made smaller in time.
  test.for([
    [60, 320],
    [170, 480],
  ] as const)('a film of %i frames of 480 x 270 moves', async ([frames, narrowest]) => {
    const ten = animation(480, 270, [...colours, ...colours])
    const film = await ten.gif({ effort: 1, delay: Array.from({ length: 10 }, () => 50) }).toBuffer()
    const image = await add(repeated(film, frames / 10), 'image/gif')
    const scaled = await decode(await bytesOf(image.scaled_url, 'image/webp'))
    expect([scaled.width, duration(scaled)]).toEqual([480, frames * 50])
    const narrow = await decode(await bytesOf(widthOf(image, 320), 'image/webp'))
    expect([narrow.width, duration(narrow)]).toEqual([narrowest, frames * 50])
    expect((await decode(await bytesOf(image.square_url, 'image/webp'))).width).toBe(270)
  })
})
