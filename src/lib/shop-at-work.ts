/** On whose behalf the program works just now, for what is shared among shops: connections, processes. */
import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<number | undefined>()

/** The id of the shop; undefined where nobody's or everybody's work is done. */
export function shopAtWork(): number | undefined {
  return storage.getStore()
}

/** Does the work, and all that it leads to, on behalf of the shop. */
export function onBehalfOf<T>(shopId: number | undefined, work: () => T): T {
  return storage.run(shopId, work)
}
