/**
 * Memory of what versions tell. A database that was failed over to can lack the last commits of the one before, and counts on from the versions that it
 * has: the same version is then another state. So all such memory of the process is emptied when its database is another server than it was.
 */

/** What can be emptied. */
interface Memory {
  clear(): void
}

const memories = new Set<WeakRef<Memory>>()
let timesEmptied = 0

/** Has this memory emptied with the others; answers it. */
export function byVersions<Some extends Memory>(memory: Some): Some {
  memories.add(new WeakRef(memory))
  return memory
}

/** Empties all of it. */
export function forgetVersions(): void {
  timesEmptied += 1
  for (const reference of memories) {
    const memory = reference.deref()
    if (memory === undefined) memories.delete(reference)
    else memory.clear()
  }
}

/** Looks for something by what is remembered; once more where that was forgotten meanwhile, since the database was told of another server's versions. */
export async function byOneServer<Found>(look: () => Promise<Found>): Promise<Found> {
  for (;;) {
    const before = timesEmptied
    const found = await look()
    if (timesEmptied === before) return found
  }
}
