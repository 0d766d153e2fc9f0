/**
 * The order of the cycle that comes next: under which name it is asked for, and that what was asked for is counted. An order can be
 * there, or come, without its subscription knowing: a payment service has not answered, or a job died behind it. So no cycle is
 * left before it is known what came of it, and none is asked for that was left (R-SUBSCRIPTION-5).
 */
import type { Context } from '../../context.ts'
import type { Connection, Transaction } from '../../db/database.ts'
import { findLivePlacement, type StoredPlacement } from '../../resources/orders/placement-store.ts'
import { findNextOrder, lockSubscription, type StoredSubscription } from './store.ts'
import { delivered } from './transitions.ts'
import { turn } from './turn.ts'

/** The subscription, and the cycle that comes next. */
type Cycle = Pick<StoredSubscription, 'shop_id' | 'id' | 'next_cycle'>

/** The name under which the order of its next cycle is asked for. */
export function referenceOf({ id, next_cycle }: Cycle): string {
  return `subscription/${id}/${next_cycle}`
}

/** What its next cycle has for an order, or may have; undefined where none was asked for, or nothing came of it. */
export function findAsked(db: Connection, row: Cycle): Promise<StoredPlacement | undefined> {
  return findLivePlacement(db, row.shop_id, referenceOf(row))
}

/** Thrown when it was left since it was taken up. */
export class Left extends Error {}

/**
 * Holds it while its order begins: whoever leaves the cycle has done so before, or finds what was asked for. Throws `Left` where
 * that is so, or it is not active any more.
 */
export async function holdCycle(tx: Transaction, row: Cycle): Promise<void> {
  const held = await lockSubscription(tx, row)
  if (held?.state !== 'active' || held.next_cycle !== row.next_cycle) throw new Left()
}

/** Counts the order of a cycle, once, whatever has become of its subscription meanwhile. */
export async function countOrder(context: Context, row: Cycle, orderKey: string): Promise<void> {
  await turn(context, row, (held, { today }) =>
    held.next_cycle === row.next_cycle ? delivered(held, orderKey, today) : null,
  )
}

/**
 * Counts the order of its next cycle that was asked for elsewhere, and came with it by import before it was counted there; answers
 * whether there is one. Throws 429 `mails/limit-reached`.
 */
export async function countImported(context: Context, row: StoredSubscription): Promise<boolean> {
  const orderKey = await findNextOrder(context.db, row)
  if (orderKey !== undefined) await countOrder(context, row, orderKey)
  return orderKey !== undefined
}

/** Counts the order that is there and that no job has counted yet. Throws 429 `mails/limit-reached`. */
export async function catchUp(context: Context, row: StoredSubscription): Promise<void> {
  const asked = await findAsked(context.db, row)
  if (asked === undefined) await countImported(context, row)
  else if (asked.state === 'placed') await countOrder(context, row, asked.unique_key)
}
