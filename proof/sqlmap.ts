/** sqlmap: every way into a database that it knows, at parameters of lists, paths and bodies. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemo, verdictOf } from './support/demo-server.ts'
import { absent, findProgram, runProgram, type Shown, type Tool } from './support/tool.ts'

/** All places together get so long. */
const SECONDS = 115

export const sqlmap: Tool = {
  name: 'sqlmap',
  question: 'Does anything that is sent reach the database as SQL?',
  run,
}

/** Places for a word of the caller's; `*` marks it in a path or a body. */
const PLACES: readonly [where: string, path: string, body?: string][] = [
  ['query of a list', '/api/items?order=modified&limit=1&offset=0'],
  ['id in a path', '/api/items/1*'],
  ['words that buyers search for', '/shops/demo/api/items?q=a'],
  ['words in the search of orders', '/api/orders/search', '{"keyword":"a*","limit":1}'],
  ['name of a category', '/api/item_categories', '{"name":"a*"}'],
  ['page of a shop with a search', '/shops/demo?q=a'],
]

async function run(): Promise<Shown> {
  const program = findProgram('sqlmap')
  if (program === undefined) return absent('sqlmap', 'apt-get install sqlmap')
  await using server = await startDemo({ AKINAI_RATE_LIMITS: 'off' })
  const folder = await mkdtemp(join(tmpdir(), 'akinai-sqlmap-'))
  const until = Date.now() + SECONDS * 1000
  const lines: string[] = []
  let held = true
  try {
    for (const [at, [where, path, body]] of PLACES.entries()) {
      const seconds = Math.max(5, (until - Date.now()) / 1000 / (PLACES.length - at))
      const said = body === undefined ? [] : ['--data', body, '--headers', 'Content-Type: application/json']
      const how = '--batch --flush-session --dbms PostgreSQL --technique BEUS --level 3 --risk 2'.split(' ')
      const ways = `--threads 4 --timeout 5 --retries 0 --disable-coloring --output-dir ${folder}`.split(' ')
      const token = ['-H', `Authorization: Bearer ${server.token}`, '--ignore-code', '400,404,422']
      const { output, late } = await runProgram(
        program,
        ['-u', server.url + path, ...said, ...token, ...how, ...ways],
        seconds,
      )
      const injected = /identified the following injection point/.test(output)
      // Tests whose whole time is over have not found anything; none at all means that it was not let in.
      const tests = output.match(/\] testing '/g)?.length ?? 0
      const statuses = [...output.matchAll(/^(\d{3}) \([^)]*\) - (\d+) times/gm)]
      const failures = statuses.filter(([, status]) => Number(status) >= 500)
      held &&= !injected && tests > 0 && failures.length === 0
      const result = injected ? '**a way in**' : late ? 'nothing until its time was over' : 'nothing'
      const refused =
        statuses.map(([, status, times]) => `${times} × ${status}`).join(', ') || 'nothing refused'
      lines.push(`* ${where} (\`${path}\`): ${result}, by ${tests} kinds of tests; ${refused}.`)
    }
    const after = await verdictOf(server)
    return { held: held && after.held, lines: [...lines, ...after.lines.map(line => `* ${line}`)] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
