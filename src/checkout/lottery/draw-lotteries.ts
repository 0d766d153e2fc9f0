/** The jobs of lotteries: they draw, tell the applicants, and see to winners (R-LOTTERY-3 to R-LOTTERY-6). */
import { randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { Problem } from '../../http/problems.ts'
import { wholeSecond } from '../../lib/date-time.ts'
import { beginRun } from '../../lib/run-bound.ts'
import { queueLetters } from '../../mail/outbox.ts'
import { isOfFullShop } from '../../mail/places.ts'
import { findPlacementOfOrder, type StoredPlacement } from '../../resources/orders/placement-store.ts'
import { findOrders } from '../../resources/orders/store.ts'
import { findShop } from '../../shops/store.ts'
import { draw, METHOD, winnersOf } from './draw.ts'
import {
  type DueDraw,
  decideApplications,
  findDueDraws,
  findPieces,
  holdEntries,
  holdLottery,
  insertDraw,
} from './draw-store.ts'
import { APPLICATIONS_KEPT_DAYS, IMPORT_AWAITED_MS } from './limits.ts'
import { applicationLetter } from './mails.ts'
import {
  type Application,
  deleteOldApplications,
  findApplication,
  findOpenWins,
  findUntold,
  lockApplication,
  saveApplication,
  type Untold,
} from './store.ts'
import { orderableUntil, timeToOrder } from './time-to-order.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Draws of one run, and applicants that are told, at most. */
const MAX_DRAWS = 50
const MAX_TOLD = 1000

/** Looked for at a time. */
const BATCH = 200

/** Draws every lottery whose result is to be announced by now; answers how many. */
export async function drawLotteries(context: Context): Promise<number> {
  let drawn = 0
  const now = context.clock.now()
  const importing = new Date(now.getTime() - IMPORT_AWAITED_MS)
  for (const due of await findDueDraws(context.db, now, importing, MAX_DRAWS)) {
    try {
      if (await drawLottery(context, due)) drawn += 1
    } catch (error) {
      context.log.error({ err: error, shop: due.shop_id, item: due.item_id }, 'a lottery was not drawn')
    }
  }
  return drawn
}

/** Draws and records it in one transaction; of two at once the second finds nobody waiting. */
function drawLottery({ db, clock }: Pick<Context, 'db' | 'clock'>, due: DueDraw): Promise<boolean> {
  return db.transaction(async tx => {
    const now = wholeSecond(clock.now())
    const item = await holdLottery(tx, due, now)
    // Meanwhile the shop may have put it off.
    if (item !== undefined && !item.due) return false
    const waiting = await holdEntries(tx, due)
    const [first] = waiting
    if (first === undefined) return false
    // Of an item that is gone there are no pieces.
    const pieces = item === undefined ? [] : await findPieces(tx, due)
    const seed = randomBytes(32).toString('hex')
    const entries = waiting.map(({ number, variation_id, amount }) => ({ number, variation_id, amount }))
    const drawn = await draw({ seed, entries, pieces })
    const id = await insertDraw(tx, due.shop_id, {
      ...{
        item_id: due.item_id,
        title: item?.title ?? first.title,
        drawn_at: now,
        method: METHOD,
        seed,
        pieces,
      },
      entries: entries.map(({ number, variation_id, amount }) => [number, variation_id, amount] as const),
      winners: winnersOf(drawn),
    })
    await decideApplications(tx, due.shop_id, id, drawn, { now, payUntil: timeToOrder(now) })
    return true
  })
}

/** In the order in which applicants are told, before all of them. */
const FIRST: Untold = { state: 'won', shop_id: 0, id: 0 }

/**
 * Tells applicants what became of them; those of shops that may send no more mails today wait. Whoever cannot be told, as one
 * whose own mailbox has had its mails of the day, keeps nobody else waiting. Answers how many were told.
 */
export async function tellApplicants(context: Context): Promise<number> {
  const run = beginRun()
  const full: number[] = []
  let told = 0
  for (let after = FIRST; ; ) {
    const untold = await findUntold(context.db, after, full, BATCH)
    for (const row of untold) {
      if (told >= MAX_TOLD || run.isOver()) return told
      if (full.includes(row.shop_id)) continue
      try {
        await tell(context, row)
        told += 1
      } catch (error) {
        if (isOfFullShop(error)) full.push(row.shop_id)
        const level = error instanceof Problem ? 'info' : 'error'
        context.log[level](
          { err: error, shop: row.shop_id, application: row.id },
          'an applicant is told later',
        )
      }
    }
    const last = untold.at(-1)
    if (last === undefined || untold.length < BATCH) return told
    after = last
  }
}

/** The time of a winner begins when the mail is written. */
function tell(
  { db, clock, baseUrl, config }: Context,
  row: Pick<Application, 'shop_id' | 'id'>,
): Promise<void> {
  return db.transaction(async tx => {
    const held = await lockApplication(tx, row)
    if (held === undefined || held.told_at !== null) return
    const now = wholeSecond(clock.now())
    const pay_until = held.state === 'won' ? timeToOrder(now) : held.pay_until
    const after = { ...held, told_at: now, pay_until }
    await saveApplication(tx, after, now)
    if (held.state !== 'won' && held.state !== 'lost') return
    const shop = await findShop(tx, row.shop_id)
    if (shop === undefined) throw new Error(`There is no shop ${row.shop_id}`)
    const letters = applicationLetter(`lottery_${held.state}`, after, { shop, baseUrl })
    await queueLetters(tx, row.shop_id, letters, config.mailLimits, now)
  })
}

/** Sees to wins whose order may have come, or whose time is over; answers with how many something happened. */
export async function settleWins(context: Context): Promise<number> {
  let settled = 0
  for (let after = { shop_id: 0, id: 0 }; ; ) {
    const wins = await findOpenWins(context.db, context.clock.now(), after, BATCH)
    for (const win of wins) if (await settleWin(context, win)) settled += 1
    const last = wins.at(-1)
    if (last === undefined || wins.length < BATCH) return settled
    after = last
  }
}

/** The same of one by its number. */
export async function settleWinOf(context: Context, shopId: number, id: number): Promise<void> {
  const win = await findApplication(context.db, shopId, id)
  if (win !== undefined) await settleWin(context, win)
}

/** What its order says, as far as it is known by now. */
function settleWin({ db, clock }: Context, { shop_id, id }: Application): Promise<boolean> {
  return db.transaction(async tx => {
    const held = await lockApplication(tx, { shop_id, id })
    if (held?.state !== 'won') return false
    const now = clock.now()
    const after = await asItStands(tx, held, now)
    if (after.state === held.state && after.order_key === held.order_key) return false
    await saveApplication(tx, after, now)
    return true
  })
}

/**
 * A held application with what its order says, which is written to it only within the next minute: whoever decides on it looks
 * here, under its lock. A win that still has an order's key then is being paid.
 */
export async function asItStands(tx: Transaction, held: Application, now: Date): Promise<Application> {
  const { shop_id, state, order_key } = held
  if (state !== 'won') return held
  const order = order_key === null ? 'none' : await stateOfOrder(tx, shop_id, order_key)
  if (order === 'placed') return { ...held, state: 'ordered' }
  if (order === 'authorising' || order === 'awaiting_buyer') return held
  const until = orderableUntil(held, now)
  return { ...held, order_key: null, ...(until !== null && until <= now ? { state: 'lapsed' } : {}) }
}

/** How far the order of a win is. One that came with its win by import was placed elsewhere. */
async function stateOfOrder(
  tx: Transaction,
  shopId: number,
  orderKey: string,
): Promise<StoredPlacement['state'] | 'none'> {
  const placement = await findPlacementOfOrder(tx, shopId, orderKey)
  if (placement !== undefined) return placement.state
  return (await findOrders(tx, shopId, [orderKey])).length > 0 ? 'placed' : 'none'
}

/** Forgets what came to nothing long ago; answers how many. */
export async function sweepApplications({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - APPLICATIONS_KEPT_DAYS * DAY_MS)
  for (let swept = 0; ; ) {
    const gone = await deleteOldApplications(db, before, 2000)
    swept += gone
    if (gone < 2000) return swept
  }
}
