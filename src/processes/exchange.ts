/**
 * What the overseer does with what the processes that serve tell it: it passes on counts, and asks all of them for metrics, of
 * which it has the last ones at hand (`last-told.ts`).
 */
import { inTime } from '../lib/in-time.ts'
import { TELL_MS } from '../lib/metrics-times.ts'
import { makeLastTold } from './last-told.ts'
import type { FromPart, ToldMetrics } from './messages.ts'
import type { Part } from './part.ts'

/** Hears what a process says. */
export type Exchange = (part: Part, message: FromPart) => void

/** What it goes by. */
interface Terms {
  /** All that have not ended. */
  readonly parts: () => readonly Part[]
  /** What the overseer tells of itself. */
  readonly own: () => ToldMetrics
}

/** Makes it. */
export function makeExchange({ parts, own }: Terms): Exchange {
  const asked = new Map<number, () => void>()
  const known = new WeakSet<Part>()
  const lastTold = makeLastTold<Part>()
  let last = 0

  function note(part: Part, at: number, told: ToldMetrics): void {
    if (!known.has(part)) void part.ended.then(() => lastTold.end(part))
    known.add(part)
    lastTold.note(part, at, told)
  }

  /** Asks one, and goes on when it has told, has ended, or is late. */
  async function ask(part: Part): Promise<void> {
    const id = ++last
    const told = new Promise<void>(resolve => asked.set(id, resolve))
    part.tell({ kind: 'tell-metrics', id })
    await inTime(Promise.race([told, part.ended]), TELL_MS).catch(() => {})
    asked.delete(id)
  }

  /** Of all that answer callers: one that leaves does so to its end, and one that starts has nothing to tell. */
  async function metricsOfAll(): Promise<readonly ToldMetrics[]> {
    await Promise.all(parts().map(part => (part.state === 'starting' ? undefined : ask(part))))
    return [...lastTold.all(), own()]
  }

  return (part, message) => {
    if (message.kind === 'counted') {
      for (const other of parts()) if (other !== part && other.state === 'serving') other.tell(message)
    } else if (message.kind === 'metrics') {
      note(part, message.id, message.told)
      asked.get(message.id)?.()
    } else if (message.kind === 'last-metrics') {
      note(part, Number.POSITIVE_INFINITY, message.told)
    } else if (message.kind === 'want-metrics') {
      void metricsOfAll().then(told => part.tell({ kind: 'metrics-of-all', id: message.id, told }))
    }
  }
}
