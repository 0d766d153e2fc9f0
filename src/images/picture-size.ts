/** How many pixels a picture has: a size of it is never larger, and is kept under what it really is. */
import type { ObjectStore } from '../objects/object-store.ts'
import { readPicture } from './formats/read-picture.ts'
import { typeOf } from './formats/sniff.ts'
import { UnusableImage } from './image-processor.ts'
import { type ImageSize, originalKey } from './image-types.ts'
import { OWN_SIZES } from './sizes.ts'

/** Pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * Reads it from the head of a stored original; undefined where that is missing or cannot be read. Nothing is decoded, and it
 * is done once for a picture that was stored before this was written down: 10 MB take some 10 ms.
 */
export async function readSize(
  objects: Pick<ObjectStore, 'read'>,
  name: string,
): Promise<PictureSize | undefined> {
  const bytes = await objects.read(originalKey(name))
  const type = bytes && typeOf(bytes)
  if (bytes === undefined || type === undefined) return undefined
  try {
    const { width, height } = readPicture(bytes, type)
    return { width, height }
  } catch (error) {
    if (error instanceof UnusableImage) return undefined
    throw error
  }
}

/** The size that is really sent where one is asked for that is larger than the picture. */
export function clampTo({ width, height }: PictureSize, { shape, pixels }: ImageSize): ImageSize {
  return { shape, pixels: Math.min(pixels, width, shape === 'sq' ? height : width) }
}

/** Whether it is one of those that our own pages show, of this picture. The size is not larger than the picture. */
export function isOwnSize(picture: PictureSize, { shape, pixels }: ImageSize): boolean {
  return OWN_SIZES[shape].some(own => clampTo(picture, { shape, pixels: own }).pixels === pixels)
}
