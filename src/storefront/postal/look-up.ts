/** The place of every Japanese postal code, from a table that `tools/make-postal-codes.ts` makes (R-STORE-54). */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** The place of a postal code. */
export interface PostalPlace {
  /** By its whole name, such as 京都府. */
  readonly prefecture: string
  readonly city: string
  /** Empty where the code is that of a whole city. */
  readonly town: string
}

/** The table in memory: 3 MB, in which nothing is an object of its own. */
interface Table {
  readonly cities: readonly (readonly [prefecture: string, city: string])[]
  /** All codes as numbers, in their order. */
  readonly codes: Int32Array
  /** The city of each. */
  readonly cityOf: Uint16Array
  /** Where the town of each begins in the text, and where it ends. */
  readonly begins: Uint32Array
  readonly ends: Uint32Array
  readonly text: Buffer
}

const LINE_FEED = 0x0a
const HASH = 0x23
const ZERO = 0x30
const NINE = 0x39

let table: Table | undefined

/** The place of a code of seven digits; undefined where there is no such code. The first call reads the table, in some 20 ms. */
export function placeOf(code: string): PostalPlace | undefined {
  if (!/^\d{7}$/.test(code)) return undefined
  table ??= readTable()
  const at = find(table.codes, Number(code))
  if (at === undefined) return undefined
  const [prefecture = '', city = ''] = table.cities[table.cityOf[at] ?? 0] ?? []
  return { prefecture, city, town: table.text.toString('utf8', table.begins[at], table.ends[at]) }
}

/** A code as people write it, in seven digits: full-width digits and any hyphen count. Undefined where it is none. */
export function postalDigits(text: string): string | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s〒‐-―−ーｰ-]/g, '')
  return /^\d{7}$/.test(digits) ? digits : undefined
}

/** What an address begins with, as far as a postal code tells. */
export function addressOf({ prefecture, city, town }: PostalPlace): { prefecture: string; address: string } {
  return { prefecture, address: `${city}${town}` }
}

function readTable(): Table {
  const text = brotliDecompressSync(readFileSync(new URL('places.br', import.meta.url)))
  const head = text.indexOf(LINE_FEED)
  const { cities } = JSON.parse(text.toString('utf8', 0, head)) as Pick<Table, 'cities'>
  const most = countLines(text)
  const [begins, ends] = [new Uint32Array(most), new Uint32Array(most)]
  const [codes, cityOf] = [new Int32Array(most), new Uint16Array(most)]
  let [count, code, city] = [0, 0, 0]
  for (let at = head + 1; at < text.length; ) {
    const isCity = text[at] === HASH
    let digits = isCity ? at + 1 : at
    let number = 0
    for (; isDigit(text[digits]); digits += 1) number = number * 10 + (text[digits] ?? 0) - ZERO
    const feed = text.indexOf(LINE_FEED, digits)
    const end = feed === -1 ? text.length : feed
    if (isCity) city = number
    else {
      code += digits === at ? 1 : number
      codes[count] = code
      cityOf[count] = city
      begins[count] = digits
      ends[count] = end
      count += 1
    }
    at = end + 1
  }
  return { cities, text, codes: codes.slice(0, count), cityOf, begins, ends }
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= NINE
}

function countLines(text: Buffer): number {
  let lines = 1
  for (let at = text.indexOf(LINE_FEED); at !== -1; at = text.indexOf(LINE_FEED, at + 1)) lines += 1
  return lines
}

function find(codes: Int32Array, code: number): number | undefined {
  let [low, high] = [0, codes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = codes[middle] ?? 0
    if (found === code) return middle
    if (found < code) low = middle + 1
    else high = middle - 1
  }
  return undefined
}
