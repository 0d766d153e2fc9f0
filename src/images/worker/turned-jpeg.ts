/**
 * Turning large JPEGs. A turned picture cannot be made row by row from the rows of the upload, and one of 50 megapixels
 * held whole takes 150 MB. So it is made in bands from top to bottom, each decoded anew, turned and encoded by itself,
 * and the bands are joined into one JPEG by the restart markers that the format has for such seams.
 */
import { isTurned, type Orientation } from '../formats/exif.ts'
import { isFrame, JPEG_END, JPEG_START, MARKER, readSegments, toSegment } from '../formats/jpeg.ts'

/** Pixels of a band: 24 MB. Fewer would cost more decodings. */
const BAND_PIXELS = 8_000_000

/** What a restart interval can count, in units of the coded picture. */
const MAX_UNITS = 65_535

/** A band ends where units of any kind end. */
const ROWS_OF_UNITS = 16

/** A part of a picture. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The picture as it is stored. */
export interface StoredPicture {
  readonly width: number
  readonly height: number
  readonly orientation: Orientation
  /** Whether units are 16 pixels wide and high rather than 8. */
  readonly subsampled: boolean
}

/** Makes an upright JPEG; `encode` makes one of a region of the stored picture, turned, always with the same tables. */
export async function turnedJpeg(
  picture: StoredPicture,
  encode: (region: Region) => Promise<Buffer>,
): Promise<Buffer> {
  const { width, height } = upright(picture)
  const rows = bandRows(picture)
  const bands: Buffer[] = []
  for (let top = 0; top < height; top += rows) {
    bands.push(await encode(regionOf(picture, top, Math.min(rows, height - top))))
  }
  return joinBands(bands, height, unitsOf(picture, width, rows))
}

function upright({ width, height, orientation }: StoredPicture): { width: number; height: number } {
  return isTurned(orientation) ? { width: height, height: width } : { width, height }
}

function bandRows(picture: StoredPicture): number {
  const { width } = upright(picture)
  const perRow = unitsOf(picture, width, ROWS_OF_UNITS)
  const most = Math.min(Math.floor(BAND_PIXELS / width / ROWS_OF_UNITS), Math.floor(MAX_UNITS / perRow))
  return Math.max(1, most) * ROWS_OF_UNITS
}

function unitsOf({ subsampled }: StoredPicture, width: number, rows: number): number {
  const side = subsampled ? 16 : 8
  return Math.ceil(width / side) * Math.ceil(rows / side)
}

/** Where in the stored picture the rows of the upright one come from: rows or columns, from the one end or the other. */
function regionOf({ width, height, orientation }: StoredPicture, top: number, rows: number): Region {
  const reversed = orientation === 3 || orientation === 4 || orientation >= 7
  const length = isTurned(orientation) ? width : height
  const start = reversed ? length - top - rows : top
  return isTurned(orientation)
    ? { left: start, top: 0, width: rows, height }
    : { left: 0, top: start, width, height: rows }
}

/** One JPEG of pictures of the same width, of which each but the last fills whole restart intervals. */
function joinBands(bands: readonly Buffer[], height: number, unitsOfBand: number): Buffer {
  const parts: Buffer[] = [JPEG_START]
  for (const [index, band] of bands.entries()) {
    for (const [marker, data, whole] of readSegments(band)) {
      if (marker === MARKER.SOS) {
        const scanHead = 4 + data.length
        if (index === 0) parts.push(intervals(unitsOfBand), whole.subarray(0, scanHead))
        else parts.push(Buffer.from([0xff, 0xd0 + ((index - 1) % 8)]))
        parts.push(whole.subarray(scanHead))
      } else if (index === 0) parts.push(isFrame(marker) ? withHeight(whole, height) : whole)
    }
  }
  return Buffer.concat([...parts, JPEG_END])
}

function intervals(units: number): Buffer {
  const data = Buffer.alloc(2)
  data.writeUInt16BE(units)
  return toSegment(MARKER.DRI, data)
}

function withHeight(frame: Buffer, height: number): Buffer {
  const copy = Buffer.from(frame)
  copy.writeUInt16BE(height, 5)
  return copy
}
