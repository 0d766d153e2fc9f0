/** Sets prices anew that an earlier run made at another rate; what a person has changed since stays. */
import type { Plan, PlannedItem } from '../plan/planned.ts'
import { explainFailure } from '../shop/failures.ts'
import { type Patience, repeat } from '../shop/repeat.ts'
import type { ShopApi } from '../shop/shop-api.ts'
import type { Survey } from './survey-shop.ts'

/** What became of the prices of items that were there. */
export interface Mended {
  readonly items: ReadonlySet<PlannedItem>
  /** Items whose price stays another than the file's, and why: a sentence without its subject. */
  readonly left: ReadonlyMap<PlannedItem, string>
  /** Why it ended before its time. */
  readonly stopped: string | undefined
}

/** Where nothing is to be mended. */
export const NOTHING_MENDED: Mended = { items: new Set(), left: new Map(), stopped: undefined }

/** The prices that a plan of the same file gave at its rate, by the marks of its items. */
export function pricesOf(plan: Plan): ReadonlyMap<string, number> {
  return new Map(plan.products.flatMap(({ items }) => items.map(({ mark, price }) => [mark, price])))
}

/** The items that are there at the price of the earlier run, and not at that of this plan. */
export function priceChanges(
  { matches }: Survey,
  former: ReadonlyMap<string, number>,
): readonly { readonly planned: PlannedItem; readonly id: number }[] {
  return [...matches].flatMap(([planned, match]) => {
    if (match.state !== 'there' || match.item.price === planned.price) return []
    return former.get(planned.mark) === match.item.price ? [{ planned, id: match.item.id }] : []
  })
}

/** Sets them, one after the other, and ends with the first that fails. */
export async function mendPrices(
  api: ShopApi,
  survey: Survey,
  former: ReadonlyMap<string, number>,
  { patience, signal }: { readonly patience: Patience; readonly signal: AbortSignal },
): Promise<Mended> {
  const items = new Set<PlannedItem>()
  const left = new Map<PlannedItem, string>()
  let stopped: string | undefined
  for (const { planned, id } of priceChanges(survey, former)) {
    if (signal.aborted) stopped ??= 'It was interrupted.'
    if (stopped !== undefined) break
    try {
      await repeat(() => api.editItem(id, { price: planned.price }), patience)
      items.add(planned)
    } catch (error) {
      stopped = explainFailure(error)
    }
  }
  for (const [planned, match] of survey.matches) {
    if (match.state !== 'there' || match.item.price === planned.price || items.has(planned)) continue
    left.set(planned, `is there as item ${match.item.id} at ${match.item.price} yen, not ${planned.price}`)
  }
  return { items, left, stopped }
}
