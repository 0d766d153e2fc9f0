/** In which country an address is. Pure. */
import { namesPrefecture } from './japanese-address.ts'

/** What is said of an address. */
interface NamedCountry {
  readonly country_code: string | null
  readonly country?: string | null
}

/** What Japan is called, in small letters of usual width. */
const NAMES_OF_JAPAN: ReadonlySet<string> = new Set([
  ...['japan', 'jp', 'jpn', 'nippon', 'nihon', '日本', '日本国', 'にほん', 'にっぽん', 'ニホン', 'ニッポン'],
])

/** Whether a text is a name of Japan, in any case and width. */
export function isJapan(country: string | null | undefined): boolean {
  return country != null && NAMES_OF_JAPAN.has(country.normalize('NFKC').trim().toLowerCase())
}

/** The code of the country of an address; null when the order does not tell. */
export function countryOf({ country_code, country }: NamedCountry): string | null {
  if (country_code !== null) return country_code.toUpperCase()
  return isJapan(country) ? 'JP' : null
}

/**
 * The same of an address that a buyer has said, where a prefecture of Japan's tells as well: fees and checks must not be those of
 * nowhere because a country is named in other words.
 */
export function countryOfBuyer(address: NamedCountry & { readonly prefecture: string }): string | null {
  return countryOf(address) ?? (namesPrefecture(address.prefecture) ? 'JP' : null)
}
