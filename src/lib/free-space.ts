/** How much of a disk is free, asked of the system once a second at most. */
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Clock } from './clock.ts'
import { inTime } from './in-time.ts'

/** The disk of a folder. */
export interface FreeSpace {
  /** Whether there is less than there shall be. Nothing is low where no floor is set, or the system says nothing. */
  isLow(): Promise<boolean>
  /** Bytes that this program may still fill; undefined where the system says nothing. */
  bytes(): Promise<number | undefined>
  /** Bytes of which fewer are low; 0 for no floor. */
  readonly floor: number
}

/** What was found stays true for so long, in milliseconds: at 200 MB a second the floor is missed by as much. */
const FRESH_MS = 1000

/** Milliseconds for a look: where the system takes longer, what waits for it goes on, and it is not asked meanwhile. */
const LOOK_MS = 1000

/** Looks at the disk of a folder that is there, or will be. */
export function makeFreeSpace(folder: string, floor: number, clock: Clock, look = freeBytes): FreeSpace {
  let found: { readonly at: number; readonly bytes: Promise<number | undefined> } | undefined
  let isLooking = false

  function bytes(): Promise<number | undefined> {
    const now = clock.now().getTime()
    if (found === undefined || (!isLooking && (now < found.at || now - found.at >= FRESH_MS))) {
      isLooking = true
      const looked = look(folder).finally(() => {
        isLooking = false
      })
      found = { at: now, bytes: inTime(looked, LOOK_MS).catch(() => undefined) }
    }
    return found.bytes
  }

  return {
    floor,
    bytes,
    isLow: async () => floor > 0 && ((await bytes()) ?? Number.POSITIVE_INFINITY) < floor,
  }
}

/** Bytes of the disk of a folder that are free for anybody but the system; before it is made, of where it will be. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const parent = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error
    return freeBytes(parent)
  }
}
