/** Prices: exact decimal arithmetic, since 1.005 times 100 in binary fractions is not 100.5. */
import { MAX_PRICE, MIN_PRICE } from '../../../src/resources/items/limits.ts'

/** A decimal number that is not negative: `digits` divided by 10 to the power of `scale`. */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

const DECIMAL = /^(?:(\d{1,20})(?:\.(\d{0,20}))?|\.(\d{1,20}))$/

/** Reads digits with at most one point, up to 20 places on either side; undefined for anything else (`1,299`, `-5`, `$5`). */
export function parseDecimal(text: string): Decimal | undefined {
  const parts = DECIMAL.exec(text.trim())
  if (parts === null) return undefined
  const whole = parts[1] ?? ''
  const fraction = parts[2] ?? parts[3] ?? ''
  return { digits: BigInt(`${whole}${fraction}`), scale: fraction.length }
}

/** The number as a person writes it. */
export function writeDecimal({ digits, scale }: Decimal): string {
  const text = String(digits).padStart(scale + 1, '0')
  return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`
}

/** The product of the two, rounded half up to a whole number (R-SHOPIFY-2). */
export function multiplyRounded(price: Decimal, rate: Decimal): bigint {
  const unit = 10n ** BigInt(price.scale + rate.scale)
  return (price.digits * rate.digits * 2n + unit) / (unit * 2n)
}

/** The yen of a price cell at a rate, or what is wrong with the cell, as words that follow "it" or "its". */
export type YenPrice = { readonly yen: bigint } | { readonly fault: string }

/** Converts a price cell; whether the shop can take the result is `priceFault`'s to say. */
export function priceInYen(cell: string, rate: Decimal): YenPrice {
  const text = cell.trim()
  if (text === '') return { fault: 'it has no price' }
  const price = parseDecimal(text)
  if (price === undefined) return { fault: `its price ${JSON.stringify(text)} is not a number such as 12.50` }
  return { yen: multiplyRounded(price, rate) }
}

/** What is wrong with a price in yen; undefined when an item can have it. */
export function priceFault(yen: bigint): string | undefined {
  if (yen >= MIN_PRICE && yen <= MAX_PRICE) return undefined
  return `its price comes to ${yen} yen, and an item costs ${MIN_PRICE} to ${MAX_PRICE} yen`
}
