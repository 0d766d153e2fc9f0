/**
 * What a call does and who it was are committed together: whoever lets a call in says how it is noted, and the first of its
 * transactions that changes something notes it before it commits. So there is neither a change without its note nor a
 * note without its change, and an operation that is added needs to know nothing of it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from './database.ts'

/** A call that is to be noted. */
export interface Deed {
  /** Is called in each of its transactions before anything else, and answers what `note` has to know of the beginning. */
  readonly begin: (transaction: Transaction) => Promise<number>
  /** Notes what the call did, in the transaction that does it; answers whether there was anything to note. */
  readonly note: (transaction: Transaction, begun: number) => Promise<boolean>
  /** Whether it was, or nothing that is done from now on is the call's. */
  isSettled: boolean
}

const storage = new AsyncLocalStorage<Deed | undefined>()
const preparations = new WeakSet<Transaction>()

/** Does the work as a deed. What it leaves to timers is done as the same one, until the deed is settled. */
export function doing<T>(deed: Deed | undefined, work: () => T): T {
  // Nearly always neither is there, and each run copies what all other storages have.
  return storage.getStore() === deed ? work() : storage.run(deed, work)
}

/** What is being done and not noted yet; undefined where nobody wants it noted. */
export function deedAtWork(): Deed | undefined {
  const deed = storage.getStore()
  return deed?.isSettled ? undefined : deed
}

/** Says of a running transaction that it only prepares what another will do or leave: it is not noted. */
export function callPreparation(transaction: Transaction): void {
  preparations.add(transaction)
}

/** Whether somebody said so. */
export function isPreparation(transaction: Transaction): boolean {
  return preparations.has(transaction)
}
