/** A foreign project in a folder: its packages from npm, its server, and SQL in its database. */
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../test/support/free-port.ts'
import { checkpoint, queryAt } from '../support/bench-shop.ts'
import { type Child, startNode } from '../support/processes.ts'
import { untilAnswered } from '../support/server.ts'
import type { Place } from './other.ts'

/** How long a server may take until it answers, in ms. */
const START_MS = 120_000

/**
 * Puts these files of ours into the folder, and what their `package.json` asks for, of npm, unless that is there already. No script of a package
 * is run.
 */
export async function install(folder: string, source: URL, files: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const file of files) copyFileSync(new URL(file, source), join(folder, file))
  if (isInstalled(folder)) return
  const args = ['install', '--prefix', folder, '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  const npm = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise((resolve, reject) => npm.once('error', reject).once('close', resolve))
  if (code !== 0 || !isInstalled(folder)) throw new Error(`npm install in ${folder} ended with ${code}`)
}

/** Whether npm has put in place every package that is asked for, in just that version. It writes this list when it is done. */
function isInstalled(folder: string): boolean {
  const list = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
  const { packages } = read<{ packages: Record<string, { version: string } | undefined> }>(list)
  const { dependencies } = read<{ dependencies: Record<string, string> }>(join(folder, 'package.json'))
  return Object.entries(dependencies).every(
    ([name, version]) => packages[`node_modules/${name}`]?.version === version,
  )
}

/** Starts a server of the folder on a free port, and waits until its `/health` answers. Throws with what it printed last when it does not. */
export async function startServer(
  folder: string,
  argsFor: (port: number) => readonly string[],
  environmentFor: (port: number) => Readonly<Record<string, string>>,
): Promise<Child & { readonly port: number }> {
  const port = await freePort()
  const log = join(folder, `server-${port}.log`)
  const child = startNode(argsFor(port), environmentFor(port), log)
  await untilAnswered(child, `http://127.0.0.1:${port}/health`, log, START_MS)
  return { ...child, port }
}

/** SQL in its database, on a connection of its own. */
export function query(
  { database }: Pick<Place, 'database'>,
  text: string,
  values?: unknown[],
): Promise<Record<string, unknown>[]> {
  return queryAt(database, text, values)
}

/** Throws unless what was found is what it has to be. */
export function must(holds: boolean, what: string, found: unknown): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(found)}`)
}

/** Fills its database, unless `filledWith` tells that an earlier run has come to the end of the same; what else is there is dropped. */
export async function fillOnce(place: Place, filled: string, fill: () => Promise<void>): Promise<void> {
  if ((await filledWith(place)) === filled) return
  await query(place, 'drop schema if exists beside cascade; drop schema public cascade; create schema public')
  await fill()
  await query(place, 'vacuum (analyze)')
  await checkpoint(place.database)
  await query(place, 'create schema beside; create table beside.filled (filled text)')
  await query(place, 'insert into beside.filled values ($1)', [filled])
}

async function filledWith(place: Place): Promise<unknown> {
  const [there] = await query(place, `select to_regclass('beside.filled') is not null as filled`)
  if (there?.filled !== true) return undefined
  return (await query(place, 'select filled from beside.filled'))[0]?.filled
}
