/** How far a backup is, on the standard error output: a line that is written anew on a terminal, one now and then elsewhere. */
import type { BackupProgress } from '../../src/backup/take-backup.ts'

/** Milliseconds between lines, on a terminal and elsewhere. */
const TERMINAL_MS = 100
const LINE_MS = 5_000

/** A display that is running. */
export interface BackupDisplay {
  update(progress: BackupProgress): void
  stop(): void
}

/** Starts it; what is over within the first interval says nothing. */
export function startBackupProgress(): BackupDisplay {
  const { isTTY } = process.stderr
  let last = performance.now()
  let shown = false
  return {
    update(progress) {
      if (performance.now() - last < (isTTY ? TERMINAL_MS : LINE_MS)) return
      last = performance.now()
      shown = isTTY
      process.stderr.write(isTTY ? `\r\u001B[K${lineOf(progress)}` : `${lineOf(progress)}\n`)
    },
    stop() {
      if (shown) process.stderr.write('\r\u001B[K')
      shown = false
    },
  }
}

function lineOf({ stage, done, total }: BackupProgress): string {
  if (stage === 'objects') return `${done} pictures and files`
  const [have, all] = [done, total ?? done].map(bytes => `${(bytes / 1e6).toFixed(0)} MB`)
  return `database: ${have} of about ${all}`
}
