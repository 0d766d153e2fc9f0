/** Two servers of Akinai and HAProxy in front of them, on a database that is there: what every trial of several servers has in common. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { answersWell, type Begun, begin, PATH, ROOT } from './programs.ts'

/** Until HAProxy has seen that a server is there, or gone: it looks every half second. */
const SEEN_MS = 1000

/** Where they listen, on 127.0.0.1. */
export interface FrontPorts {
  readonly haproxy: number
  readonly servers: readonly [number, number]
}

/** All three, running. */
export interface Front extends AsyncDisposable {
  /** Where HAProxy listens. */
  readonly url: string
  /** Stops one server in order, starts it anew, and answers when it is ready. */
  restart(index: 0 | 1): Promise<void>
  /** Stops one server in order. */
  stop(index: 0 | 1): Promise<void>
}

/** The servers' own addresses of the database. */
export interface DatabaseUrls {
  readonly write: string
  /** Undefined: no replica is read. */
  readonly read?: string | undefined
}

/** Starts them, and answers when HAProxy has both servers. */
export async function startFront(
  folder: string,
  ports: FrontPorts,
  database: DatabaseUrls,
  settings: Readonly<Record<string, string>>,
): Promise<Front> {
  await using stack = new AsyncDisposableStack()
  const start = (index: number) => startServer(folder, ports, index, { ...ofDatabase(database), ...settings })
  const servers = [start(0), start(1)]
  stack.defer(async () => void (await Promise.all(servers.map(server => server[Symbol.asyncDispose]()))))
  await Promise.all(ports.servers.map(port => answersWell(`http://127.0.0.1:${port}/readyz`)))
  stack.use(startHaproxy(folder, ports))
  const url = `http://127.0.0.1:${ports.haproxy}`
  await answersWell(`${url}/readyz`)
  const kept = stack.move()
  return {
    url,
    restart: async index => {
      await servers[index]?.[Symbol.asyncDispose]()
      servers[index] = start(index)
      await answersWell(`http://127.0.0.1:${ports.servers[index]}/readyz`)
      await delay(SEEN_MS)
    },
    stop: async index => {
      await servers[index]?.[Symbol.asyncDispose]()
      await delay(SEEN_MS)
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

function ofDatabase({ write, read }: DatabaseUrls): Record<string, string> {
  return { DATABASE_URL: write, DATABASE_READ_URL: read ?? '' }
}

function startServer(
  folder: string,
  ports: FrontPorts,
  index: number,
  settings: Readonly<Record<string, string>>,
): Begun {
  const env = {
    ...process.env,
    PORT: String(ports.servers[index]),
    HOST: '127.0.0.1',
    // Pictures, on a disk that both can reach; S3_BUCKET is the other way.
    AKINAI_DATA_DIR: join(folder, 'data'),
    AKINAI_BASE_URL: `http://127.0.0.1:${ports.haproxy}`,
    AKINAI_TRUSTED_PROXIES: '127.0.0.1',
    AKINAI_DRAIN_MS: '1500',
    AKINAI_WAL_ARCHIVE: '',
    ...settings,
  }
  const log = join(folder, `server-${index + 1}.log`)
  return begin(process.execPath, [join(ROOT, 'bin', 'akinai.js'), 'serve'], { env, log })
}

function startHaproxy(folder: string, ports: FrontPorts): Begun {
  const file = join(folder, 'haproxy.cfg')
  const text = readFileSync(join(ROOT, 'deploy', 'haproxy.cfg'), 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.haproxy}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports.servers[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${ports.servers[1]}`)
  writeFileSync(file, text)
  return begin('haproxy', ['-db', '-f', file], { env: { PATH }, log: join(folder, 'haproxy.log') })
}
