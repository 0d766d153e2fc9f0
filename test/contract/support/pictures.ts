import { randomBytes, randomInt } from 'node:crypto'
import sharp from 'sharp'

/** A colour as sharp takes it. */
export interface Colour {
  r: number
  g: number
  b: number
}

export const red: Colour = { r: 250, g: 10, b: 10 }
export const green: Colour = { r: 10, g: 240, b: 10 }
export const blue: Colour = { r: 10, g: 10, b: 250 }
const grey: Colour = { r: 128, g: 128, b: 128 }

const anyColour = (): Colour => ({ r: randomInt(256), g: randomInt(256), b: randomInt(256) })

const block = (width: number, height: number, background: Colour) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** A picture of vertical bands side by side, the last one taking what the division leaves. */
export async function bands(width: number, height: number, colours: readonly Colour[]) {
  const each = Math.floor(width / colours.length)
  const base = colours.at(-1) ?? grey
  const overlays = await Promise.all(
    colours.slice(0, -1).map(async (colour, index) => ({
      ...{ input: await block(each, height, colour), left: index * each, top: 0 },
    })),
  )
  const bytes = await sharp({ create: { width, height, channels: 3, background: base } })
    .composite(overlays)
    .png()
    .toBuffer()
  return sharp(bytes)
}

/** A PNG of four random colours, unlike any other. */
export async function patches(width: number, height: number): Promise<Buffer> {
  return (await bands(width, height, [anyColour(), anyColour(), anyColour(), anyColour()])).png().toBuffer()
}

/** A picture that does not compress well, for files of some size. */
export function noise(width: number, height: number) {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
}

/** An animation of blocks of plain colour. */
export function animation(width: number, height: number, colours: readonly Colour[]) {
  const frames = colours.map(({ r, g, b }) => Buffer.alloc(width * height * 3, Uint8Array.of(r, g, b)))
  const raw = { width, height: height * colours.length, channels: 3 as const, pageHeight: height }
  return sharp(Buffer.concat(frames), { raw })
}

/** An animation as a camera makes it that moves along something soft. */
export async function pan(width: number, height: number, frames: number) {
  const scene = await noise(24, 9)
    .resize(width * 2, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const views = Array.from({ length: frames }, (_, index) => {
    const left = Math.floor((index * width) / frames)
    const lines = Array.from({ length: height }, (_, line) => (line * width * 2 + left) * 3)
    return lines.map(at => scene.subarray(at, at + width * 3))
  })
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height }
  return sharp(Buffer.concat(views.flat()), { raw })
}

/** A GIF whose frames come over and over: as many as wanted for the price of a few. */
export function repeated(gif: Buffer, times: number): Buffer {
  // What concerns all frames ends with the loops; each frame begins with its delay.
  const first = gif.indexOf(Buffer.from([0x21, 0xf9, 0x04]), gif.indexOf('NETSCAPE2.0'))
  const frames = gif.subarray(first, -1)
  return Buffer.concat([
    gif.subarray(0, first),
    ...Array.from({ length: times }, () => frames),
    gif.subarray(-1),
  ])
}

/** What a decoder makes of bytes: every pixel of every frame is looked at, so a damaged picture throws. */
export async function decode(bytes: Uint8Array) {
  const input = sharp(bytes, { animated: true, failOn: 'error', limitInputPixels: 60_000_000 })
  const metadata = await input.metadata()
  await input.clone().raw().toBuffer()
  const pages = metadata.pages ?? 1
  const height = metadata.pageHeight ?? metadata.height
  return {
    ...metadata,
    pages,
    height,
    type: `image/${metadata.format === 'heif' ? 'avif' : metadata.format}`,
  }
}

/** Pixels, three bytes each. */
interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** Browsers take a CMYK picture without a profile by the simplest of formulas. */
async function plainCmyk(bytes: Uint8Array): Promise<Pixels> {
  const { data: inks, info } = await sharp(bytes)
    .autoOrient()
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const data = Buffer.alloc(width * height * 3)
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    const light = 255 - (inks[from + 3] ?? 0)
    for (let ink = 0; ink < 3; ink += 1)
      data[to + ink] = Math.round(((255 - (inks[from + ink] ?? 0)) * light) / 255)
  }
  return { data, width, height }
}

