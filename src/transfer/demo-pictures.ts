/** The pictures of the demo shop: from `demo/images` into the object store, before the items that show them are made. */
import { readdir, readFile } from 'node:fs/promises'
import type { Context } from '../context.ts'
import { EXTENSIONS, IMAGE_TYPES, type ImageType, originalKey } from '../images/image-types.ts'
import { randomBase62 } from '../lib/base62.ts'
import { wholeSecond } from '../lib/date-time.ts'
import { FILE_LIFETIME_MS } from '../resources/files/limits.ts'
import { insertFile } from '../resources/files/store.ts'

const FOLDER = new URL('../../demo/images/', import.meta.url)

/** A picture of the demo shop. */
export interface DemoPicture {
  /** The id that its item has in `demo/shop.ndjson`. */
  readonly item: number
  readonly file: URL
  readonly type: ImageType
}

/** The pictures, an item's own in their order: the name of a file is the item's id, what it shows, and its place. */
export async function listDemoPictures(): Promise<readonly DemoPicture[]> {
  const names = (await readdir(FOLDER)).sort()
  return names.map(name => {
    const [, item, extension] = /^(\d+)-[a-z-]+-\d\.(\w+)$/.exec(name) ?? []
    const type = IMAGE_TYPES.find(type => EXTENSIONS[type] === extension)
    if (item === undefined || type === undefined) throw new Error(`demo/images/${name} is no picture`)
    return { item: Number(item), file: new URL(name, FOLDER), type }
  })
}

/**
 * Stores pictures as they are, since they were made fit to be shown when they were drawn. Answers the images' names by
 * their item's id, in order. Each is noted as a file before it is stored, so that what a crash leaves behind is swept.
 */
export async function storeDemoPictures(
  { db, objects, clock }: Pick<Context, 'db' | 'objects' | 'clock'>,
  shopId: number,
  pictures: readonly DemoPicture[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const createdAt = wholeSecond(clock.now())
  const expiresAt = new Date(createdAt.getTime() + FILE_LIFETIME_MS)
  const store = async ({ item, file, type }: DemoPicture) => {
    const imageName = `${randomBase62(22)}.${EXTENSIONS[type]}`
    const announced = { id: randomBase62(32), purpose: 'item_image', contentType: type, imageName } as const
    await insertFile(db, shopId, { ...announced, createdAt, expiresAt })
    await objects.put(originalKey(imageName), await readFile(file), type)
    return { item, imageName }
  }
  const stored = await Promise.all(pictures.map(store))
  const byItem = Map.groupBy(stored, ({ item }) => item)
  return new Map([...byItem].map(([item, images]) => [item, images.map(({ imageName }) => imageName)]))
}
