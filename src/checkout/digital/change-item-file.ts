/** Attaches a file to a digital item, or takes it away, and notes it in the audit log, in one transaction (R-DOWNLOAD-1). */
import { recordEvent } from '../../audit/record.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { isStoredId } from '../../http/schemas.ts'
import { uploadKey } from '../../images/image-types.ts'
import { wholeSecond } from '../../lib/date-time.ts'
import { findWaitingFile, forgetUpload, releaseFile, useFile } from '../../resources/files/store.ts'
import { lockItem, touchItem } from '../../resources/items/hold-store.ts'
import { type Author, notThere, rejected } from '../../selling/author.ts'
import { checkOrdersOf } from './download-store.ts'
import { extensionOf } from './file-name.ts'
import {
  findItemFiles,
  holdBytesOfOthers,
  type ItemFile,
  putItemFile,
  removeItemFile,
  showItemFile,
} from './file-store.ts'
import { MAX_ITEM_FILE_BYTES } from './limits.ts'

/** A file that was sent, and the name under which buyers get it. */
export interface WantedFile {
  readonly file_id: string
  readonly name: string
}

/**
 * Attaches it, in place of the one that the item had: whoever has bought the item downloads this one from now on. Throws 404
 * `console/not-found` for the item, and 422 `console/rejected` for one that is not digital, for a file that is unknown,
 * expired, used or not sent, and where the shop's files would have too many bytes.
 */
export async function attachItemFile(
  context: Context,
  shopId: number,
  author: Author,
  itemId: number,
  { file_id, name }: WantedFile,
): Promise<ItemFile> {
  const { db, objects, clock } = context
  const bytes = (await isWaiting(context, shopId, file_id))
    ? await objects.size(uploadKey(file_id))
    : undefined
  return db.transaction(async tx => {
    const now = wholeSecond(clock.now())
    await holdDigital(tx, shopId, itemId)
    if (bytes === undefined || bytes === 0) throw rejected('/file_id', 'is no file that was sent and waits')
    await requireRoom(tx, context, shopId, itemId, bytes)
    if (!(await useFile(tx, shopId, file_id, null, clock.now()))) {
      throw rejected('/file_id', 'is no file that was sent and waits')
    }
    // Its bytes stay where they were sent to.
    await forgetUpload(tx, shopId, file_id)
    const [before] = await findItemFiles(tx, shopId, [itemId])
    if (before !== undefined) await releaseFile(tx, shopId, before.file_id, now)
    const file = { item_id: itemId, file_id, name, bytes, attached_at: now }
    await putItemFile(tx, shopId, file)
    await showItemFile(tx, shopId, itemId, { name, bytes, ext: extensionOf(name) })
    await touchItem(tx, shopId, itemId, now)
    await checkOrdersOf(tx, shopId, itemId)
    await note(tx, shopId, author, itemId, { attached: { name, bytes }, before: before?.name ?? null }, now)
    return file
  })
}

/** Takes the file away: nobody can download it any more. Throws 404 `console/not-found` where there is none. */
export function detachItemFile(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  author: Author,
  itemId: number,
): Promise<void> {
  return db.transaction(async tx => {
    const now = wholeSecond(clock.now())
    if (isStoredId(itemId)) await lockItem(tx, shopId, itemId)
    const removed = isStoredId(itemId) ? await removeItemFile(tx, shopId, itemId) : undefined
    if (removed === undefined) throw notThere('item with a file')
    await releaseFile(tx, shopId, removed.file_id, now)
    await note(tx, shopId, author, itemId, { detached: removed.name }, now)
  })
}

async function isWaiting({ db, clock }: Context, shopId: number, fileId: string): Promise<boolean> {
  return (await findWaitingFile(db, shopId, fileId, 'item_file', clock.now())) !== undefined
}

async function holdDigital(tx: Transaction, shopId: number, itemId: number): Promise<void> {
  const item = isStoredId(itemId) ? await lockItem(tx, shopId, itemId) : undefined
  if (item === undefined) throw notThere('item')
  if (item.type !== 'digital') throw rejected('', 'is for an item that is not digital')
}

async function requireRoom(
  tx: Transaction,
  { config }: Context,
  shopId: number,
  itemId: number,
  bytes: number,
): Promise<void> {
  const most = config.diskBudgets.itemFileBytes
  if (bytes > MAX_ITEM_FILE_BYTES) throw rejected('/file_id', `has more than ${MAX_ITEM_FILE_BYTES} bytes`)
  if ((await holdBytesOfOthers(tx, shopId, itemId)) + bytes > most) {
    throw rejected('/file_id', `would bring the files of the shop above ${most} bytes`)
  }
}

function note(
  tx: Transaction,
  shopId: number,
  author: Author,
  itemId: number,
  detail: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<void> {
  return recordEvent(tx, { shopId, ...author, kind: 'item_file_changed', subject: `${itemId}`, detail, at })
}
