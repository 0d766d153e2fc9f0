/** How much memory the server has taken under the load of the scenarios before. */
import type { Bench } from '../support/bench.ts'
import { memoryOf } from '../support/processes.ts'
import type { Result } from '../support/result.ts'

/** Reads what the kernel has counted since the process began. */
export function measureMemory({ shop, akinai }: Bench, loads: number): Result {
  const { now, peak } = memoryOf(akinai.pid)
  return {
    name: 'memory',
    title: `most memory of the process after ${loads} scenarios`,
    items: shop.items,
    value: peak,
    unit: 'MB',
    details: { nowMegabytes: Math.round(now) },
  }
}
