/** ICC profiles (ICC.1) as they are found in pictures: what they are for, and whether they mean sRGB. */

/** Columns are red, green and blue, rows X, Y and Z. */
type Matrix = readonly [Row, Row, Row]
/** Three values that belong together. */
export type Row = readonly [number, number, number]

/** Bytes before the table of tags. */
export const HEADER_BYTES = 128

/** sRGB's primaries, adapted to D50 as profiles have them. */
export const SRGB_MATRIX: Matrix = [
  [0.43607, 0.38515, 0.14307],
  [0.22249, 0.71687, 0.06061],
  [0.01392, 0.09708, 0.7141],
]

/** Profile makers round differently. */
const SAME_PRIMARY = 0.003
/** A third of one of 255 steps; a plain power of 2.2 is farther off. */
const SAME_CURVE = 0.0015

/** Whether a profile is for pictures of three components. */
export function isRgbProfile(icc: Buffer): boolean {
  return isProfileFor(icc, 'RGB ')
}

/** Whether a profile is for pictures of one component. */
export function isGreyProfile(icc: Buffer): boolean {
  return isProfileFor(icc, 'GRAY')
}

function isProfileFor(icc: Buffer, space: string): boolean {
  return icc.toString('latin1', 36, 40) === 'acsp' && icc.toString('latin1', 16, 20) === space
}

/** Whether a profile means what sRGB means, whatever it calls itself. */
export function isSrgbProfile(icc: Buffer): boolean {
  try {
    const tags = readTags(icc)
    if (tags.has('A2B0')) return false
    const primaries = ['rXYZ', 'gXYZ', 'bXYZ'].map(name => readXyz(tags.get(name)))
    const samePrimaries = primaries.every((xyz, column) =>
      xyz.every((value, row) => Math.abs(value - (SRGB_MATRIX[row]?.[column] ?? 0)) < SAME_PRIMARY),
    )
    return samePrimaries && ['rTRC', 'gTRC', 'bTRC'].every(name => isSrgbCurve(tags.get(name)))
  } catch {
    // A profile that cannot be read is not known to be sRGB.
    return false
  }
}

function readTags(icc: Buffer): Map<string, Buffer> {
  const count = Math.min(icc.readUInt32BE(HEADER_BYTES), 100)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = HEADER_BYTES + 4 + index * 12
      const start = icc.readUInt32BE(at + 4)
      return [icc.toString('latin1', at, at + 4), icc.subarray(start, start + icc.readUInt32BE(at + 8))]
    }),
  )
}

function readXyz(tag: Buffer = Buffer.alloc(0)): Row {
  return [readFixed(tag, 8), readFixed(tag, 12), readFixed(tag, 16)]
}

function readFixed(data: Buffer, at: number): number {
  return data.readInt32BE(at) / 65_536
}

function isSrgbCurve(tag: Buffer = Buffer.alloc(0)): boolean {
  return [0.02, 0.1, 0.25, 0.5, 0.75].every(
    value => Math.abs(evaluateCurve(tag, value) - linearOf(value)) < SAME_CURVE,
  )
}

/** sRGB's own curve: what share of the light a value stands for. */
function linearOf(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function evaluateCurve(tag: Buffer, value: number): number {
  return tag.toString('latin1', 0, 4) === 'para' ? evaluateFormula(tag, value) : evaluateTable(tag, value)
}

function evaluateTable(tag: Buffer, value: number): number {
  const count = tag.readUInt32BE(8)
  if (count === 0) return value
  if (count === 1) return value ** (tag.readUInt16BE(12) / 256)
  const place = value * (count - 1)
  const before = Math.floor(place)
  const entry = (index: number) => tag.readUInt16BE(12 + 2 * index) / 65_535
  return entry(before) + (place - before) * (entry(Math.min(before + 1, count - 1)) - entry(before))
}

function evaluateFormula(tag: Buffer, value: number): number {
  const kind = tag.readUInt16BE(8)
  const parameters = [1, 3, 4, 5, 7][kind] ?? 0
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: parameters }, (_, index) =>
    readFixed(tag, 12 + 4 * index),
  )
  if (kind === 0) return value ** g
  const curved = value >= (kind <= 2 ? -b / a : d)
  if (kind <= 2) return (curved ? (a * value + b) ** g : 0) + (kind === 2 ? c : 0)
  return curved ? (a * value + b) ** g + e : c * value + f
}
