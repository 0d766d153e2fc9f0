/** The folders inside a data folder that are the server's own, beside which the rest belongs to the embedded database, and the one outside of it. */
import { join } from 'node:path'

/** What root keeps outside the asked folders: copies of the program and data that its users can reach. */
export const SYSTEM_FOLDER = '/var/lib/akinai'

/** The folder of files that the server keeps itself. */
export function objectsOf(dataDir: string): string {
  return join(dataDir, 'objects')
}

/** The folder of what else the server writes for its operator. */
export function serverFilesOf(dataDir: string): string {
  return join(dataDir, 'server')
}
