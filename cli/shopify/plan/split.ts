/** One item has one price: a product with several becomes several items. */
import { MAX_NAME_LENGTH } from '../../../src/resources/items/limits.ts'
import { cleanLine, joinWithin } from './text.ts'
import { makeDistinct, type NamedVariation } from './variations.ts'

/** The variations of a product that have one price. */
export interface PriceGroup {
  readonly yen: number
  readonly variations: readonly NamedVariation[]
}

/** The longest list of option values behind the name of a part, so that the product's own name stays visible. */
const MAX_LIST = 120

/** Groups variations by price, in the order in which the prices first occur (R-SHOPIFY-2). */
export function groupByPrice(
  variations: readonly NamedVariation[],
  yen: readonly number[],
): readonly PriceGroup[] {
  const groups = new Map<number, NamedVariation[]>()
  variations.forEach((variation, index) => {
    const price = yen[index] ?? 0
    const group = groups.get(price)
    if (group === undefined) groups.set(price, [variation])
    else group.push(variation)
  })
  return [...groups].map(([price, members]) => ({ yen: price, variations: members }))
}

/** Names the item of each price after the product and the option values that tell it apart: `Cone (15in, 18in)`. */
export function namePriceGroups(productName: string, groups: readonly PriceGroup[]): readonly string[] {
  const labels = distinctiveLabels(groups)
  return makeDistinct(
    labels.map(list => joinWithin(productName, ` (${shortList(list)})`, MAX_NAME_LENGTH)),
    MAX_NAME_LENGTH,
  )
}

/** The fewest options whose values no two groups share; where all options do, the variations' distinct names. */
function distinctiveLabels(groups: readonly PriceGroup[]): readonly (readonly string[])[] {
  for (const axes of [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]) {
    const labels = groups.map(group => [
      ...new Set(group.variations.map(variation => label(variation, axes))),
    ])
    const all = labels.flat()
    if (!all.includes('') && new Set(all).size === all.length) return labels
  }
  return groups.map(group => group.variations.map(variation => variation.name))
}

function label(variation: NamedVariation, axes: readonly number[]): string {
  const values = axes.map(axis => variation.variant.options[axis] ?? '').filter(value => value !== '')
  return cleanLine(values.join(' / '), MAX_LIST).text
}

function shortList(labels: readonly string[]): string {
  const [first = '', ...others] = labels
  let list = first.length > MAX_LIST ? joinWithin(first, '…', MAX_LIST) : first
  for (const next of others) {
    if (list.length + next.length + 2 > MAX_LIST) return `${list}, …`
    list = `${list}, ${next}`
  }
  return list
}

/** What tells a part from its product's other parts in a later run, whatever the order of rows or the rate is then. */
export function partKey(group: PriceGroup): string {
  return group.variations.map(variation => variation.name).toSorted()[0] ?? ''
}
