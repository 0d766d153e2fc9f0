/**
 * Makes the two tables of Japanese postal codes, from a CSV of all codes with the columns `postal_code`, `prefecture`, `city`
 * and `town`:
 *
 *     node tools/make-postal-codes.ts postal_codes.csv.gz
 *
 * Destinations are checked with the small one (R-CONTACT-6). The first three digits tell the prefecture of nearly all codes.
 * Only those of areas that span prefectures are kept one by one, and of these not the ones without a town, which stand for
 * places on both sides.
 *
 * Storefronts fill in addresses with the large one (R-STORE-54), which has the place of every code: some 500 kB.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'

const TABLE = new URL('../src/resources/orders/rules/jp-postal-codes.json', import.meta.url)
const PLACES = new URL('../src/storefront/postal/places.br', import.meta.url)

const ORIGIN =
  "Japan Post's file of postal codes, in which it claims no copyright, as of March 2024, by way of github.com/yubinbango/yubinbango-data"

interface Code {
  readonly postal_code: string
  readonly prefecture: string
  readonly city: string
  readonly town: string
}

function makeTable(codes: readonly Code[]): object {
  const areas = Map.groupBy(codes, code => code.prefecture)
  const prefectures = Map.groupBy(codes, areaOf)
  const spanning = [...prefectures].filter(([, list]) => new Set(list.map(code => code.prefecture)).size > 1)
  return {
    origin: ORIGIN,
    areas: Object.fromEntries([...areas].map(([prefecture, list]) => [prefecture, words(list.map(areaOf))])),
    codes: Object.fromEntries(
      spanning.map(([area, list]) => {
        const named = Map.groupBy(
          list.filter(code => code.town !== ''),
          code => code.prefecture,
        )
        const byPrefecture = [...named].map(([prefecture, own]) => [
          prefecture,
          words(own.map(code => code.postal_code.slice(3))),
        ])
        return [area, Object.fromEntries(byPrefecture)]
      }),
    ),
  }
}

function areaOf({ postal_code }: Code): string {
  return postal_code.slice(0, 3)
}

function words(values: readonly string[]): string {
  return [...new Set(values)].sort().join(' ')
}

/**
 * The places, as `look-up.ts` reads them: a line of JSON with the origin and all cities, then the codes in their order, each
 * in a line of how far it is from the one before (nothing for 1) and its town. A line of `#` and a number is the city of the
 * codes after it.
 */
function makePlaces(codes: readonly Code[]): Buffer {
  const cities = new Map<string, number>()
  const lines: string[] = []
  let before = 0
  let last: string | undefined
  for (const { postal_code, prefecture, city, town } of codes.toSorted(byCode)) {
    if (/^[\d#]|\n/.test(town))
      throw new Error(`${postal_code}: the town ${town} cannot be told from a number`)
    const name = `${prefecture}\t${city}`
    const number = cities.get(name) ?? cities.size
    cities.set(name, number)
    if (name !== last) lines.push(`#${number}`)
    const distance = Number(postal_code) - before
    lines.push(`${distance === 1 ? '' : distance}${town}`)
    before = Number(postal_code)
    last = name
  }
  const head = { origin: ORIGIN, cities: [...cities.keys()].map(name => name.split('\t')) }
  const text = [JSON.stringify(head), ...lines].join('\n')
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } })
}

function byCode(a: Code, b: Code): number {
  return Number(a.postal_code) - Number(b.postal_code)
}

const [path] = process.argv.slice(2)
if (path === undefined) {
  process.stderr.write('Say which file has the codes.\n')
  process.exitCode = 2
} else {
  const bytes = readFileSync(path)
  const text = path.endsWith('.gz') ? gunzipSync(bytes) : bytes
  const codes = parse<Code>(text, { columns: true })
  writeFileSync(TABLE, `${JSON.stringify(makeTable(codes), null, 2)}\n`)
  writeFileSync(PLACES, makePlaces(codes))
}
