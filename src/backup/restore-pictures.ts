/** The pictures of a shop's backup, into the object store of a server that runs. */
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Context } from '../context.ts'
import { EXTENSIONS, IMAGE_TYPES, type ImageType, originalKey } from '../images/image-types.ts'
import { randomBase62 } from '../lib/base62.ts'
import { UNUSED_KEPT_MS } from '../resources/files/limits.ts'
import { goOnWithFile, insertFile, newFile } from '../resources/files/store.ts'
import { textDigest } from '../transfer/digest.ts'
import { findRecords } from '../transfer/records-store.ts'
import { type ListedObject, pathOfObject, readObjectLines } from './object-lines.ts'
import type { ShownImage } from './shown-images.ts'

/** Puts the pictures of a backup into a shop, item by item. */
export interface Pictures {
  /** Stores those of an item, unless the shop has it by now. */
  store(images: readonly ShownImage[]): Promise<void>
  /** The name under which that of an image is stored, by the ids of the document; undefined where none is. */
  nameOf(item: number, image: number): string | undefined
  /** Of how many images the backup has them, stored now or before. */
  readonly count: number
}

/** Opens those of a backup. */
export async function openPictures(context: Context, shopId: number, backup: string): Promise<Pictures> {
  const { db, objects } = context
  const listed = new Map<string, ListedObject>()
  for await (const object of readObjectLines(backup)) listed.set(object.key.split('/')[1] ?? '', object)
  const stored = new Map<string, string>()
  let count = 0

  async function storeOne(shown: ShownImage): Promise<void> {
    const object = listed.get(shown.name)
    const contentType = IMAGE_TYPES.find(type => type === object?.type)
    if (object === undefined || contentType === undefined) return
    const imageName = await noteImage(context, shopId, shown, contentType)
    const bytes = await readFile(pathOfObject(dirname(backup), object))
    await objects.put(originalKey(imageName), bytes, contentType)
    stored.set(keyOf(shown.item, shown.image), imageName)
  }

  return {
    get count() {
      return count
    },
    nameOf: (item, image) => stored.get(keyOf(item, image)),
    async store(images) {
      const [first] = images
      if (first === undefined) return
      count += images.filter(({ name }) => listed.has(name)).length
      if ((await findRecords(db, shopId, 'item', [first.item])).has(first.item)) return
      for (const shown of images) await storeOne(shown)
    },
  }
}

/**
 * Notes a picture before it is stored (R-FILE-10), and answers its new name: this server may show that of the old one as well, and so may
 * several images. What was cut is gone on with, which is known by the image that it was noted for, unless it is swept soon.
 */
async function noteImage(
  { db, clock }: Context,
  shopId: number,
  { item, image }: ShownImage,
  contentType: ImageType,
): Promise<string> {
  const imageName = `${randomBase62(22)}.${EXTENSIONS[contentType]}`
  const file = newFile({ purpose: 'item_image', contentType, imageName }, clock.now())
  const id = textDigest(`${shopId} ${keyOf(item, image)}`).slice(0, 32)
  const since = new Date(file.expiresAt.getTime() - UNUSED_KEPT_MS)
  const noted = await goOnWithFile(db, shopId, { ...file, id }, since)
  if (noted === undefined) await insertFile(db, shopId, file)
  return noted ?? imageName
}

function keyOf(item: number, image: number): string {
  return `${item} ${image}`
}
