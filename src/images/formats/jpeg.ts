/** JPEG files (ITU-T T.81): markers and segments around the coded picture. */
import { UnusableImage } from '../image-processor.ts'
import { type Orientation, orientationOf } from './exif.ts'
import { isGreyProfile, isRgbProfile, isSrgbProfile } from './icc.ts'
import { plainCmykProfile } from './icc-profiles.ts'
import { EndsEarly, type Picture } from './picture.ts'

/** The first bytes of a JPEG. */
export const JPEG_START = Buffer.from([0xff, 0xd8])

/** The last bytes of a JPEG. */
export const JPEG_END = Buffer.from([0xff, 0xd9])

/** Of the markers of segments those that the picture is made of, besides frames. */
export const MARKER = { DHT: 0xc4, SOI: 0xd8, EOI: 0xd9, SOS: 0xda, DQT: 0xdb, DRI: 0xdd } as const

const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee

/** A scan of all coefficients costs a pass over the picture; encoders make about ten. */
const MAX_SCANS = 100

/** JFIF 1.1, square pixels, no thumbnail. */
const JFIF = toSegment(APP0, Buffer.from('4a46494600010100000100010000', 'hex'))

interface Component {
  readonly horizontal: number
  readonly vertical: number
}

interface Frame {
  readonly progressive: boolean
  readonly width: number
  readonly height: number
  readonly components: readonly Component[]
}

/** What is gathered while the segments are gone through. */
interface Found {
  readonly kept: Buffer[]
  readonly profileParts: Map<number, Buffer>
  frame: Frame | undefined
  orientation: Orientation | undefined
  scans: number
  /** Whether every scan holds all components, so that rows can be decoded as they come. */
  interleaved: boolean
  quality: number
}

/** Takes a JPEG apart. Throws `UnusableImage` when it is none that browsers show, `EndsEarly` when it breaks off. */
export function readJpeg(file: Buffer): Picture {
  const found: Found = {
    kept: [],
    profileParts: new Map(),
    frame: undefined,
    orientation: undefined,
    scans: 0,
    interleaved: true,
    quality: 90,
  }
  for (const [marker, data, whole] of readSegments(file)) take(found, marker, data, whole)
  const { frame, kept, scans, orientation = 1 } = found
  if (frame === undefined || scans === 0) throw new EndsEarly()
  const profile = profileOf(found, frame)
  return {
    type: 'image/jpeg',
    width: frame.width,
    height: frame.height,
    frames: 1,
    orientation,
    profile,
    file: icc => Buffer.concat([JPEG_START, ...(icc ? profileSegments(icc) : []), ...kept, JPEG_END]),
    length: file.length,
    remake: orientation !== 1 || profile !== undefined,
    heldBytes: frame.progressive || !found.interleaved ? coefficientBytes(frame) : 0,
    transparent: false,
    jpeg: {
      quality: found.quality,
      progressive: frame.progressive,
      subsampled: frame.components.length === 3 && isSubsampled(frame.components),
    },
  }
}

/** Each segment up to the end of the image: marker, data, and the bytes of both (with a scan's coded data). */
export function* readSegments(file: Buffer): Generator<[marker: number, data: Buffer, whole: Buffer]> {
  for (let at = JPEG_START.length; ; ) {
    // Between segments may be bytes that mean nothing, and fill bytes before a marker.
    const start = file.indexOf(0xff, at)
    if (start < 0) return
    at = start + 1
    const marker = file[at]
    if (marker === undefined || marker === MARKER.EOI) return
    if (marker === 0 || marker === 0xff || isParameterless(marker)) continue
    if (at + 3 > file.length) return
    const dataStart = at + 3
    const dataEnd = at + 1 + file.readUInt16BE(at + 1)
    if (dataEnd > file.length || dataEnd < dataStart) throw new EndsEarly()
    const end = marker === MARKER.SOS ? endOfScan(file, dataEnd) : dataEnd
    yield [marker, file.subarray(dataStart, dataEnd), file.subarray(start, end)]
    at = end
  }
}

/** Where a scan's coded data end: at the next marker that is no restart. A 0xff of the data has a zero behind it. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = start; ; at += 2) {
    at = file.indexOf(0xff, at)
    if (at < 0) return file.length
    const next = file[at + 1]
    if (next === 0xff) at -= 1
    else if (next !== undefined && next !== 0 && !isRestart(next)) return at
  }
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7
}

function isParameterless(marker: number): boolean {
  return isRestart(marker) || marker === MARKER.SOI || marker === 0x01
}

/** Keeps what the picture is made of, and reads what of the rest counts. */
function take(found: Found, marker: number, data: Buffer, whole: Buffer): void {
  const { DHT, DQT, DRI, SOS } = MARKER
  if (marker === SOS) {
    found.scans += 1
    if (found.scans > MAX_SCANS) throw new UnusableImage(`The JPEG has more than ${MAX_SCANS} scans.`)
    if ((data[0] ?? 0) < (found.frame?.components.length ?? 0)) found.interleaved = false
  }
  if (marker === DQT && found.scans === 0) found.quality = qualityOf(data) ?? found.quality
  if (marker === DHT || marker === DQT || marker === DRI || marker === SOS) found.kept.push(whole)
  else if (isFrame(marker)) takeFrame(found, marker, data, whole)
  else if (found.scans === 0) takeApplicationData(found, marker, data)
}

