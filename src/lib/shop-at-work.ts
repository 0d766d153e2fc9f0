/** On whose behalf the program works just now, in which call, and within which unit, for what is shared: connections, processes. */
import { AsyncLocalStorage } from 'node:async_hooks'

/** Statements that are committed together (`src/db/unit.ts`, which alone knows what is in one). */
export interface WorkUnit {
  readonly isUnit: true
  /** Whether it has begun: it holds a connection, and what is read from then on is read where it has written. */
  readonly hasBegun: boolean
}

interface Work {
  readonly shopId: number | undefined
  /** Each stands for a call, and has nothing in it. */
  readonly calls: readonly object[]
  readonly unit: WorkUnit | undefined
  /** That which it stands outside of, and which is not over before it. */
  readonly around: WorkUnit | undefined
}

const storage = new AsyncLocalStorage<Work>()

/** The id of the shop; undefined where nobody's or everybody's work is done. */
export function shopAtWork(): number | undefined {
  return storage.getStore()?.shopId
}

/** What stands for the calls whose work it is, nearly always one, to keep by it what is known of each. */
export function callsAtWork(): readonly object[] {
  return storage.getStore()?.calls ?? []
}

/** The unit that the work belongs to; undefined where each transaction stands for itself. */
export function unitAtWork(): WorkUnit | undefined {
  return storage.getStore()?.unit
}

/** The unit that waits for the work, which does not belong to it. */
export function unitAround(): WorkUnit | undefined {
  return storage.getStore()?.around
}

/** Does the work of a call, and all that it leads to, on behalf of the shop if it is one's. */
export function inCall<T>(shopId: number | undefined, work: () => T): T {
  return storage.run({ shopId, calls: [{}], unit: undefined, around: undefined }, work)
}

/** Does the work, and all that it leads to, on behalf of the shop and in no unit; for those calls that wait for it. */
export function onBehalfOf<T>(shopId: number | undefined, work: () => T, calls = callsAtWork()): T {
  return storage.run({ shopId, calls, unit: undefined, around: unitAtWork() ?? unitAround() }, work)
}

/** Does the work, and all that it leads to, on behalf of the shop; it belongs to the unit that it belonged to before. */
export function servingShop<T>(shopId: number, work: () => T): T {
  return storage.run({ shopId, calls: callsAtWork(), unit: unitAtWork(), around: unitAround() }, work)
}

/** Does the work, and all that it leads to, within the unit. */
export function withinUnit<T>(unit: WorkUnit, work: () => T): T {
  return storage.run({ shopId: shopAtWork(), calls: callsAtWork(), unit, around: unitAround() }, work)
}
