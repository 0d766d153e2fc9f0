/** The end of what others may hold up: it is waited for, but not for as long as they like. */
import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds for which a server that stops waits for what it has begun, unless an operator sets another number. */
export const STOP_MS = 30_000

/** What ends because it was cut off is waited for a moment longer, in ms. */
const CUT_OFF_MS = 5_000

/**
 * Waits until all of `works` have ended, but not beyond `late`: then `cutOff` is called, which is to end them, and what still goes on `momentMs`
 * after is left behind. Answers whether all ended by themselves. Throws what the first of them that failed throws.
 */
export async function endInTime(
  works: readonly PromiseLike<unknown>[],
  late: Promise<unknown>,
  cutOff: () => void,
  momentMs = CUT_OFF_MS,
): Promise<boolean> {
  const all = Promise.allSettled(works)
  const results = await Promise.race([all, late.then(() => undefined)])
  if (results === undefined) {
    cutOff()
    await Promise.race([all, delay(momentMs, undefined, { ref: false })])
    return false
  }
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return true
}
