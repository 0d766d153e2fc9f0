/** The manifest of a backup: what it is of, and the length and digest of each file in it. It is written last (R-BACKUP-3). */
import { createHash } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, Type } from '#typebox'
import { makeAjv } from '../http/validator.ts'
import { PlainFailure } from '../lib/plain-failure.ts'
import { syncFolder, writeFileDurably } from '../objects/disk/durable-files.ts'
import { MANIFEST } from './places.ts'

/** Moved when another version could not be read as this one. */
const FORMAT = 1

const Line = Type.String({ minLength: 1, maxLength: 255 })
const Count = Type.Integer({ minimum: 0 })
const Place = Type.String({ pattern: '^[0-9A-F]{1,8}/[0-9A-F]{1,8}$' })

/** A file of the backup. */
const ListedFile = Type.Object({
  name: Type.String({ pattern: '^[a-z]+(\\.[a-z]+){1,3}$' }),
  bytes: Count,
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
})

const Manifest = Type.Object({
  format: Type.Literal(FORMAT),
  /** `objects`: pictures and files alone, where the database is an outside one. */
  kind: Type.Union([Type.Literal('server'), Type.Literal('shop'), Type.Literal('objects')]),
  /** The version of Akinai that made it. */
  akinai: Line,
  begun_at: Line,
  /** Everything that was acknowledged before this is in the backup. */
  ended_at: Line,
  files: Type.Array(ListedFile, { maxItems: 10 }),
  objects: Type.Object({ count: Count, bytes: Count, copied: Count }),
  database: Type.Optional(
    Type.Object({
      postgres: Type.Integer({ minimum: 15 }),
      system: Line,
      timeline: Type.Integer({ minimum: 1 }),
      start: Place,
      end: Place,
      /** From this moment on the archive of the log goes on from it. */
      replay_from: Line,
      /** The run of the archive of the log that was written meanwhile. */
      archive: Type.Union([Line, Type.Null()]),
    }),
  ),
  shop: Type.Optional(Type.Object({ shop_id: Line, shop_name: Line, mail_address: Line, base_url: Line })),
})

/** What the manifest says. */
export type Manifest = Static<typeof Manifest>

/** A file of the backup with its digest. */
export type ListedFile = Static<typeof ListedFile>

const isManifest = makeAjv().compile<Manifest>(Manifest)

/** Writes it, by which the backup in the folder is finished. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<Manifest> {
  const whole = { format: FORMAT, ...manifest } as const
  const draft = join(folder, `${MANIFEST}.new`)
  await writeFileDurably(draft, [Buffer.from(`${JSON.stringify(whole, undefined, 2)}\n`)])
  await rename(draft, join(folder, MANIFEST))
  await syncFolder(folder)
  return whole
}

/** Reads it. Throws `PlainFailure` where there is none, since the backup was never finished, and where it cannot be understood. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
    throw new PlainFailure(
      `${folder} holds no finished backup: it has no ${MANIFEST}, which is written last.`,
    )
  })
  const found = parse(text)
  if (isManifest(found)) return found
  throw new PlainFailure(
    `${join(folder, MANIFEST)} cannot be understood: it is damaged, or a newer version of Akinai made it.`,
  )
}

/** The file of this name, which the manifest must list. */
export function listedFile({ files }: Manifest, name: string): ListedFile {
  const file = files.find(file => file.name === name)
  if (file === undefined) throw new PlainFailure(`The backup's manifest does not list ${name}.`)
  return file
}

/** SHA-256 of a whole file's bytes, in hexadecimal digits. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
