/** The bytes of digital items' files as documents, in parts, since a line has its length (R-DOCUMENT-7). */
import { type Static, Type } from '#typebox'
import { bytesOf, digestOf, type FileSource } from '../checkout/digital/carry-file.ts'
import type { ItemFile } from '../checkout/digital/file-store.ts'
import { MAX_FILE_NAME_LENGTH, MAX_ITEM_FILE_BYTES } from '../checkout/digital/limits.ts'
import { Body, MAX_SAFE } from '../http/schemas.ts'
import { STORED_LINE } from '../lib/text.ts'

/** Bytes of a part: with a third more as text well below the length of a line. */
export const PART_BYTES = 2 * 1024 * 1024

const MAX_PARTS = Math.ceil(MAX_ITEM_FILE_BYTES / PART_BYTES)

const FileData = Body({
  item_id: Type.Integer({ minimum: 1, maximum: MAX_SAFE }),
  name: Type.String({ minLength: 1, maxLength: MAX_FILE_NAME_LENGTH, pattern: STORED_LINE.pattern }),
  bytes: Type.Integer({ minimum: 1, maximum: MAX_ITEM_FILE_BYTES }),
  sha256: Type.Unsafe<string>({ type: 'string', pattern: '^[0-9a-f]{64}$', maxLength: 64 }),
  part: Type.Integer({ minimum: 1, maximum: MAX_PARTS }),
  content: Type.Unsafe<string>({
    ...{ type: 'string', pattern: '^[A-Za-z0-9+/]+={0,2}$', minLength: 4 },
    maxLength: Math.ceil(PART_BYTES / 3) * 4,
  }),
})

/** The whole document. */
export const FILE_DOCUMENT = Body({
  kind: Type.Literal('file'),
  data: FileData,
  state: Type.Optional(Body({})),
})

/** A part of a file. */
export interface FileDocument {
  readonly kind: 'file'
  readonly data: Static<typeof FileData>
}

/** How many parts a file of so many bytes has, all but the last of `PART_BYTES`. */
export function partsOf(bytes: number): number {
  return Math.ceil(bytes / PART_BYTES)
}

/** The parts of a file, in their order; none of one whose bytes are not all there. */
export async function* filePartsOf(context: FileSource, file: ItemFile): AsyncGenerator<FileDocument> {
  const sha256 = await digestOf(context, file)
  if (sha256 === undefined) return
  const { item_id, name, bytes } = file
  let part = 0
  for await (const content of inPieces(bytesOf(context, file), PART_BYTES)) {
    part += 1
    yield { kind: 'file', data: { item_id, name, bytes, sha256, part, content: content.toString('base64') } }
  }
}

/** The same bytes in pieces of this length, but for the last. */
async function* inPieces(chunks: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    size += chunk.length
    if (size < length) continue
    const joined = Buffer.concat(waiting)
    let from = 0
    for (; joined.length - from >= length; from += length) yield joined.subarray(from, from + length)
    waiting = [joined.subarray(from)]
    size = joined.length - from
  }
  if (size > 0) yield Buffer.concat(waiting)
}
