/** Folders for what tests start. */
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder below the system's for temporary ones, which everybody can enter; whoever makes it removes it. Below one that the database's user cannot
 * enter, a server that root starts has its data in a folder of the system's, which would stay.
 */
export function makeOpenFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `akinai-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
