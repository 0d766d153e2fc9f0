/** Decoding and making pictures, as the rest of the program sees it. The work runs in processes of its own. */
import { Problem } from '../http/problems.ts'
import type { ImageSize, ImageType, SizeType } from './image-types.ts'

/** An upload made fit to be shown: metadata gone, orientation applied, 8-bit sRGB. */
export interface NormalisedImage {
  readonly bytes: Buffer
  /** Pixels, after the orientation was applied. */
  readonly width: number
  readonly height: number
  /** 1, or the frames of an animation. */
  readonly frames: number
}

/**
 * A picture file, or how to get it once it is its turn: those that wait then take no memory, and what was got is released
 * after it. What the getting throws is thrown on.
 */
export type ImageSource = Buffer | (() => Promise<Buffer>)

/** Where a work waits: `first` unless it is said to be `second`. */
export type Line = 'first' | 'second'

/** What makes pictures out of pictures. It throws the problem `images/busy` when too much is asked of it at once. */
export interface ImageProcessor extends AsyncDisposable {
  /** Makes an upload fit to be shown, in the format it was declared as. Throws `UnusableImage`. */
  normalise(upload: ImageSource, declared: ImageType): Promise<NormalisedImage>
  /**
   * Makes a size of a normalised image in this format. Throws `ProcessingTimeout` when it takes too long. One for which
   * others need not wait stands in a line of its own, and begins when nobody stands in the other.
   */
  resize(original: ImageSource, size: ImageSize, format: SizeType, line?: Line): Promise<Buffer>
}

/** The refusal of a picture that cannot be made now; there may be room in so many seconds. */
export function imagesBusy(detail: string, seconds: number): Problem {
  return new Problem('images/busy', detail, { headers: { 'retry-after': String(seconds) } })
}

/** The upload is not the picture it was declared to be. The message tells a caller why, in a sentence. */
export class UnusableImage extends Error {
  override readonly name = 'UnusableImage'
}

/** Making the picture took longer than a request may. */
export class ProcessingTimeout extends Error {
  override readonly name = 'ProcessingTimeout'
}
