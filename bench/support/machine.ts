/** Where and what was measured: without it no figure can be read. */
import { cpus, totalmem } from 'node:os'
import { outputOf } from './processes.ts'

/** The machine and the programs on it. */
export interface Machine {
  readonly processor: string
  readonly cores: number
  readonly memoryGigabytes: number
  readonly node: string
  readonly pgbench: string
}

/** Describes this machine. */
export function describeMachine(pgbench: string | undefined): Machine {
  const processors = cpus()
  return {
    processor: processors[0]?.model ?? 'unknown',
    cores: processors.length,
    memoryGigabytes: Math.round(totalmem() / 1e9),
    node: process.version,
    pgbench: pgbench ?? 'not on the PATH: its ratios are left out',
  }
}

/** The commit that is checked out, with `+` when files differ from it. */
export function describeCommit(): string {
  const commit = outputOf('git', ['rev-parse', '--short', 'HEAD']) ?? 'unknown'
  return commit + (outputOf('git', ['status', '--porcelain', '--untracked-files=no', 'src']) ? '+' : '')
}
