/** The network between three nodes of Patroni, etcd and those who call them, of which a node can be cut off. */
import {
  directly,
  NAMES,
  type NodeName,
  type PatroniPorts,
  type Reached,
  type Three,
} from '../../../deploy/patroni/patroni.ts'
import { type Cable, layCable } from './cable.ts'

/**
 * From whom a node is cut off: from everybody, from etcd and the other nodes while callers still reach it, or only from those that
 * copy what it writes.
 */
export type CutOff = 'from everybody' | 'from all but its callers' | 'from its replicas'

/** Cables in place of addresses. */
export interface Network extends AsyncDisposable {
  readonly reached: Reached
  cut(name: NodeName, from: CutOff): void
  mend(name: NodeName): void
}

/** Lays all cables. */
export async function layNetwork(ports: PatroniPorts): Promise<Network> {
  await using stack = new AsyncDisposableStack()
  const lay = async (to: Three): Promise<readonly Cable[]> => {
    const cables = await Promise.all(to.map(layCable))
    for (const cable of cables) stack.use(cable)
    return cables
  }
  const { etcd, postgres, rest } = directly(ports).byNodes
  const byNodes = { etcd: await lay(etcd), postgres: await lay(postgres), rest: await lay(rest) }
  const byCallers = { postgres: await lay(postgres), rest: await lay(rest) }
  const among = Object.values(byNodes)
  const outside = Object.values(byCallers)
  const at = (all: readonly (readonly Cable[])[], name: NodeName) =>
    all.flatMap(three => three.at(NAMES.indexOf(name)) ?? [])
  const kept = stack.move()
  return {
    reached: {
      byNodes: { etcd: begins(byNodes.etcd), postgres: begins(byNodes.postgres), rest: begins(byNodes.rest) },
      byCallers: { postgres: begins(byCallers.postgres), rest: begins(byCallers.rest) },
    },
    cut: (name, from) => {
      const lines = {
        'from everybody': [...among, ...outside],
        'from all but its callers': among,
        'from its replicas': [byNodes.postgres],
      }[from]
      for (const cable of at(lines, name)) cable.cut()
    },
    mend: name => {
      for (const cable of at([...among, ...outside], name)) cable.mend()
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

function begins(cables: readonly Cable[]): Three {
  const [one, two, three] = cables.map(({ port }) => port)
  return [one ?? 0, two ?? 0, three ?? 0]
}
