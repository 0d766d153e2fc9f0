/** Addresses in Japan: real postal codes and towns, with house numbers and telephone numbers made up. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import type { OrderDetail } from '../../src/resources/orders/schemas.ts'
import type { Random } from './random.ts'

/** The address of a buyer. */
export type Address = OrderDetail['customer']['address']

/** A postal code and where it is. */
export interface Place {
  readonly zip_code: string
  readonly prefecture: string
  readonly town: string
}

/** Where people live. */
export interface Country {
  readonly places: readonly Place[]
  /** Whether telephone numbers are of a kind that nobody has: of a landline whose exchange begins with a 1. */
  readonly fictional: boolean
}

const BUILDINGS = [
  'グリーンハイツ',
  'メゾン花',
  'コーポ山手',
  'サンライズマンション',
  '第二若葉荘',
  'Ｆｌａｔ８',
]

const AREA_CODES = ['03', '06', '052', '075', '045', '092', '0463']

/** Reads places from a packed CSV with the columns postal_code, prefecture, city, town, street. */
export function readPlaces(file: string): Place[] {
  const rows: Record<string, string>[] = parse(gunzipSync(readFileSync(file)), { columns: true })
  return rows.flatMap(({ postal_code = '', prefecture = '', city = '', town = '', street }) =>
    // A code with a street belongs to one large office.
    street ? [] : [{ zip_code: postal_code, prefecture, town: `${city}${town}` }],
  )
}

/** Makes up an address. Now and then it is written in one of the ways that people have. */
export function makeAddress(random: Random, { places, fictional }: Country): Address {
  const { zip_code, prefecture, town } = random.pick(places)
  const dash = random.weighted([
    ['-', 6],
    ['－', 2],
    ['−', 1],
    ['ー', 1],
  ])
  const numbers = [random.int(1, 9), random.int(1, 30), random.int(1, 40)].join(dash)
  return {
    country: 'Japan',
    country_code: 'JP',
    zip_code: random.chance(0.7) ? `${zip_code.slice(0, 3)}-${zip_code.slice(3)}` : zip_code,
    prefecture,
    address: `${town}${random.chance(0.1) ? fullWidth(numbers) : numbers}`,
    address2: random.chance(0.4) ? `${random.pick(BUILDINGS)} ${random.int(1, 12)}0${random.int(1, 9)}` : '',
    tel: random.chance(0.03) ? null : makeTelephone(random, fictional),
  }
}

function fullWidth(text: string): string {
  return text.replaceAll(/\d/g, digit => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
}

function makeTelephone(random: Random, fictional: boolean): string {
  const digits = (count: number) => String(random.int(0, 10 ** count - 1)).padStart(count, '0')
  const mobile = random.chance(0.8) && !fictional
  const area = mobile ? `0${random.pick([7, 8, 9])}0` : random.pick(AREA_CODES)
  const first = fictional ? 1 : random.int(mobile ? 1 : 2, 9)
  const middle = `${first}${digits(mobile ? 3 : 5 - area.length)}`
  return [area, middle, digits(4)].join(random.chance(0.25) ? '-' : '')
}
