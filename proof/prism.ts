/**
 * Prism: holds every answer of the whole contract suite against the OpenAPI document, as a validating proxy.
 *
 * A proxy between suite and server would change what the suite looks at: Prism writes heads anew and passes neither broken
 * requests nor answers that come before a body. So the suite notes what it is answered, Prism proxies to a server that gives
 * these very answers again, and what it finds in them is told by its own header.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent, createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT } from '../bench/support/processes.ts'
import type { Recorded } from '../test/contract/support/record.ts'
import { freePort } from '../test/support/free-port.ts'
import { absent, findProgram, quoted, runProgram, type Shown, type Tool } from './support/tool.ts'

/** The suite takes two to five minutes. */
const SUITE_SECONDS = 900

const MAX_START_MS = 60_000

/** Answers under way at a time. */
const LANES = 8

/** Where Prism is wrong, with why. */
const EXCEPTIONS: readonly {
  readonly applies: (recorded: Recorded) => boolean
  readonly reason: string
}[] = [
  {
    applies: ({ path, status }) => status === 404 && /\/\.\.?\//.test(path),
    reason:
      'it takes `.` and `..` out of a path before it looks for the route; the server takes a path as it is sent, and knows none such',
  },
]

/** An answer that the document forbids: who finds nothing in it would find nothing in others. */
const WRONG: Recorded = {
  ...{ method: 'GET', path: '/api/user', status: 200 },
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: Buffer.from('{"shop_id":1}').toString('base64'),
}

export const prism: Tool = {
  name: 'prism',
  question:
    'Is every answer of the whole contract suite as the OpenAPI document says, by another’s judgement?',
  run,
}

interface Violation {
  readonly location: readonly string[]
  readonly severity: string
  readonly code: string | number
  readonly message: string
}

interface Judged {
  answers: number
  /** Of routes that the document does not have, which have nothing to be held against. */
  undocumented: number
  excused: Map<string, number>
  violations: Map<string, number>
}

