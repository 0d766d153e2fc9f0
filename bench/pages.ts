/**
 * `node bench/pages.ts --folder FOLDER [--items 100000] [--orders 1000000] [--only TEXT] [--over MS]`: how long the server
 * takes for each thing that a page asks it for, in a shop of so many items and orders. The folder stays, so that the next run
 * takes what the first has made, which are 12 minutes and 8 GB for a million orders.
 *
 * One client asks, one thing after another, and waits until the last byte has come; what `/healthz` takes is taken off. First
 * each is asked for once on a server and a database that have just started (`first`), then ten times more, mostly with other
 * values each time (`fastest`, `median`, `slowest`). What the disk costs is not measured: the system has the files in its memory.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { table } from '../cli/output.ts'
import { NEEDED, readArguments } from '../tools/arguments.ts'
import { type Asked, askedOf } from './pages/asked.ts'
import { seedWork } from './pages/seed-work.ts'
import { openBenchShop } from './support/bench-shop.ts'
import { ROOT } from './support/processes.ts'
import { seedOrders } from './support/seed-orders.ts'
import { startAkinai } from './support/server.ts'
import { median } from './support/statistics.ts'

const TIMES = 10
const MAIL = 'pages@bench.example'

const { folder, items, orders, only, over } = readArguments({
  ...{ folder: NEEDED, items: 100_000, orders: 1_000_000, only: '', over: 0 },
})
mkdirSync(folder, { recursive: true })

{
  // The database stops with this, and starts anew with the server.
  await using shop = await openBenchShop(folder, items)
  if (shop.isNew) {
    process.stderr.write(`a shop of ${items} items and ${orders} orders …\n`)
    await seedOrders(shop, orders, new Date())
    await seedWork(shop, new Date())
  }
}

const environment = { AKINAI_DEMO: 'off', AKINAI_RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
await using shop = await openBenchShop(folder, items)
await using akinai = await startAkinai(folder, { AKINAI_DATA_DIR: shop.dataDir, ...environment })
const base = `http://127.0.0.1:${akinai.port}`
const cookie = await signIn()
const [ids] = await shop.query(
  `select (select max(id) from mails where shop_id = $1) as mail, (select max(id) from api_requests where shop_id = $1) as call,
     (select max(ordered_at) from orders where shop_id = $1) as latest`,
  [shop.shopId],
)
const all = askedOf({
  ...{ items, orders, shopKey: shop.shopKey, mailId: Number(ids?.mail), callId: Number(ids?.call) },
  now: ids?.latest as Date,
}).filter(({ page }) => page.includes(only))
if (all.length === 0) throw new Error(`Nothing that is asked for is named ${JSON.stringify(only)}`)

const failed = new Map<string, string>()
const nothing: number[] = []
for (let nth = 0; nth < 50; nth++)
  nothing.push(await timeOf({ page: '', path: () => '/healthz', open: true }, nth))
const own = median(nothing)
const rows: { asked: Asked; first: number; times: number[] }[] = []
for (const asked of all) rows.push({ asked, first: (await timeOf(asked, 0)) - own, times: [] })
for (const { asked, times } of rows)
  for (let nth = 1; nth <= TIMES; nth++) times.push((await timeOf(asked, nth)) - own)

const shown = rows
  .map(({ asked, first, times }) => ({
    page: asked.page,
    figures: [first, Math.min(...times), median(times), Math.max(...times)],
  }))
  .filter(({ figures }) => Math.max(...figures) >= over)
const lines = shown.map(({ page, figures }) => [page, ...figures.map(one => Math.max(one, 0).toFixed(1))])
process.stdout.write(
  `${table([['what is asked', 'first ms', 'fastest ms', 'median ms', 'slowest ms'], ...lines]).join('\n')}\n`,
)
for (const told of failed.values()) process.stderr.write(`${told}\n`)
process.exitCode = failed.size === 0 ? 0 : 1

/** Milliseconds from the request to the last byte of its answer; one that is no success is noted. */
async function timeOf({ page, path, body, open }: Asked, nth: number): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(base + encodeURI(path(nth)), {
    redirect: 'manual',
    headers: {
      'x-akinai-console': '1',
      ...(open ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body(nth)) }),
  })
  const text = await answer.text()
  const time = performance.now() - begun
  if (!answer.ok && !failed.has(page))
    failed.set(page, `${path(nth)}: ${answer.status} ${text.slice(0, 300)}`)
  return time
}

/** The cookie of an owner. */
async function signIn(): Promise<string> {
  const [mail_address, password] = [`${Date.now()}.${MAIL}`, 'correct horse 12']
  const words = ['user', 'create', '--shop', shop.shopKey, '--mail', mail_address, '--password-stdin']
  const { status, stderr } = spawnSync(process.execPath, ['bin/akinai.js', ...words], {
    ...{ cwd: ROOT, input: password, encoding: 'utf8' },
    env: { ...process.env, AKINAI_DATA_DIR: shop.dataDir },
  })
  if (status !== 0) throw new Error(`No user could be made: ${stderr}`)
  const answer = await fetch(`${base}/console/api/session`, {
    method: 'POST',
    headers: { 'x-akinai-console': '1', 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ mail_address, password }),
  })
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map(one => one.split(';', 1)[0])
    .join('; ')
}
