/** Takes away what an import of a file has made, as far as it still is as the import left it. */
import type { Plan, PlannedItem } from '../plan/planned.ts'
import { explainFailure, ImportStopped } from '../shop/failures.ts'
import { type Patience, repeat } from '../shop/repeat.ts'
import type { ShopApi } from '../shop/shop-api.ts'
import { type Match, matchItems } from './match.ts'
import { readItems } from './read-shop.ts'

/** An item of the file that is in the shop. */
export interface Found {
  readonly planned: PlannedItem
  readonly id: number
  /** Why it stays, as a sentence without its subject; undefined for one that goes. */
  readonly reason: string | undefined
}

/** Looks for the items of a file; changes nothing. Throws as `runImport` does before its first write. */
export async function findImported(plan: Plan, api: ShopApi, patience: Patience): Promise<readonly Found[]> {
  const planned = plan.products.flatMap(({ items }) => items)
  const matches = matchItems(planned, await readItems(api, patience))
  const found = planned.flatMap((item): readonly Found[] => {
    const match = matches.get(item)
    if (match === undefined || match.state === 'new') return []
    return [{ planned: item, id: match.item.id, reason: reasonToStay(item, match) }]
  })
  if (
    found.some(({ reason }) => reason === undefined) &&
    (await repeat(() => api.lacksScope('items.delete'), patience))
  )
    throw new ImportStopped('The token lacks the scope items.delete, and nothing was changed.')
  return found
}

/** What people have worked on since, or have put on sale, is theirs: an order can be on its way. */
function reasonToStay(planned: PlannedItem, match: Exclude<Match, { state: 'new' }>): string | undefined {
  const { name, price, visible } = match.item
  if (visible) return 'is visible; hide it first'
  if (match.state === 'unfinished') return undefined
  if (name !== planned.name) return `is named ${JSON.stringify(name)} now`
  if (price !== planned.price) return `costs ${price} yen now, not ${planned.price}`
  return undefined
}

/** What was taken away. */
export interface Undone {
  readonly removed: readonly Found[]
  /** Why it ended before its time. */
  readonly stopped: string | undefined
}

/** Deletes the items that are to go, one after the other. */
export async function removeImported(
  found: readonly Found[],
  api: ShopApi,
  {
    patience,
    signal,
    onItem,
  }: { readonly patience: Patience; readonly signal: AbortSignal; readonly onItem: () => void },
): Promise<Undone> {
  const removed: Found[] = []
  for (const one of found) {
    if (one.reason !== undefined) continue
    if (signal.aborted) return { removed, stopped: 'It was interrupted.' }
    try {
      await repeat(() => api.deleteItem(one.id), patience)
      removed.push(one)
      onItem()
    } catch (error) {
      return { removed, stopped: explainFailure(error) }
    }
  }
  return { removed, stopped: undefined }
}
