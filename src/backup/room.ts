/** The room that a backup leaves on its disk (R-BACKUP-5). */
import { freeBytes } from '../lib/free-space.ts'
import { PlainFailure } from '../lib/plain-failure.ts'

/** Throws `PlainFailure` where the disk has less free than it shall have. */
export type RoomCheck = () => Promise<void>

const MB = 1024 * 1024

/** Looks once a second at most; a disk fills by some hundred megabytes meanwhile. */
export function makeRoomCheck(folder: string, floor: number): RoomCheck {
  let looked = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - looked < 1000) return
    looked = performance.now()
    const free = await freeBytes(folder)
    if (free >= floor) return
    throw new PlainFailure(
      `${Math.floor(free / MB)} MB are free where ${folder} is, and ${Math.floor(floor / MB)} MB are to stay so (AKINAI_MIN_FREE_DISK_MB). The backup was not finished.`,
    )
  }
}
