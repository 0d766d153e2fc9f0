/** How many connections all processes have, which none of them knows by itself. */
import type { ConnectionsBefore } from '../http/peers.ts'
import type { Crew } from './crew.ts'
import type { Part } from './part.ts'

/**
 * How many there are before one of this network; undefined counts for none. In all, those of a process that leaves are left out: they end within seconds
 * by themselves, and a process that serves can make no room among them.
 */
export function connectionsBefore(
  crew: Record<keyof Pick<Crew, 'all' | 'serving'>, () => readonly Pick<Part, 'connections'>[]>,
  network: string | undefined,
): ConnectionsBefore {
  const inAll = crew.serving().reduce((sum, { connections }) => sum + connections.size, 0)
  let ofNetwork = 0
  for (const { connections } of network === undefined ? [] : crew.all())
    for (const each of connections.values()) if (each === network) ofNetwork++
  return { ofNetwork, inAll }
}
