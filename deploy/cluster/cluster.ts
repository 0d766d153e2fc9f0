/**
 * Two servers, PostgreSQL with a streaming replica, PgBouncer and HAProxy, all on this machine, of the files in deploy/ and the
 * programs haproxy and pgbouncer. For trials and tests; `npm run cluster` starts it.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type LocalPostgres, NOBODY, startPair } from './postgres.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Milliseconds that a part of it may take to answer. */
const START_MS = 60_000

/** Where everything listens, on 127.0.0.1. */
export interface Ports {
  readonly haproxy: number
  readonly servers: readonly [number, number]
  readonly pgbouncer: number
  readonly primary: number
  readonly replica: number
}

/** All of it, running. */
export interface Cluster extends AsyncDisposable {
  /** Where HAProxy listens. */
  readonly url: string
  readonly postgres: { readonly primary: LocalPostgres; readonly replica: LocalPostgres }
  /** Stops one server in order, starts it anew, and answers when it is ready. */
  restart(index: 0 | 1): Promise<void>
}

/** The programs that are missing here. */
export function missingPrograms(): string[] {
  return ['haproxy', 'pgbouncer'].filter(
    name => spawnSync('sh', ['-c', `command -v ${name}`], { env: { PATH } }).status !== 0,
  )
}

/** Debian keeps both where ordinary users do not look. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`

/** Starts all of it in a folder, and answers when HAProxy has both servers. */
export async function startCluster(
  folder: string,
  ports: Ports,
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  await using stack = new AsyncDisposableStack()
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const postgres = await startPair(join(folder, 'postgres'), ports)
  stack.defer(() => postgres.primary.stop())
  stack.defer(() => postgres.replica.stop())
  stack.use(startPgbouncer(folder, ports))
  const servers = [0, 1].map(index => startServer(folder, ports, index, settings))
  stack.defer(async () => void (await Promise.all(servers.map(server => server[Symbol.asyncDispose]()))))
  await Promise.all(ports.servers.map(port => isReady(`http://127.0.0.1:${port}`)))
  stack.use(startHaproxy(folder, ports))
  const url = `http://127.0.0.1:${ports.haproxy}`
  await isReady(url)
  const kept = stack.move()
  return {
    url,
    postgres,
    restart: async index => {
      await servers[index]?.[Symbol.asyncDispose]()
      servers[index] = startServer(folder, ports, index, settings)
      await isReady(`http://127.0.0.1:${ports.servers[index]}`)
      // Until HAProxy has seen it.
      await delay(1000)
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

function startServer(
  folder: string,
  ports: Ports,
  index: number,
  settings: Readonly<Record<string, string>>,
): AsyncDisposable {
  const bouncer = `postgres://akinai@127.0.0.1:${ports.pgbouncer}`
  return begin(process.execPath, [join(ROOT, 'bin', 'akinai.js'), 'serve'], {
    ...process.env,
    PORT: String(ports.servers[index]),
    HOST: '127.0.0.1',
    DATABASE_URL: `${bouncer}/akinai`,
    DATABASE_READ_URL: `${bouncer}/akinai_read`,
    // Pictures, on a disk that both can reach; S3_BUCKET is the other way.
    AKINAI_DATA_DIR: join(folder, 'data'),
    AKINAI_BASE_URL: `http://127.0.0.1:${ports.haproxy}`,
    AKINAI_TRUSTED_PROXIES: '127.0.0.1',
    AKINAI_DRAIN_MS: '1500',
    AKINAI_WAL_ARCHIVE: '',
    ...settings,
  })
}

function startPgbouncer(folder: string, ports: Ports): AsyncDisposable {
  const file = join(folder, 'pgbouncer.ini')
  const text = readFileSync(join(ROOT, 'deploy', 'pgbouncer.ini'), 'utf8')
    .replace('port=5432', `port=${ports.primary}`)
    .replace('port=5433', `port=${ports.replica}`)
    .replace('listen_port = 6432', `listen_port = ${ports.pgbouncer}`)
  writeFileSync(file, text, { mode: 0o644 })
  return begin('pgbouncer', ['-q', file], { PATH }, 'SIGTERM', process.geteuid?.() === 0 ? NOBODY : {})
}

function startHaproxy(folder: string, ports: Ports): AsyncDisposable {
  const file = join(folder, 'haproxy.cfg')
  const text = readFileSync(join(ROOT, 'deploy', 'haproxy.cfg'), 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.haproxy}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports.servers[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports.servers[1]}`)
  writeFileSync(file, text)
  return begin('haproxy', ['-db', '-f', file], { PATH })
}

/** Starts a program; disposing ends it. */
function begin(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: NodeJS.Signals = 'SIGTERM',
  user: { readonly uid?: number; readonly gid?: number } = {},
): AsyncDisposable {
  const child: ChildProcess = spawn(program, args, {
    ...{ env, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'], detached: true },
    ...user,
  })
  const ended = new Promise<void>(resolve =>
    child.once('exit', () => resolve()).once('error', () => resolve()),
  )
  return {
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await ended
    },
  }
}

async function isReady(url: string): Promise<void> {
  for (const since = performance.now(); ; await delay(100)) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    if (answer?.ok) return
    if (performance.now() - since > START_MS) throw new Error(`${url} is not ready: ${await answer?.text()}`)
  }
}
