/** Sales of items: set, ended, begun and ended when their time comes (R-SALE-1 to R-SALE-5). For the console. */
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { Problem, type Violation } from '../../../http/problems.ts'
import { beginRun } from '../../../lib/run-bound.ts'
import { type LockedItem, lockItem, touchItem } from '../hold-store.ts'
import { type DueSale, findDueSales, findSale, putSale, removeSale, setSalesPeriod } from '../sale-store.ts'
import { checkSale, pricesAfter, type Sale, saleStep } from '../sales.ts'
import { updateItemRow } from '../store.ts'
import { withItem } from './with-item.ts'

/** Sales that are looked for at a time. */
const AT_ONCE = 500

/** Of these so many are begun or ended side by side: the database works at one while another is on its way. */
const SIDE_BY_SIDE = 4

/** Milliseconds of one run of the job, which comes every minute: what is left is taken up by the next. */
const RUN_MS = 50_000

/** Where an item is held. */
interface Held {
  readonly tx: Transaction
  readonly shopId: number
  readonly itemId: number
  readonly now: Date
}

/** Gives an item a sale in place of the one that it has. One whose time has come begins at once. Throws 404, or 422. */
export function setItemSale(
  context: Context,
  shopId: number,
  itemId: number,
  wanted: Pick<Sale, 'price' | 'starts_at' | 'ends_at'>,
): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, item, now) => {
    requireNone(checkSale(wanted, item, now))
    const held = { tx, shopId, itemId, now }
    const regular = await takeOff(held, item)
    const sale = { ...wanted, begun: false }
    await putSale(tx, shopId, itemId, sale)
    // One to come changes nothing that is shown, and is a change of the item all the same: for who is about to change it (R-MATCH-1).
    await touchItem(tx, shopId, itemId, now)
    await see(held, regular, sale)
  })
}

/** Ends a sale, or forgets one to come. Throws 404 for the item; nothing happens where there is no sale. */
export function endItemSale(context: Context, shopId: number, itemId: number): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, item, now) => {
    if ((await findSale(tx, shopId, itemId))?.begun === false) await touchItem(tx, shopId, itemId, now)
    await takeOff({ tx, shopId, itemId, now }, item)
  })
}

/** Sets when an item is on sale. Throws 404, or 422 for a lottery, which has its own times, and where it ends before it begins. */
export function setItemSalesPeriod(
  context: Context,
  shopId: number,
  itemId: number,
  period: { readonly start: Date | null; readonly end: Date | null },
): Promise<void> {
  return withItem(context, shopId, itemId, async (tx, { type }, now) => {
    const { start, end } = period
    requireNone([
      ...(type === 'lottery'
        ? [{ pointer: '', detail: 'is not for a lottery, which has its own times' }]
        : []),
      ...(start !== null && end !== null && start >= end
        ? [{ pointer: '/sales_end_at', detail: 'must be later than sales_start_at' }]
        : []),
    ])
    await setSalesPeriod(tx, shopId, itemId, period, now)
  })
}

/** Begins and ends sales of all shops whose time has come; answers how many. One that cannot be is left to the next run, and holds up no other. */
export async function seeToSales(context: Context, atOnce = AT_ONCE): Promise<number> {
  const { db, clock } = context
  const [run, now] = [beginRun(RUN_MS), clock.now()]
  let seen = 0
  let due = await findDueSales(db, now, atOnce)
  for (;;) {
    for (let first = 0; first < due.length; first += SIDE_BY_SIDE) {
      if (run.isOver()) return seen
      const some = due.slice(first, first + SIDE_BY_SIDE)
      const done = await Promise.all(some.map(one => seeToSale(context, one)))
      seen += done.filter(isDone => isDone).length
    }
    if (due.length < atOnce) return seen
    due = await findDueSales(db, now, atOnce, due.at(-1))
  }
}

/** Answers whether it could be done. */
async function seeToSale({ db, clock, log }: Context, due: DueSale): Promise<boolean> {
  const { shop_id: shopId, item_id: itemId } = due
  try {
    await db.transaction(async tx => {
      const item = await lockItem(tx, shopId, itemId)
      const sale = await findSale(tx, shopId, itemId)
      if (item === undefined || sale === undefined) return
      await see({ tx, shopId, itemId, now: clock.now() }, item, sale)
    })
    return true
  } catch (error) {
    log.error({ err: error, shop: shopId, item: itemId }, 'a sale was neither begun nor ended')
    return false
  }
}

/** Does what is due of a sale. */
async function see({ tx, shopId, itemId, now }: Held, item: LockedItem, sale: Sale): Promise<void> {
  const step = saleStep(sale, item, now)
  if (step === null) return
  if (step !== 'forget')
    await updateItemRow(tx, shopId, itemId, { ...item, ...pricesAfter(step, sale, item) }, now)
  if (step === 'begin') await putSale(tx, shopId, itemId, { ...sale, begun: true })
  else await removeSale(tx, shopId, itemId)
}

/** Takes the sale away that an item has; answers the item at its regular price. */
async function takeOff({ tx, shopId, itemId, now }: Held, item: LockedItem): Promise<LockedItem> {
  await removeSale(tx, shopId, itemId)
  if (item.proper_price === null) return item
  const regular = { ...item, price: item.proper_price, proper_price: null }
  await updateItemRow(tx, shopId, itemId, regular, now)
  return regular
}

function requireNone(violations: readonly Violation[]): void {
  if (violations.length === 0) return
  const [first] = violations
  throw new Problem('console/rejected', `${first?.pointer || 'The sale'} ${first?.detail}.`, { violations })
}
