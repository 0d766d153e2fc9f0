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
}

/** The same resource, where the change holds something else before. */
export function heldAfter<Params>(
  before: (tx: Transaction, shopId: number) => Promise<unknown>,
  { hold }: Tagged<Params>,
): Tagged<Params> {
  return {
    hold: async (tx, shopId, params) => {
      await before(tx, shopId)
      return hold(tx, shopId, params)
    },
  }
}
