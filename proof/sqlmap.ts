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
  ['query of a list', '/api/items?order=modified_at&limit=1&offset=0'],
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
      const how = [
        '--batch',
        '--flush-session',
        '--dbms',
        'PostgreSQL',
        '--technique',
        'BEUS',
        '--level',
        '2',
        '--risk',
        '2',
      ]
      const ways = [
        '--threads',
        '4',
        '--timeout',
        '5',
        '--retries',
        '0',
        '--output-dir',
        folder,
        '--disable-coloring',
      ]
      const token = ['-H', `Authorization: Bearer ${server.token}`, '--ignore-code', '400,404,422']
      const { output, late } = await runProgram(
        program,
        ['-u', server.url + path, ...said, ...token, ...how, ...ways],
        seconds,
      )
      const found =
        /identified the following injection point|is vulnerable|appears to be .* injectable/i.exec(output)
      // What seems so at first is looked at again by the tool itself.
      const injected = /identified the following injection point/.test(output)
      const failures = [...output.matchAll(/^\s*(5\d\d \([^)]*\) - \d+ times)/gm)].map(([, told]) => told)
      held &&= !injected && failures.length === 0
      const result = injected ? `**${found?.[0]}**` : late ? 'nothing until its time was over' : 'nothing'
      lines.push(`* ${where} (\`${path}\`): ${result}${failures.length > 0 ? `; answered ${failures}` : ''}.`)
    }
    const after = await verdictOf(server)
    return { held: held && after.held, lines: [...lines, ...after.lines.map(line => `* ${line}`)] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
