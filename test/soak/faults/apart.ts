/** A machine apart, in a network of its own, by which a road is come to: when it vanishes, nobody says so. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PATH } from '../../../deploy/cluster/programs.ts'
import { relayTo } from './relay.ts'

/** The machine. */
export interface Apart extends AsyncDisposable {
  readonly host: string
  readonly port: number
  /** From now on what is sent there comes nowhere. */
  vanish(): void
  comeBack(): void
}

/** Where it listens. */
const PORT = 5432

/** A neighbour whom nobody is: what is sent to it, nobody takes. */
const NOBODY_THERE = '02:00:00:00:00:99'

/** Makes one that leads to this port of 127.0.0.1; undefined where one may not, which needs root and iproute2. */
export async function startApart(folder: string, to: number): Promise<Apart | undefined> {
  const name = `akinai-${process.pid}`
  if (ip('netns', 'add', name) !== 0) return undefined
  await using begun = new AsyncDisposableStack()
  begun.defer(() => void ip('netns', 'del', name))
  // Names of such cables have 15 letters at most, and its addresses are of no other drive's.
  const [ours, its] = [`ak${process.pid}a`, `ak${process.pid}b`]
  const [gateway, host] = [1, 2].map(last => `10.213.${process.pid % 256}.${last}`) as [string, string]
  const within = (...words: string[]) => ip('netns', 'exec', name, 'ip', ...words)
  const laid = [
    ip('link', 'add', ours, 'type', 'veth', 'peer', 'name', its, 'netns', name),
    ip('addr', 'add', `${gateway}/24`, 'dev', ours),
    ip('link', 'set', ours, 'up'),
    within('addr', 'add', `${host}/24`, 'dev', its),
    within('link', 'set', its, 'up'),
  ]
  if (laid.some(status => status !== 0)) return undefined
  const socketPath = join(folder, 'apart')
  begun.use(await openInner(socketPath, to))
  begun.use(await startRelay(name, [host, String(PORT), socketPath]))
  const own = begun.move()
  const isThere = (there: boolean) => {
    const neighbour = [host, 'dev', ours]
    const done = there
      ? ip('neigh', 'del', ...neighbour)
      : ip('neigh', 'replace', ...neighbour, 'lladdr', NOBODY_THERE, 'nud', 'permanent')
    if (done !== 0) throw new Error('The machine apart does as it likes')
  }
  return {
    ...{ host, port: PORT },
    vanish: () => isThere(false),
    comeBack: () => isThere(true),
    [Symbol.asyncDispose]: () => own.disposeAsync(),
  }
}

function ip(...words: string[]): number | null {
  return spawnSync('ip', words, { env: { PATH }, stdio: 'ignore' }).status
}

/** This end of the way: a socket of the file system, which all networks of a machine have. */
async function openInner(socketPath: string, to: number): Promise<AsyncDisposable> {
  const server = relayTo({ port: to, host: '127.0.0.1' }).listen(socketPath)
  await once(server, 'listening')
  return {
    async [Symbol.asyncDispose]() {
      server.close()
      rmSync(socketPath, { force: true })
    },
  }
}

/** The other end. */
async function startRelay(name: string, words: readonly string[]): Promise<AsyncDisposable> {
  const script = join(import.meta.dirname, 'relay.ts')
  const child = spawn('ip', ['netns', 'exec', name, process.execPath, script, ...words], {
    env: { PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  if (child.exitCode !== null) throw new Error('The machine apart did not start')
  return {
    async [Symbol.asyncDispose]() {
      child.kill()
      await ended
    },
  }
}
