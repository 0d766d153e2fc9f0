/** On whose behalf the program works just now, and within which unit, for what is shared: connections, processes. */
import { AsyncLocalStorage } from 'node:async_hooks'

/** Statements that are committed together (`src/db/unit.ts`, which alone knows what is in one). */
export interface WorkUnit {
  readonly isUnit: true
  /** Whether it has begun: it holds a connection, and what is read from then on is read where it has written. */
  readonly hasBegun: boolean
}

interface Work {
  readonly shopId: number | undefined
  readonly unit: WorkUnit | undefined
  /** That which it stands outside of, and which is not over before it. */
  readonly around: WorkUnit | undefined
}

const storage = new AsyncLocalStorage<Work>()

/** The id of the shop; undefined where nobody's or everybody's work is done. */
export function shopAtWork(): number | undefined {
  return storage.getStore()?.shopId
}

/** The unit that the work belongs to; undefined where each transaction stands for itself. */
export function unitAtWork(): WorkUnit | undefined {
  return storage.getStore()?.unit
}

/** The unit that waits for the work, which does not belong to it. */
export function unitAround(): WorkUnit | undefined {
  return storage.getStore()?.around
}

/** Does the work, and all that it leads to, on behalf of the shop and in no unit. */
export function onBehalfOf<T>(shopId: number | undefined, work: () => T): T {
  return storage.run({ shopId, unit: undefined, around: unitAtWork() ?? unitAround() }, work)
}

/** Does the work, and all that it leads to, on behalf of the shop; it belongs to the unit that it belonged to before. */
export function servingShop<T>(shopId: number, work: () => T): T {
  return storage.run({ shopId, unit: unitAtWork(), around: unitAround() }, work)
}

/** Does the work, and all that it leads to, within the unit. */
export function withinUnit<T>(unit: WorkUnit, work: () => T): T {
  return storage.run({ shopId: shopAtWork(), unit, around: unitAround() }, work)
}
