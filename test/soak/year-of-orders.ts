/**
 * A year of real orders: `npm run soak -- year-of-orders DATA-FOLDER` makes documents of all invoices of the real order
 * lines, imports them, exports them, imports that into another shop and exports it again. What comes out must be what went
 * in but for ids. Some four minutes; the exit code is 1 when something differs.
 */
import { spawnSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { type Loose, withoutIds } from '../integration/transfer/support/shops.ts'
import { makeOpenFolder } from '../support/open-folder.ts'

const INVOICES = 18_786
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))
const data = process.argv[2]
if (data === undefined) throw new Error('Usage: node test/soak/year-of-orders.ts DATA-FOLDER')
const folder = makeOpenFolder('year')
const file = (name: string) => join(folder, `${name}.ndjson`)

function run(...args: string[]): void {
  const begun = performance.now()
  const env = { ...process.env, AKINAI_DATA_DIR: join(folder, 'data'), AKINAI_DEMO: 'off' }
  const { status } = spawnSync(process.execPath, args, {
    cwd: REPOSITORY,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`)
  process.stdout.write(
    `${args.slice(0, 3).join(' ')}: ${((performance.now() - begun) / 1000).toFixed(0)} s\n`,
  )
}

/** The orders of a file, one at a time. */
async function* ordersOf(name: string): AsyncGenerator<Loose> {
  for await (const line of createInterface({ input: createReadStream(file(name)) })) {
    const document = JSON.parse(line) as Loose
    if (document.kind === 'order') yield document
  }
}

/** How many orders of two files are the same but for ids, in the same order. */
async function compare(first: string, second: string): Promise<void> {
  let same = 0
  const others = ordersOf(second)
  for await (const { data: one } of ordersOf(first)) {
    const { value } = await others.next()
    if (isDeepStrictEqual(withoutIds(one), withoutIds(value?.data))) same += 1
  }
  process.stdout.write(`${first} and ${second}: ${same} of ${INVOICES} orders are the same\n`)
  if (same !== INVOICES) process.exitCode = 1
}

try {
  run(
    'tools/make-orders/main.ts',
    '--data',
    data,
    '--count',
    String(INVOICES),
    '--with-items',
    '--output',
    file('made'),
  )
  for (const shop of ['one', 'two']) {
    run('bin/akinai.js', 'shop', 'create', '--shop-id', shop, '--name', shop, '--mail', 'shop@example.jp')
  }
  run('bin/akinai.js', 'import', file('made'), '--shop', 'one')
  run('bin/akinai.js', 'export', '--shop', 'one', '--output', file('exported'))
  run('bin/akinai.js', 'import', file('exported'), '--shop', 'two')
  run('bin/akinai.js', 'export', '--shop', 'two', '--output', file('again'))
  await compare('made', 'exported')
  await compare('exported', 'again')
} finally {
  await rm(folder, { recursive: true, force: true })
}
