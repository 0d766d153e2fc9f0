/**
 * The object store on a folder. An object is a file and its key the path. It is written under another name in
 * `.temporary`, brought to the disk and only then given its own, so that whoever looks sees all of it or nothing.
 */
import { randomUUID } from 'node:crypto'
import { link, mkdir, opendir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Clock } from '../../lib/clock.ts'
import { lazy } from '../../lib/lazy.ts'
import { partsOfKey } from '../object-key.ts'
import {
  type ByteRange,
  type ObjectStore,
  ObjectStoreError,
  type StoredObject,
  type UploadTerms,
} from '../object-store.ts'
import {
  type Chunks,
  disk,
  findOwn,
  type KnownFolders,
  makeFolder,
  noteFolder,
  openOwn,
  syncFolder,
  unless,
  writeFileDurably,
} from './durable-files.ts'
import { readPolicy, signPolicy } from './upload-policy.ts'

/** What the store is made of. */
export interface DiskStoreOptions {
  /** Where the objects are; made on first use. */
  readonly folder: string
  /** Public address of this server, without a slash at its end. Uploads come to `/files` under it. */
  readonly baseUrl: string
  /** Signs the permissions to upload; asked for when it is first needed. */
  readonly secret: () => Promise<Buffer>
  readonly clock: Clock
}

/** The store on a folder, and what the route needs that takes the uploads. */
export interface DiskStore extends ObjectStore {
  /**
   * Keeps what comes and answers true; answers false when there is an object already. When `chunks` throws, nothing is
   * kept and its error thrown on.
   */
  putNew(key: string, chunks: Chunks): Promise<boolean>
  /** The terms in a policy that `issueUpload` made, expired or not; undefined when it made no such policy. */
  readPolicy(policy: string): Promise<UploadTerms | undefined>
}

/** Whether this store takes uploads through this server. */
export function isDiskStore(store: ObjectStore): store is DiskStore {
  return 'putNew' in store && 'readPolicy' in store
}

/** No key starts with a dot. */
const TEMPORARY = '.temporary'

/** What is older was left by a process that was killed: nobody writes for so long. */
const STALE_MS = 24 * 60 * 60 * 1000

const MAX_ATTEMPTS = 10

/** Makes the store; the folder is not touched until something is asked of it. */
export function makeDiskStore({ folder, baseUrl, secret, clock }: DiskStoreOptions): DiskStore {
  const root = lazy(() => disk(openRoot(folder, clock)))
  const known: KnownFolders = new Set()
  const locate = async (key: string) => join(await root(), ...partsOfKey(key))
  return {
    put: async (key, bytes) => {
      await keep(await root(), partsOfKey(key), [bytes], renameTo, known)
    },
    putNew: async (key, chunks) => keep(await root(), partsOfKey(key), chunks, linkTo, known),
    open: async (key, range) => disk(openObject(await locate(key), range)),
    read: async key => disk(readObject(await locate(key))),
    size: async key => disk(sizeOf(await locate(key))),
    remove: async key => disk(removeFile(await locate(key))),
    removeAll: async key => {
      const path = await locate(key)
      for (const each of known) if (each === path || each.startsWith(`${path}/`)) known.delete(each)
      await disk(removeFolder(await root(), path))
    },
    count: async (key, most) => disk(countFiles(await locate(key), most)),
    list: folder => listKeys(root, folder),
    issueUpload: async terms => {
      const policy = signPolicy(terms, await secret())
      return { url: `${baseUrl}/files`, fields: { 'Content-Type': terms.contentType, policy } }
    },
    uploadOrigin: async () => undefined,
    readPolicy: async policy => readPolicy(policy, await secret()),
  }
}

/** The real path of the store's folder, rid of what killed processes left in it. */
async function openRoot(folder: string, clock: Clock): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const root = await realpath(folder)
  const { path: temporary } = await makeFolder(root, [TEMPORARY])
  for await (const { name } of await opendir(temporary)) {
    const path = join(temporary, name)
    const stats = await stat(path).catch(unless('ENOENT'))
    if (stats && stats.mtimeMs < clock.now().getTime() - STALE_MS) await removeTree(path)
  }
  return root
}

/** Gives a written file its name. False: the name is taken. */
type Give = (temporary: string, path: string) => Promise<boolean>

