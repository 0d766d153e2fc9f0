/** What every scenario works with. */
import type { Options } from '../options.ts'
import type { BenchShop } from './bench-shop.ts'
import { type Load, runLoad } from './load.ts'
import { processorSeconds } from './processes.ts'
import type { Target } from './rounds.ts'
import type { Server } from './server.ts'

/** Connections, of the load generator and of pgbench alike. */
export const CONNECTIONS = 16

/** A shop, the program that serves it, and how much is to be measured. */
export interface Bench {
  readonly options: Options
  readonly shop: BenchShop
  readonly akinai: Server
  readonly pgbench: boolean
}

/** The header that lets a request through. */
export function authorization({ token }: Pick<BenchShop, 'token'>): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

/** What the program answers, for a reference to send; a body is posted. Throws when it is no success. */
export async function fetchBytes({ shop, akinai }: Bench, path: string, body?: object): Promise<Buffer> {
  const json = body && { 'content-type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${akinai.port}${path}`, {
    ...{ method: body ? 'POST' : 'GET', headers: { ...authorization(shop), ...json } },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

/** A turn of load on a server, with the processor time that its process used for each answer. */
export function loadTarget(
  server: Pick<Server, 'port' | 'pid'>,
  load: Pick<Load, 'seconds' | 'nextRequest' | 'expectedStatus'>,
): Target {
  return async () => {
    const before = processorSeconds(server.pid)
    const begun = performance.now()
    const figures = await runLoad({ port: server.port, connections: CONNECTIONS, ...load })
    const share = (processorSeconds(server.pid) - before) / ((performance.now() - begun) / 1000)
    return { ...figures, processor: (share / figures.rate) * 1e6 }
  }
}

/** Takes any of them. */
export function atRandom<T>(values: readonly T[]): () => T {
  return () => {
    const value = values[Math.floor(Math.random() * values.length)]
    if (value === undefined) throw new Error('Nothing to take from')
    return value
  }
}
