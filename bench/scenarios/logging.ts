/** What the log costs: the same page from a server that writes a line a request (info) and from one that does not (warn). */
import { authorization, type Bench, loadTarget } from '../support/bench.ts'
import { httpRequest } from '../support/load.ts'
import type { Result } from '../support/result.ts'
import { runRounds } from '../support/rounds.ts'
import { startAkinai } from '../support/server.ts'

/** Measures it on the item page and on the item. */
export async function measureLogging(bench: Bench, name: string, path: string): Promise<Result> {
  const { shop, akinai, options } = bench
  await using quiet = await startAkinai(shop.folder, {
    AKINAI_DATA_DIR: shop.dataDir,
    AKINAI_DEMO: 'off',
    LOG_LEVEL: 'warn',
  })
  const request = httpRequest('GET', path, authorization(shop))
  const load = { seconds: options.seconds, nextRequest: () => request, expectedStatus: 200 }
  for (const server of [akinai, quiet]) await loadTarget(server, { ...load, seconds: 1 })()
  const targets = { akinai: loadTarget(akinai, load), 'LOG_LEVEL=warn': loadTarget(quiet, load) }
  const rounds = await runRounds(targets, options.rounds)
  return { name, title: `${path} with a log line a request`, items: shop.items, ...rounds }
}
