/**
 * Three nodes of PostgreSQL under Patroni with etcd, HAProxy that leads to the primary, and two servers with HAProxy in front, all
 * on this machine, of the files in deploy/. For trials; `npm run cluster -- --patroni` starts it. PostgreSQL is that of the
 * system: Akinai's packages have no pg_rewind and no pg_basebackup, without which Patroni makes no replica.
 */
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from '#pg'
import { type Front, type FrontPorts, startFront } from '../cluster/front.ts'
import {
  answersWell,
  type Begun,
  begin,
  humble,
  notInstalled,
  PATH,
  ROOT,
  requireAllRunning,
} from '../cluster/programs.ts'

/** Where everything listens, on 127.0.0.1. */
export interface PatroniPorts extends FrontPorts {
  /** HAProxy's of the database: that of the primary, that of the replicas. */
  readonly primary: number
  readonly replicas: number
  readonly etcd: readonly [client: number, peer: number]
  /** PostgreSQL's and Patroni's own. */
  readonly postgres: Three
  readonly rest: Three
}

/** A port for each node. */
export type Three = readonly [one: number, two: number, three: number]

/** At which ports of 127.0.0.1 the parts reach each other. */
export interface Reached {
  /** How each node reaches etcd, and how the other nodes reach its PostgreSQL and its Patroni. */
  readonly byNodes: { readonly etcd: Three; readonly postgres: Three; readonly rest: Three }
  /** How HAProxy reaches them. */
  readonly byCallers: { readonly postgres: Three; readonly rest: Three }
}

/** Where they listen, with nothing between. */
export function directly({ etcd: [client], postgres, rest }: PatroniPorts): Reached {
  return { byNodes: { etcd: [client, client, client], postgres, rest }, byCallers: { postgres, rest } }
}

/** Those that stand in the files. */
export const USUAL_PORTS: PatroniPorts = {
  ...{ haproxy: 3000, servers: [3001, 3002], primary: 5000, replicas: 5001, etcd: [2379, 2380] },
  ...{ postgres: [5432, 5433, 5434], rest: [8008, 8009, 8010] },
}

/** The nodes' names. */
export const NAMES = ['one', 'two', 'three'] as const

/** A node. */
export type NodeName = (typeof NAMES)[number]

/** What Patroni says of a node. */
export interface Member {
  readonly name: NodeName
  readonly role: 'leader' | 'sync_standby' | 'replica' | 'standby_leader'
  readonly state: string
  readonly timeline?: number
}

/** The nodes. */
export interface Nodes {
  /** The database `akinai` of whoever is primary. */
  readonly url: string
  /** Of any replica. */
  readonly readUrl: string
  /** What the nodes say; empty while none answers. `without` is not asked: one that is cut off knows nothing new. */
  members(without?: NodeName): Promise<readonly Member[]>
  /** Answers when there are a primary, a replica that is synchronous with it, and another. */
  whole(): Promise<void>
  /** Ends a node's Patroni and all of its PostgreSQL at once, as when its machine loses power. */
  kill(name: NodeName): void
  /** Starts one that was killed; its data are as they were. */
  start(name: NodeName): void
  /** Has Patroni make another node the primary, in order. */
  switchOver(): Promise<void>
}

/** All of it, running. */
export interface PatroniCluster extends Front {
  readonly nodes: Nodes
}

/** What is missing here: programs, or PostgreSQL with what Patroni needs of it. */
export function missingForPatroni(): string[] {
  const programs = notInstalled(['haproxy', 'patroni', 'etcd'])
  return newestPostgres() === undefined ? [...programs, 'postgresql'] : programs
}

/** The folder of the programs of the system's newest PostgreSQL; `root` has one folder for each version. */
export function newestPostgres(root = '/usr/lib/postgresql'): string | undefined {
  if (!existsSync(root)) return undefined
  const versions = readdirSync(root, { withFileTypes: true }).map(({ name }) => Number(name))
  const [newest] = versions.filter(version => version >= 15).sort((a, b) => b - a)
  return newest === undefined ? undefined : join(root, String(newest), 'bin')
}

/**
 * Starts all of it in a folder that is empty or was its own before, and answers when HAProxy has both servers. `reached` can
 * lead through something that a trial cuts.
 */
