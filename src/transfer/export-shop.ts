/** Writes a whole shop as NDJSON documents (R-EXPORT-1). */
import { type FileSource, findCarriedFile } from '../checkout/digital/carry-file.ts'
import { listDigitalItems } from '../checkout/digital/file-store.ts'
import type { Context } from '../context.ts'
import type { Connection } from '../db/database.ts'
import { dayInTokyo } from '../lib/day.ts'
import { findNextNumber, listNodes } from '../resources/item_categories/store.ts'
import { recordsInTreeOrder } from '../resources/item_categories/tree.ts'
import { findItems } from '../resources/items/detail-store.ts'
import { itemLinks } from '../resources/items/links.ts'
import { nextOrders } from '../resources/orders/store.ts'
import { listCoupons } from '../selling/coupon-store.ts'
import { listShippingMethods } from '../selling/method-store.ts'
import { findBlockList, findShop } from '../shops/store.ts'
import { afterData, afterState } from './after-documents.ts'
import { AFTER_KINDS, type AfterKind } from './after-schemas.ts'
import { type AfterRow, nextAfterRows } from './after-store.ts'
import { asBegun } from './begun-subscription.ts'
import { findBeside } from './beside-items.ts'
import {
  categoryDocument,
  type ExportDocument,
  itemDocument,
  orderLine,
  shopDocument,
} from './export-documents.ts'
import { nextItems, START } from './export-store.ts'
import { type FileDocument, filePartsOf } from './file-documents.ts'
import { findReceipts } from './receipt-store.ts'
import { KINDS, type Kind } from './schemas.ts'

/** Items fetched at a time: 200 of ordinary size are 0.4 MB, 200 at every limit of the API about 100 MB. */
const PAGE = 200

/** Orders fetched at a time. One can have 4 MB, though of ordinary size 50 are 0.2 MB. */
const ORDER_PAGE = 50

/** What follows of a purchase, fetched at a time: a draw can have a megabyte. */
const AFTER_PAGE = { subscription: 200, draw: 4, application: 200 } as const

/** How many documents of each kind were written. */
export type ExportCounts = Record<Kind, number>

/**
 * Writes the shop, its categories parents first, its items in list order, its orders in the order in which they came here, and
 * what follows of them, one line each with its line feed, all from one snapshot. Waits for each `write`, so memory stays bounded however slow the reader is.
 */
export async function exportShop(
  context: Pick<Context, 'db' | 'clock' | 'baseUrl'> & FileSource,
  shopId: number,
  write: (line: string) => Promise<void> | void,
): Promise<ExportCounts> {
  const counts = Object.fromEntries(KINDS.map(kind => [kind, 0])) as ExportCounts
  await context.db.longSnapshot(async db => {
    for await (const document of documents(db, context, shopId)) {
      await write(`${JSON.stringify(document)}\n`)
      counts[document.kind] += 1
    }
    for await (const line of orderLines(db, shopId)) {
      await write(`${line}\n`)
      counts.order += 1
    }
    const methods = new Map((await listShippingMethods(db, shopId)).map(({ id, name }) => [id, name]))
    const today = dayInTokyo(context.clock.now())
    for (const kind of AFTER_KINDS) {
      for await (const stored of afterRows(db, kind, shopId)) {
        const row = kind === 'subscription' ? await asBegun(db, shopId, stored, today) : stored
        if (row === undefined) continue
        const document = { kind, data: afterData(kind, row), state: afterState(row, methods) }
        await write(`${JSON.stringify(document)}\n`)
        counts[kind] += 1
      }
    }
    for await (const part of files(db, context, shopId)) {
      await write(`${JSON.stringify({ ...part, state: {} })}\n`)
      counts.file += 1
    }
  })
  return counts
}

async function* documents(
  db: Connection,
  { clock, baseUrl }: Pick<Context, 'clock' | 'baseUrl'>,
  shopId: number,
): AsyncGenerator<ExportDocument> {
  const shop = await findShop(db, shopId)
  if (shop === undefined) throw new Error('The shop is not there any more')
  const nodes = await listNodes(db, shopId)
  const next = await findNextNumber(db, shopId)
  const lists = {
    // Behind one that was deleted, whose number is not given again.
    next_category_number: nodes.every(({ number }) => number + 1 < next) && next > 1 ? next : undefined,
    block_list: await findBlockList(db, shopId),
    methods: await listShippingMethods(db, shopId),
    // The oldest first, as they are taken in.
    coupons: (await listCoupons(db, shopId)).toReversed(),
  }
  yield shopDocument(shop, lists, baseUrl)
  for (const category of recordsInTreeOrder(nodes)) yield categoryDocument(category)
  const linksOf = itemLinks(baseUrl)
  const now = clock.now()
  for await (const { row, beside } of itemRows(db, shopId)) {
    const { kind, data, state } = itemDocument(row, now, baseUrl, beside)
    yield { kind, data: { ...data, _links: linksOf(row.id) }, state }
  }
}

async function* orderLines(db: Connection, shopId: number): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const page = await nextOrders(db, shopId, after, ORDER_PAGE)
    const ids = page.map(({ id }) => id)
    const receipts = await findReceipts(db, shopId, ids)
    for (const order of page) yield orderLine(order, receipts.get(order.id))
    const last = page.at(-1)
    if (last === undefined || page.length < ORDER_PAGE) return
    after = last.id
  }
}

async function* files(db: Connection, context: FileSource, shopId: number): AsyncGenerator<FileDocument> {
  for (let after = 0; ; ) {
    const page = await listDigitalItems(db, shopId, after, PAGE)
    for (const { id, file_name } of page) {
      const file = file_name === null ? undefined : await findCarriedFile(db, shopId, id)
      if (file !== undefined) yield* filePartsOf(context, file)
    }
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return
    after = last.id
  }
}

async function* afterRows(db: Connection, kind: AfterKind, shopId: number): AsyncGenerator<AfterRow> {
  for (let after = 0; ; ) {
    const page = await nextAfterRows(db, kind, shopId, after, AFTER_PAGE[kind])
    yield* page
    const last = page.at(-1)
    if (last === undefined || page.length < AFTER_PAGE[kind]) return
    after = last.id
  }
}

async function* itemRows(db: Connection, shopId: number) {
  for (let cursor = START; ; ) {
    const page = await nextItems(db, shopId, cursor, PAGE)
    const ids = page.map(({ id }) => id)
    const rows = new Map((await findItems(db, shopId, ids)).map(row => [row.id, row]))
    const besideOf = await findBeside(db, shopId, ids)
    for (const id of ids) {
      const row = rows.get(id)
      if (row !== undefined) yield { row, beside: besideOf(id) }
    }
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return
    cursor = last
  }
}
