/** The file as it lies on a disk: plain, or packed as gzip. */
import { gunzipSync } from 'node:zlib'
import { parseCsv, type Table, UnreadableFile } from './parse-csv.ts'

/** An export of 200,000 rows has about 100 MB; a compressed file that swells beyond this is not one. */
const MAX_BYTES = 1024 ** 3

/** Reads a product CSV, plain or gzip. Throws an `UnreadableFile` when any part of it is not as it should be. */
export function readCsv(bytes: Buffer): Table {
  return parseCsv(unpack(bytes))
}

function unpack(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES })
  } catch (error) {
    throw new UnreadableFile(`The file is gzip but cannot be unpacked: ${(error as Error).message}.`)
  }
}
