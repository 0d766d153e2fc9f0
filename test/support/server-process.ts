/** A server as its users run it, in a process of its own, and a hold on its database from the test's. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, vi } from 'vitest'
import pg from '#pg'
import { SCOPES } from '../../src/auth/scopes.ts'
import { createToken } from '../../src/auth/store.ts'
import { openDatabase } from '../../src/db/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/db/embedded/supervisor.ts'
import { insertShop } from '../../src/shops/store.ts'
import { freePort } from './free-port.ts'

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))

/** Servers that were started and perhaps still run; whoever started them ends them. */
export const children: ChildProcess[] = []

/** A server that runs. */
export interface Server {
  readonly child: ChildProcess
  readonly url: string
  readonly port: number
  /** The exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | string | null>
  /** What it wrote. */
  output(): string
}

/** Runs the server as its users do, by `starter` if one is given, from the checkout in `folder`, and answers when it says that it listens. */
export async function serve(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  starter: readonly string[] = [],
  folder = REPOSITORY,
): Promise<Server> {
  const port = await freePort()
  const [program = '', ...words] = [...starter, process.execPath, 'bin/akinai.js', 'serve']
  const child = spawn(program, words, {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      AKINAI_DATA_DIR: dataDir,
      AKINAI_DEMO: 'off',
      DATABASE_URL: '',
      AKINAI_BASE_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  child.stderr.on('data', chunk => {
    output += chunk
  })
  const ended = new Promise<number | string | null>(resolve => {
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })
  // Also before the tests of a file begin, where `expect.poll` is not to be had.
  await vi.waitFor(
    () => expect(child.exitCode === null ? output : `ended: ${output}`).toMatch(/Akinai listens on|^ended/),
    { timeout: 30_000 },
  )
  expect(output).toContain('Akinai listens on')
  return { child, url: `http://127.0.0.1:${port}`, port, ended, output: () => output }
}

/** This process's own hold on the database of a running server. */
export interface Hold extends AsyncDisposable {
  readonly client: pg.Client
  readonly token: string
  readonly postgres: EmbeddedPostgres
}

/** Takes hold of the database, and makes a shop with a token of all scopes. */
export async function join(dataDir: string): Promise<Hold> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  const client = new pg.Client(postgres.connection)
  await client.connect()
  const db = openDatabase(postgres.connection)
  const now = new Date()
  const shop = await insertShop(db, { key: 'test', name: 'Test', mailAddress: 'test@example.jp', now })
  const { token } = await createToken(db, shop ?? 0, { name: 'Test', scopes: SCOPES, expiresAt: null, now })
  await db.close()
  return {
    client,
    token,
    postgres,
    async [Symbol.asyncDispose]() {
      await client.end()
      await postgres.stop()
    },
  }
}
