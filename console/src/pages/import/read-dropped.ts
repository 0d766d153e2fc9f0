/** A file that was dropped, as a table. */
import { parseCsv, type Table, UnreadableFile } from '../../../../cli/shopify/read/parse-csv.ts'

/** A larger one is for the command line: all of it is in the memory of the page. */
const MAX_BYTES = 100 * 1024 * 1024

/** Reads a product CSV, plain or gzip. Throws an `UnreadableFile`. */
export async function readDropped(file: File): Promise<Table> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('The file has more than 100 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return parseCsv(bytes)
  const unpacked = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip')))
    .arrayBuffer()
    .catch(() => undefined)
  if (unpacked === undefined) throw new UnreadableFile('The file is gzip but cannot be unpacked.')
  return parseCsv(new Uint8Array(unpacked))
}
