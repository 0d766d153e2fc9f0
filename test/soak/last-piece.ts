/**
 * The last piece: `npm run soak -- last-piece [--rounds 100] [--buyers 200] [--kills 20] [--system FILE]`
 *
 * In each round so many buyers, who pay in different ways, confirm at the same moment that they buy the only piece there is.
 * In as many rounds as there are kills, evenly spread, the server is killed with -9 in between, and the buyers ask again.
 * After each round there must be exactly one order, no piece left, nobody told that he bought but that one, and in the end no
 * charge without an order and no order without its charge. `FILE` exports `open()`, which answers a `ShopSystem`
 * (`last-piece/system.ts`); without it Akinai is tried, on 127.0.0.1 and in a folder of its own. It ends by itself; the exit
 * code is 1 when something is wrong.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { readArguments } from '../../tools/arguments.ts'
import type { Buyer, Outcome, ShopSystem, Sold } from './last-piece/system.ts'

const { rounds, buyers, kills, system } = readArguments({ rounds: 100, buyers: 200, kills: 20, system: null })

/** Buyers who are prepared at once. */
const PREPARED_AT_ONCE = 16

/** A kill comes within so many ms of the first confirmation. */
const KILLED_WITHIN_MS = 400

/** Until then what was left open by a kill must have been put right. */
const SETTLED_WITHIN_MS = 60_000

const faults: string[] = []
const tally = { bought: 0, refused: 0, killed: 0 }
/** How long the confirmations of a round took, in ms. */
const times: number[] = []

const { open } = (await import(
  system === undefined ? './last-piece/akinai.ts' : pathToFileURL(system).href
)) as { open: () => Promise<ShopSystem> }

async function prepareAll(system: ShopSystem, item: string): Promise<Buyer[]> {
  const ready: Buyer[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < buyers; at = next++) ready[at] = await system.prepare(item, at)
  }
  await Promise.all(Array.from({ length: PREPARED_AT_ONCE }, worker))
  return ready
}

async function killAfter(system: ShopSystem, ms: number): Promise<void> {
  await delay(ms)
  await system.kill?.()
  tally.killed++
}

async function runRound(system: ShopSystem, round: number, isKilled: boolean): Promise<void> {
  const item = await system.addItem()
  const ready = await prepareAll(system, item)
  const begun = performance.now()
  const [outcomes] = await Promise.all([
    Promise.allSettled(ready.map(buyer => buyer.confirm())),
    isKilled ? killAfter(system, Math.random() * KILLED_WITHIN_MS) : undefined,
  ])
  times.push(performance.now() - begun)
  const answers = outcomes.flatMap((outcome): Outcome[] => {
    if (outcome.status === 'fulfilled') return [outcome.value]
    faults.push(`round ${round}: ${outcome.reason}`)
    return []
  })
  const bought = answers.flatMap(answer => ('bought' in answer ? [answer.bought] : []))
  tally.bought += bought.length
  tally.refused += answers.length - bought.length
  const orders = await system.orders(item)
  const left = await system.left(item)
  const names = orders.map(({ name }) => name)
  if (bought.length !== 1 || names.join() !== bought.join() || left !== 0) {
    faults.push(`round ${round}: told ${bought.join() || 'nobody'}, orders ${names.join()}, ${left} left`)
  }
}

/** What the payment service holds must be what the orders say; what a kill left open may take a while. */
async function checkMoney(system: ShopSystem, items: readonly string[]): Promise<void> {
  const sold: Sold[] = []
  for (const item of items) sold.push(...(await system.orders(item)))
  const wanted = new Map(
    sold.filter(({ charged }) => charged > 0).map(({ name, charged }) => [name, charged]),
  )
  let wrong: string[] = []
  for (const end = Date.now() + SETTLED_WITHIN_MS; Date.now() < end; await delay(500)) {
    const held = new Map<string, number>()
    for (const { order, yen } of await system.charges()) held.set(order, (held.get(order) ?? 0) + yen)
    wrong = [
      ...[...held].flatMap(([order, yen]) =>
        wanted.get(order) === yen
          ? []
          : [`${order} is charged ${yen}, and should be ${wanted.get(order) ?? 0}`],
      ),
      ...[...wanted].flatMap(([order, yen]) =>
        held.has(order) ? [] : [`${order} lacks its charge of ${yen}`],
      ),
    ]
    if (wrong.length === 0) break
  }
  faults.push(...wrong)
  process.stdout.write(`${sold.length} orders, ${wanted.size} of them charged\n`)
}

{
  await using system = await open()
  const killedRounds = new Set(
    system.kill
      ? Array.from({ length: kills }, (_, kill) => Math.floor((rounds * (kill + 0.5)) / kills))
      : [],
  )
  const items: string[] = []
  const seen: ShopSystem = {
    ...system,
    addItem: async () => {
      const item = await system.addItem()
      items.push(item)
      return item
    },
  }
  for (let round = 0; round < rounds; round++) {
    await runRound(seen, round, killedRounds.has(round))
    if ((round + 1) % 10 === 0) process.stdout.write(`${round + 1} rounds, ${faults.length} faults\n`)
  }
  await checkMoney(system, items)
}

const middle = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
process.stdout.write(
  `${rounds} rounds of ${buyers} buyers, ${tally.killed} kills: ${tally.bought} bought, ${tally.refused} refused; ` +
    `a round took ${Math.round(middle)} ms\n`,
)
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`)
process.stdout.write(faults.length === 0 ? 'each last piece was sold once\n' : `${faults.length} faults\n`)
process.exitCode = faults.length === 0 && tally.bought === rounds ? 0 : 1
