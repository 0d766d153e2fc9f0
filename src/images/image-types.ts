/** The kinds of picture that are taken, and the forms in which they are shown. */
import { ADVERTISED } from './sizes.ts'

/** Media types of uploads (R-FILE-1). */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

/** The media type of an upload. */
export type ImageType = (typeof IMAGE_TYPES)[number]

/** The media type of a size: the image's own, or one that is smaller and that the client accepts. */
export type SizeType = ImageType | 'image/avif'

/** How the public name of an image ends, by its media type. */
export const EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const satisfies Record<ImageType, string>

/** A smaller form of an image: `w` keeps the proportions and has this width, `sq` is the centre's square of this side. */
export interface ImageSize {
  readonly shape: 'w' | 'sq'
  /** Pixels, 1 to `MAX_SIZE_SIDE`. Never more than the image itself has: it is not enlarged. */
  readonly pixels: number
}

/** The object under which an image's own bytes are kept. */
export function originalKey(name: string): string {
  return `images/${name}/original`
}

/** The object under which a size of an image is kept. */
export function sizeKey(name: string, { shape, pixels }: ImageSize, type: SizeType): string {
  return `images/${name}/${shape}${pixels}.${type === 'image/avif' ? 'avif' : EXTENSIONS[type]}`
}

/** The folder of all objects that belong to an image. */
export function imageFolder(name: string): string {
  return `images/${name}`
}

/** The object under which an upload waits to be used. */
export function uploadKey(fileId: string): string {
  return `uploads/${fileId}`
}

/** The file whose upload has this key. */
export function fileIdOf(key: string): string {
  return key.slice(uploadKey('').length)
}

/** The addresses at which an image is shown (R-IMAGE-1). */
export function imageAddresses(
  baseUrl: string,
  name: string,
): { url: string; scaled_url: string; square_url: string } {
  return {
    url: `${baseUrl}/images/${name}`,
    scaled_url: `${baseUrl}/images/w/${ADVERTISED.w}/${name}`,
    square_url: `${baseUrl}/images/sq/${ADVERTISED.sq}/${name}`,
  }
}
