/** Whether prices of a file can be taken for yen. */
import type { PriceSigns } from '../read/price-signs.ts'
import type { Decimal } from './price.ts'

/** Yen for yen. */
export const ONE: Decimal = { digits: 1n, scale: 0 }

/** Why the prices of a file are probably no yen; undefined when nothing speaks against it. */
export function doubtOf({ foreign, decimals }: PriceSigns): string | undefined {
  if (foreign !== undefined)
    return `The file names another currency than yen: ${JSON.stringify(foreign.text)} on line ${foreign.line}.`
  if (decimals !== undefined)
    return `Prices of the file have decimals, which yen have not: ${decimals.text} on line ${decimals.line}.`
  return undefined
}
