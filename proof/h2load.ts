/** h2load: many connections with as many requests as they get through, over HTTP/1.1. */
import { startDemo, verdictOf } from './support/demo-server.ts'
import { absent, findProgram, runProgram, type Shown, type Tool } from './support/tool.ts'

const SECONDS = 10
const CONNECTIONS = 64

export const h2load: Tool = {
  name: 'h2load',
  question: `Do ${CONNECTIONS} connections, each with 8 requests ahead, get answers and nothing but answers?`,
  run,
}

async function run(): Promise<Shown> {
  const program = findProgram('h2load')
  if (program === undefined) return absent('h2load', 'apt-get install nghttp2-client')
  await using server = await startDemo({ AKINAI_RATE_LIMITS: 'off' })
  const token = ['-H', `authorization: Bearer ${server.token}`]
  const asked: [string, string, string[]][] = [
    ['a page of a shop', '/shops/demo', []],
    ['a list of items', '/api/items?limit=20', token],
    ['an item for buyers', `/shops/demo/api/items/${server.item}`, []],
    ['what is refused', '/api/items', []],
  ]
  const lines: string[] = []
  let held = true
  for (const [what, path, more] of asked) {
    const args = ['--h1', '-c', CONNECTIONS, '-m', 8, '-D', SECONDS, '-t', 1].map(String)
    const { output } = await runProgram(program, [...args, ...more, server.url + path], SECONDS + 20)
    const read = (pattern: RegExp) => pattern.exec(output)?.[1] ?? '?'
    const rate = read(/finished in [\d.]+\w+, ([\d.]+) req\/s/)
    const requests =
      /requests: (\d+) total, \d+ started, (\d+) done, (\d+) succeeded, (\d+) failed, (\d+) errored, (\d+) timeout/.exec(
        output,
      )
    const codes = read(/status codes: (.*)/)
    const times = /time for request:\s+(\S+)\s+(\S+)\s+(\S+)/.exec(output)
    const [, , , , failed = '?', errored = '?', timeout = '?'] = requests ?? []
    const fives = Number(/(\d+) 5xx/.exec(codes)?.[1] ?? Number.NaN)
    // Whoever is refused counts as failed to the tool; so do the requests that are under way when time is up, as errored.
    held &&= fives === 0 && timeout === '0'
    lines.push(
      `* ${what} (\`${path}\`): ${rate} a second; ${codes}; ${failed} failed, ${errored} errored, ${timeout} late; ` +
        `longest ${times?.[2] ?? '?'}, mean ${times?.[3] ?? '?'}.`,
    )
  }
  const after = await verdictOf(server)
  return { held: held && after.held, lines: [...lines, ...after.lines.map(line => `* ${line}`)] }
}
