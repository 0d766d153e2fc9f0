/** `node bench/images/formats.ts FOLDER`: bytes, processor time and losses of the formats of sizes, for JPEGs of a folder. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

sharp.concurrency(1)
sharp.cache(false)

const WAYS: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  'JPEG 82': image => image.jpeg({ quality: 82 }),
  'JPEG 82, mozjpeg': image => image.jpeg({ quality: 82, mozjpeg: true }),
  'WebP 80, effort 2': image => image.webp({ quality: 80, effort: 2 }),
  'WebP 80, effort 4': image => image.webp({ quality: 80, effort: 4 }),
  'AVIF 60, effort 0': image => image.avif({ quality: 60, effort: 0 }),
  'AVIF 60, effort 2': image => image.avif({ quality: 60, effort: 2 }),
  'AVIF 60, effort 4': image => image.avif({ quality: 60, effort: 4 }),
}

const [folder = '.'] = process.argv.slice(2)
const photos = readdirSync(folder).filter(file => /\.jpe?g$/.test(file))
const small = await Promise.all(
  photos.map(file =>
    sharp(readFileSync(join(folder, file)))
      .resize(640)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ),
)

/** Decibels between two pictures. */
function psnr(one: Buffer, other: Buffer): number {
  const squares = one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0)
  return 10 * Math.log10((255 * 255 * one.length) / squares)
}

for (const [name, encode] of Object.entries(WAYS)) {
  const sums = { bytes: 0, milliseconds: 0, decibels: 0 }
  for (const { data, info } of small) {
    const { width, height, channels } = info
    const before = process.cpuUsage()
    const made = await encode(sharp(data, { raw: { width, height, channels } })).toBuffer()
    const { user, system } = process.cpuUsage(before)
    sums.bytes += made.length
    sums.milliseconds += (user + system) / 1000
    sums.decibels += psnr(data, await sharp(made).toColourspace('srgb').raw().toBuffer())
  }
  const mean = (sum: number, digits: number) => (sum / small.length).toFixed(digits)
  const { bytes, milliseconds, decibels } = sums
  process.stdout.write(
    `${name}: ${mean(bytes / 1000, 1)} kB, ${mean(milliseconds, 0)} ms, ${mean(decibels, 1)} dB\n`,
  )
}
