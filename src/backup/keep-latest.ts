/** Removes backups of a folder but for the latest ones (R-BACKUP-15). */
import { rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { listBackups } from './list-backups.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { MANIFEST } from './places.ts'

/** What became of the backups of the whole server in a folder. */
export interface Kept {
  /** Those that are there, the oldest first. */
  readonly kept: readonly Manifest[]
  /** Names of those that were removed. */
  readonly removed: readonly string[]
}

/**
 * Keeps the latest `count` finished backups of the whole server. Those of shops, and what was not finished, stay. Pictures and
 * files stay too, since the next backup names most of them again. `taken`, the name of the one that was just made, is the latest. Throws `PlainFailure`, before anything is removed, where a
 * backup cannot be understood.
 */
export async function keepLatest(backups: string, count: number, taken: string): Promise<Kept> {
  const ofServer: { readonly name: string; readonly manifest: Manifest }[] = []
  for (const { name, finished } of await listBackups(backups)) {
    const manifest = finished ? await readManifest(join(backups, name)) : undefined
    if (manifest?.kind === 'server') ofServer.push({ name, manifest })
  }
  // However the clock stood, nothing is later than what was just taken.
  ofServer.sort((one, other) => Number(one.name === taken) - Number(other.name === taken))
  const old = ofServer.slice(0, Math.max(0, ofServer.length - count))
  for (const { name } of old) {
    // Without its manifest it is no backup, should the rest of it stay.
    await unlink(join(backups, name, MANIFEST))
    await rm(join(backups, name), { recursive: true })
  }
  return {
    kept: ofServer.slice(old.length).map(({ manifest }) => manifest),
    removed: old.map(({ name }) => name),
  }
}
