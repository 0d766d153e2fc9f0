/** Copies of the program that are not needed any more. */
import { readdirSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { systemClock } from '../lib/clock.ts'

/** What is not finished after so long never will be. */
const UNFINISHED_MS = 60 * 60_000

/**
 * Removes from a folder the copies whose names begin so, but for the latest, and for those from which a process runs: a server
 * that was started from one reads from it for as long as it runs, whatever was copied since.
 */
export function removeOldCopies(folder: string, prefix: string): void {
  const running = programsThatRun()
  const now = systemClock.now().getTime()
  const [, ...older] = readdirSync(folder)
    .filter(name => name.startsWith(prefix))
    .map(name => ({ name, path: join(folder, name), time: statSync(join(folder, name)).ctimeMs }))
    .filter(({ name, time }) => !name.startsWith(`${prefix}partial-`) || now - time > UNFINISHED_MS)
    .sort((a, b) => rankOf(b.name, prefix) - rankOf(a.name, prefix) || b.time - a.time)
  for (const { path } of older)
    if (!running.some(program => program.startsWith(path + sep)))
      rmSync(path, { recursive: true, force: true })
}

/** Of those that are not finished none is the latest. */
function rankOf(name: string, prefix: string): number {
  return name.startsWith(`${prefix}partial-`) ? 0 : 1
}

/** The files of the programs that run on this machine, as far as it tells. */
function programsThatRun(): string[] {
  return namesIn('/proc').flatMap(pid => {
    if (!/^\d+$/.test(pid)) return []
    try {
      return [readlinkSync(`/proc/${pid}/exe`)]
    } catch {
      // It has ended, or is none of a program's.
      return []
    }
  })
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
