/** The names in a folder, brought to the disk. */
import { closeSync, fsyncSync, openSync } from 'node:fs'

/** After it a power cut leaves the names that the folder has now. Throws where the file system cannot do so. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
