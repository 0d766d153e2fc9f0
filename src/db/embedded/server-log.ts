/** PostgreSQL's log: a file in the data folder, bounded in size. */
import {
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../../lib/error-code.ts'
import { EmbeddedPostgresError } from './error.ts'

/** Bytes at which the log is set aside as `postgres.log.1`: two files, 20 MB together, weeks of a quiet shop. */
const LIMIT = 10 * 1024 * 1024

/** An open log. The server's processes write to the same descriptor, also after the keeper has gone. */
export interface ServerLog {
  readonly path: string
  readonly descriptor: number
  /** The size in bytes. */
  size(): number
  write(line: string): void
  /** Why a start failed: the last fatal line written since the log had `from` bytes. */
  reasonSince(from: number): string
  /** Sets the log aside when it is over the limit. */
  rotate(limit?: number): void
  close(): void
}

/** Opens (or makes) the log of a data folder. */
export function openLog(dataDir: string): ServerLog {
  const path = join(dataDir, 'postgres.log')
  const { O_APPEND, O_CREAT, O_RDWR, O_NOFOLLOW } = constants
  let descriptor: number
  try {
    descriptor = openSync(path, O_APPEND | O_CREAT | O_RDWR | O_NOFOLLOW, 0o600)
  } catch (error) {
    throw new EmbeddedPostgresError(
      `PostgreSQL's log ${path} cannot be written (${codeOf(error)}).`,
      'Start Akinai as the user who owns that file, or set AKINAI_DATA_DIR to another folder.',
      { cause: error },
    )
  }
  const size = () => fstatSync(descriptor).size
  return {
    path,
    descriptor,
    size,
    write: line => tried(() => writeSync(descriptor, `${line}\n`)),
    reasonSince(from) {
      const lines = readFileSync(path).subarray(from).toString('utf8').trim().split('\n')
      const fatal = lines.findLast(line => /(FATAL|PANIC): /.test(line)) ?? lines.at(-1)
      return fatal?.replace(/^.*?(FATAL|PANIC): +/, '') || 'nothing'
    },
    // Copied and emptied, not renamed: the server keeps its descriptor, and appends go to the new end.
    rotate(limit = LIMIT) {
      if (size() <= limit) return
      rmSync(`${path}.1`, { force: true })
      // On a full disk the copy is given up; emptying the log even helps.
      tried(() => copyFileSync(path, `${path}.1`))
      ftruncateSync(descriptor, 0)
    },
    close: () => closeSync(descriptor),
  }
}

/** A log that cannot be written must not end what it tells about. */
function tried(write: () => unknown): void {
  try {
    write()
  } catch {
    // A full disk: PostgreSQL itself says so to whoever writes.
  }
}
