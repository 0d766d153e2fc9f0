/** What is known of a picture from its file alone, before anything is decoded. */
import type { ImageType } from '../image-types.ts'
import type { Orientation } from './exif.ts'

/** A picture file, taken apart. */
export interface Picture {
  readonly type: ImageType
  /** Pixels as stored, before the orientation is applied; of an animation, those of the whole canvas. */
  readonly width: number
  readonly height: number
  /** 1, or the frames of an animation. */
  readonly frames: number
  readonly orientation: Orientation
  /** The ICC profile by which a browser would show it, when that is not sRGB. */
  readonly profile: Buffer | undefined
  /**
   * The file with nothing in it but the picture: no metadata, nothing after its end. With the profile, for a decoder to
   * go by; without any, browsers show it as they show the upload unless it is to be remade.
   */
  readonly file: (profile?: Buffer) => Buffer
  /** Bytes of the upload. */
  readonly length: number
  /** Whether the file is not fit to be shown: another orientation, a profile, more than 8 bits, CMYK. */
  readonly remake: boolean
  /** Bytes that a decoder of one frame has to hold at once, besides a few rows. */
  readonly heldBytes: number
  /** Whether there may be pixels that are not opaque. */
  readonly transparent: boolean
  /** JPEG: how it was encoded, so that it can be encoded so again. */
  readonly jpeg?: { readonly quality: number; readonly subsampled: boolean; readonly progressive: boolean }
  /** PNG: whether its pixels are entries of a table of at most 256 colours. */
  readonly palette?: boolean
  /** WebP: whether no pixel was changed by its encoding. */
  readonly lossless?: boolean
  /** WebP: each frame as a file of its own, for a decoder that would else keep all of them. */
  readonly stills?: () => Iterable<Buffer>
}

/** The file breaks off; thrown by the readers wherever they notice. */
export class EndsEarly extends Error {
  override readonly name = 'EndsEarly'
}
