/**
 * Has the buyers of digital items get their files: once an order is paid for, or its payment authorised, and each digital
 * item of it has a file, its downloads are made available by the system (R-DOWNLOAD-2). Where a person has said so, too.
 */
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { wholeSecond } from '../../lib/date-time.ts'
import { beginRun } from '../../lib/run-bound.ts'
import { queueLetters } from '../../mail/outbox.ts'
import { RefusedByService } from '../../resources/orders/changes/kept-answer.ts'
import { provideDownloads } from '../../resources/orders/operations/provide-downloads.ts'
import type { Order } from '../../resources/orders/order.ts'
import { digitalLines } from '../../resources/orders/rules/deliver-downloads.ts'
import { findOrders, lockOrder } from '../../resources/orders/store.ts'
import { findShop } from '../../shops/store.ts'
import { claimDownloadCheck, endDownloadCheck, insertDownloads } from './download-store.ts'
import { findItemFiles } from './file-store.ts'
import { DOWNLOAD_DAYS } from './limits.ts'
import { makeLinks } from './links.ts'
import { downloadLetter } from './mail.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Orders that one run takes up at most, so that it ends. */
const MAX_TAKEN_UP = 1000

/**
 * A payment that is refused so often, within about three hours, is not tried again, until the order changes, a file is attached or a person
 * provides the downloads: each time is an entry of the order's history.
 */
const MOST_REFUSALS = 8

/** The job: looks at every order of which something has changed; answers of how many a file was provided. */
export async function provideFiles(context: Context): Promise<number> {
  const run = beginRun()
  let provided = 0
  for (let taken = 0; taken < MAX_TAKEN_UP && !run.isOver(); taken += 1) {
    const check = await claimDownloadCheck(context.db, context.clock.now())
    if (check === undefined) break
    const { shop_id: shop, unique_key: order } = check
    try {
      if (await provideFilesOf(context, shop, order)) provided += 1
      await endDownloadCheck(context.db, check)
    } catch (error) {
      // It is looked at again later: payments may be under maintenance, or no more mails be allowed today.
      const isGivenUp = error instanceof RefusedByService && check.attempts >= MOST_REFUSALS
      const more = isGivenUp ? ', and is left to people' : ''
      context.log.warn({ err: error, shop, order }, `a download was not made available${more}`)
      if (isGivenUp) await endDownloadCheck(context.db, check)
    }
  }
  return provided
}

/**
 * Does of one order what can be done by now; answers whether its buyer can download something that was not there before.
 * Throws what a dispatch does, and 429 `mails/limit-reached`.
 */
export async function provideFilesOf(context: Context, shopId: number, uniqueKey: string): Promise<boolean> {
  const [order] = await findOrders(context.db, shopId, [uniqueKey])
  if (order === undefined) return false
  if (await isToProvide(context, shopId, order)) {
    await provideDownloads(context, { shopId, tokenId: null }, uniqueKey)
  }
  return giveLinks(context, shopId, uniqueKey)
}

/** Of what has no file nobody but a person can say that the buyer has it. */
async function isToProvide({ db, clock }: Context, shopId: number, order: Order): Promise<boolean> {
  if (order.detail.status !== 'ordered' || order.state.under_investigation) return false
  const now = clock.now()
  const waiting = digitalLines(order).filter(
    ({ downloadable, opens }) => !downloadable && (opens === null || opens <= now),
  )
  if (waiting.length === 0) return false
  const items = new Set(waiting.map(({ id }) => itemOf(order, id)))
  return (
    !items.has(null) &&
    (
      await findItemFiles(
        db,
        shopId,
        [...items].flatMap(id => id ?? []),
      )
    ).length === items.size
  )
}

function itemOf(order: Order, lineId: number): number | null {
  return order.lines.find(({ id }) => id === lineId)?.stock_item_id ?? null
}

/** The buyer gets links for what was made available and has a file, with a mail, in one transaction; once for each line. */
async function giveLinks(context: Context, shopId: number, uniqueKey: string): Promise<boolean> {
  const linkTo = await makeLinks(context.db, context.baseUrl)
  return context.db.transaction(async tx => {
    const held = await lockOrder(tx, shopId, uniqueKey)
    if (held === undefined || held.secret === null) return false
    const now = wholeSecond(context.clock.now())
    const lines = await linesWithFiles(tx, shopId, held.order)
    if (lines.length === 0) return false
    const endsAt = new Date(now.getTime() + DOWNLOAD_DAYS * DAY_MS)
    const made = await insertDownloads(tx, shopId, held.id, lines, { now, endsAt })
    if (made.length === 0) return false
    const shop = await findShop(tx, shopId)
    if (shop === undefined) throw new Error(`There is no shop ${shopId}`)
    const files = made.map(({ id, line_id }) => ({ url: linkTo(shop, id), line_id }))
    const letter = downloadLetter(held.order.detail, shop, { files, endsAt })
    await queueLetters(tx, shopId, letter, context.config.mailLimits, now)
    return true
  })
}

async function linesWithFiles(tx: Transaction, shopId: number, order: Order) {
  const live = new Set(order.detail.lines.flatMap(({ id, status }) => (status === 'cancelled' ? [] : [id])))
  const lines = order.lines.flatMap(({ id, item_type, downloadable, stock_item_id }) =>
    item_type === 'digital' && downloadable && stock_item_id !== null && live.has(id)
      ? [{ line_id: id, item_id: stock_item_id }]
      : [],
  )
  const items = lines.map(({ item_id }) => item_id)
  const files = new Set((await findItemFiles(tx, shopId, items)).map(({ item_id }) => item_id))
  return lines.filter(({ item_id }) => files.has(item_id))
}
