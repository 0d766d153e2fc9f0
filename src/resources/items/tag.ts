/** The entity tag of an item: by what it is told, and how a change holds it (R-MATCH-2). */

import type { Transaction } from '../../db/database.ts'
import { together } from '../../db/pipeline.ts'
import { etagOf } from '../../http/conditional.ts'
import { storedId } from '../../http/schemas.ts'
import type { Tagged } from '../../http/tagged.ts'
import type { Clock } from '../../lib/clock.ts'
import { lastUsed } from '../../lib/last-used.ts'
import { versionTag } from '../../lib/version-tag.ts'
import { findTagRow, lockItem, type TagRow } from './hold-store.ts'
import { salesPeriodOf } from './present.ts'
import { salesStatusAt } from './rules.ts'

/**
 * The tag of an item as readers see it in a state: its version, and what it shows that is not its own, the names of its
 * categories, of which JSON will do. With the version of the shop's whole tree every new category would make another item of each.
 */
export function itemTag(
  { id, version, categories }: { id: number; version: number; categories: readonly object[] | string },
  state: string,
): string {
  const told = typeof categories === 'string' ? categories : JSON.stringify(categories)
  return told === '[]' ? versionTag(id, version, state) : versionTag(id, version, digestOf(told), state)
}

/** Items of a shop stand in few categories, of which a digest takes 2 µs. */
const digests = lastUsed<string, string>(500)
const MAX_KEPT_LENGTH = 1000

function digestOf(categories: string): string {
  const known = digests.get(categories)
  if (known !== undefined) return known
  const digest = etagOf(categories).slice(1, 9)
  if (categories.length <= MAX_KEPT_LENGTH) digests.set(categories, digest)
  return digest
}

/** The tag of an item as programs see it at a time. */
export function programsItemTag(row: TagRow, now: Date): string {
  return itemTag(row, salesStatusAt(salesPeriodOf(row), now).status)
}

/** Items as what a change goes by, named by a parameter of its path. */
export function taggedItem<Name extends string>(
  { clock }: { readonly clock: Clock },
  name: Name,
): Tagged<Readonly<Record<Name, string | number>>> {
  return { hold: (tx, shopId, params) => holdItemTag(tx, shopId, storedId(Number(params[name])), clock) }
}

async function holdItemTag(
  tx: Transaction,
  shopId: number,
  itemId: number,
  clock: Clock,
): Promise<string | undefined> {
  // What is shown of others is read by a statement of its own: one that has waited for the row sees them as they were before.
  const [, row] = await together([lockItem(tx, shopId, itemId), findTagRow(tx, shopId, itemId)])
  return row && programsItemTag(row, clock.now())
}