/** Whether a segment describes the frame: size, components, and the way of coding. */
export function isFrame(marker: number): boolean {
  // 0xc8 is reserved, 0xcc defines conditions of arithmetic coding.
  return marker >= 0xc0 && marker <= 0xcf && marker !== MARKER.DHT && marker !== 0xc8
}

function takeFrame(found: Found, marker: number, data: Buffer, whole: Buffer): void {
  if (marker > 0xc2) {
    throw new UnusableImage(
      'The JPEG is lossless, hierarchical or arithmetically coded, which browsers do not show. Save it as a baseline or progressive JPEG.',
    )
  }
  if (found.frame !== undefined) throw new UnusableImage('The JPEG is damaged: it describes two pictures.')
  if (data.length < 6) throw new EndsEarly()
  const count = data[5] ?? 0
  if (data[0] !== 8) throw new UnusableImage(`The JPEG has ${data[0]} bits a sample; browsers show 8.`)
  if (![1, 3, 4].includes(count) || data.length < 6 + count * 3) {
    throw new UnusableImage(`The JPEG has ${count} colour components; browsers show 1, 3 or 4.`)
  }
  const components = Array.from({ length: count }, (_, index) => {
    const sampling = data[6 + index * 3 + 1] ?? 0
    return { horizontal: sampling >> 4, vertical: sampling & 15 }
  })
  if (
    components.some(
      ({ horizontal, vertical }) => horizontal < 1 || vertical < 1 || horizontal > 4 || vertical > 4,
    )
  ) {
    throw new UnusableImage('The JPEG is damaged: its sampling factors are none.')
  }
  found.frame = {
    progressive: marker === 0xc2,
    width: data.readUInt16BE(3),
    height: data.readUInt16BE(1),
    components,
  }
  found.kept.push(whole)
}

/** JFIF and Adobe segments say how colours are coded, so they stay, with nothing else in them. */
function takeApplicationData(found: Found, marker: number, data: Buffer): void {
  const starts = (text: string) => data.toString('latin1', 0, text.length) === text
  if (marker === APP0 && starts('JFIF\0')) found.kept.push(JFIF)
  if (marker === APP14 && starts('Adobe') && data.length >= 12) {
    const transform = data[11] ?? 0
    found.kept.push(toSegment(APP14, Buffer.from([...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, transform])))
  }
  if (marker === APP1 && starts('Exif\0')) found.orientation ??= orientationOf(data.subarray(6))
  if (marker === APP2 && starts('ICC_PROFILE\0') && data.length > 14) {
    found.profileParts.set(data[12] ?? 0, data.subarray(14))
  }
}

/** A segment of these data. */
export function toSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** The profile that counts: one for as many components as there are, and not sRGB itself. CMYK without any has a plain one. */
function profileOf({ profileParts }: Found, { components }: Frame): Buffer | undefined {
  const parts = [...profileParts].sort(([a], [b]) => a - b).map(([, part]) => part)
  const icc = parts.length > 0 ? Buffer.concat(parts) : undefined
  if (components.length === 4) return icc?.toString('latin1', 16, 20) === 'CMYK' ? icc : plainCmykProfile()
  if (icc === undefined) return undefined
  if (components.length === 1) return isGreyProfile(icc) ? icc : undefined
  return isRgbProfile(icc) && !isSrgbProfile(icc) ? icc : undefined
}

function profileSegments(icc: Buffer): Buffer[] {
  const most = 65_519
  const count = Math.ceil(icc.length / most)
  return Array.from({ length: count }, (_, index) =>
    toSegment(
      APP2,
      Buffer.concat([
        Buffer.from('ICC_PROFILE\0', 'latin1'),
        Buffer.from([index + 1, count]),
        icc.subarray(index * most, (index + 1) * most),
      ]),
    ),
  )
}

/** Of a JPEG that does not come row by row, a decoder holds all coefficients: two bytes each. */
function coefficientBytes({ width, height, components }: Frame): number {
  const horizontal = Math.max(...components.map(component => component.horizontal))
  const vertical = Math.max(...components.map(component => component.vertical))
  return components.reduce((sum, component) => {
    const columns = Math.ceil((width * component.horizontal) / horizontal / 8)
    const rows = Math.ceil((height * component.vertical) / vertical / 8)
    return sum + columns * rows * 64 * 2
  }, 0)
}

function isSubsampled([luma, ...chroma]: readonly Component[]): boolean {
  // Only 4:2:0 can be made again; of the other kinds all samples are kept.
  return (
    luma?.horizontal === 2 && luma.vertical === 2 && chroma.every(c => c.horizontal === 1 && c.vertical === 1)
  )
}

/** Sum of the luminance table of T.81, annex K, which libjpeg's qualities scale. */
const STANDARD_SUM = 3688

/** About which of libjpeg's qualities a table of quantisation belongs to; undefined when the segment starts with another table. */
function qualityOf(data: Buffer): number | undefined {
  const [kind = 0] = data
  if (kind !== 0 || data.length < 65) return undefined
  const sum = data.subarray(1, 65).reduce((total, step) => total + step, 0)
  const scale = (100 * sum) / STANDARD_SUM
  return Math.round(scale <= 100 ? (200 - scale) / 2 : 5000 / scale)
}
