/** What befalls the server and its database. */
import { setTimeout as delay } from 'node:timers/promises'
import { signal } from '../../support/signal.ts'
import { processesOf } from '../kills/processes.ts'
import type { Supervisor } from '../kills/supervisor.ts'
import type { Drive } from './drive.ts'

/** Longer than who connects waits for one that stands still, and longer than a look counts. */
const MOST_STOPPED_MS = 5000

/** Disturbs until it is over, and answers how often it did what. */
export async function disturb(
  { dataDir, chance, over }: Drive,
  program: Supervisor,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  const pidsOf = (kind: string) =>
    processesOf(program.pid(), dataDir).flatMap(found => (found.kind === kind ? [found.pid] : []))
  const ways: Readonly<Record<string, () => Promise<void>>> = {
    'the server stopped for a while': async () => {
      const pids = pidsOf('server')
      signal(pids, 'SIGSTOP')
      await delay(chance.whole(100, MOST_STOPPED_MS))
      signal(pids, 'SIGCONT')
    },
    'a backend killed': async () => killOne(pidsOf('backend')),
    'PostgreSQL killed': async () => killOne(pidsOf('postmaster')),
    'the server killed': async () => signal(pidsOf('server'), 'SIGKILL'),
  }
  const killOne = (pids: readonly number[]) => {
    if (pids.length > 0) signal(chance.pick(pids), 'SIGKILL')
  }
  while (!over.aborted) {
    await delay(chance.whole(4000, 15_000))
    if (over.aborted) break
    const [kind = '', happen] = chance.pick(Object.entries(ways))
    await happen?.()
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}
