/**
 * Loaded by each process of Node that `main.ts` starts, directly or not: it gives the moved clock on. The program's
 * children get environments of their own (PostgreSQL's is all but empty), so inheriting is not enough.
 */
import { ChildProcess, type SpawnOptions } from 'node:child_process'

interface Starting {
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
  return spawn.call(this, { ...options, envPairs: [...others, ...pairs] })
}
