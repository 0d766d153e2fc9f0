/** What this process has open. */
import { readdirSync, readlinkSync } from 'node:fs'

const OPEN = '/proc/self/fd'

/** Whether that can be seen, which is so on Linux. */
export const SHOWS_OPEN_FILES = process.platform === 'linux'

/** Paths of the files that it has open, each as often as it has; none where that cannot be seen. */
export function openFiles(): string[] {
  if (!SHOWS_OPEN_FILES) return []
  return readdirSync(OPEN).flatMap(name => {
    try {
      return [readlinkSync(`${OPEN}/${name}`)]
    } catch {
      // Closed meanwhile, as that which reads the folder is.
      return []
    }
  })
}
