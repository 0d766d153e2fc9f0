/**
 * `node bench/curve.ts [--items N,…] [--orders N,…] [--seconds N] [--folder FOLDER]`: what a request costs in shops that grow, kept
 * in `results/` and drawn in `docs/`. A shop of the folder, which `bench/pages.ts` or an earlier run has made, is taken as the
 * largest one, and stays; the others are made and removed. `--draw` only draws the last results anew.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../tools/arguments.ts'
import { ASKED, type Asked, requestOf } from './cost/asked.ts'
import { type Cost, type Costing, type CostLoad, costOf } from './cost/cost.ts'
import { type Curves, drawCurves, type Point } from './cost/draw.ts'
import { saveReport } from './report.ts'
import { type BenchShop, createBenchShop, openBenchShop } from './support/bench-shop.ts'
import { describeCommit, describeMachine } from './support/machine.ts'
import { ROOT } from './support/processes.ts'
import { seedOrders } from './support/seed-orders.ts'
import { startAkinai } from './support/server.ts'

const WARM_UP_SECONDS = 1

const options = readArguments({
  ...{ items: [1000, 10_000, 100_000], orders: [10_000, 100_000], seconds: 3, folder: null, draw: false },
})

if (!options.draw) await measureAll()
const curves = lastCurves()
for (const kind of ['items', 'orders'] as const)
  writeFileSync(join(ROOT, 'docs', `cost-of-${kind}.svg`), drawCurves(curves, kind))

/** Keeps what it has found after each shop, so that a run that is broken off has lost no more than the one at work. */
async function measureAll(): Promise<void> {
  const points: Point[] = []
  const measured = { commit: describeCommit(), machine: describeMachine(undefined), points }
  const date = new Date().toISOString()
  const keep = (found: readonly Point[]) => {
    points.push(...found)
    saveReport(measured, date, measured.commit, '-curve')
  }
  // First, so that a folder that cannot be used is told before the others are made.
  if (options.folder !== undefined) keep(await measureFolder(options.folder))
  for (const kind of ['items', 'orders'] as const) {
    for (const size of options[kind]) {
      process.stderr.write(`a shop of ${size} ${kind} …\n`)
      await using shop = await createBenchShop(kind === 'items' ? size : 0)
      if (kind === 'orders') await seedOrders(shop, size)
      keep(await measure(shop, { [kind]: size }))
    }
  }
}

async function measureFolder(folder: string): Promise<Point[]> {
  await using shop = await openBenchShop(folder, 0)
  const [counted] = await shop.query(
    'select (select count(*) from items where shop_id = $1)::int as items, (select count(*) from orders where shop_id = $1)::int as orders',
    [shop.shopId],
  )
  const sizes = { items: Number(counted?.items), orders: Number(counted?.orders) }
  process.stderr.write(`a shop of ${sizes.items} items and ${sizes.orders} orders …\n`)
  return measure(shop, sizes)
}

/** Every kind of request about what the shop has. */
async function measure(
  shop: BenchShop,
  { items = 0, orders = 0 }: { readonly items?: number; readonly orders?: number },
): Promise<Point[]> {
  await using akinai = await startAkinai(shop.folder, {
    ...{ AKINAI_DATA_DIR: shop.dataDir, AKINAI_DEMO: 'off', AKINAI_RATE_LIMITS: 'off' },
  })
  const side = { port: akinai.port, pid: akinai.pid, placedDir: shop.placedDir }
  const points: Point[] = []
  const one = async ({ name, of, besideAnother, expectedStatus, next }: Asked) => {
    await using _other = besideAnother ? await shop.stayConnected() : undefined
    const load = { nextRequest: () => requestOf(shop, next(items, orders)), expectedStatus }
    const cost = await costOfSlow(name, side, load)
    if (cost === undefined) return
    const { server, database, median } = cost
    points.push({ name, size: of === 'items' ? items : orders, server, database, median })
  }
  for (const asked of ASKED) if ((asked.of === 'items' ? items : orders) > 0) await one(asked)
  return points
}

/**
 * What a request costs that may take longer than is measured: then one connection asks, for ten times as long. Undefined, and told,
 * where it is not answered even so.
 */
async function costOfSlow(
  name: string,
  side: Costing,
  load: Pick<CostLoad, 'nextRequest' | 'expectedStatus'>,
): Promise<Cost | undefined> {
  const { seconds } = options
  for (const slower of [{ seconds }, { seconds: 10 * seconds, connections: 1 }]) {
    try {
      await costOf(side, { ...load, ...slower, seconds: WARM_UP_SECONDS * (slower.seconds / seconds) })
      return await costOf(side, { ...load, ...slower })
    } catch (error) {
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
  return undefined
}

function lastCurves(): Curves {
  const folder = join(ROOT, 'bench/results')
  const last = readdirSync(folder)
    .filter(name => name.endsWith('-curve.json'))
    .toSorted()
    .at(-1)
  if (last === undefined) throw new Error(`There are no results of curves in ${folder}`)
  return JSON.parse(readFileSync(join(folder, last), 'utf8')) as Curves
}
