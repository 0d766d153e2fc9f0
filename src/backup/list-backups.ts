/** The backups in a folder, in the order in which what they show came to be. */
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Manifest, readManifest } from './manifest.ts'
import { BACKUP_NAME, MANIFEST } from './places.ts'
import { readPosition } from './wire/log-position.ts'

/** A folder of a backup. */
export interface FoundBackup {
  readonly name: string
  readonly finished: boolean
}

/** Every backup in a folder, the oldest first, and whether it was finished. */
export async function listBackups(folder: string): Promise<readonly FoundBackup[]> {
  const names = (await readdir(folder)).filter(name => BACKUP_NAME.test(name)).sort()
  const found = await Promise.all(
    names.map(async name => {
      const finished = (await lstat(join(folder, name, MANIFEST)).catch(() => undefined))?.isFile() === true
      // One that cannot be understood is told by whoever reads it.
      const manifest = finished ? await readManifest(join(folder, name)).catch(() => undefined) : undefined
      return { name, finished, manifest }
    }),
  )
  return inOrder(found).map(({ name, finished }) => ({ name, finished }))
}

interface Ordered {
  readonly name: string
  readonly manifest: Manifest | undefined
}

/**
 * By when they began, but those of one database among themselves by its log, which goes forward however the clock is set: what is
 * later in it takes the later of their places.
 */
function inOrder<B extends Ordered>(backups: readonly B[]): readonly B[] {
  const ordered = backups.toSorted((one, other) => compare(begunAt(one), begunAt(other)))
  const bySystem = Map.groupBy(ordered, ({ manifest }) => manifest?.database?.system)
  for (const [system, group] of bySystem) if (system !== undefined) group.sort(byLog)
  return ordered.flatMap(backup => bySystem.get(backup.manifest?.database?.system)?.shift() ?? [])
}

/** Names tell the second alone: those of one second are in no order of their own. Moments are of one form, so that their texts compare as they do. */
function begunAt({ name, manifest }: Ordered): string {
  if (manifest !== undefined) return `${manifest.begun_at} ${manifest.ended_at}`
  return `${name.slice(0, 10)}T${name.slice(11, 19).replaceAll('-', ':')}`
}

function byLog({ manifest: one }: Ordered, { manifest: other }: Ordered): number {
  const [a, b] = [one?.database, other?.database]
  if (a === undefined || b === undefined) return 0
  return a.timeline - b.timeline || compare(readPosition(a.end), readPosition(b.end))
}

function compare<T extends string | bigint>(one: T, other: T): number {
  return one < other ? -1 : Number(one > other)
}