/** The exponent that a PNG's own gamma asks of a screen, which browsers obey where no profile says more; 1 for others. */
function gammaOf(bytes: Uint8Array): number {
  const head = Buffer.from(bytes).subarray(0, 4096)
  const at = head.indexOf('gAMA')
  if (head.readUInt32BE(0) !== 0x89504e47 || at < 0 || /iCCP|sRGB/.test(head.toString('latin1'))) return 1
  return 100_000 / (2.2 * head.readUInt32BE(at + 4))
}

/** What was decoded of pictures that are still there: several places of each are looked at. */
const decoded = new WeakMap<Uint8Array, Promise<Pixels>>()

/** The first frame as 8-bit sRGB on white, as a browser would show it. */
function pixels(bytes: Uint8Array): Promise<Pixels> {
  const known = decoded.get(bytes) ?? onWhite(bytes)
  decoded.set(bytes, known)
  return known
}

async function onWhite(bytes: Uint8Array): Promise<Pixels> {
  const { space, hasProfile } = await sharp(bytes).metadata()
  if (space === 'cmyk' && !hasProfile) return plainCmyk(bytes)
  const { data: stored, info } = await sharp(bytes, { limitInputPixels: 60_000_000 })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const gamma = gammaOf(bytes)
  const shown = Float64Array.from({ length: 256 }, (_, value) => 255 * (value / 255) ** gamma)
  // A grey picture has one channel beside its transparency.
  const next = channels === 2 ? 0 : 1
  const data = Buffer.alloc(width * height * 3)
  for (let from = 0, to = 0; to < data.length; from += channels, to += 3) {
    const alpha = stored[from + channels - 1] ?? 255
    const white = 255 * (255 - alpha)
    for (let part = 0; part < 3; part += 1) {
      const value = shown[stored[from + part * next] ?? 0] ?? 0
      data[to + part] = Math.round((value * alpha + white) / 255)
    }
  }
  return { data, width, height }
}

/** The colour of one pixel, its place as fractions of width and height. */
export async function pixelAt(bytes: Uint8Array, across: number, down: number): Promise<Colour> {
  const { data, width, height } = await pixels(bytes)
  const x = Math.min(width - 1, Math.floor(across * width))
  const y = Math.min(height - 1, Math.floor(down * height))
  const at = (y * width + x) * 3
  return { r: data[at] ?? -1, g: data[at + 1] ?? -1, b: data[at + 2] ?? -1 }
}

/** How far two colours are apart, in the member that differs most. */
export const distance = (one: Colour, other: Colour) =>
  Math.max(Math.abs(one.r - other.r), Math.abs(one.g - other.g), Math.abs(one.b - other.b))

/** The mean difference of two pictures of the same size, 0 to 255. */
export async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  if (a.width !== b.width || a.height !== b.height)
    throw new Error(`${a.width} x ${a.height} is not ${b.width} x ${b.height}`)
  let sum = 0
  for (let at = 0; at < a.data.length; at += 1) sum += Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0))
  return sum / a.data.length
}

/** Whether an animation shows the same picture all the time, of the square in its middle alone if so asked. */
export async function standsStill(bytes: Uint8Array, square: boolean): Promise<boolean> {
  const { width = 0, pageHeight: height = 0, pages = 1 } = await sharp(bytes, { animated: true }).metadata()
  const side = Math.min(width, height)
  const area = square
    ? {
        left: Math.floor((width - side) / 2),
        top: Math.floor((height - side) / 2),
        width: side,
        height: side,
      }
    : { left: 0, top: 0, width, height }
  const frames = await Promise.all(
    Array.from({ length: pages }, (_, page) => sharp(bytes, { page }).extract(area).raw().toBuffer()),
  )
  return frames.every(frame => frame.equals(frames[0] ?? frame))
}

/** How long one round of an animation lasts, in milliseconds. */
export const duration = ({ delay }: { delay?: number[] | undefined }) =>
  (delay ?? []).reduce((sum, each) => sum + each, 0)
