/** Which prices a product is sold at, when its variants differ. */
import type { Variant } from '../read/group-products.ts'
import type { Fault, VariantPrices } from './planned.ts'
import { type Decimal, priceFault, priceInYen } from './price.ts'

/** The price of each variant, and how many different ones the product had. */
export interface ChosenPrices {
  readonly yen: readonly number[]
  readonly distinct: number
}

/** Settles the variants' prices in yen, or says why the product cannot be taken. */
export function choosePrices(
  variants: readonly Variant[],
  mode: VariantPrices,
  rate: Decimal,
): ChosenPrices | Fault {
  const prices: bigint[] = []
  for (const variant of variants) {
    const price = priceInYen(variant.price, rate)
    if ('fault' in price)
      return onLine(variant.price.trim() === '' ? 'no-price' : 'price', variant, price.fault)
    prices.push(price.yen)
  }
  const distinct = new Set(prices).size
  if (mode === 'refuse' && distinct > 1) {
    return { kind: 'several-prices', reason: `has variations of ${distinct} prices, and an item has one` }
  }
  const lowest = lowestOf(prices)
  const chosen = mode === 'lowest' ? prices.map(() => lowest) : prices
  for (const [index, price] of chosen.entries()) {
    const fault = priceFault(price)
    if (fault !== undefined) return onLine('price', variants[index], fault)
  }
  return { yen: chosen.map(Number), distinct }
}

function lowestOf(prices: readonly bigint[]): bigint {
  return prices.toSorted((one, other) => (one < other ? -1 : 1))[0] ?? 0n
}

function onLine(kind: Fault['kind'], variant: Variant | undefined, fault: string): Fault {
  return { kind, reason: `cannot be sold as line ${variant?.line} stands: ${fault}` }
}
