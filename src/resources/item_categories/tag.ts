/** The entity tag of a category, and how a change holds it (R-MATCH-2). */
import { etagOf } from '../../http/conditional.ts'
import { storedId } from '../../http/schemas.ts'
import type { Tagged } from '../../http/tagged.ts'
import type { CategoryRecord } from './schemas.ts'
import { findCategory, lockTree } from './store.ts'

/** A digest of what is shown, a few hundred bytes with the names of what it stands below: nothing but those makes another of it. */
export function categoryTag(category: CategoryRecord): string {
  return etagOf(JSON.stringify(category))
}

/** Categories as what a change goes by. */
export const TAGGED_CATEGORY: Tagged<{ readonly id: string }> = {
  hold: async (tx, shopId, { id }) => {
    await lockTree(tx, shopId)
    const category = await findCategory(tx, shopId, storedId(Number(id)))
    return category && categoryTag(category)
  },
}
