/** Looks before the first write whether the token may do all that the plan needs. */
import { ImportStopped } from '../shop/failures.ts'
import { type Patience, repeat } from '../shop/repeat.ts'
import type { Scope, ShopApi } from '../shop/shop-api.ts'
import { priceChanges } from './mend-prices.ts'
import type { Survey } from './survey-shop.ts'

/** Stops the import before its first write when the token may not do all that is to be done. */
export async function checkScopes(
  api: ShopApi,
  survey: Survey,
  patience: Patience,
  formerPrices?: ReadonlyMap<string, number>,
): Promise<void> {
  const lacking: Scope[] = []
  for (const scope of neededScopes(survey, formerPrices)) {
    if (await repeat(() => api.lacksScope(scope), patience)) lacking.push(scope)
  }
  if (lacking.length === 0) return
  const hint = lacking.includes('items.publish')
    ? ' items.publish is for --visible, without which everything arrives hidden.'
    : ''
  throw new ImportStopped(
    `The token lacks the scope${lacking.length > 1 ? 's' : ''} ${lacking.join(', ')}, and nothing was changed. An import needs items.read, items.create, items.update, items.publish and item_categories.write, and with --images files.write.${hint}`,
  )
}

function neededScopes(
  survey: Survey,
  formerPrices: ReadonlyMap<string, number> | undefined,
): readonly Scope[] {
  const { open, withoutPictures, matches, newCategories } = survey
  const mends = formerPrices !== undefined && priceChanges(survey, formerPrices).length > 0
  const pictured = [...open.filter(item => item.pictures.length > 0), ...withoutPictures]
  const needed: Scope[] = []
  if (open.some(item => matches.get(item)?.state === 'new')) needed.push('items.create')
  if (mends || open.length + withoutPictures.length > 0) needed.push('items.update')
  if (open.some(item => item.visible)) needed.push('items.publish')
  if (newCategories.length > 0) needed.push('item_categories.write')
  if (pictured.length > 0) needed.push('files.write')
  return needed
}
