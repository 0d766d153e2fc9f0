/** EXIF, of which only the orientation counts: everything else is thrown away. */

const ORIENTATION = 0x0112
const SHORT = 3
const ENTRY_BYTES = 12

/** How the stored rows and columns are to be shown, as EXIF numbers it: 1 as they are, 2 to 8 mirrored or turned. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The orientation in EXIF data, which start with the TIFF header; 1 when they tell none, or cannot be read. */
export function orientationOf(exif: Buffer): Orientation {
  const order = exif.toString('latin1', 0, 4)
  if (order !== 'II*\0' && order !== 'MM\0*') return 1
  const little = order.startsWith('II')
  const short = (at: number) => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  try {
    const directory = little ? exif.readUInt32LE(4) : exif.readUInt32BE(4)
    const entries = short(directory)
    for (let n = 0; n < entries; n++) {
      const at = directory + 2 + n * ENTRY_BYTES
      if (short(at) === ORIENTATION) return short(at + 2) === SHORT ? known(short(at + 8)) : 1
    }
    return 1
  } catch {
    // A directory that points out of the data.
    return 1
  }
}

function known(value: number): Orientation {
  return value >= 1 && value <= 8 ? (value as Orientation) : 1
}

/** Whether width and height change places when the orientation is applied. */
export function isTurned(orientation: Orientation): boolean {
  return orientation >= 5
}
