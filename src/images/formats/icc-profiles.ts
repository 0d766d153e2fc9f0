/** ICC profiles (ICC.1) that say what browsers do with pictures that have none. */
import { HEADER_BYTES, type Row, SRGB_MATRIX } from './icc.ts'

const D50: Row = [0.9642, 1, 0.8249]

/**
 * A profile of sRGB's primaries whose values are a plain power of the light: what a PNG's gAMA says. Other primaries, of
 * its cHRM, were found in no real picture (docs/decisions/007-images.md has the counts).
 */
export function powerProfile(gamma: number): Buffer {
  const [x, y, z] = SRGB_MATRIX
  const column = (index: 0 | 1 | 2) => xyzTag([x[index], y[index], z[index]])
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
