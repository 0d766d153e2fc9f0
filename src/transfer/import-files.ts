/**
 * Takes the parts of files as they come, one file after another: the bytes go to where they are kept while the next part is
 * read, and the file is attached once all of it has come and is what its digest says (R-IMPORT-12).
 */
import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { adoptItemFile, digestOf, findCarriedFile } from '../checkout/digital/carry-file.ts'
import { showsFile } from '../checkout/digital/file-store.ts'
import type { Context } from '../context.ts'
import { Problem } from '../http/problems.ts'
import { isStoredId } from '../http/schemas.ts'
import { textDigest } from './digest.ts'
import { type FileDocument, PART_BYTES, partsOf } from './file-documents.ts'
import { differs, type Outcome, refusal } from './keys.ts'
import { findKnownItems } from './known-items.ts'
import { findOwnItems } from './order-store.ts'
import { findRecords, saveRecords } from './records-store.ts'

/** Takes parts; `end` gives up a file of which a part is missing. */
export interface FileTaker {
  take(document: FileDocument): Promise<Outcome>
  end(): Promise<void>
}

/** A file of which parts have come. */
interface Underway {
  readonly key: string
  /** The part that comes next. */
  next: number
  /** Of a file that the shop has already, or that came before. */
  readonly skipped: boolean
  readonly bytes: PassThrough
  readonly kept: Promise<unknown>
}

/** Makes the taker of a run. */
export function makeFileTaker(context: Context, shopId: number): FileTaker {
  let underway: Underway | undefined

  async function end(): Promise<void> {
    const broken = underway
    underway = undefined
    if (broken === undefined || broken.skipped) return
    broken.bytes.destroy(new Error('A part of the file is missing'))
    await broken.kept.catch(() => {})
  }

  async function begin(data: FileDocument['data']): Promise<Underway | Outcome> {
    const { item_id, name, bytes, sha256 } = data
    const item = await meantItem(context, shopId, data)
    if (item === undefined) return refusal('/data/item_id', 'is no digital item of the shop')
    const key = keyOf(data)
    const record = { source_id: item_id, digest: textDigest(key), local_id: item }
    // What became of it here since stays: another file, or none.
    const before = (await findRecords(context.db, shopId, 'file', [item_id])).get(item_id)
    if (before?.local_id === item && before.digest === record.digest) return skipping(key)
    const there = await findCarriedFile(context.db, shopId, item)
    const isSame =
      there?.name === name && there.bytes === bytes && (await digestOf(context, there)) === sha256
    if (there !== undefined && !isSame) return differs(`file of item ${item}`)
    if (there !== undefined) return skipping(key)
    const stream = new PassThrough()
    // Whoever reads it hears of its end; nobody may have begun to.
    stream.on('error', () => {})
    const file = { name, size: bytes, chunks: checked(stream, data) }
    const kept = adoptItemFile(context, shopId, item, file, tx => saveRecords(tx, shopId, 'file', [record]))
    // It is awaited with the last part; nothing more is taken from now on.
    kept.catch(() => stream.destroy())
    return { key, next: 1, skipped: false, bytes: stream, kept }
  }

  return {
    end,
    async take({ data }) {
      if (data.part === 1) {
        await end()
        const begun = await begin(data)
        if (typeof begun === 'string' || 'violations' in begun) return begun
        underway = begun
      }
      const file = underway
      if (file === undefined || file.key !== keyOf(data) || file.next !== data.part) {
        await end()
        return refusal('/data/part', 'does not follow the part before it')
      }
      file.next += 1
      const content = Buffer.from(data.content, 'base64')
      const isLast = data.part === partsOf(data.bytes)
      if (content.length !== (isLast ? data.bytes - (data.part - 1) * PART_BYTES : PART_BYTES)) {
        await end()
        return refusal('/data/content', 'has another length than this part of the file has')
      }
      if (file.skipped) {
        if (isLast) underway = undefined
        return 'skipped'
      }
      // What cannot be kept is told with the last part, and takes nothing more until then.
      if (!file.bytes.destroyed && !file.bytes.write(content)) await drained(file)
      if (!isLast) return 'imported'
      underway = undefined
      file.bytes.end()
      return outcomeOf(file.kept)
    },
  }
}

/** A file that the shop has, or had: its parts are passed over. */
function skipping(key: string): Underway {
  return { key, next: 1, skipped: true, bytes: new PassThrough(), kept: Promise.resolve() }
}

function keyOf({ item_id, name, bytes, sha256 }: FileDocument['data']): string {
  return `${item_id} ${bytes} ${sha256} ${name}`
}

/** Waits until more can be written, or nothing more is taken. */
async function drained({ bytes, kept }: Underway): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  bytes.once('drain', resolve)
  bytes.once('close', resolve)
  await Promise.race([promise, kept.catch(() => {})])
}

async function* checked(stream: PassThrough, { sha256 }: FileDocument['data']): AsyncGenerator<Buffer> {
  const digest = createHash('sha256')
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    digest.update(chunk)
    yield chunk
  }
  if (digest.digest('hex') !== sha256) throw new OtherBytes()
}

/** The bytes are others than the digest says. */
class OtherBytes extends Error {}

async function outcomeOf(kept: Promise<unknown>): Promise<Outcome> {
  try {
    await kept
    return 'imported'
  } catch (error) {
    if (error instanceof OtherBytes) return refusal('/data/sha256', 'is the digest of other bytes')
    if (error instanceof Problem && error.status < 500) return refusal('', error.message)
    throw error
  }
}

/**
 * The digital item that a file is for: the one that came under this id, or the shop's own of this id where that alone shows such a
 * file, as in an export of this very shop. Undefined where there is neither.
 */
function meantItem(
  { db }: Context,
  shopId: number,
  { item_id, name, bytes }: FileDocument['data'],
): Promise<number | undefined> {
  return db.transaction(async tx => {
    const known = (await findKnownItems(tx, shopId, [item_id])).items.get(item_id)
    const own = isStoredId(item_id) ? await findOwnItems(tx, shopId, [item_id]) : []
    const digital = [...(known === undefined ? [] : [known]), ...own].filter(({ type }) => type === 'digital')
    for (const { id } of digital) if (await showsFile(tx, shopId, id, { name, bytes })) return id
    return digital[0]?.id
  })
}
