/** Holds the plan against the shop before anything is written: what is there, what is unfinished, what is new. */
import type { Plan, PlannedItem } from '../plan/planned.ts'
import { nameKey } from '../plan/text.ts'
import { type Patience, repeat } from '../shop/repeat.ts'
import type { ShopApi } from '../shop/shop-api.ts'
import { type Match, matchItems } from './match.ts'
import { readItems } from './read-shop.ts'
import { topLevelIds } from './shop-categories.ts'

/** What the shop has of the plan, read before anything is written. */
export interface Survey {
  readonly matches: ReadonlyMap<PlannedItem, Match>
  /** The planned items that are new or unfinished, in the order of the file. */
  readonly open: readonly PlannedItem[]
  /** The planned items that are there without an image, although the folder has pictures of them. */
  readonly withoutPictures: readonly PlannedItem[]
  /** Ids of all items that were there before. */
  readonly known: ReadonlySet<number>
  /** Ids of the categories that were there, by `nameKey`; only looked up when an open item has one. */
  readonly categoryIds: ReadonlyMap<string, number>
  /** Names of the categories that are to be made, in the order of the file. */
  readonly newCategories: readonly string[]
}

/** Compares the plan with the shop. */
export async function surveyShop(plan: Plan, api: ShopApi, patience: Patience): Promise<Survey> {
  const planned = plan.products.flatMap(product => product.items)
  const shop = await readItems(api, patience)
  const matches = matchItems(planned, shop)
  const open = planned.filter(item => matches.get(item)?.state !== 'there')
  const withoutPictures = planned.filter(item => lacksPictures(item, matches.get(item)))
  const names = [...new Set(open.flatMap(item => item.categories))]
  const categoryIds = topLevelIds(
    names.length === 0 ? [] : await repeat(() => api.listCategories(), patience),
  )
  const newCategories = names.filter(name => !categoryIds.has(nameKey(name)))
  const known = new Set(shop.map(item => item.id))
  return { matches, open, withoutPictures, known, categoryIds, newCategories }
}

function lacksPictures(planned: PlannedItem, match: Match | undefined): boolean {
  return planned.pictures.length > 0 && match?.state === 'there' && match.item.imageIds.length === 0
}
