/** What a file says of the currency of its prices. */
import type { Row } from './parse-csv.ts'

/** Where the file says so. */
interface Sign {
  readonly line: number
  readonly text: string
}

/** What was found; each undefined where nothing of the kind was. */
export interface PriceSigns {
  /** The file names yen, and nothing else. */
  readonly yen: boolean
  /** The first currency named that is not yen. */
  readonly foreign: Sign | undefined
  /** The first price with decimals, which yen have not. */
  readonly decimals: Sign | undefined
}

const YEN = /^(JPY|yen|円|[¥￥])$/i

/** A symbol or a code of three letters around a number; prices written so are refused one by one, and tell all the same. */
const MARKED = /^(?:([A-Z]{3}|[$€£¥￥₩])\s*[\d.,]+|[\d.,]+\s*([A-Z]{3}|[$€£¥￥円₩]))$/i

/** Looks through the prices, and through a column of currencies where there is one. */
export function readPriceSigns(rows: readonly Row[]): PriceSigns {
  let yen = false
  let foreign: Sign | undefined
  let decimals: Sign | undefined
  for (const { line, price, currency } of rows) {
    const text = price.trim()
    const marked = MARKED.exec(text)
    const names = [currency.trim(), marked?.[1] ?? marked?.[2] ?? ''].filter(name => name !== '')
    if (names.some(name => YEN.test(name))) yen = true
    const other = names.find(name => !YEN.test(name))
    if (other !== undefined) foreign ??= { line, text: other }
    if (/\d\.\d/.test(text)) decimals ??= { line, text }
  }
  return { yen: yen && foreign === undefined, foreign, decimals }
}
