import { codeOf } from '../../src/lib/error-code.ts'

/**
 * Sends a signal to processes that were seen a moment ago. One that has ended since is passed over: who kills PostgreSQL's
 * first process ends its children too, perhaps before their turn comes.
 *
 * @param pids - A process's id, or less than -1 for the group of a process.
 * @throws when an id is missing or 0: that would reach the tests' own group.
 */
export function signal(
  pids: number | undefined | readonly (number | undefined)[],
  name: NodeJS.Signals,
): void {
  for (const pid of [pids].flat()) {
    if (pid === undefined || !Number.isInteger(pid) || (pid >= -1 && pid <= 1))
      throw new Error(`no process is to get ${name}`)
    try {
      process.kill(pid, name)
    } catch (error) {
      if (codeOf(error) !== 'ESRCH') throw error
    }
  }
}
