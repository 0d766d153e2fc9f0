/**
 * Sizes of images: made once, kept in the object store, and the ones asked for most often in memory. The work of many
 * who ask for the same at the same time is done once; that one of them goes away changes nothing for the others.
 */
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Clock } from '../lib/clock.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import { typeOf } from './formats/sniff.ts'
import { type ImageProcessor, ProcessingTimeout } from './image-processor.ts'
import { type ImageSize, originalKey, type SizeType, sizeKey } from './image-types.ts'
import { makeKeeper } from './keep-sizes.ts'
import { isOwnSize, type PictureSize } from './picture-size.ts'
import { makeUnkeptLine } from './unkept.ts'

/** Bytes of sizes in memory: some 400 of 20 kB. */
const CACHE_BYTES = 8 * 1024 * 1024

/** What an entry costs besides its bytes. */
const ENTRY_OVERHEAD = 500

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
  /**
   * The size, made if need be; undefined when the image's original is not there. Throws `ProcessingTimeout`, and the problem
   * `images/busy`.
   */
  get(asked: AskedSize): Promise<SizedPicture | undefined>
}

/** A size that somebody asks for. */
interface AskedSize {
  readonly name: string
  /** Not larger than the picture. */
  readonly size: ImageSize
  readonly type: SizeType
  /** The picture itself. */
  readonly picture: PictureSize
  /** Who asks. */
  readonly address: string
}

/** What sizes are made with. */
export interface SizeParts {
  readonly objects: ObjectStore
  readonly images: ImageProcessor
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
  /** Whether there is room on the disk to keep one more. */
  readonly hasRoom: () => Promise<boolean>
}

class NoOriginal extends Error {
  override readonly name = 'NoOriginal'
}

/** Makes the sizes over a store. Disposing waits until what was made is kept. */
export function makeSizes({ objects, images, clock, log, hasRoom }: SizeParts): Sizes {
  const cache = new LRUCache<string, SizedPicture>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_OVERHEAD,
  })
  const failed = new LRUCache<string, ProcessingTimeout>({ max: 1_000, ttl: FAILED_MS })
  const underway = new Map<string, Promise<SizedPicture | undefined>>()
  const keeper = makeKeeper({ objects, log, hasRoom })
  const inUnkeptLine = makeUnkeptLine(clock)

  async function find(key: string, asked: AskedSize): Promise<SizedPicture | undefined> {
    const { name, type, address } = asked
    const kept = await objects.read(keeper.isOriginal(key) ? originalKey(name) : key)
    if (kept === undefined) {
      const made = keeper.keeps(asked)
        ? make(key, asked)
        : inUnkeptLine(name, address, () => make(key, asked))
      return remember(key, await made)
    }
    return remember(key, toPicture(kept, type))
  }

  function remember(key: string, picture: SizedPicture | undefined): SizedPicture | undefined {
    if (picture !== undefined) cache.set(key, picture)
    return picture
  }

  async function make(key: string, asked: AskedSize): Promise<SizedPicture | undefined> {
    const { name, size, type } = asked
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
      const line = isOwnSize(asked.picture, size) ? 'first' : 'second'
      const picture = toPicture(await images.resize(original, size, type, line), type)
      if (picture.bytes.length === originalBytes) keeper.noteOriginal(asked, key)
      else keeper.keep(asked, key, picture)
      return picture
    } catch (error) {
      if (error instanceof NoOriginal) return undefined
      if (error instanceof ProcessingTimeout) failed.set(key, error)
      throw error
    }
  }

  return {
    inMemory: (name, size, type) => cache.get(sizeKey(name, size, type)),
    get(asked) {
      const key = sizeKey(asked.name, asked.size, asked.type)
      const inMemory = cache.get(key)
      if (inMemory !== undefined) return Promise.resolve(inMemory)
      const found = underway.get(key) ?? find(key, asked).finally(() => underway.delete(key))
      underway.set(key, found)
      return found
    },
    [Symbol.asyncDispose]: () => keeper[Symbol.asyncDispose](),
  }
}

/** Very tall pictures are not made in every format, so it is the bytes that tell. */
function toPicture(bytes: Buffer, wanted: SizeType): SizedPicture {
  return { bytes, type: typeOf(bytes) ?? wanted }
}
