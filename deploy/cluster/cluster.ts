/**
 * Two servers, PostgreSQL with a streaming replica, PgBouncer and HAProxy, all on this machine, of the files in deploy/ and the
 * programs haproxy and pgbouncer. For trials and tests; `npm run cluster` starts it.
 */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DatabaseUrls, type Front, type FrontPorts, startFront } from './front.ts'
import { type LocalPostgres, startPair } from './postgres.ts'
import { type Begun, begin, humble, notInstalled, PATH, ROOT } from './programs.ts'

/** Where everything listens, on 127.0.0.1. */
export interface Ports extends FrontPorts {
  readonly pgbouncer: number
  readonly primary: number
  readonly replica: number
}

/** All of it, running. */
export interface Cluster extends Front {
  readonly postgres: { readonly primary: LocalPostgres; readonly replica: LocalPostgres }
}

/** The programs that are missing here. */
export function missingPrograms(): string[] {
  return notInstalled(['haproxy', 'pgbouncer'])
}

/** PostgreSQL, its replica and PgBouncer, with the addresses at which servers find them. */
export interface Database extends AsyncDisposable {
  readonly postgres: Cluster['postgres']
  readonly urls: Required<DatabaseUrls>
}

/** Starts these in a folder. */
export async function startDatabase(folder: string, ports: Ports): Promise<Database> {
  await using stack = new AsyncDisposableStack()
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const postgres = await startPair(join(folder, 'postgres'), ports)
  stack.defer(() => postgres.primary.stop())
  stack.defer(() => postgres.replica.stop())
  stack.use(startPgbouncer(folder, ports))
  const bouncer = `postgres://akinai@127.0.0.1:${ports.pgbouncer}`
  const kept = stack.move()
  return {
    postgres,
    urls: { write: `${bouncer}/akinai`, read: `${bouncer}/akinai_read` },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** Starts all of it in a folder, and answers when HAProxy has both servers. */
export async function startCluster(
  folder: string,
  ports: Ports,
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  await using stack = new AsyncDisposableStack()
  const { postgres, urls } = stack.use(await startDatabase(folder, ports))
  const front = stack.use(await startFront(folder, ports, urls, settings))
  const kept = stack.move()
  return { ...front, postgres, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

function startPgbouncer(folder: string, ports: Ports): Begun {
  const file = join(folder, 'pgbouncer.ini')
  const text = readFileSync(join(ROOT, 'deploy', 'pgbouncer.ini'), 'utf8')
    .replace('port=5432', `port=${ports.primary}`)
    .replace('port=5433', `port=${ports.replica}`)
    .replace('listen_port = 6432', `listen_port = ${ports.pgbouncer}`)
  writeFileSync(file, text, { mode: 0o644 })
  return begin('pgbouncer', ['-q', file], {
    env: { PATH },
    log: join(folder, 'pgbouncer.log'),
    user: humble(),
  })
}
