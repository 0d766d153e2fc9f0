/**
 * `npm run bench -- --compare COMMIT`: what has moved since a commit. Both programs run at the same time, each with a database that its own
 * code has filled, and take short turns, A B B A, so that whatever else the machine does meets both. Compared is the processor
 * time a request of each pair of turns beside each other.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { table } from '../cli/output.ts'
import { ASKED, type Asked, requestOf } from './cost/asked.ts'
import { type Costing, costOf } from './cost/cost.ts'
import type { Options } from './options.ts'
import { temporaryFolder } from './support/bench-shop.ts'
import { outputOf, ROOT } from './support/processes.ts'
import { median, quantile } from './support/statistics.ts'

/** A difference is told when nine of ten pairs of turns are on the same side of it. */
const SHARE = 0.1

/** So that a turn is over before the machine does something else; caches are filled before the first. */
const TURN_SECONDS = 1

interface Side extends Costing {
  readonly token: string
}

/** What came of a kind of request. */
export interface Compared {
  readonly name: string
  /** Microseconds of processor time of server and database a request, of the commit and of what is checked out. */
  readonly before: number
  readonly after: number
  /** After over before: of the middle pair of turns, and of the pairs that nine of ten are above and below. */
  readonly ratio: readonly [low: number, middle: number, high: number]
}

/** Compares what is checked out with a commit. */
export async function compareWith(commit: string, options: Options): Promise<Compared[]> {
  await using stack = new AsyncDisposableStack()
  const other = stack.use(await checkOut(commit))
  const [items = 1000] = options.sizes
  const [orders = 2000] = options.orders
  const before = await openSide(stack, other.path, items, orders)
  const after = await openSide(stack, ROOT, items, orders)
  const compared: Compared[] = []
  for (const asked of ASKED) {
    if (options.only.length > 0 && !options.only.includes(asked.name)) continue
    process.stderr.write(`${asked.name} …\n`)
    compared.push(await compare(asked, before, after, { rounds: options.rounds, items, orders }))
  }
  return compared
}

/** Prints what has moved, and what has not. */
export function printCompared(commit: string, all: readonly Compared[]): void {
  const lines = all.map(({ name, before, after, ratio: [low, middle, high] }) => [
    ...[name, before.toFixed(0), after.toFixed(0)],
    ...[low, middle, high].map(one => one.toFixed(2)),
    low > 1 ? 'dearer' : high < 1 ? 'cheaper' : 'the same, as far as this can tell',
  ])
  const headings = ['asked', `µs at ${commit}`, 'µs now', 'ratio: low', 'middle', 'high', 'it is']
  process.stdout.write(`${table([headings, ...lines]).join('\n')}\n`)
}

async function compare(
  asked: Asked,
  before: Side,
  after: Side,
  { rounds, items, orders }: { readonly rounds: number; readonly items: number; readonly orders: number },
): Promise<Compared> {
  const turn = async (side: Side, seconds = TURN_SECONDS) => {
    const nextRequest = () => requestOf(side, asked.next(items, orders))
    const { server, database } = await costOf(side, {
      seconds,
      nextRequest,
      expectedStatus: asked.expectedStatus,
    })
    return server + database
  }
  for (const side of [before, after]) await turn(side, 2 * TURN_SECONDS)
  const pairs: { before: number; after: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const first = await turn(round % 2 === 0 ? before : after)
    const second = await turn(round % 2 === 0 ? after : before)
    pairs.push(round % 2 === 0 ? { before: first, after: second } : { before: second, after: first })
  }
  const ratios = pairs.map(pair => pair.after / pair.before)
  return {
    name: asked.name,
    before: median(pairs.map(pair => pair.before)),
    after: median(pairs.map(pair => pair.after)),
    ratio: [quantile(ratios, SHARE), median(ratios), quantile(ratios, 1 - SHARE)],
  }
}

/** The commit in a folder of its own, with the packages of here if it wants the same ones. */
async function checkOut(commit: string): Promise<AsyncDisposable & { readonly path: string }> {
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(await temporaryFolder())
  const path = join(folder.path, 'checkout')
  if (outputOf('git', ['worktree', 'add', '--detach', path, commit]) === undefined)
    throw new Error(`There is no commit ${JSON.stringify(commit)} that can be checked out`)
  stack.defer(() => void outputOf('git', ['worktree', 'remove', '--force', path]))
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (lock(path) === lock(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(path, 'node_modules'))
  else {
    process.stderr.write('its packages are others: npm ci …\n')
    const { status } = spawnSync('npm', ['ci', '--prefer-offline'], { cwd: path, stdio: 'ignore' })
    if (status !== 0) throw new Error(`The packages of ${commit} could not be installed`)
  }
  const kept = stack.move()
  return { path, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

/** Fills a database by the code of a checkout, and starts its server. */
async function openSide(
  stack: AsyncDisposableStack,
  root: string,
  items: number,
  orders: number,
): Promise<Side> {
  const file = (name: string) => join(root, 'bench/support', name)
  if (!existsSync(file('seed-orders.ts')))
    throw new Error(`The commit has no ${file('seed-orders.ts')} to fill a shop with`)
  process.stderr.write(`a shop of ${items} items and ${orders} orders by ${root} …\n`)
  const load = (name: string) => import(pathToFileURL(file(name)).href) as Promise<unknown>
  const { createBenchShop } = (await load('bench-shop.ts')) as typeof import('./support/bench-shop.ts')
  const { seedOrders } = (await load('seed-orders.ts')) as typeof import('./support/seed-orders.ts')
  const { startAkinai } = (await load('server.ts')) as typeof import('./support/server.ts')
  const shop = stack.use(await createBenchShop(items))
  await seedOrders(shop, orders)
  const akinai = stack.use(
    await startAkinai(shop.folder, {
      ...{ AKINAI_DATA_DIR: shop.dataDir, AKINAI_DEMO: 'off', AKINAI_RATE_LIMITS: 'off' },
    }),
  )
  return { port: akinai.port, pid: akinai.pid, placedDir: shop.placedDir, token: shop.token }
}
