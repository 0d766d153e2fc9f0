/** `node bench/images/worst-cases.ts`: how long the largest pictures take, and how much memory their process. Linux only. */
import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import type { ImageProcessor } from '../../src/images/image-processor.ts'
import type { ImageType, SizeType } from '../../src/images/image-types.ts'
import { makeImageProcessor, SERVER_LIMITS } from '../../src/images/make-image-processor.ts'

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

const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const [wide, high] = [8_000, 6_250]
const subsampled = { quality: 75, chromaSubsampling: '4:2:0' }

const PICTURES: readonly (readonly [string, ImageType, () => Promise<Buffer>])[] = [
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

/** What the process for images has taken: the most memory in MB, and milliseconds of processor time. */
function taken(): { megabytes: number; milliseconds: number } {
  const pid = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').find(Boolean)
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  // Hundredths of a second in user and in system mode.
  const milliseconds = 10 * (Number(fields[11]) + Number(fields[12]))
  return { megabytes: Math.round((Number(kilobytes) * 1024) / 1e6), milliseconds }
}

/** Works in a process of its own and tells what the work took, without the process's start. */
async function measure(work: (images: ImageProcessor) => Promise<Buffer>): Promise<[string, Buffer?]> {
  await using images = makeImageProcessor(console, { ...SERVER_LIMITS, waitMs: 60_000, totalMs: 60_000 })
  await images.normalise(DOT, 'image/gif')
  const before = taken()
  try {
    const made = await work(images)
    const { megabytes, milliseconds } = taken()
    const took = `${milliseconds - before.milliseconds} ms of processor time, ${megabytes} MB of memory`
    return [`${took}, ${(made.length / 1e6).toFixed(1)} MB made`, made]
  } catch (error) {
    return [String(error)]
  }
}

for (const [name, type, make] of PICTURES) {
  const upload = await make()
  const [text, made] = await measure(async images => (await images.normalise(upload, type)).bytes)
  process.stdout.write(`${name} (${(upload.length / 1e6).toFixed(1)} MB): ${text}\n`)
  if (made === undefined) continue
  for (const format of new Set<SizeType>([type, 'image/webp'])) {
    const [size] = await measure(images => images.resize(made, { shape: 'w', pixels: 2_048 }, format))
    process.stdout.write(`  2048 wide, ${format}: ${size}\n`)
  }
}
