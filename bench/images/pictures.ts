/** The pictures that are hardest to work on. */
import sharp, { type Sharp } from 'sharp'
import type { ImageType } from '../../src/images/image-types.ts'

/** A photograph of as many pixels, with some noise. */
async function photo(width: number, height: number): Promise<Sharp> {
  const few = Buffer.from(Array.from({ length: 160 * 125 * 3 }, (_, at) => (at * at * 31 + at * 17) % 256))
  const soft = sharp(few, { raw: { width: 160, height: 125, channels: 3 } }).blur(2)
  const raw = await sharp(await soft.png().toBuffer())
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  for (let at = 0; at < raw.length; at++) {
    raw[at] = Math.max(0, Math.min(255, (raw[at] ?? 0) + ((at * 2654435761) % 4294967296) / 2 ** 28 - 8))
  }
  return sharp(raw, { raw: { width, height, channels: 3 } })
}

/** Something drawn, so that formats without losses stay below 10 MiB. */
async function drawing(width: number, height: number): Promise<Sharp> {
  const small = await (await photo(Math.ceil(width / 16), Math.ceil(height / 16))).png().toBuffer()
  const raw = await sharp(small).resize(width, height, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer()
  return sharp(raw, { raw: { width, height, channels: 3 } })
}

const [wide, high] = [8_000, 6_250]
const subsampled = { quality: 75, chromaSubsampling: '4:2:0' }

/** The largest pictures that are taken, of each kind: name, type, and how to make one. */
export const PICTURES: readonly (readonly [string, ImageType, () => Promise<Buffer>])[] = [
  ['50 MP JPEG', 'image/jpeg', async () => (await photo(wide, high)).jpeg(subsampled).toBuffer()],
  [
    '50 MP JPEG, orientation 6',
    'image/jpeg',
    async () => (await photo(wide, high)).withMetadata({ orientation: 6 }).jpeg(subsampled).toBuffer(),
  ],
  [
    '50 MP JPEG, Display P3',
    'image/jpeg',
    async () => (await photo(wide, high)).withIccProfile('p3').jpeg(subsampled).toBuffer(),
  ],
  [
    '33 MP JPEG, progressive',
    'image/jpeg',
    async () => (await photo(6_600, 4_950)).jpeg({ ...subsampled, progressive: true }).toBuffer(),
  ],
  [
    '12 MP JPEG, CMYK',
    'image/jpeg',
    async () => (await photo(4_000, 3_000)).toColourspace('cmyk').jpeg({ quality: 75 }).toBuffer(),
  ],
  ['50 MP PNG', 'image/png', async () => (await drawing(wide, high)).png({ compressionLevel: 3 }).toBuffer()],
  [
    '50 MP PNG, transparent',
    'image/png',
    async () => (await drawing(wide, high)).ensureAlpha(0.5).png({ compressionLevel: 3 }).toBuffer(),
  ],
  [
    '50 MP PNG, 16 bits',
    'image/png',
    async () => (await drawing(wide, high)).toColourspace('rgb16').png({ compressionLevel: 3 }).toBuffer(),
  ],
  [
    '19 MP PNG, interlaced, transparent',
    'image/png',
    async () => (await drawing(5_040, 3_780)).ensureAlpha(0.5).png({ progressive: true }).toBuffer(),
  ],
  [
    '12 MP WebP, lossless, transparent',
    'image/webp',
    async () => (await drawing(3_900, 2_925)).ensureAlpha(0.5).webp({ lossless: true, effort: 0 }).toBuffer(),
  ],
  [
    '50 MP WebP',
    'image/webp',
    async () => (await photo(wide, high)).webp({ quality: 60, effort: 0 }).toBuffer(),
  ],
  [
    '19 MP GIF',
    'image/gif',
    async () => (await drawing(5_040, 3_780)).gif({ effort: 1, dither: 0, colours: 32 }).toBuffer(),
  ],
]
