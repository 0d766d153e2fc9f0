/** Which sizes of pictures are kept, so that a public address does not fill the disk, and those that are needed always are. */
import { lastUsed } from '../lib/last-used.ts'
import { type ImageSize, imageFolder } from './image-types.ts'
import { MAX_KEPT_OTHERS } from './limits.ts'
import type { SizedPicture, SizeParts } from './make-sizes.ts'
import { isOwnSize, type PictureSize } from './picture-size.ts'

/** Pictures, and sizes, of which it is remembered that they are not kept: what is forgotten is made once more. */
const MAX_REMEMBERED = 20_000

/** A size of a picture. */
interface Kept {
  readonly name: string
  /** Not larger than the picture. */
  readonly size: ImageSize
  readonly picture: PictureSize
}

/** Keeps sizes. */
export interface Keeper extends AsyncDisposable {
  /** Whether a size of this picture would be kept once it is made, as far as is known. */
  keeps(size: Kept): boolean
  /** Keeps a size if that may be. Nobody waits for it: one that cannot be kept is made again next time. */
  keep(size: Kept, key: string, made: SizedPicture): void
  /** Notes that a size is the original itself: another copy would take up to 10 MB for every width that somebody thinks of. */
  noteOriginal(size: Kept, key: string): void
  /** Whether the size of this key is the original itself. */
  isOriginal(key: string): boolean
}

/** Makes the keeper. Disposing waits until what was made is kept. */
export function makeKeeper({
  objects,
  log,
  hasRoom,
}: Pick<SizeParts, 'objects' | 'log' | 'hasRoom'>): Keeper {
  /** Pictures, or shapes of one, of which no more sizes are kept. */
  const full = lastUsed<string, true>(MAX_REMEMBERED)
  const originals = lastUsed<string, true>(MAX_REMEMBERED)
  const beingKept = new Set<Promise<void>>()

  async function put({ name, size, picture }: Kept, key: string, { bytes, type }: SizedPicture) {
    try {
      if (!(await hasRoom())) return
      const count = isOwnSize(picture, size) ? 0 : await objects.count(imageFolder(name), MAX_KEPT_OTHERS)
      if (count < MAX_KEPT_OTHERS) await objects.put(key, bytes, type)
      else full.set(name, true)
    } catch (error) {
      log.warn({ err: error, key }, 'a size of an image could not be kept')
    }
  }

  return {
    keeps: ({ name, size, picture }) =>
      isOwnSize(picture, size) || !(full.has(name) || full.has(`${name} ${size.shape}`)),
    keep(size, key, made) {
      const keeping = put(size, key, made).finally(() => beingKept.delete(keeping))
      beingKept.add(keeping)
    },
    noteOriginal({ name, size, picture }, key) {
      originals.set(key, true)
      // Of an animation that is too long every width is the original.
      if (size.pixels < picture.width) full.set(`${name} ${size.shape}`, true)
    },
    isOriginal: key => originals.has(key),
    [Symbol.asyncDispose]: async () => {
      await Promise.allSettled(beingKept)
    },
  }
}
