/** A PostgreSQL and its streaming replica on this machine, of the programs that come with Akinai. For trials and tests: no passwords. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from '#pg'
import { prepareBinaries } from '../../src/db/embedded/binaries.ts'
import { humble, NOBODY } from './programs.ts'

/** Milliseconds until one that was started has to answer. */
const START_MS = 20_000

/** A server. */
export interface LocalPostgres {
  readonly port: number
  /** Its first process, while it runs. */
  pid(): number | undefined
  /** The address of the database `akinai` on it. */
  readonly url: string
  /** Stops it in order, or as a power cut would. */
  stop(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>
}

/** The two, in folders of their own below the given one, on these ports of 127.0.0.1. */
export async function startPair(
  folder: string,
  ports: { readonly primary: number; readonly replica: number },
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly primary: LocalPostgres; readonly replica: LocalPostgres }> {
  const { bin, data } = makeCluster(folder, 'primary')
  // A copy of a cluster that has never run, told to follow it.
  const copy = join(folder, 'replica')
  run('cp', ['-a', data, copy])
  run('touch', [join(copy, 'standby.signal')])
  const primary = await start(bin, data, ports.primary, settings)
  await makeDatabase(primary)
  const follows = { primary_conninfo: `host=127.0.0.1 port=${ports.primary} user=akinai` }
  const replica = await start(bin, copy, ports.replica, { ...settings, ...follows })
  return { primary, replica }
}

/** One alone, that can be started again after it has stopped or ended, in a folder of its own below the given one. */
export async function startOne(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly first: LocalPostgres; startAgain(): Promise<LocalPostgres> }> {
  const { bin, data } = makeCluster(folder, 'postgres')
  const startAgain = () => start(bin, data, port, settings)
  const first = await startAgain()
  await makeDatabase(first)
  return { first, startAgain }
}

/** The folder of a cluster that has never run, and where PostgreSQL's programs are. */
function makeCluster(folder: string, name: string): { readonly bin: string; readonly data: string } {
  mkdirSync(folder, { recursive: true })
  if (humble() !== undefined) chownSync(folder, NOBODY.uid, NOBODY.gid)
  const bin = join(prepareBinaries(folder).root, 'bin')
  const data = join(folder, name)
  run(join(bin, 'initdb'), [
    ...[`--pgdata=${data}`, '--username=akinai', '--auth=trust', '--no-sync', '--no-instructions'],
    ...['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ])
  return { bin, data }
}

async function makeDatabase({ url }: LocalPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/akinai$/, 'postgres') })
  await client.connect()
  await client.query('create database akinai')
  await client.end()
}

function run(program: string, args: readonly string[]): void {
  const options = { cwd: '/', env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' }, encoding: 'utf8' } as const
  const { status, stderr, error } = spawnSync(program, args, { ...options, ...humble() })
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`)
}

async function start(
  bin: string,
  data: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<LocalPostgres> {
  const all = {
    ...{ listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    ...{ shared_buffers: '32MB', max_connections: '150', wal_keep_size: '256MB', random_page_cost: '1.1' },
    ...{ dynamic_shared_memory_type: 'mmap', jit: 'off', timezone: 'UTC' },
    ...settings,
  }
  const args = ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  let said = ''
  const child: ChildProcess = spawn(join(bin, 'postgres'), args, {
    ...{ cwd: '/', env: { LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    ...humble(),
  })
  child.stderr?.on('data', text => {
    said = (said + text).slice(-4000)
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const url = `postgres://akinai@127.0.0.1:${port}/akinai`
  await answers(url.replace(/akinai$/, 'postgres'), () => {
    if (child.exitCode !== null) throw new Error(said)
  })
  return {
    port,
    pid: () => (child.exitCode === null && child.signalCode === null ? child.pid : undefined),
    url,
    stop: async (signal = 'SIGINT') => {
      if (child.exitCode === null) child.kill(signal)
      await ended
    },
  }
}

async function answers(connectionString: string, stillRuns: () => void): Promise<void> {
  for (const since = performance.now(); ; await delay(50)) {
    stillRuns()
    const client = new pg.Client({ connectionString })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch (error) {
      if (performance.now() - since > START_MS) throw error
    } finally {
      await client.end().catch(() => {})
    }
  }
}
