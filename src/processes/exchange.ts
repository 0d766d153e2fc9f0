/** What the overseer does with what the processes that serve tell it: it passes on counts, and asks all of them for metrics. */
import { setTimeout as delay } from 'node:timers/promises'
import type { FromPart, ToldMetrics } from './messages.ts'
import type { Part } from './part.ts'

/** Milliseconds within which a process tells its metrics; one that is busy for longer is left out. */
const METRICS_MS = 2_000

/** Hears what a process says. */
export type Exchange = (part: Part, message: FromPart) => void

/** Makes it. `serving` answers whom there is to ask. */
export function makeExchange(serving: () => readonly Part[]): Exchange {
  const asked = new Map<number, (told: ToldMetrics) => void>()
  let last = 0

  async function metricsOf(part: Part): Promise<readonly ToldMetrics[]> {
    const id = ++last
    const told = new Promise<ToldMetrics>(resolve => asked.set(id, resolve))
    part.tell({ kind: 'tell-metrics', id })
    const found = await Promise.race([told, part.ended, delay(METRICS_MS, 'late')])
    asked.delete(id)
    return typeof found === 'string' ? [] : [found]
  }

  return (part, message) => {
    const others = () => serving().filter(each => each !== part)
    if (message.kind === 'counted') {
      for (const other of others()) other.tell(message)
    } else if (message.kind === 'metrics') {
      asked.get(message.id)?.(message.told)
    } else if (message.kind === 'want-metrics') {
      void Promise.all(others().map(metricsOf)).then(all =>
        part.tell({ kind: 'metrics-of-others', id: message.id, others: all.flat() }),
      )
    }
  }
}
