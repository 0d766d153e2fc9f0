/**
 * Stale answers: `npm run soak -- stale-reads [--minutes 10] [--readers 8] [--seed 1] [--port 3983] [--report FILE]`
 *
 * A server of one process that is alone with the built-in database answers without asking it while nothing is written
 * (docs/decisions/031-calms.md). Here it is not left alone: while readers ask for items, pages of them and pages of the shop, a program changes
 * them by the API, now and then another connection changes them past it, and chance stops the server for a while and lets it go on, kills a
 * backend, all of PostgreSQL, or the server itself. Every name of an item has a number. An answer that shows a smaller one than
 * was acknowledged, or shown to anybody, before it was asked for is stale, and the exit code is 1.
 */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readArguments } from '../../tools/arguments.ts'
import { makeOpenFolder } from '../support/open-folder.ts'
import { makeChance } from './kills/chance.ts'
import { makeShop } from './kills/shop.ts'
import { supervise } from './kills/supervisor.ts'
import { disturb } from './stale-reads/disturb.ts'
import { makeNumbers } from './stale-reads/numbers.ts'
import { read } from './stale-reads/readers.ts'
import { writeByApi, writePast } from './stale-reads/writers.ts'

const { minutes, seed, port, report, ...options } = readArguments({
  ...{ minutes: 10, readers: 8, seed: Date.now() % 100_000, port: 3983, report: null },
})
const url = `http://127.0.0.1:${port}`
const folder = makeOpenFolder('stale')
const dataDir = join(folder, 'data')
const environment = {
  ...{ PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), AKINAI_DATA_DIR: dataDir },
  ...{ AKINAI_PROCESSES: '1', AKINAI_DEMO: 'off', AKINAI_RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
}
const say = (line: string) => process.stdout.write(`${line}\n`)
say(`seed ${seed}; the program writes to ${join(folder, 'log')}`)
const shop = await makeShop(environment)
const program = await supervise({ node: process.execPath, env: environment, url, log: join(folder, 'log') })
const over = new AbortController()
const chance = makeChance(seed)
const numbers = makeNumbers()
const drive = { url, dataDir, token: shop.token, items: shop.shared, numbers, chance, over: over.signal }
const readers = Array.from({ length: options.readers }, () => read(drive))
const working = [writeByApi(drive), writePast(drive), disturb(drive, program)] as const
await delay(minutes * 60_000)
over.abort()
const [byApi, past, disturbances] = await Promise.all(working)
const tallies = await Promise.all(readers)
await program.stop()

const total = (count: (one: (typeof tallies)[number]) => number) =>
  tallies.reduce((sum, one) => sum + count(one), 0)
const answers = total(one => one.answers)
const stale = tallies.flatMap(one => one.stale)
const looks = total(one => one.looks)
const calm = looks === 0 ? 0 : total(one => one.sole) / looks
const lines = [
  `${minutes} minutes, seed ${seed}: ${answers} answers of ${options.readers} readers, ${stale.length} of them stale.`,
  `Changes: ${byApi.acknowledged} by the API (${byApi.unknown} without an answer), ${past.acknowledged} past it by ${past.connections} connections, the longest of which took ${Math.round(past.longest)} ms to be let in.`,
  `The server was alone with its database at ${Math.round(calm * 100)} % of the looks.`,
  `Disturbances: ${[...disturbances].map(([kind, count]) => `${kind} ${count}`).join(', ')}.`,
  ...stale.slice(0, 20),
]
for (const line of lines) say(line)
if (report !== undefined) await writeFile(report, `# Stale answers\n\n${lines.join('\n\n')}\n`)
// Where it was never alone, or nobody else ever wrote, nothing was tried.
const isTried = answers > 1000 && calm > 0.1 && past.acknowledged > 10 && byApi.acknowledged > 100
if (!isTried) say('Too little happened to tell anything.')
await rm(folder, { recursive: true, force: true })
process.exitCode = stale.length === 0 && isTried ? 0 : 1
