/** Which calls are kept in the log at a high rate; all are counted. */

/** Calls of a shop that are kept of each second: those that only read and succeeded, and all others. */
export const MAX_READS = 20
export const MAX_OTHERS = 100

/** Whether one more call is kept. `second` is any count of seconds that goes up. */
export type Sampler = (shopId: number, second: number, readAndSucceeded: boolean) => boolean

/** Makes the choice: the first calls of a second are kept. One for a process. */
export function makeSampler(): Sampler {
  let current = Number.NaN
  const kept = new Map<number, { reads: number; others: number }>()
  return (shopId, second, readAndSucceeded) => {
    if (second !== current) kept.clear()
    current = second
    let shop = kept.get(shopId)
    if (shop === undefined) {
      shop = { reads: 0, others: 0 }
      kept.set(shopId, shop)
    }
    if (readAndSucceeded) return ++shop.reads <= MAX_READS
    return ++shop.others <= MAX_OTHERS
  }
}
