/** Images as they are once they were added to an item. */
import { EXTENSIONS, type ImageType, originalKey } from '../../../../src/images/image-types.ts'
import { randomBase62 } from '../../../../src/lib/base62.ts'
import { insertFile } from '../../../../src/resources/files/store.ts'
import { deleteImage, insertImage } from '../../../../src/resources/items/image-store.ts'
import type { TestContext } from '../../../support/context.ts'

/** An image that is shown. */
export interface ShownImage {
  readonly name: string
  /** Removes it from its item. */
  remove(): Promise<void>
}

/** Keeps these bytes as an image of an item. */
export async function showImage(
  { db, objects, clock }: TestContext,
  { shopId, itemId }: { readonly shopId: number; readonly itemId: number },
  bytes: Buffer,
  contentType: ImageType,
): Promise<ShownImage> {
  const name = `${randomBase62(22)}.${EXTENSIONS[contentType]}`
  const now = clock.now()
  const file = {
    purpose: 'item_image',
    contentType,
    imageName: name,
    createdAt: now,
    expiresAt: now,
  } as const
  await insertFile(db, shopId, { id: randomBase62(32), ...file })
  await objects.put(originalKey(name), bytes, contentType)
  const { id } = await db.transaction(tx => insertImage(tx, shopId, itemId, name))
  return {
    name,
    remove: async () => {
      await db.transaction(tx => deleteImage(tx, shopId, itemId, id, clock.now()))
    },
  }
}
