/**
 * `npm run bench -- --compare COMMIT`: what has moved since a commit. Both programs run at the same time, each with a database that its own
 * code has filled, and take short turns, A B B A, so that whatever else the machine does meets both. Compared is the processor
 * time a request of each pair of turns beside each other. Both are started anew time and again: a process can be dearer than the next one
 * of the same program for as long as it lives (seen: by a third, for seven of twelve kinds of requests).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { table } from '../cli/output.ts'
import { ASKED, type Asked, requestOf } from './cost/asked.ts'
import { type Compared, comparedOf, type Pair } from './cost/compared.ts'
import { type Costing, costOf } from './cost/cost.ts'
import type { Options } from './options.ts'
import { type BenchShop, connectTo, temporaryFolder } from './support/bench-shop.ts'
import { outputOf, ROOT } from './support/processes.ts'

/** So that a turn is over before the machine does something else; caches are filled before the first. */
const TURN_SECONDS = 1

interface Side extends Costing {
  readonly token: string
  /** Where its database is. */
  readonly address: BenchShop['address']
}

/** A program, and the database that it has filled. */
interface Filled {
  /** Starts its server, which ends with what is given. */
  start(stack: AsyncDisposableStack): Promise<Side>
}

interface Sides {
  readonly before: Side
  readonly after: Side
}

/** Compares what is checked out with a commit. */
export async function compareWith(commit: string, options: Options): Promise<Compared[]> {
  await using stack = new AsyncDisposableStack()
  const other = stack.use(await checkOut(commit))
  const [items = 1000] = options.sizes
  const [orders = 2000] = options.orders
  const before = await fill(stack, other.path, items, orders)
  const after = await fill(stack, ROOT, items, orders)
  const kinds = ASKED.filter(({ name }) => options.only.length === 0 || options.only.includes(name))
  const pairs = new Map(kinds.map(({ name }) => [name, [] as Pair[]]))
  for (let round = 1; round <= options.rounds; round++) {
    process.stderr.write(`both are started: ${round} of ${options.rounds} …\n`)
    await using life = new AsyncDisposableStack()
    const sides = { before: await before.start(life), after: await after.start(life) }
    for (const asked of kinds) pairs.get(asked.name)?.push(...(await turns(asked, sides, items, orders)))
  }
  return [...pairs].map(([name, its]) => comparedOf(name, its))
}

/** Prints what has moved, and what has not. */
export function printCompared(commit: string, all: readonly Compared[]): void {
  const lines = all.map(({ name, before, after, ratio: [low, middle, high], moved }) => [
    ...[name, before.toFixed(0), after.toFixed(0)],
    ...[low, middle, high].map(one => one.toFixed(2)),
    moved ?? 'the same, as far as this can tell',
  ])
  const headings = ['asked', `µs at ${commit}`, 'µs now', 'ratio: low', 'middle', 'high', 'it is']
  process.stdout.write(`${table([headings, ...lines]).join('\n')}\n`)
}

/** Two pairs of turns, A B B A, when each has had one to fill its caches. */
async function turns(asked: Asked, sides: Sides, items: number, orders: number): Promise<Pair[]> {
  const turn = async (side: Side) => {
    await using _other = asked.besideAnother ? await connectTo(side.address) : undefined
    const nextRequest = () => requestOf(side, asked.next(items, orders))
    const { server, database } = await costOf(side, {
      seconds: TURN_SECONDS,
      nextRequest,
      expectedStatus: asked.expectedStatus,
    })
    return server + database
  }
  for (const side of [sides.before, sides.after]) await turn(side)
  const first = { before: await turn(sides.before), after: await turn(sides.after) }
  const after = await turn(sides.after)
  return [first, { before: await turn(sides.before), after }]
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

/** Fills a database by the code of a checkout. */
async function fill(
  stack: AsyncDisposableStack,
  root: string,
  items: number,
  orders: number,
): Promise<Filled> {
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
  const { address, dataDir, folder, placedDir, token } = shop
  return {
    async start(life) {
      const environment = { AKINAI_DATA_DIR: dataDir, AKINAI_DEMO: 'off', AKINAI_RATE_LIMITS: 'off' }
      const { port, pid } = life.use(await startAkinai(folder, environment))
      return { port, pid, placedDir, token, address }
    },
  }
}
