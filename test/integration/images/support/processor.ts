/** The real processor, and what tests want to know of its process. */
import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { UnusableImage } from '../../../../src/images/image-processor.ts'

/** The ids of the processes for images that a process has started. */
export function workersOf(parent = process.pid): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(parent), '-f', 'images/worker/main\\.[jt]s'], {
    encoding: 'utf8',
  })
  return stdout.split('\n').filter(Boolean).map(Number)
}

/** Whether a process is there. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Waits for what happens soon, but nobody knows when. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 1_000; tries++) {
    if (condition()) return
    await sleep(20)
  }
  throw new Error(`${what} did not happen`)
}

/** The sentence with which an upload is refused; throws when it is taken, or when the failure is another one. */
export async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => new Error('it was taken'),
    reason => reason,
  )
  if (error instanceof UnusableImage) return error.message
  throw error
}
