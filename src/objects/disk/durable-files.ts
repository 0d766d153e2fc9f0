/** Files and folders that survive a crash: what is told to be there is on the disk, not only in the machine's memory. */
import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, mkdir, open, readdir, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ObjectStoreError } from '../object-store.ts'

/** Windows has no such flag, and makes links for administrators only. */
const READ_NO_LINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)

/** What is written: bytes as they come. */
export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Answers what the file system answers; its failures become `ObjectStoreError`s. */
export async function disk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof ObjectStoreError) throw cause
    throw new ObjectStoreError('The folder of the object store cannot be used', { cause })
  }
}

/** Writes a new file and answers once it is on the disk. What `chunks` throws is thrown on as it is; the file stays. */
export async function writeFileDurably(path: string, chunks: Chunks): Promise<void> {
  await using file = await disk(open(path, 'wx', 0o600))
  for await (const chunk of chunks) await disk(file.writeFile(chunk))
  await disk(file.sync())
}

/** A folder that is there, and those whose list of names has to reach the disk before anyone may rely on it. */
export interface MadeFolder {
  readonly path: string
  readonly unsynced: readonly string[]
}

/** Folders of a store whose names are known to be on the disk, by their paths. */
export type KnownFolders = Set<string>

/** Folders that are remembered; more are forgotten all together, and their names brought to the disk once more. */
const MAX_KNOWN = 10_000

/**
 * Makes the folder of these parts under `root` where it is missing. One that is there may have been made by somebody who is about to bring
 * its name to the disk, or was killed before: unless it is `known`, its name has to be brought there too. Throws when one of the
 * parts is a link or no folder, so that nothing is ever written elsewhere.
 */
export async function makeFolder(
  root: string,
  parts: readonly string[],
  known: KnownFolders = new Set(),
): Promise<MadeFolder> {
  const folder = join(root, ...parts)
  const isThere = (await realpath(folder).catch(unless('ENOENT'))) === folder
  if (isThere && known.has(folder)) return { path: folder, unsynced: [] }
  const unsynced: string[] = []
  let path = root
  for (const part of parts) {
    unsynced.push(path)
    path = join(path, part)
    if (isThere) continue
    await mkdir(path, 0o700).catch(unless('EEXIST'))
    await requireOwnFolder(path)
  }
  return { path, unsynced }
}

/** Notes that a folder's name is on the disk. */
export function noteFolder(known: KnownFolders, { path }: MadeFolder): void {
  if (known.size >= MAX_KNOWN) known.clear()
  known.add(path)
}

/** A file that is open for reading. */
export interface OpenFile {
  readonly file: FileHandle
  /** Bytes of it. */
  readonly size: number
}

/** Opens a file; undefined when there is none. Throws when a link leads there. */
export async function openOwn(path: string): Promise<OpenFile | undefined> {
  const file = await open(path, READ_NO_LINK).catch(unless('ENOENT', 'ENOTDIR'))
  if (file === undefined) return undefined
  try {
    const [stats] = await Promise.all([file.stat(), requireOwnFolder(dirname(path))])
    if (stats.isFile()) return { file, size: stats.size }
  } catch (error) {
    await file.close()
    // Removed with its folder at this very moment.
    return unless('ENOENT')(error as NodeJS.ErrnoException)
  }
  await file.close()
  return undefined
}

/** What stands at this path, be it a link; undefined when nothing does. Throws when a link leads there. */
export async function findOwn(path: string): Promise<Stats | undefined> {
  const stats = await lstat(path).catch(unless('ENOENT', 'ENOTDIR'))
  if (stats) await requireOwnFolder(dirname(path)).catch(unless('ENOENT'))
  return stats
}

async function requireOwnFolder(path: string): Promise<void> {
  if ((await realpath(path)) !== path) throw new ObjectStoreError('A link leads out of the object store')
}

/** Answers once the names in a folder are on the disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders; its file systems write names down by themselves.
  if (process.platform === 'win32') return
  await using folder = await open(path, 'r')
  await folder.sync()
}

/** Answers once every file in a folder, and every name below it, is on the disk. Links are passed by. */
export async function syncTree(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const each = join(path, entry.name)
    if (entry.isDirectory()) await syncTree(each)
    else if (entry.isFile()) {
      await using file = await open(each, READ_NO_LINK)
      await file.sync()
    }
  }
  await syncFolder(path)
}

/** For `catch`: answers undefined for errors of these codes and throws the others. */
export function unless(...codes: readonly string[]): (error: NodeJS.ErrnoException) => undefined {
  return error => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}
