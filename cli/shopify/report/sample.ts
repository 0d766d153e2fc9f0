/** Some of many items, for a person who looks whether prices are right. */

/** Items that are shown. */
const SHOWN = 5

/** The cheapest, the dearest, and some between: a wrong currency shows at the ends. */
export function sampleOf<T extends { readonly price: number }>(items: readonly T[]): readonly T[] {
  const sorted = items.toSorted((one, other) => one.price - other.price)
  const step = Math.max((sorted.length - 1) / (SHOWN - 1), 1)
  const places = Array.from({ length: Math.min(SHOWN, sorted.length) }, (_, index) =>
    Math.round(index * step),
  )
  return places.flatMap(place => sorted[place] ?? [])
}
