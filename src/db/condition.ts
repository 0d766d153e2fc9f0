/**
 * What has to hold of a row for a call to change it, such as that it is as the caller has seen it. It is judged at the beginning
 * of each transaction of the call, while the row is held for the change, so that of many who saw the same one alone changes it.
 * Whoever changes rows knows nothing of it; single writes are transactions then, and are not committed in groups.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { onBehalfOf, shopAtWork } from '../lib/shop-at-work.ts'
import type { Database, Transaction } from './database.ts'

/** A condition of a call. */
export interface Condition {
  /** Is called in each of its transactions before anything else; what it throws undoes the transaction. */
  readonly begin: (transaction: Transaction) => Promise<void>
  /** Is called when the work is done; `prepares` when another transaction will carry out what this one has decided. Answers whether the call has had its effect. */
  readonly end: (transaction: Transaction, prepares: boolean) => Promise<boolean>
  /** Whether it had, or nothing that is done from now on is the call's. */
  isSettled: boolean
}

const storage = new AsyncLocalStorage<Condition>()

/** Does the work under the condition. */
export function underCondition<T>(condition: Condition, work: () => T): T {
  return storage.run(condition, work)
}

/** What has to hold for what is being done; undefined where nothing has. */
export function conditionAtWork(): Condition | undefined {
  const condition = storage.getStore()
  return condition?.isSettled ? undefined : condition
}

/**
 * Judges the condition of the call by itself, where there is one: before what else the call names is looked at outside of a
 * transaction. The one that changes something judges it again. It stands outside of the call's unit, which would hold the row from here on.
 */
export async function judgeCondition(db: Pick<Database, 'transaction'>): Promise<void> {
  if (conditionAtWork() === undefined) return
  await onBehalfOf(shopAtWork(), () => db.transaction(async () => {}))
}
