/** slowhttptest: clients that are slow on purpose, in heads, bodies, ranges and reading. */
import { startDemo, verdictOf } from './support/demo-server.ts'
import { absent, findProgram, runProgram, type Shown, type Tool } from './support/tool.ts'

/** Each kind of attack runs so long. */
const SECONDS = 25

const CONNECTIONS = 300

export const slowhttptest: Tool = {
  name: 'slowhttptest',
  question: `Do ${CONNECTIONS} connections that are slow in every way keep others from being served?`,
  run,
}

async function run(): Promise<Shown> {
  const program = findProgram('slowhttptest')
  if (program === undefined) return absent('slowhttptest', 'apt-get install slowhttptest')
  await using server = await startDemo()
  const common = ['-c', CONNECTIONS, '-r', 100, '-l', SECONDS, '-p', 3].map(String)
  const page = `${server.url}/shops/demo`
  const kinds: [string, string[]][] = [
    ['slow heads', ['-H', '-i', '5', '-u', page]],
    [
      'slow bodies',
      [
        '-B',
        '-i',
        '5',
        '-s',
        '8192',
        '-t',
        'POST',
        '-f',
        'application/json',
        '-u',
        `${server.url}/shops/demo/api/carts`,
      ],
    ],
    ['ranges', ['-R', '-a', '5', '-b', '3000', '-u', page]],
    [
      'slow reading',
      ['-X', '-w', '10', '-y', '20', '-n', '5', '-z', '32', '-k', '3', '-u', `${server.url}/openapi.json`],
    ],
  ]
  const lines: string[] = []
  let held = true
  for (const [kind, args] of kinds) {
    const before = Date.now()
    const watch = watchGoodClients(page)
    const { output } = await runProgram(program, [...args, ...common], SECONDS + 20)
    const { asked, failed, longest } = await watch()
    const unserved = /service available:\s*(\S+)/g
    const said = [...output.matchAll(unserved)].map(([, word]) => word)
    const refused = said.filter(word => word === 'NO').length
    const exit = /Exit status:\s*(.*)/.exec(output)?.[1] ?? 'none told'
    held &&= failed === 0
    lines.push(
      `* **${kind}**, ${((Date.now() - before) / 1000).toFixed(0)} s: the tool saw the service ${said.length - refused} of ${said.length} ` +
        `times (a probe of its own is one more connection of the same address, of which each has a limit), and ended with ‘${exit}’. ` +
        `A client beside it asked ${asked} times, ${failed} in vain; the longest answer took ${longest.toFixed(0)} ms.`,
    )
  }
  const after = await verdictOf(server)
  return { held: held && after.held, lines: [...lines, ...after.lines.map(line => `* ${line}`)] }
}

const LOOK_MS = 250
const PATIENCE_MS = 3000

/** Somebody who visits a page four times a second over one connection; answers how it went. */
function watchGoodClients(page: string): () => Promise<{ asked: number; failed: number; longest: number }> {
  let going = true
  const met = { asked: 0, failed: 0, longest: 0 }
  const work = (async () => {
    while (going) {
      const start = performance.now()
      const answer = await fetch(page, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
      await answer?.arrayBuffer()
      met.asked++
      if (answer?.status !== 200) met.failed++
      met.longest = Math.max(met.longest, performance.now() - start)
      await new Promise(resolve => setTimeout(resolve, LOOK_MS))
    }
  })()
  return async () => {
    going = false
    await work
    return met
  }
}
