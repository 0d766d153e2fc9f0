/**
 * Loaded by each process of Node that `main.ts` starts, directly or not: it gives the moved clock on. The program's
 * children get environments of their own (PostgreSQL's is all but empty), so inheriting is not enough. A browser keeps the
 * real clock, since Chromium does not start under libfaketime; the tests move those of its pages.
 */
import { ChildProcess, type SpawnOptions } from 'node:child_process'
import { basename } from 'node:path'

interface Starting {
  /** The program. */
  file: string
  /** What every way to start a process makes of its options: the environment as `NAME=value`. */
  envPairs: string[]
}

/** Node's own method, which its types leave out. */
interface Starter {
  spawn(options: SpawnOptions & Starting): unknown
}

const moved = process.env.AKINAI_AT_DATE
if (moved === undefined) throw new Error('This is started by tools/at-date/main.ts.')
const variables: Record<string, string> = { ...JSON.parse(moved), AKINAI_AT_DATE: moved }
const pairs = Object.entries(variables).map(([name, value]) => `${name}=${value}`)

const starter = ChildProcess.prototype as unknown as Starter
const spawn = starter.spawn
starter.spawn = function (options) {
  const others = options.envPairs.filter(pair => !(pair.slice(0, pair.indexOf('=')) in variables))
  const isBrowser = /^(chromium|google-chrome|Google Chrome)/.test(basename(options.file))
  return spawn.call(this, { ...options, envPairs: isBrowser ? others : [...others, ...pairs] })
}
