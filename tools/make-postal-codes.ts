/**
 * Makes the table of Japanese postal codes that destinations are checked with (R-CONTACT-6), from a CSV of all codes with
 * the columns `postal_code`, `prefecture` and `town`:
 *
 *     node tools/make-postal-codes.ts postal_codes.csv.gz
 *
 * The first three digits tell the prefecture of nearly all codes. Only those of areas that span prefectures are kept one by
 * one, and of these not the ones without a town, which stand for places on both sides.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'

const TABLE = new URL('../src/resources/orders/rules/jp-postal-codes.json', import.meta.url)

const ORIGIN =
  "Japan Post's file of postal codes, in which it claims no copyright, as of March 2024, by way of github.com/yubinbango/yubinbango-data"

interface Code {
  readonly postal_code: string
  readonly prefecture: string
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

const [path] = process.argv.slice(2)
if (path === undefined) {
  process.stderr.write('Say which file has the codes.\n')
  process.exitCode = 2
} else {
  const bytes = readFileSync(path)
  const text = path.endsWith('.gz') ? gunzipSync(bytes) : bytes
  const codes = parse<Code>(text, { columns: true })
  writeFileSync(TABLE, `${JSON.stringify(makeTable(codes), null, 2)}\n`)
}
