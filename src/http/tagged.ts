/** What is told with its entity tag (docs/rules/matching.md), and what of a change goes by it. */
import type { Transaction } from '../db/database.ts'

/** An answer with the tag of what it is about. */
export class WithTag {
  readonly etag: string
  readonly body: unknown

  constructor(etag: string, body: unknown) {
    this.etag = etag
    this.body = body
  }
}

/** A kind of resource that has tags; `Params` are those of the paths at which it is changed. */
export interface Tagged<Params> {
  /**
   * Holds the resource as it is until the transaction ends, as whoever changes it does, and tells its tag; undefined when there
   * is none such. Rows are held in the order in which the change holds them: what belongs to the whole shop before an item.
   */
  readonly hold: (tx: Transaction, shopId: number, params: Params) => Promise<string | undefined>
  /** Whether what else the path names is there: what is not is told (404) before a tag that is another (R-HTTP-2). */
  readonly isWhole?: (tx: Transaction, shopId: number, params: Params) => Promise<boolean>
}

/** The same resource at paths that name something besides, such as a part of it. */
export function namedWith<Params, More>(
  tagged: Tagged<Params>,
  isWhole: (tx: Transaction, shopId: number, params: More) => Promise<boolean>,
): Tagged<Params & More> {
  return { ...tagged, isWhole }
}

/** The same resource, where the change holds something else before. */
export function heldAfter<Params>(
  before: (tx: Transaction, shopId: number) => Promise<unknown>,
  tagged: Tagged<Params>,
): Tagged<Params> {
  return {
    ...tagged,
    hold: async (tx, shopId, params) => {
      await before(tx, shopId)
      return tagged.hold(tx, shopId, params)
    },
  }
}
