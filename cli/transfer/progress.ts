/** How far an import is, on the standard error output: a bar on a terminal, a line now and then elsewhere. */
import { SingleBar } from 'cli-progress'
import type { ImportReport } from '../../src/transfer/report.ts'

/** Milliseconds between lines where there is no terminal. */
const LINE_EVERY = 5_000

/** A display that is running. */
export interface ImportProgress {
  update(report: ImportReport): void
  /** A line of text beside it. */
  write(line: string): void
  stop(): void
}

/** Starts it. `size` is the length of the file in bytes, `bytesRead` how much of it was read. */
export function startImportProgress(size: number | undefined, bytesRead: () => number): ImportProgress {
  return process.stderr.isTTY && size !== undefined ? bar(size, bytesRead) : lines()
}

function bar(size: number, bytesRead: () => number): ImportProgress {
  const format = '{bar} {percentage}% | {imported} imported, {skipped} skipped, {refused} refused'
  const single = new SingleBar({ format, stream: process.stderr, hideCursor: true, clearOnComplete: true })
  single.start(Math.max(size, 1), 0, { imported: 0, skipped: 0, refused: 0 })
  return {
    update: ({ imported, skipped, refused }) => single.update(bytesRead(), { imported, skipped, refused }),
    // Takes the line of the bar, which is drawn anew below.
    write: line => process.stderr.write(`\r\u001B[K${line}\n`),
    stop: () => single.stop(),
  }
}

function lines(): ImportProgress {
  let last = performance.now()
  return {
    update({ read, imported, skipped, refused }) {
      if (performance.now() - last < LINE_EVERY) return
      last = performance.now()
      process.stderr.write(`${read} read: ${imported} imported, ${skipped} skipped, ${refused} refused\n`)
    },
    write: line => process.stderr.write(`${line}\n`),
    stop: () => {},
  }
}