/** Over whatever has the name. */
const renameTo: Give = async (temporary, path) => {
  await rename(temporary, path)
  return true
}

/** A link is made by one of two at most, and never over another file. */
const linkTo: Give = async (temporary, path) => {
  try {
    await link(temporary, path)
    return true
  } catch (error) {
    return unless('EEXIST')(error as NodeJS.ErrnoException) ?? false
  }
}

async function keep(
  root: string,
  parts: readonly string[],
  chunks: Chunks,
  give: Give,
  known: KnownFolders,
): Promise<boolean> {
  const temporary = join(root, TEMPORARY, randomUUID())
  try {
    await writeFileDurably(temporary, chunks)
    return await disk(settle(root, parts, path => give(temporary, path), known))
  } finally {
    // What cannot be removed now is stale tomorrow.
    await rm(temporary, { force: true }).catch(() => {})
  }
}

async function settle(
  root: string,
  parts: readonly string[],
  give: (path: string) => Promise<boolean>,
  known: KnownFolders,
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      const folder = await makeFolder(root, parts.slice(0, -1), known)
      const given = await give(join(folder.path, parts.at(-1) ?? ''))
      for (const path of [folder.path, ...folder.unsynced]) await syncFolder(path).catch(unless('ENOENT'))
      noteFolder(known, folder)
      return given
    } catch (error) {
      // The folder was removed, with all that is in it, just after it was made.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

async function openObject(path: string, range?: ByteRange): Promise<StoredObject | undefined> {
  const found = await openOwn(path)
  if (found === undefined) return undefined
  const { file, size } = found
  const { first, last } = range ?? { first: 0, last: size - 1 }
  if (first >= size || first > last) {
    await file.close()
    return { size, stream: Readable.from([]) }
  }
  // The stream closes the file at its end, and when it is destroyed.
  return { size, stream: file.createReadStream({ start: first, end: last }) }
}

async function readObject(path: string): Promise<Buffer | undefined> {
  const found = await openOwn(path)
  if (found === undefined) return undefined
  await using file = found.file
  const bytes = Buffer.allocUnsafe(found.size)
  for (let length = 0; length < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, length, bytes.length - length, length)
    if (bytesRead === 0) throw new ObjectStoreError('An object became shorter while it was read')
    length += bytesRead
  }
  return bytes
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await findOwn(path)
  return found?.isFile() ? found.size : undefined
}

async function removeFile(path: string): Promise<void> {
  const found = await findOwn(path)
  if (!found || found.isDirectory()) return
  await rm(path, { force: true })
  await syncFolder(dirname(path)).catch(unless('ENOENT'))
}

/** The whole folder goes at once, by another name; then what is in it. */
async function removeFolder(root: string, path: string): Promise<void> {
  const found = await findOwn(path)
  if (!found?.isDirectory()) return
  const away = join(root, TEMPORARY, randomUUID())
  await rename(path, away).catch(unless('ENOENT'))
  await syncFolder(dirname(path)).catch(unless('ENOENT'))
  await removeTree(away)
}

function removeTree(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 3 })
}

async function* listKeys(root: () => Promise<string>, folder: string): AsyncGenerator<readonly string[]> {
  const folders = [partsOfKey(folder)]
  for (const parts of folders) {
    const path = join(await root(), ...parts)
    const isFolder = (await disk(findOwn(path)))?.isDirectory() === true
    const entries = isFolder
      ? await disk(readdir(path, { withFileTypes: true }).catch(unless('ENOENT')))
      : undefined
    const files = entries?.filter(entry => entry.isFile()) ?? []
    for (const entry of entries ?? []) if (entry.isDirectory()) folders.push([...parts, entry.name])
    if (files.length > 0) yield files.map(({ name }) => [...parts, name].join('/'))
  }
}

async function countFiles(path: string, most: number): Promise<number> {
  const folders = (await findOwn(path))?.isDirectory() ? [path] : []
  let count = 0
  for (const folder of folders) {
    const entries = await opendir(folder).catch(unless('ENOENT'))
    for await (const entry of entries ?? []) {
      if (count >= most) return most
      if (entry.isDirectory()) folders.push(join(folder, entry.name))
      else if (entry.isFile()) count += 1
    }
  }
  return Math.min(count, most)
}
