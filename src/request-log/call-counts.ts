/** Counts of calls by shop and hour, until they are written. */
import type { CallCount } from './store.ts'

const HOUR_MS = 60 * 60 * 1000

type Sum = { -readonly [Member in 'calls' | 'client_errors' | 'server_errors']: number }

/** What was counted since the last time. As many as there are shops that call. */
export interface CallCounts {
  /** Counts a call that was answered at a time, in ms since 1970. */
  count(shopId: number, time: number, status: number): void
  isEmpty(): boolean
  /** Takes all of it away to be written. */
  take(): CallCount[]
  /** Puts back what could not be written. */
  restore(counts: readonly CallCount[]): void
}

/** Begins with nothing. */
export function makeCallCounts(): CallCounts {
  let sums = new Map<string, Sum>()

  function sumOf(shopId: number, hour: number): Sum {
    const key = `${shopId} ${hour}`
    const known = sums.get(key) ?? { calls: 0, client_errors: 0, server_errors: 0 }
    sums.set(key, known)
    return known
  }

  return {
    count(shopId, time, status) {
      const sum = sumOf(shopId, Math.floor(time / HOUR_MS))
      sum.calls += 1
      if (status >= 500) sum.server_errors += 1
      else if (status >= 400) sum.client_errors += 1
    },
    isEmpty: () => sums.size === 0,
    take() {
      const taken = [...sums].map(([key, sum]) => {
        const [shop, hour] = key.split(' ')
        return { shop_id: Number(shop), hour: new Date(Number(hour) * HOUR_MS).toISOString(), ...sum }
      })
      sums = new Map()
      return taken
    },
    restore(counts) {
      for (const { shop_id, hour, calls, client_errors, server_errors } of counts) {
        const sum = sumOf(shop_id, Date.parse(hour) / HOUR_MS)
        sum.calls += calls
        sum.client_errors += client_errors
        sum.server_errors += server_errors
      }
    },
  }
}
