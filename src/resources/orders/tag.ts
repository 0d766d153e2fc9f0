/** The entity tag of an order, and how a change holds it (R-MATCH-2). */
import type { Tagged } from '../../http/tagged.ts'
import { versionTag } from '../../lib/version-tag.ts'
import { holdVersion, type OrderVersion } from './store.ts'

/** Its version, which moves with what GET shows of it. */
export function orderTag({ id, version }: OrderVersion): string {
  return versionTag(id, version)
}

/** Orders as what a change goes by. */
export const TAGGED_ORDER: Tagged<{ readonly unique_key: string }> = {
  hold: async (tx, shopId, { unique_key }) => {
    const order = await holdVersion(tx, shopId, unique_key)
    return order && orderTag(order)
  },
}
