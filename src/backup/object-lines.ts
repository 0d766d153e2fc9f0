/** The list of the pictures and files of a backup: a line each, read and written one by one, however many there are. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PlainFailure } from '../lib/plain-failure.ts'
import { OBJECT_LIST, OBJECTS, placeOfObject } from './places.ts'

/** An object of a backup. */
export interface ListedObject {
  /** Its key in the object store. */
  readonly key: string
  readonly type: string
  readonly bytes: number
  readonly sha256: string
}

const KEY = /^(images\/[A-Za-z0-9]+\.[a-z]+\/original|uploads\/[A-Za-z0-9]+)$/

/** Reads the list of a backup. Throws `PlainFailure` at a line that is none. */
export async function* readObjectLines(folder: string): AsyncGenerator<ListedObject> {
  const lines = createInterface({ input: createReadStream(join(folder, OBJECT_LIST)), crlfDelay: Infinity })
  for await (const line of lines) {
    const { key, type, bytes, sha256 } = JSON.parse(line) as Partial<ListedObject>
    const sound =
      typeof key === 'string' &&
      KEY.test(key) &&
      typeof type === 'string' &&
      Number.isSafeInteger(bytes) &&
      /^[0-9a-f]{64}$/.test(sha256 ?? '')
    if (!sound)
      throw new PlainFailure(`${join(folder, OBJECT_LIST)} has a line that is no object of a backup.`)
    yield { key, type, bytes: bytes ?? 0, sha256: sha256 ?? '' }
  }
}

/** Where the bytes of an object lie in the folder of all backups. */
export function pathOfObject(backups: string, { key, sha256 }: Pick<ListedObject, 'key' | 'sha256'>): string {
  const { folder, name } = placeOfObject(key)
  return join(backups, OBJECTS, ...folder, `${name}.${sha256}`)
}
