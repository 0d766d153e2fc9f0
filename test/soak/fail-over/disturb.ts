/** What happens to servers, nodes and their network while they are written to, one after the other. */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import {
  type Member,
  NAMES,
  type NodeName,
  type Nodes,
  type PatroniCluster,
  type PatroniPorts,
} from '../../../deploy/patroni/patroni.ts'
import type { CutOff, Network } from './network.ts'
import type { Refusal } from './tally.ts'
import { writePast } from './written-past.ts'

/** What is disturbed, and who is told of it. */
export interface Disturbed {
  readonly cluster: PatroniCluster
  readonly network: Network
  readonly ports: PatroniPorts
  /** Leads to whoever is primary. */
  readonly outside: pg.Pool
  /** How often a primary is killed, and then how often one is cut off. */
  readonly kills: number
  readonly cuts: number
  /** Numbers from 0 to below 1. */
  readonly random: () => number
  /** Waits until so much of all calls is begun. */
  readonly untilBegun: (part: number) => Promise<void>
  /** What came of what happened at that moment, once writes are done again. */
  readonly untilDone: (moment: number) => Promise<Refusal>
  /** The longest that a write waited for its answer since then, in ms. */
  readonly longestSince: (moment: number) => number
  readonly tell: (text: string) => void
  readonly fault: (text: string) => void
}

/** How long a network stays cut once writes are done elsewhere, in ms. */
const STAYS_CUT_MS = 10_000

/** All of it, spread over all calls. */
export async function disturb(disturbed: Disturbed): Promise<void> {
  const { kills, cuts, random, untilBegun, outside } = disturbed
  const phases = kills + cuts + 3
  await untilBegun(1 / phases)
  await restartBoth(disturbed)
  await untilBegun(2 / phases)
  await switchOver(disturbed)
  for (let done = 0; done < kills + cuts; done++) {
    await untilBegun((3 + done + random() * 0.5) / phases)
    await disturbed.cluster.nodes.whole()
    await delay(random() * 2_000)
    if (done < kills) await kill(disturbed)
    else await [cutFromNodes, cutFromAll, cutFromReplicas][(done - kills) % 3]?.(disturbed)
    // Payments that were under way are looked at now, and not half a minute later.
    await outside.query(`update payment_operations set held_until = created_at where state = 'pending'`)
    await outside.query(`select graphile_worker.add_job('resolve_payments')`)
  }
}

async function restartBoth({ cluster, untilDone, tell, fault }: Disturbed): Promise<void> {
  const moment = performance.now()
  for (const index of [0, 1] as const) await cluster.restart(index)
  const { count } = await untilDone(moment)
  tell(`both servers restarted, one after the other: ${count} calls refused`)
  if (count > 0) fault(`a rolling restart refused ${count} calls`)
}

async function switchOver({ cluster: { nodes }, untilDone, tell }: Disturbed): Promise<void> {
  const moment = performance.now()
  await nodes.switchOver()
  tell(`switched over in order: ${describe(await untilDone(moment))}`)
  await nodes.whole()
}

async function kill({ cluster: { nodes }, untilDone, tell }: Disturbed): Promise<void> {
  const leader = await nodeOf(nodes, 'leader')
  const moment = performance.now()
  nodes.kill(leader)
  tell(`primary (${leader}) killed: ${describe(await untilDone(moment))}`)
  nodes.start(leader)
  const back = await untilBack(nodes, leader)
  tell(`  ${leader} is ${back} again ${inSeconds(performance.now() - moment)} s after it was killed`)
}

const cutFromNodes = (disturbed: Disturbed) => cutPrimary(disturbed, 'from all but its callers')
const cutFromAll = (disturbed: Disturbed) => cutPrimary(disturbed, 'from everybody')

/** Cuts a primary off until another one takes writes, and sees that nothing is lost that was acknowledged on its side. */
async function cutPrimary(disturbed: Disturbed, from: CutOff): Promise<void> {
  const { network, ports, outside, untilDone, tell, fault } = disturbed
  const { nodes } = disturbed.cluster
  const leader = await nodeOf(nodes, 'leader')
  const past = await writePast(ports.postgres[NAMES.indexOf(leader)] ?? 0, outside)
  await delay(1_000)
  const moment = performance.now()
  network.cut(leader, from)
  await untilOther(nodes, leader)
  tell(`primary (${leader}) cut off ${from}: ${describe(await untilDone(moment))}`)
  await delay(STAYS_CUT_MS)
  await mend(disturbed, leader)
  const { late, missing } = await past.end(moment)
  tell(`  ${late} writes were acknowledged on its side after the cut; ${missing.length} of all are missing`)
  if (missing.length > 0) fault(`${leader} acknowledged what is not there: ${missing.join(', ')}`)
}

/** Cuts a primary off from its replicas: commits wait until Patroni lets it go on alone. */
async function cutFromReplicas(disturbed: Disturbed): Promise<void> {
  const { network, untilDone, longestSince, tell } = disturbed
  const leader = await nodeOf(disturbed.cluster.nodes, 'leader')
  const moment = performance.now()
  network.cut(leader, 'from its replicas')
  await delay(2 * STAYS_CUT_MS)
  const { refused, count } = await untilDone(moment)
  const waited = inSeconds(longestSince(moment))
  tell(
    `primary (${leader}) cut off from its replicas: a write waited for ${waited} s at the most; refused for ${inSeconds(refused)} s, ${count} answers`,
  )
  await mend(disturbed, leader)
}

async function mend({ network, cluster: { nodes }, tell }: Disturbed, name: NodeName): Promise<void> {
  const moment = performance.now()
  network.mend(name)
  const back = await untilBack(nodes, name)
  tell(`  ${name} is ${back} again ${inSeconds(performance.now() - moment)} s after its network was whole`)
}

/** Waits until another node is the primary. */
async function untilOther(nodes: Nodes, name: NodeName): Promise<void> {
  for (const since = performance.now(); performance.now() - since < 120_000; await delay(100)) {
    const leader = (await nodes.members(name)).find(({ role }) => role === 'leader')
    if (leader !== undefined && leader.name !== name) return
  }
  throw new Error(`Nobody followed ${name} for two minutes`)
}

async function nodeOf(nodes: Nodes, role: Member['role']): Promise<NodeName> {
  const found = (await nodes.members()).find(member => member.role === role)
  if (found === undefined) throw new Error(`There is no ${role}`)
  return found.name
}

/** What a node is when all are well again. */
async function untilBack(nodes: Nodes, name: NodeName): Promise<string> {
  await nodes.whole()
  return (await nodes.members()).find(member => member.name === name)?.role ?? 'nothing'
}

const inSeconds = (ms: number) => (ms / 1000).toFixed(1)

function describe({ refused, sinceCause, count }: Refusal): string {
  return `writes refused for ${inSeconds(refused)} s (the first done ${inSeconds(sinceCause)} s after it), ${count} answers`
}
