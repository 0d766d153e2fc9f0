/**
 * Pictures and files into the folder of all backups. What is there already is not read again: bytes never change under their
 * name, and the digest that they had stands in it.
 */
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { lstat, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { measure } from '../lib/measured.ts'
import { makeFolder, syncFolder } from '../objects/disk/durable-files.ts'
import type { OpenObject } from '../objects/read-objects.ts'
import type { ListedObject } from './object-lines.ts'
import { OBJECTS, placeOfObject } from './places.ts'

/** An object that is to be kept. */
export interface WantedObject {
  readonly key: string
  readonly type: string
}

/** Keeps objects. */
export interface ObjectKeeper {
  /** Keeps one, unless it is there; undefined where the store has none. */
  keep(object: WantedObject): Promise<{ readonly listed: ListedObject; readonly copied: boolean } | undefined>
}

/** Makes the keeper of a folder of backups. */
export function makeObjectKeeper(backups: string, openObject: OpenObject): ObjectKeeper {
  /** Of the folder that was looked into last: objects come in the order of their names. */
  let known: { readonly path: string; readonly names: Set<string> } | undefined

  async function namesIn(path: string): Promise<Set<string>> {
    if (known?.path !== path) known = { path, names: new Set(await readdir(path)) }
    return known.names
  }

  async function findKept(path: string, { key, type }: WantedObject, name: string) {
    const kept = [...(await namesIn(path))].find(
      each => each.startsWith(`${name}.`) && each.length === name.length + 1 + 64,
    )
    const found = kept === undefined ? undefined : await lstat(join(path, kept))
    if (kept === undefined || !found?.isFile()) return undefined
    return { key, type, bytes: found.size, sha256: kept.slice(-64) }
  }

  return {
    async keep(object) {
      const { folder, name } = placeOfObject(object.key)
      const { path, unsynced } = await makeFolder(backups, [OBJECTS, ...folder])
      const kept = await findKept(path, object, name)
      if (kept !== undefined) return { listed: kept, copied: false }
      const opened = await openObject(object.key)
      if (opened === undefined) return undefined
      const draft = join(path, `.new-${randomBytes(6).toString('hex')}`)
      try {
        const { stream, result } = measure()
        await pipeline(
          opened.stream,
          stream,
          createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
        )
        const { bytes, sha256 } = result()
        await rename(draft, join(path, `${name}.${sha256}`))
        // A shop can show one several times.
        known?.names.add(`${name}.${sha256}`)
        for (const made of [path, ...unsynced]) await syncFolder(made)
        return { listed: { ...object, bytes, sha256 }, copied: true }
      } finally {
        await rm(draft, { force: true })
      }
    },
  }
}
