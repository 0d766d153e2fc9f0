/** What the server and the process that works on pictures say to each other. The picture's bytes go behind the message. */
import type { NormalisedImage } from '../image-processor.ts'
import type { ImageSize, ImageType, SizeType } from '../image-types.ts'

/** A piece of work on a picture. */
export type Work =
  | { readonly task: 'normalise'; readonly declared: ImageType }
  | { readonly task: 'resize'; readonly size: ImageSize; readonly format: SizeType }

/** To the worker, with the bytes of the upload or of the original. */
export interface WorkRequest {
  readonly id: number
  readonly work: Work
}

/** From the worker: that it is there; of a work that it began; and how it ended, a result with its bytes. */
export type WorkerMessage =
  | { readonly ready: true }
  | { readonly id: number; readonly began: true }
  | { readonly id: number; readonly result: Omit<NormalisedImage, 'bytes'> | null }
  | { readonly id: number; readonly unusable: string }
  | { readonly id: number; readonly failed: string }
