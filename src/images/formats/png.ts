/** PNG files (PNG specification, third edition): chunks around the compressed picture. */
import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { UnusableImage } from '../image-processor.ts'
import { orientationOf } from './exif.ts'
import { isGreyProfile, isRgbProfile, isSrgbProfile } from './icc.ts'
import { powerProfile } from './icc-profiles.ts'
import { EndsEarly, type Picture } from './picture.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** Chunks that make the picture. Those of animations are not among them: what is shown is the picture that every PNG has. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'gAMA', 'cHRM', 'sRGB'])

/** Profiles are some kilobytes, for CMYK a megabyte; more is an attempt to fill the memory. */
const MAX_PROFILE_BYTES = 4 * 1024 * 1024

const GREY = 0
const PALETTE = 3
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** gAMA of 1/2.2, which stands in most files that have any. By itself browsers take it as sRGB. */
const USUAL_GAMMA = 45_455

interface Header {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly colourType: number
  readonly interlaced: boolean
}

/** Takes a PNG apart. Throws `UnusableImage` when it is damaged, `EndsEarly` when it breaks off. */
export function readPng(file: Buffer): Picture {
  const chunks = new Map<string, Buffer>()
  const kept: Buffer[] = []
  for (const [type, data, whole] of chunksOf(file)) {
    if (!chunks.has(type)) chunks.set(type, data)
    if (KEPT.has(type)) kept.push(whole)
  }
  const header = readHeader(chunks.get('IHDR'))
  if (!chunks.has('IDAT')) throw new EndsEarly()
  const embedded = embeddedProfile(chunks, header)
  const profile = embedded ?? gammaProfile(chunks)
  const orientation = orientationOf(chunks.get('eXIf') ?? Buffer.alloc(0))
  return {
    type: 'image/png',
    width: header.width,
    height: header.height,
    frames: 1,
    orientation,
    profile,
    file: icc => Buffer.concat([SIGNATURE, ...(icc ? withProfile(kept, icc) : kept), chunk('IEND')]),
    length: file.length,
    // gAMA and cHRM stay in the file and mean in it what they meant in the upload.
    remake: orientation !== 1 || header.depth === 16 || embedded !== undefined,
    heldBytes: header.interlaced ? decodedBytes(header) : 0,
    palette: header.colourType === PALETTE,
    transparent: header.colourType >= 4 || chunks.has('tRNS'),
  }
}

/** Each chunk up to IEND: type, data, and the whole of it. Damaged ones that do not make the picture are left out. */
function* chunksOf(file: Buffer): Generator<[type: string, data: Buffer, whole: Buffer]> {
  for (let at = SIGNATURE.length; at < file.length; ) {
    if (at + 12 > file.length) throw new EndsEarly()
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) throw new EndsEarly()
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'IEND') return
    const critical = ((file[at + 4] ?? 0) & 0x20) === 0
    const sound = file.readUInt32BE(end - 4) === crc32(file.subarray(at + 4, end - 4))
    if (critical && !sound) throw new UnusableImage('The PNG is damaged: a checksum in it is wrong.')
    if (critical && !KEPT.has(type)) {
      throw new UnusableImage(`The PNG has a chunk ${JSON.stringify(type)} that browsers do not know.`)
    }
    if (sound) yield [type, file.subarray(at + 8, end - 4), file.subarray(at, end)]
    at = end
  }
}

function readHeader(data: Buffer | undefined): Header {
  if (data?.length !== 13) throw new EndsEarly()
  const [depth = 0, colourType = 0, , , interlace = 0] = data.subarray(8)
  if (CHANNELS[colourType] === undefined) {
    throw new UnusableImage(`The PNG is damaged: there is no colour type ${colourType}.`)
  }
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)]
  return { width, height, depth, colourType, interlaced: interlace !== 0 }
}

/** The profile in the file, when it fits the picture and is not sRGB. An sRGB chunk does not count beside it. */
function embeddedProfile(chunks: ReadonlyMap<string, Buffer>, { colourType }: Header): Buffer | undefined {
  const data = chunks.get('iCCP')
  if (data === undefined) return undefined
  const icc = inflateProfile(data.subarray(data.indexOf(0) + 2))
  if (icc === undefined) return undefined
  const grey = colourType === GREY || colourType === 4
  if (grey) return isGreyProfile(icc) ? icc : undefined
  return isRgbProfile(icc) && !isSrgbProfile(icc) ? icc : undefined
}

function inflateProfile(data: Buffer): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: MAX_PROFILE_BYTES })
  } catch {
    return undefined
  }
}

/** What gAMA says, as a profile; undefined when browsers take it for sRGB. */
function gammaProfile(chunks: ReadonlyMap<string, Buffer>): Buffer | undefined {
  const gamma = chunks.get('gAMA')
  if (chunks.has('sRGB') || chunks.has('iCCP') || gamma?.length !== 4) return undefined
  const value = gamma.readUInt32BE(0)
  if (value === 0 || (value === USUAL_GAMMA && !chunks.has('cHRM'))) return undefined
  return powerProfile(100_000 / value)
}

/** A decoder holds an interlaced picture whole, and only then makes 8 bits of 16. */
function decodedBytes({ width, height, depth, colourType }: Header): number {
  return width * height * (colourType === PALETTE ? 4 : (CHANNELS[colourType] ?? 4)) * (depth === 16 ? 2 : 1)
}

function withProfile(kept: readonly Buffer[], icc: Buffer): Buffer[] {
  const [header = Buffer.alloc(0), ...rest] = kept
  const others = rest.filter(whole => !['gAMA', 'cHRM', 'sRGB'].includes(whole.toString('latin1', 4, 8)))
  const data = Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(icc)])
  return [header, chunk('iCCP', data), ...others]
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const whole = Buffer.alloc(12 + data.length)
  whole.writeUInt32BE(data.length)
  whole.write(type, 4, 'latin1')
  data.copy(whole, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length)
  return whole
}
