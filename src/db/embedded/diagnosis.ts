/** What `akinai doctor` says about the embedded PostgreSQL. Changes nothing, starts nothing; takes about 20 ms. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findUser, NAMES, type Users } from '../../../bin/users.js'
import { codeOf } from '../../lib/error-code.ts'
import { doesNotRun, findPackage, missingLinks, runs } from './binaries.ts'
import { checkOwner, checkVersion } from './cluster.ts'
import { checkWritable, choosePlace, clusterOf, type DataFolder } from './data-folder.ts'
import { EmbeddedPostgresError, messageOf } from './error.ts'
import { connectTo, letGo } from './keeper-client.ts'
import { findSockets } from './sockets.ts'

/** One thing that was looked at. `mend` is there when it is not `ok`. */
export interface Finding {
  readonly ok: boolean
  readonly what: string
  readonly mend?: string
}

/** Looks at the programs, the data folder, the data in it, and whether the database runs; stops at what ends a start. */
export async function diagnoseEmbeddedPostgres(options: {
  readonly dataDir: string
}): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  const found = (what: string) => findings.push({ ok: true, what })
  try {
    const { folder, version } = findPackage()
    found(`PostgreSQL ${version} for ${process.platform}-${process.arch} is installed.`)
    checkWritable(options.dataDir)
    const place = choosePlace(options.dataDir, knownUsers())
    found(place.notices[0] ?? `The data folder is ${place.dataDir}.`)
    found(programs(folder, place))
    found(data(place, Number.parseInt(version, 10)))
    const socket = await connectTo(findSockets(place.dataDir).keeper)
    if (socket) await letGo(socket)
    found(
      socket ? 'The database is running.' : 'The database is not running; it starts with the first command.',
    )
  } catch (error) {
    const mend =
      error instanceof EmbeddedPostgresError ? error.mend : 'This should not happen; please report it.'
    findings.push({
      ok: false,
      what: error instanceof EmbeddedPostgresError ? error.what : messageOf(error),
      mend,
    })
  }
  return findings
}

/** Where what is kept in an asked data folder lies, for a command that makes nothing there. */
export function placedData(dataDir: string): string {
  return choosePlace(dataDir, knownUsers()).dataDir
}

/** Whether the database of a data folder runs, so that another program can share it. */
export async function isRunning(dataDir: string): Promise<boolean> {
  const socket = await connectTo(findSockets(placedData(dataDir)).keeper)
  if (socket) await letGo(socket)
  return socket !== undefined
}

/** Whether a data folder has a database, running or not. Of one that cannot be looked into it is told when that is opened. */
export function hasDatabase(dataDir: string): boolean {
  try {
    statSync(clusterOf(placedData(dataDir)))
    return true
  } catch (error) {
    return codeOf(error) !== 'ENOENT'
  }
}

/** Those that are there; a diagnosis makes none. */
function knownUsers(): Users | undefined {
  const [server, images, database] = [NAMES.server, NAMES.images, NAMES.database].map(findUser)
  return server && images && database && { server, images, database }
}

function programs(folder: string, { hands }: DataFolder): string {
  const user = hands?.database
  const who = user ? `user id ${user.uid}` : 'you'
  if (missingLinks(folder).length > 0) {
    return `The links of PostgreSQL's libraries are missing in ${folder}; the next start makes them.`
  }
  const { ok, detail } = runs(join(folder, 'native'), user)
  if (ok) return `PostgreSQL's programs run as ${who}.`
  if (!detail.includes('EACCES')) throw doesNotRun(folder, detail)
  return `PostgreSQL's programs in ${folder} cannot be reached by ${who}; the start uses a copy.`
}

function data(place: DataFolder, major: number): string {
  const cluster = clusterOf(place.dataDir)
  if (!existsSync(cluster)) return 'There is no data yet; the next start makes the database.'
  if (!place.hands) checkOwner(cluster)
  checkVersion(cluster, major)
  return `The data in ${cluster} fits.`
}