export async function startPatroniCluster(
  folder: string,
  ports: PatroniPorts = USUAL_PORTS,
  settings: Readonly<Record<string, string>> = {},
  reached = directly(ports),
): Promise<PatroniCluster> {
  await using stack = new AsyncDisposableStack()
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const nodes = await startNodes(join(folder, 'patroni'), ports, reached, stack)
  const database = { write: nodes.url, read: nodes.readUrl }
  const front = stack.use(await startFront(folder, ports, database, settings))
  const kept = stack.move()
  return { ...front, nodes, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

async function startNodes(
  folder: string,
  ports: PatroniPorts,
  reached: Reached,
  stack: AsyncDisposableStack,
): Promise<Nodes> {
  mkdirSync(folder, { recursive: true })
  const user = humble()
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  stack.use(startEtcd(folder, ports))
  await answersWell(`http://127.0.0.1:${ports.etcd[0]}/health`)
  const running = new Map<NodeName, Begun>()
  stack.defer(async () => {
    await Promise.all([...running.values()].map(node => node[Symbol.asyncDispose]()))
  })
  const start = (name: NodeName) => void running.set(name, startNode(folder, ports, reached, name))
  const nodes: Nodes = {
    url: `postgres://akinai@127.0.0.1:${ports.primary}/akinai`,
    readUrl: `postgres://akinai@127.0.0.1:${ports.replicas}/akinai`,
    members: without => membersOf(ports, without),
    whole: () => untilWhole(ports),
    start,
    kill: name => {
      const database = processesOf(join(folder, name))
      for (const pid of [running.get(name)?.pid, ...database])
        if (pid !== undefined) process.kill(pid, 'SIGKILL')
      running.delete(name)
    },
    switchOver: () => switchOver(ports),
  }
  // The first makes the database, which the others copy.
  start('one')
  await answersWell(`http://127.0.0.1:${ports.rest[0]}/primary`)
  start('two')
  start('three')
  stack.use(startHaproxy(folder, ports, reached))
  await nodes.whole()
  await makeDatabase(nodes.url)
  return nodes
}

function startEtcd(folder: string, { etcd: [client, peer] }: PatroniPorts): Begun {
  const at = (port: number) => `http://127.0.0.1:${port}`
  const args = [
    ...['--name', 'one', '--data-dir', join(folder, 'etcd'), '--logger', 'zap', '--log-level', 'error'],
    ...['--listen-client-urls', at(client), '--advertise-client-urls', at(client)],
    ...['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)],
    ...['--initial-cluster', `one=${at(peer)}`],
  ]
  return begin('etcd', args, { env: { PATH }, log: join(folder, 'etcd.log'), user: humble() })
}

function startNode(folder: string, ports: PatroniPorts, { byNodes }: Reached, name: NodeName): Begun {
  const index = NAMES.indexOf(name)
  const file = join(folder, `${name}.yml`)
  const text = readFileSync(join(ROOT, 'deploy', 'patroni', 'patroni.yml'), 'utf8')
    .replace('name: one', `name: ${name}`)
    .replaceAll('/var/lib/akinai-patroni/one', join(folder, name))
    .replace('listen: 127.0.0.1:5432', `listen: 127.0.0.1:${ports.postgres[index]}`)
    .replace('listen: 127.0.0.1:8008', `listen: 127.0.0.1:${ports.rest[index]}`)
    .replace('connect_address: 127.0.0.1:5432', `connect_address: 127.0.0.1:${byNodes.postgres[index]}`)
    .replace('connect_address: 127.0.0.1:8008', `connect_address: 127.0.0.1:${byNodes.rest[index]}`)
    // Not `host`, of which Patroni learns where etcd itself says that it is.
    .replace('host: 127.0.0.1:2379', `proxy: http://127.0.0.1:${byNodes.etcd[index]}`)
    .replace('/usr/lib/postgresql/15/bin', newestPostgres() ?? '')
  writeFileSync(file, text, { mode: 0o644 })
  const log = join(folder, `${name}-log`)
  const user = humble()
  mkdirSync(log, { recursive: true })
  if (user !== undefined) chownSync(log, user.uid, user.gid)
  const env = { PATH, LC_ALL: 'C.UTF-8' }
  return begin('patroni', [file], { env, log: join(log, 'output.log'), user })
}

function startHaproxy(folder: string, ports: PatroniPorts, { byCallers }: Reached): Begun {
  const file = join(folder, 'haproxy.cfg')
  const moved = new Map([
    ...([
      [5000, ports.primary],
      [5001, ports.replicas],
    ] as const),
    ...USUAL_PORTS.postgres.map((port, index) => [port, byCallers.postgres[index] ?? 0] as const),
    ...USUAL_PORTS.rest.map((port, index) => [port, byCallers.rest[index] ?? 0] as const),
  ])
  const text = readFileSync(join(ROOT, 'deploy', 'patroni', 'haproxy.cfg'), 'utf8').replaceAll(
    /(?<=127\.0\.0\.1:|port )\d+/g,
    port => String(moved.get(Number(port)) ?? port),
  )
  writeFileSync(file, text)
  return begin('haproxy', ['-db', '-f', file], { env: { PATH }, log: join(folder, 'haproxy.log') })
}

/** The processes of the PostgreSQL whose data lie there: the one that began, and what it has started. */
function processesOf(data: string): number[] {
  try {
    const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    const others = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ')
    return [first, ...others.filter(each => each !== '').map(Number)]
  } catch {
    return []
  }
}

async function membersOf({ rest }: PatroniPorts, without?: NodeName): Promise<readonly Member[]> {
  for (const port of rest.filter((_, index) => NAMES[index] !== without)) {
    const answer = await fetch(`http://127.0.0.1:${port}/cluster`, {
      signal: AbortSignal.timeout(1000),
    }).catch(() => undefined)
    if (answer?.ok) return ((await answer.json()) as { members?: readonly Member[] }).members ?? []
  }
  return []
}

/** A minute for a copy of the database, or for winding one back. */
const WHOLE_MS = 120_000

async function untilWhole(ports: PatroniPorts): Promise<void> {
  for (const since = performance.now(); ; await delay(200)) {
    const members = await membersOf(ports)
    requireAllRunning()
    const leader = members.find(({ role }) => role === 'leader')
    const follow = members.filter(
      ({ role, state, timeline }) =>
        role !== 'leader' && /^(running|streaming)$/.test(state) && timeline === leader?.timeline,
    )
    if (leader && follow.length === 2 && follow.some(({ role }) => role === 'sync_standby')) return
    if (performance.now() - since > WHOLE_MS) throw new Error(`The nodes are ${JSON.stringify(members)}`)
  }
}

async function switchOver(ports: PatroniPorts): Promise<void> {
  const leader = (await membersOf(ports)).find(({ role }) => role === 'leader')
  const port = ports.rest[NAMES.indexOf(leader?.name ?? 'one')]
  const answer = await fetch(`http://127.0.0.1:${port}/switchover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leader: leader?.name }),
  })
  if (!answer.ok) throw new Error(`Patroni did not switch over: ${await answer.text()}`)
}

async function makeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/akinai$/, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'akinai'")
    if (rowCount === 0) await client.query('create database akinai')
  } finally {
    await client.end()
  }
}
