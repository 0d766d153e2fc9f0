/** A run of an import. */

/** Names of stored images by the id that their item has in its document, in display order. */
export type ImagesOf = (sourceId: number) => readonly string[]

/** What one run of an import remembers from batch to batch. */
export interface Run {
  readonly now: () => Date
  readonly baseUrl: string
  readonly imagesOf: ImagesOf
  /** The first item id that the run took. Its own new rows are no rows that a document can have been exported from. */
  firstItemId: number
}
