/** An application as its applicant sees it (R-LOTTERY-2). */
import type { Context } from '../../context.ts'
import type { Connection } from '../../db/database.ts'
import { notFound } from '../../http/problems.ts'
import { writeDateTime } from '../../lib/date-time.ts'
import { findPlacementOfOrder } from '../../resources/orders/placement-store.ts'
import { findSaleItems } from '../item-store.ts'
import { lotOf } from './draw.ts'
import { settleWinOf } from './draw-lotteries.ts'
import { findSeed } from './draw-store.ts'
import type { ApplicationDocument } from './schemas.ts'
import { type Application, findApplicationBySecret } from './store.ts'
import { orderableUntil } from './time-to-order.ts'

/** An applicant's application, with what became of a winner's order by now. Throws 404 `applications/not-found`. */
export async function getApplication(context: Context, shopId: number, secret: string): Promise<Application> {
  const found = await findApplicationBySecret(context.db, shopId, secret)
  if (found === undefined) throw notFound('applications')
  if (found.state !== 'won' || found.order_key === null) return found
  await settleWinOf(context, shopId, found.id)
  return (await findApplicationBySecret(context.db, shopId, secret)) ?? found
}

/** How it is shown. */
export async function showApplication(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  application: Application,
): Promise<ApplicationDocument> {
  const { unique_key, state, item_id, variation_id, title, amount, created_at } = application
  const now = clock.now()
  const until = state === 'won' ? orderableUntil(application, now) : application.pay_until
  const isOver = state === 'won' && until !== null && until <= now && application.order_key === null
  return {
    ...{ unique_key, status: isOver ? 'lapsed' : state, item_id, variation_id, title, amount },
    ...{ applied_at: writeDateTime(created_at), draw_at: await drawAt(db, application) },
    pay_until: until === null ? null : writeDateTime(until),
    ...{ order_secret: await orderSecret(db, application), draw: await drawOf(db, application) },
  }
}

async function drawAt(db: Connection, { shop_id, item_id, state }: Application): Promise<string | null> {
  if (state !== 'applied') return null
  const item = (await findSaleItems(db, shop_id, [item_id])).get(item_id)
  return item?.scheduled_announce_at ? writeDateTime(item.scheduled_announce_at) : null
}

async function orderSecret(
  db: Connection,
  { shop_id, state, order_key }: Application,
): Promise<string | null> {
  if (state !== 'ordered' || order_key === null) return null
  return (await findPlacementOfOrder(db, shop_id, order_key))?.secret ?? null
}

async function drawOf(
  db: Connection,
  { shop_id, id, number: there, draw_id, rank }: Application,
): Promise<ApplicationDocument['draw']> {
  const found = draw_id === null ? undefined : await findSeed(db, shop_id, draw_id)
  if (found === undefined || rank === null) return null
  const { method, seed, drawn_at } = found
  // What was drawn elsewhere keeps its number.
  const number = there ?? id
  return { drawn_at: writeDateTime(drawn_at), method, seed, number, lot: lotOf(seed, number), rank }
}
