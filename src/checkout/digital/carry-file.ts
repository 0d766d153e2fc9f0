/** The file of a digital item as it goes out with its shop, and comes in again (R-DOWNLOAD-6). */
import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Connection, Transaction } from '../../db/database.ts'
import { Problem } from '../../http/problems.ts'
import { uploadKey } from '../../images/image-types.ts'
import { wholeSecond } from '../../lib/date-time.ts'
import { forgetUpload, useFile } from '../../resources/files/store.ts'
import { lockItem } from '../../resources/items/hold-store.ts'
import { type LocalFile, sendItemFile } from './announce-item-file.ts'
import { checkOrdersOf } from './download-store.ts'
import { findItemFiles, holdBytesOfOthers, type ItemFile, putItemFile, showsFile } from './file-store.ts'
import { MAX_ITEM_FILE_BYTES } from './limits.ts'

/** What files are read from. */
export interface FileSource {
  readonly objects: Pick<Context['objects'], 'open'>
}

/** Bytes of an object, in order; nothing of one that is missing. */
export async function* bytesOf({ objects }: FileSource, file: ItemFile): AsyncGenerator<Buffer> {
  const opened = await objects.open(uploadKey(file.file_id))
  if (opened !== undefined) yield* opened.stream as AsyncIterable<Buffer>
}

/** SHA-256 of the bytes, in hexadecimal digits; undefined where they are not all there. */
export async function digestOf(context: FileSource, file: ItemFile): Promise<string | undefined> {
  const digest = createHash('sha256')
  let bytes = 0
  for await (const chunk of bytesOf(context, file)) {
    bytes += chunk.length
    digest.update(chunk)
  }
  return bytes === file.bytes ? digest.digest('hex') : undefined
}

/** The file of an item; undefined where none is attached. */
export async function findCarriedFile(
  db: Connection,
  shopId: number,
  itemId: number,
): Promise<ItemFile | undefined> {
  return (await findItemFiles(db, shopId, [itemId]))[0]
}

/**
 * Keeps the bytes and attaches them to an item that shows them already, and so does not change; orders that came before them are
 * looked at again. Throws 422 `console/rejected`
 * for an item that is gone, is not digital, has a file by then or shows another one, and where the shop's files would have too many bytes; and
 * what `chunks` throws, with nothing kept. `note` is written with it.
 */
export async function adoptItemFile(
  context: Context,
  shopId: number,
  itemId: number,
  { name, ...file }: LocalFile & { readonly name: string },
  note: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const file_id = await sendItemFile(context, shopId, file)
  const { db, clock, config } = context
  await db.transaction(async tx => {
    const item = await lockItem(tx, shopId, itemId)
    const [before] = await findItemFiles(tx, shopId, [itemId])
    if (item?.type !== 'digital' || before !== undefined) throw unfit('The item takes no file.')
    if (!(await showsFile(tx, shopId, itemId, { name, bytes: file.size }))) {
      throw unfit('The item shows another file.')
    }
    const others = await holdBytesOfOthers(tx, shopId, itemId)
    if (file.size > MAX_ITEM_FILE_BYTES || others + file.size > config.diskBudgets.itemFileBytes) {
      throw unfit('The files of the shop would have too many bytes.')
    }
    const now = clock.now()
    if (!(await useFile(tx, shopId, file_id, null, now))) throw unfit('The file has not come.')
    await forgetUpload(tx, shopId, file_id)
    await putItemFile(tx, shopId, {
      ...{ item_id: itemId, file_id, name, bytes: file.size, attached_at: wholeSecond(now) },
    })
    await checkOrdersOf(tx, shopId, itemId)
    await note(tx)
  })
}

function unfit(detail: string): Problem {
  return new Problem('console/rejected', detail)
}
