/** The folders inside a data folder that are the server's own; what else lies there belongs to the embedded database. */
import { join } from 'node:path'

/** The folder of files that the server keeps itself. */
export function objectsOf(dataDir: string): string {
  return join(dataDir, 'objects')
}

/** The folder of what else the server writes for its operator. */
export function serverFilesOf(dataDir: string): string {
  return join(dataDir, 'server')
}