async function run(): Promise<Shown> {
  const program = findProgram('prism')
  // Not a development package: it brings 213 packages in 74 MB, one of which reports installs.
  if (program === undefined)
    return absent('prism', 'npm install --global --ignore-scripts @stoplight/prism-cli@5.16.0')
  const folder = await mkdtemp(join(tmpdir(), 'akinai-prism-'))
  try {
    const vitest = join(ROOT, 'node_modules/.bin/vitest')
    const suite = await runProgram(vitest, ['run', '--project', 'contract'], SUITE_SECONDS, {
      AKINAI_TEST_RECORD: folder,
    })
    const judged = await judgeAll(program, folder)
    const said = suite.output.match(/^ *(Test Files|Tests) .*$/gm) ?? []
    const violations = [...judged.violations].map(([text, times]) => `  * ${times} × ${text}`)
    return {
      held: suite.code === 0 && judged.answers > 0 && violations.length === 0,
      lines: [
        `* ${judged.answers} different answers of the suite were judged, ${judged.undocumented} more were of routes that the document does not have.`,
        `* Violations: ${violations.length}.`,
        ...violations.slice(0, 40),
        ...[...judged.excused].map(([reason, times]) => `* Prism is wrong ${times} times: ${reason}.`),
        ...(suite.code === 0 ? [] : ['* The suite itself did not pass:', quoted(suite.output.slice(-3000))]),
        `* The suite: ${said.map(line => line.trim().replace(/\s+/g, ' ')).join('; ')}.`,
      ],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const NUMBER = 'x-proof-number'

async function judgeAll(program: string, folder: string): Promise<Judged> {
  const [port, upstreamPort] = [await freePort(), await freePort()]
  const waiting = new Map<string, Recorded>()
  const upstream = await replay(upstreamPort, waiting)
  const words = ['proxy', 'openapi/openapi.json', `http://127.0.0.1:${upstreamPort}`, '--port', String(port)]
  const child = spawn(program, [...words, '--cors', 'false', '--validate-request', 'false', '-v', 'error'], {
    cwd: ROOT,
    env: { ...process.env, SCARF_ANALYTICS: 'false', DO_NOT_TRACK: '1' },
    stdio: 'ignore',
  })
  const agent = new Agent({ keepAlive: true, maxSockets: LANES })
  try {
    await untilListening(port)
    const ask = (recorded: Recorded) => passOn(port, agent, waiting, recorded)
    if (!(await ask(WRONG))?.length) throw new Error('Prism finds nothing wrong with an answer that is wrong')
    return await judgeFiles(folder, ask)
  } finally {
    agent.destroy()
    child.kill('SIGTERM')
    await once(child, 'exit')
    upstream.closeAllConnections()
    upstream.close()
  }
}

/** The server behind Prism: it gives the answer that the number in the request is of. */
async function replay(port: number, waiting: ReadonlyMap<string, Recorded>): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    incoming.resume()
    const recorded = waiting.get(String(incoming.headers[NUMBER]))
    const { status = 599, headers = {}, body = '' } = recorded ?? {}
    outgoing.writeHead(status, headers).end(Buffer.from(body, 'base64'))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function untilListening(port: number): Promise<void> {
  for (const late = Date.now() + MAX_START_MS; Date.now() < late; await delay(200)) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (answer !== undefined) return
  }
  throw new Error('Prism did not start')
}

let numbers = 0

/** What Prism finds wrong in an answer; undefined where its document has no such route. */
function passOn(
  port: number,
  agent: Agent,
  waiting: Map<string, Recorded>,
  recorded: Recorded,
): Promise<Violation[] | undefined> {
  const number = String(++numbers)
  waiting.set(number, recorded)
  const { method, path } = recorded
  return new Promise((resolve, reject) => {
    // What was sent is the suite's concern; the credentials are only there so that Prism lets it pass.
    const headers = { [NUMBER]: number, authorization: 'Bearer x', host: `127.0.0.1:${port}` }
    const outgoing = request({ agent, port, host: '127.0.0.1', method, path, headers }, answer => {
      answer.resume()
      answer.on('end', () => {
        waiting.delete(number)
        const said = answer.headers['sl-violations']
        if (answer.statusCode !== recorded.status && said === undefined) return resolve(undefined)
        const violations = said === undefined ? [] : (JSON.parse(String(said)) as Violation[])
        resolve(violations.filter(({ location }) => location[0] === 'response'))
      })
      answer.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

async function judgeFiles(
  folder: string,
  ask: (recorded: Recorded) => Promise<Violation[] | undefined>,
): Promise<Judged> {
  const judged: Judged = { answers: 0, undocumented: 0, excused: new Map(), violations: new Map() }
  const count = (map: Map<string, number>, text: string) => map.set(text, (map.get(text) ?? 0) + 1)
  async function judge(recorded: Recorded): Promise<void> {
    const violations = await ask(recorded)
    if (violations === undefined) judged.undocumented++
    else judged.answers++
    for (const { location, message } of violations ?? []) {
      const place = `${recorded.method} ${recorded.path.split('?')[0]} ${recorded.status}`
      const excuse = EXCEPTIONS.find(({ applies }) => applies(recorded))
      if (excuse) count(judged.excused, excuse.reason)
      else count(judged.violations, `${place.replace(/\d{2,}/g, 'N')}: ${location.join('/')}: ${message}`)
    }
  }
  for (const file of await readdir(folder)) {
    const lanes = new Set<Promise<void>>()
    for await (const line of createInterface({ input: createReadStream(join(folder, file)) })) {
      const lane = judge(JSON.parse(line) as Recorded).finally(() => lanes.delete(lane))
      lanes.add(lane)
      if (lanes.size >= LANES) await Promise.race(lanes)
    }
    await Promise.all(lanes)
  }
  return judged
}
