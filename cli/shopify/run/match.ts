/** What the shop already has of a plan, told by identifiers. Pure. */
import type { PlannedItem } from '../plan/planned.ts'
import type { ShopItem } from '../shop/shop-api.ts'

/** What the shop already has of a planned item. */
export type Match =
  | { readonly state: 'new' }
  /** An earlier run made it and did not come to its end. */
  | { readonly state: 'unfinished'; readonly item: ShopItem }
  | { readonly state: 'there'; readonly item: ShopItem }

/**
 * Finds for each planned item the shop's own. One that bears the mark of the planned item is unfinished; one that bears
 * its identifier is there, however it was changed since. Several products can have the same SKU and so the same
 * identifier: each item of the shop stands for one of them, one of the same name first.
 */
export function matchItems(
  planned: readonly PlannedItem[],
  shop: readonly ShopItem[],
): ReadonlyMap<PlannedItem, Match> {
  const byIdentifier = Map.groupBy(shop, item => item.identifier)
  const matches = new Map<PlannedItem, Match>()
  const claim = (item: PlannedItem, identifier: string, state: 'unfinished' | 'there', sameName: boolean) => {
    if (matches.has(item)) return
    const free = byIdentifier.get(identifier) ?? []
    const index = free.findIndex(candidate => !sameName || candidate.name === item.name)
    const [found] = index < 0 ? [] : free.splice(index, 1)
    if (found !== undefined) matches.set(item, { state, item: found })
  }
  for (const item of planned) claim(item, item.mark, 'unfinished', false)
  for (const item of planned) claim(item, item.identifier, 'there', true)
  for (const item of planned) claim(item, item.identifier, 'there', false)
  for (const item of planned) if (!matches.has(item)) matches.set(item, { state: 'new' })
  return matches
}

/** How an item that is there differs from the file in what a person would want to know; undefined when it does not. */
export function describeDifference(planned: PlannedItem, item: ShopItem): string | undefined {
  const names = new Set(item.variations.map(variation => variation.name))
  const absent = planned.variations.filter(variation => !names.has(variation.name)).length
  const [images, pictures] = [item.imageIds.length, planned.pictures.length]
  const differences = [
    ...(item.name === planned.name ? [] : [`is named ${JSON.stringify(item.name)}`]),
    ...(absent === 0
      ? []
      : [`lacks ${absent} of the file's ${planned.variations.length} variations by name`]),
    ...(images === 0 || images >= pictures
      ? []
      : [`has ${images} images, fewer than the ${pictures} pictures`]),
  ]
  return differences.length === 0 ? undefined : differences.join(' and ')
}
