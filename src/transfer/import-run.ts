/** A run of an import. */
import type { ItemPlan } from './item-plan.ts'

/**
 * Milliseconds after which reading documents and making rows of them lets the database's answers in: kept waiting for 10 ms each, which is as long as
 * what it was asked for takes it, it stood still for a third of the import of real orders.
 */
export const SLICE_MS = 0.2

/** Documents of one transaction at most. Half as many take a twelfth longer, more hold the shop's category tree longer than 0.4 s. */
export const BATCH_DOCUMENTS = 400

/** Names of stored images by the id that their item has in its document, in display order. */
export type ImagesOf = (sourceId: number) => readonly string[]

/**
 * The name under which an image of the item that has this id in its document is stored here; undefined where it is kept elsewhere. No two
 * images have the same: a picture goes with the image that shows it.
 */
export type StoredImageOf = (sourceId: number, image: ItemPlan['images'][number]) => string | undefined

/** What one run of an import remembers from batch to batch. */
export interface Run {
  readonly now: () => Date
  readonly baseUrl: string
  readonly imagesOf: ImagesOf
  readonly storedImageOf?: StoredImageOf
  /** The first item id that the run took. Its own new rows are no rows that a document can have been exported from. */
  firstItemId: number
}
