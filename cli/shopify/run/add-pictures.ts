/** Gives an item its pictures: each file is sent and added, and what the server cannot take is told, not fatal. */
import type { Picture } from '../read/picture-file.ts'
import { PictureRefused } from '../shop/failures.ts'
import { createOnce, type Patience, repeat } from '../shop/repeat.ts'
import type { ShopApi } from '../shop/shop-api.ts'

/** What became of an item's pictures. */
export interface PicturesOutcome {
  readonly added: number
  readonly refused: readonly { readonly name: string; readonly reason: string }[]
}

/** Of an item that gets none. */
export const NO_PICTURES: PicturesOutcome = { added: 0, refused: [] }

/** Adds the pictures to an item without images, one after the other, so that they stand in their order. One that is refused is left out. */
export async function addPictures(
  api: ShopApi,
  itemId: number,
  pictures: readonly Picture[],
  patience: Patience,
): Promise<PicturesOutcome> {
  const known = new Set<number>()
  const refused: { name: string; reason: string }[] = []
  const findNew = async () => (await api.listImageIds(itemId)).find(id => !known.has(id))
  for (const picture of pictures) {
    try {
      // A file can be used once: whoever has sent it in vain asks for another destination.
      const fileId = await repeat(() => api.sendPicture(picture), patience)
      known.add(await createOnce(() => api.addImage(itemId, fileId), findNew, patience))
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      refused.push({ name: picture.name, reason: error.message })
    }
  }
  return { added: known.size, refused }
}

/** Takes away images that an earlier run has added: which of the pictures they are cannot be told. */
export async function removeImages(
  api: ShopApi,
  itemId: number,
  imageIds: readonly number[],
  patience: Patience,
): Promise<void> {
  for (const id of imageIds) await repeat(() => api.deleteImage(itemId, id), patience)
}
