/** ICC profiles (ICC.1) that say what browsers do with pictures that have none. */
import { HEADER_BYTES, type Matrix, type Row, SRGB_MATRIX } from './icc.ts'

/** The chromaticities x and y of white and the primaries. */
export interface Chromaticities {
  readonly white: readonly [number, number]
  readonly red: readonly [number, number]
  readonly green: readonly [number, number]
  readonly blue: readonly [number, number]
}

/** Those of sRGB. */
export const SRGB_CHROMATICITIES: Chromaticities = {
  white: [0.3127, 0.329],
  red: [0.64, 0.33],
  green: [0.3, 0.6],
  blue: [0.15, 0.06],
}

const D50: Row = [0.9642, 1, 0.8249]

/** A profile of these primaries whose values are a plain power of the light: what a PNG's gAMA and cHRM say. */
export function powerProfile(chromaticities: Chromaticities, gamma: number): Buffer {
  const matrix = toD50(chromaticities)
  const column = (index: 0 | 1 | 2) => xyzTag([matrix[0][index], matrix[1][index], matrix[2][index]])
  const curve = Buffer.concat([typed('para'), uint16(0, 0), fixed(gamma)])
  return profile('mntr', 'RGB ', {
    rXYZ: column(0),
    gXYZ: column(1),
    bXYZ: column(2),
    rTRC: curve,
    gTRC: curve,
    bTRC: curve,
  })
}

/** Points of a side of the table. Decoders interpolate by tetrahedra, off by at most a quarter of a square of this grid: 1 of 255. */
const GRID = 9

/** Browsers show CMYK without a profile as red = (1 - cyan) × (1 - black) and so on; this profile says so. */
export function plainCmykProfile(): Buffer {
  const light = Array.from({ length: GRID }, (_, index) => 1 - index / (GRID - 1))
  const table = light.flatMap(c =>
    light.flatMap(m =>
      light.flatMap(y => light.flatMap(k => [c * k, m * k, y * k].map(value => Math.round(value * 65_535)))),
    ),
  )
  const identity = Buffer.concat([typed('curv'), uint32(0)])
  const srgbCurve = Buffer.concat([
    typed('para'),
    uint16(3, 0),
    fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045),
  ])
  // 1 of 65,535 in XYZ is 1 + 32767/32768.
  const toPcs = fixed(...SRGB_MATRIX.flat().map(value => (value * 32_768) / 65_535), 0, 0, 0)
  const grid = Buffer.from([GRID, GRID, GRID, GRID, ...Buffer.alloc(12), 2, 0, 0, 0])
  const clut = Buffer.concat([grid, uint16(...table), Buffer.alloc((-2 * table.length) & 3)])
  const parts = [repeat(identity, 3), toPcs, repeat(srgbCurve, 3), clut, repeat(identity, 4)]
  const head = 32
  const offsets = parts.map((_, index) => head + Buffer.concat(parts.slice(0, index)).length)
  return profile('prtr', 'CMYK', {
    A2B0: Buffer.concat([typed('mAB '), Buffer.from([4, 3, 0, 0]), uint32(...offsets), ...parts]),
  })
}

function profile(deviceClass: string, space: string, tags: Readonly<Record<string, Buffer>>): Buffer {
  const all = Object.entries({
    desc: textTag('Akinai'),
    cprt: textTag('No copyright'),
    wtpt: xyzTag(D50),
    ...tags,
  })
  const table = Buffer.alloc(4 + 12 * all.length)
  table.writeUInt32BE(all.length)
  let end = HEADER_BYTES + table.length
  const bodies = all.map(([name, data], index) => {
    table.write(name, 4 + 12 * index, 'latin1')
    table.writeUInt32BE(end, 8 + 12 * index)
    table.writeUInt32BE(data.length, 12 + 12 * index)
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)])
    end += padded.length
    return padded
  })
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(end)
  // Version 2: of later ones, black is taken to be somewhat brighter than none, and made darker.
  header.writeUInt32BE(0x0240_0000, 8)
  header.write(`${deviceClass}${space}XYZ `, 12, 'latin1')
  header.write('acsp', 36, 'latin1')
  fixed(...D50).copy(header, 68)
  return Buffer.concat([header, table, ...bodies])
}

function textTag(text: string): Buffer {
  return Buffer.concat([
    typed('mluc'),
    uint32(1, 12),
    Buffer.from('enUS'),
    uint32(text.length * 2, 28),
    Buffer.from(text, 'utf16le').swap16(),
  ])
}

function xyzTag(xyz: Row): Buffer {
  return Buffer.concat([typed('XYZ '), fixed(...xyz)])
}

function typed(type: string): Buffer {
  return Buffer.concat([Buffer.from(type, 'latin1'), Buffer.alloc(4)])
}

function fixed(...values: readonly number[]): Buffer {
  return uint32(...values.map(value => Math.round(value * 65_536) >>> 0))
}

function uint32(...values: readonly number[]): Buffer {
  const data = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) data.writeUInt32BE(value, 4 * index)
  return data
}

function uint16(...values: readonly number[]): Buffer {
  const data = Buffer.alloc(2 * values.length)
  for (const [index, value] of values.entries()) data.writeUInt16BE(value, 2 * index)
  return data
}

function repeat(data: Buffer, times: number): Buffer {
  return Buffer.concat(Array.from({ length: times }, () => data))
}

/** Bradford's cone responses, by which white points are adapted to each other. */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]

/** Red, green and blue of these chromaticities as XYZ under D50. */
function toD50({ white, red, green, blue }: Chromaticities): Matrix {
  const columns = [red, green, blue].map(toXyz)
  const primaries = transpose([columns[0] ?? D50, columns[1] ?? D50, columns[2] ?? D50])
  const whiteXyz = toXyz(white)
  const scale = apply(invert(primaries), whiteXyz)
  const scaled = primaries.map(row =>
    row.map((value, index) => value * (scale[index] ?? 0)),
  ) as unknown as Matrix
  const [from, to] = [apply(BRADFORD, whiteXyz), apply(BRADFORD, D50)]
  const ratio: Matrix = [
    [to[0] / from[0], 0, 0],
    [0, to[1] / from[1], 0],
    [0, 0, to[2] / from[2]],
  ]
  return multiply(multiply(invert(BRADFORD), multiply(ratio, BRADFORD)), scaled)
}

function toXyz([x, y]: readonly [number, number]): Row {
  return [x / y, 1, (1 - x - y) / y]
}

function apply(matrix: Matrix, vector: Row): Row {
  const dot = (row: Row) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2]
  return [dot(matrix[0]), dot(matrix[1]), dot(matrix[2])]
}

function transpose([a, b, c]: Matrix): Matrix {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ]
}

function multiply(left: Matrix, right: Matrix): Matrix {
  const columns = transpose(right)
  return transpose([apply(left, columns[0]), apply(left, columns[1]), apply(left, columns[2])])
}

function cross(a: Row, b: Row): Row {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** Rows of the inverse are the cross products of the columns over the determinant. */
function invert(matrix: Matrix): Matrix {
  const [a, b, c] = transpose(matrix)
  const bc = cross(b, c)
  const determinant = a[0] * bc[0] + a[1] * bc[1] + a[2] * bc[2]
  const divide = (row: Row): Row => [row[0] / determinant, row[1] / determinant, row[2] / determinant]
  return [divide(bc), divide(cross(c, a)), divide(cross(a, b))]
}
