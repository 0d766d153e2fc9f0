/** The server with the demo shop, as a person starts it, for tools that are pointed at one. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { tailOf } from '../../bench/support/processes.ts'
import { startAkinai } from '../../bench/support/server.ts'
import { SCOPES } from '../../src/auth/scopes.ts'
import { makeOpenFolder } from '../../test/support/open-folder.ts'
import { type Ran, runProgram } from './tool.ts'

/** A server that runs. Disposing ends it and removes its data. */
export interface DemoServer extends AsyncDisposable {
  readonly url: string
  /** Of the demo shop, with all scopes. */
  readonly token: string
  /** An item that buyers see. */
  readonly item: number
  /** Runs the command line on its data; `input` is what it reads. */
  cli(words: readonly string[], input?: string): Promise<Ran>
  /** Lines of its log about failures: requests that were answered with 500, and whatever ended the process. */
  failures(): readonly string[]
  /** Whether it answers within a second. */
  isWell(): Promise<boolean>
}

const MAX_FURNISHING_MS = 60_000
const MAX_ANSWER_MS = 1000

/** Starts one on an empty folder and waits for the demo's items. */
export async function startDemo(environment: Readonly<Record<string, string>> = {}): Promise<DemoServer> {
  const folder = makeOpenFolder('proof')
  const variables = {
    ...{ HOST: '127.0.0.1', AKINAI_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
    ...environment,
  }
  const server = await startAkinai(folder, variables)
  const url = `http://127.0.0.1:${server.port}`
  const end = async () => {
    await server[Symbol.asyncDispose]()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const item = await firstItem(url)
    const words = ['--shop', 'demo', '--name', 'proof', '--scopes', SCOPES.join(), '--json']
    const cli = (words: readonly string[], input = '') =>
      runProgram(process.execPath, ['bin/akinai.js', ...words], 30, variables, input)
    const made = await cli(['token', 'create', ...words])
    const { token } = JSON.parse(made.output.slice(made.output.indexOf('{'))) as { token: string }
    const log = join(folder, `akinai-${server.port}.log`)
    return {
      ...{ url, token, item, cli },
      failures: () =>
        tailOf(log)
          .split('\n')
          .filter(line => /"level":(50|60)/.test(line) || /^\s+at /.test(line)),
      isWell: async () =>
        (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(MAX_ANSWER_MS) }).catch(() => undefined))
          ?.ok === true,
      [Symbol.asyncDispose]: end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

async function firstItem(url: string): Promise<number> {
  for (const late = Date.now() + MAX_FURNISHING_MS; Date.now() < late; await delay(200)) {
    const answer = await fetch(`${url}/shops/demo/api/items`)
    const items = answer.ok ? ((await answer.json()) as { id: number }[]) : []
    if (items[0] !== undefined) return items[0].id
  }
  throw new Error('The demo shop does not come')
}

/** What is said of a server that was asked by a tool: lines for the report, and whether it stood. */
export async function verdictOf(server: DemoServer): Promise<{ held: boolean; lines: string[] }> {
  const well = await server.isWell()
  const failures = server.failures()
  return {
    held: well && failures.length === 0,
    lines: [
      well ? 'Afterwards the server answered within a second.' : '**Afterwards the server did not answer.**',
      failures.length === 0
        ? 'Its log had no error.'
        : `**Its log had ${failures.length} lines of errors**, such as \`${failures[0]?.slice(0, 300)}\`.`,
    ],
  }
}
