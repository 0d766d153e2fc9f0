/** From a backup that was verified to files: the cluster into a folder of its own, pictures and files into an object store or folder. */
import { randomBytes } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { chown, copyFile, lstat, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar'
import { syncFolder, writeFileDurably } from '../objects/disk/durable-files.ts'
import { partsOfKey } from '../objects/object-key.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { type ListedObject, pathOfObject, readObjectLines } from './object-lines.ts'
import { CLUSTER } from './places.ts'

/** Unpacks the cluster into a new folder. PostgreSQL brings its files to the disk when it begins to recover. */
export async function unpackCluster(backup: string, cluster: string): Promise<void> {
  await mkdir(cluster, { mode: 0o700 })
  await pipeline(
    createReadStream(join(backup, CLUSTER)),
    createZstdDecompress(),
    // What is in it is PostgreSQL's, and no link, device or path leads out of the folder.
    extract({ cwd: cluster, strict: true, preserveOwner: false, filter: (_path, entry) => isPlain(entry) }),
  )
}

function isPlain(entry: object): boolean {
  return 'type' in entry && ['File', 'OldFile', 'ContiguousFile', 'Directory'].includes(String(entry.type))
}

/** Where objects go. */
export type PutObject = (object: ListedObject, path: string) => Promise<void>

/** Puts every picture and file of a backup there; answers how many. */
export async function unpackObjects(backup: string, put: PutObject): Promise<number> {
  let count = 0
  for await (const object of readObjectLines(backup)) {
    await put(object, pathOfObject(dirname(backup), object))
    count += 1
  }
  return count
}

/** Into a folder, as the object store on a disk keeps them, unless one of the same length is there. Its owner gets them. */
export function putIntoFolder(folder: string): PutObject {
  return async ({ key, bytes }, path) => {
    const target = join(folder, ...partsOfKey(key))
    const there = await lstat(target).catch(() => undefined)
    if (!there?.isFile() || there.size !== bytes) await settle(folder, key, draft => copyDurably(path, draft))
  }
}

/** Bytes into such a folder. */
export function putBytesInto(folder: string): (key: string, bytes: Buffer) => Promise<void> {
  return (key, bytes) => settle(folder, key, draft => writeFileDurably(draft, [bytes]))
}

/** Has it written under another name, and gives it its own once it is whole. */
async function settle(folder: string, key: string, write: (draft: string) => Promise<void>): Promise<void> {
  const { uid, gid } = await stat(folder)
  const parts = partsOfKey(key)
  for (let depth = 1; depth < parts.length; depth++) {
    const path = join(folder, ...parts.slice(0, depth))
    if (await mkdir(path, { recursive: true, mode: 0o700 })) await chown(path, uid, gid)
  }
  const target = join(folder, ...parts)
  const draft = `${target}.${randomBytes(6).toString('hex')}.new`
  try {
    await write(draft)
    await chown(draft, uid, gid)
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(dirname(target))
}

async function copyDurably(path: string, draft: string): Promise<void> {
  await copyFile(path, draft, constants.COPYFILE_EXCL)
  await using file = await open(draft, 'r+')
  await file.chmod(0o600)
  await file.sync()
}

/** Into a bucket, unless one of the same length is there: bytes never change under their key. */
export function putIntoStore(store: ObjectStore): PutObject {
  return async ({ key, type, bytes }, path) => {
    if ((await store.size(key)) === bytes) return
    const chunks: Buffer[] = []
    for await (const chunk of createReadStream(path)) chunks.push(chunk as Buffer)
    await store.put(key, Buffer.concat(chunks), type)
  }
}
