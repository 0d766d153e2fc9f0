/** A run of an import. */

/**
 * Milliseconds after which reading documents and making rows of them lets the database's answers in: kept waiting for 10 ms each, which is as long as
 * what it was asked for takes it, it stood still for a third of the import of real orders.
 */
export const SLICE_MS = 0.2

/** Names of stored images by the id that their item has in its document, in display order. */
export type ImagesOf = (sourceId: number) => readonly string[]

/** The name under which the picture of this address is stored here; undefined where it is none of ours. */
export type StoredImageOf = (url: string) => string | undefined

/** What one run of an import remembers from batch to batch. */
export interface Run {
  readonly now: () => Date
  readonly baseUrl: string
  readonly imagesOf: ImagesOf
  readonly storedImageOf?: StoredImageOf
  /** The first item id that the run took. Its own new rows are no rows that a document can have been exported from. */
  firstItemId: number
}
