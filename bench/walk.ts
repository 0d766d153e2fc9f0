/**
 * `node bench/walk.ts --folder FOLDER [--items 1000000] [--order list_order] [--pages N]`: how long a program takes that reads all items of a shop, a
 * hundred at a time, one page after the other; and whether it saw each item once. The folder stays, as that of `bench/pages.ts` does, which can
 * be the same. With `--pages` only the first so many are read.
 */
import { mkdirSync } from 'node:fs'
import { NEEDED, readArguments } from '../tools/arguments.ts'
import { openBenchShop } from './support/bench-shop.ts'
import { startAkinai } from './support/server.ts'
import { median } from './support/statistics.ts'

const LIMIT = 100

const { folder, items, order, pages } = readArguments({
  ...{ folder: NEEDED, items: 1_000_000, order: 'list_order', pages: Number.POSITIVE_INFINITY },
})
mkdirSync(folder, { recursive: true })

await using shop = await openBenchShop(folder, items)
const [counted] = await shop.query('select count(*)::int as items from items where shop_id = $1', [
  shop.shopId,
])
await using akinai = await startAkinai(folder, {
  ...{ AKINAI_DATA_DIR: shop.dataDir, AKINAI_DEMO: 'off', AKINAI_RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
})

const seen = new Set<number>()
let answered = 0
const times: number[] = []
const begun = performance.now()
const end = pages * LIMIT
for (let offset = 0; offset < end; offset += LIMIT) {
  const asked = performance.now()
  const answer = await fetch(
    `http://127.0.0.1:${akinai.port}/api/items?order=${order}&sort=asc&limit=${LIMIT}&offset=${offset}`,
    { headers: { authorization: `Bearer ${shop.token}` } },
  )
  const page = (await answer.json()) as { readonly id: number }[]
  times.push(performance.now() - asked)
  if (!answer.ok) throw new Error(`The page behind ${offset} answered ${answer.status}`)
  for (const { id } of page) seen.add(id)
  answered += page.length
  if (page.length < LIMIT) break
}
const seconds = (performance.now() - begun) / 1000
const sorted = times.toSorted((a, b) => a - b)
process.stdout.write(
  `${seen.size} of ${Number(counted?.items)} items in ${seconds.toFixed(1)} s, ${times.length} pages: ` +
    `median ${median(times).toFixed(1)} ms, slowest ${sorted.at(-1)?.toFixed(1)} ms\n`,
)
process.exitCode = seen.size === Math.min(Number(counted?.items), end) && answered === seen.size ? 0 : 1
