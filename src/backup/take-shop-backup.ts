/** A backup of one shop: its documents, as an export writes them from one snapshot, and the pictures that they show. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { EXTENSIONS, IMAGE_TYPES, originalKey } from '../images/image-types.ts'
import { measure } from '../lib/measured.ts'
import { VERSION } from '../lib/version.ts'
import { syncFolder } from '../objects/disk/durable-files.ts'
import type { Shop } from '../shops/store.ts'
import { exportShop } from '../transfer/export-shop.ts'
import { makeObjectKeeper, type WantedObject } from './keep-objects.ts'
import { writeManifest } from './manifest.ts'
import { backupName, DOCUMENTS, OBJECT_LIST } from './places.ts'
import { makeRoomCheck } from './room.ts'
import { shownImages } from './shown-images.ts'
import type { BackupProgress, BackupSource, TakenBackup } from './take-backup.ts'

/** A file of a backup that is being written. */
interface Written {
  readonly sink: Writable
  /** Settled once it is on the disk. */
  readonly done: Promise<void>
  result(): { readonly bytes: number; readonly sha256: string }
}

/** Takes it, with the promises of `takeBackup`. It shows the moment at which it begins. */
export async function takeShopBackup(
  source: BackupSource,
  shop: Pick<Shop, 'id' | 'key' | 'name' | 'mail_address'>,
  backups: string,
  progress: (progress: BackupProgress) => void,
): Promise<TakenBackup> {
  const { db, clock, config, openObject, baseUrl } = source
  const begun = clock.now()
  const room = makeRoomCheck(backups, config.diskBudgets.minFreeBytes)
  await room()
  const folder = join(backups, backupName(begun, randomBytes(2).toString('hex')))
  await mkdir(folder, { mode: 0o700 })
  const documents = writeTo(join(folder, DOCUMENTS), true)
  const list = writeTo(join(folder, OBJECT_LIST), false)
  const keeper = makeObjectKeeper(backups, openObject)
  const counts = { count: 0, bytes: 0, copied: 0 }
  const missing: string[] = []
  await exportShop({ db, clock, baseUrl, objects: { open: openObject } }, shop.id, async line => {
    await room()
    await write(documents, line)
    for (const object of picturesOf(line, baseUrl)) {
      const kept = await keeper.keep(object)
      if (kept === undefined) {
        missing.push(object.key)
        continue
      }
      counts.count += 1
      counts.bytes += kept.listed.bytes
      if (kept.copied) counts.copied += 1
      progress({ stage: 'objects', done: counts.count, total: undefined })
      await write(list, `${JSON.stringify(kept.listed)}\n`)
    }
  })
  documents.sink.end()
  list.sink.end()
  await Promise.all([documents.done, list.done])
  const manifest = await writeManifest(folder, {
    kind: 'shop',
    akinai: VERSION,
    begun_at: begun.toISOString(),
    ended_at: begun.toISOString(),
    files: [
      { name: DOCUMENTS, ...documents.result() },
      { name: OBJECT_LIST, ...list.result() },
    ],
    objects: counts,
    shop: { shop_id: shop.key, shop_name: shop.name, mail_address: shop.mail_address, base_url: baseUrl },
  })
  await syncFolder(backups)
  return { folder, manifest, missing }
}

function writeTo(path: string, packed: boolean): Written {
  const sink = new PassThrough()
  const { stream, result } = measure()
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const done = packed ? pipeline(sink, createZstdCompress(), stream, file) : pipeline(sink, stream, file)
  done.catch(() => {})
  return { sink, done, result }
}

async function write({ sink, done }: Written, line: string): Promise<void> {
  if (!sink.write(line)) await Promise.race([once(sink, 'drain'), done])
}

/** The pictures of this server that the document of an item shows. */
function picturesOf(line: string, baseUrl: string): WantedObject[] {
  return shownImages(line, baseUrl).flatMap(({ name }) => {
    const type = IMAGE_TYPES.find(each => name.endsWith(`.${EXTENSIONS[each]}`))
    return type === undefined ? [] : { key: originalKey(name), type }
  })
}
