/**
 * Sizes of images: made once, kept in the object store, and the ones asked for most often in memory. The work of many
 * who ask for the same at the same time is done once; that one of them goes away changes nothing for the others.
 */
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { ObjectStore } from '../objects/object-store.ts'
import { typeOf } from './formats/sniff.ts'
import { type ImageProcessor, ProcessingTimeout } from './image-processor.ts'
import { type ImageSize, imageFolder, originalKey, type SizeType, sizeKey } from './image-types.ts'

/** Bytes of sizes in memory: some 400 of 20 kB. */
const CACHE_BYTES = 8 * 1024 * 1024

/** What an entry costs besides its bytes. */
const ENTRY_OVERHEAD = 500

/** Objects kept for an image. Whoever asks for more gets them, made anew each time: a public address must not fill the disk. */
const MAX_KEPT = 100

/** A size that could not be made in time is not tried again for so long. */
const FAILED_MS = 10_000

/** A size that can be sent. */
export interface SizedPicture {
  readonly bytes: Buffer
  readonly type: SizeType
}

/** The sizes of all images. */
export interface Sizes extends AsyncDisposable {
  /** The size, if it is in memory. */
  inMemory(name: string, size: ImageSize, type: SizeType): SizedPicture | undefined
  /** The size, made if need be; undefined when the image's original is not there. Throws `ProcessingTimeout`. */
  get(name: string, size: ImageSize, type: SizeType): Promise<SizedPicture | undefined>
}

class NoOriginal extends Error {
  override readonly name = 'NoOriginal'
}

/** Makes the sizes over a store. Disposing waits until what was made is kept. */
export function makeSizes(objects: ObjectStore, images: ImageProcessor, log: Pick<Logger, 'warn'>): Sizes {
  const cache = new LRUCache<string, SizedPicture>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_OVERHEAD,
  })
  const failed = new LRUCache<string, ProcessingTimeout>({ max: 1_000, ttl: FAILED_MS })
  const underway = new Map<string, Promise<SizedPicture | undefined>>()
  const beingKept = new Set<Promise<void>>()

  async function find(name: string, size: ImageSize, type: SizeType): Promise<SizedPicture | undefined> {
    const key = sizeKey(name, size, type)
    const kept = await objects.read(key)
    const found = kept === undefined ? await make(key, name, size, type) : toPicture(kept, type)
    if (found !== undefined) cache.set(key, found)
    return found
  }

  async function make(key: string, name: string, size: ImageSize, type: SizeType) {
    const failure = failed.get(key)
    if (failure !== undefined) throw failure
    try {
      let originalBytes = 0
      const original = async () => {
        const bytes = await objects.read(originalKey(name))
        if (bytes === undefined) throw new NoOriginal()
        originalBytes = bytes.length
        return bytes
      }
      const picture = toPicture(await images.resize(original, size, type), type)
      // The original under another name would take up to 10 MB for every width that somebody thinks of.
      if (picture.bytes.length !== originalBytes) {
        const keeping = keep(name, key, picture).finally(() => beingKept.delete(keeping))
        beingKept.add(keeping)
      }
      return picture
    } catch (error) {
      if (error instanceof NoOriginal) return undefined
      if (error instanceof ProcessingTimeout) failed.set(key, error)
      throw error
    }
  }

  /** Nobody waits for it: a size that cannot be kept is made again next time. */
  async function keep(name: string, key: string, { bytes, type }: SizedPicture): Promise<void> {
    try {
      const count = await objects.count(imageFolder(name), MAX_KEPT)
      if (count < MAX_KEPT) await objects.put(key, bytes, type)
    } catch (error) {
      log.warn({ err: error, key }, 'a size of an image could not be kept')
    }
  }

  return {
    inMemory: (name, size, type) => cache.get(sizeKey(name, size, type)),
    get(name, size, type) {
      const key = sizeKey(name, size, type)
      const asked = underway.get(key) ?? find(name, size, type).finally(() => underway.delete(key))
      underway.set(key, asked)
      return asked
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.allSettled(beingKept)
    },
  }
}

/** Very tall pictures are not made in every format, so it is the bytes that tell. */
function toPicture(bytes: Buffer, wanted: SizeType): SizedPicture {
  return { bytes, type: typeOf(bytes) ?? wanted }
}
