/** Japanese prefectures and postal codes (R-CONTACT-6). Pure. */
import TABLE from './jp-postal-codes.json' with { type: 'json' }

/** The areas, which are the first three digits of postal codes, of each prefecture. */
const AREAS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(TABLE.areas).map(([prefecture, areas]) => [prefecture, new Set(areas.split(' '))]),
)

/** The prefecture of each code in an area that has several, as far as one is known. */
const KNOWN: ReadonlyMap<string, string> = new Map(
  Object.entries(TABLE.codes).flatMap(([area, prefectures]) =>
    Object.entries(prefectures).flatMap(([prefecture, codes]) =>
      codes.split(' ').map((code): [string, string] => [area + code, prefecture]),
    ),
  ),
)

/** The 47, by their whole names such as 京都府. */
export const PREFECTURES: readonly string[] = [...AREAS.keys()]

/** Whether a text is written as a postal code: seven digits, with the hyphen or without. */
export function isPostalCode(text: string): boolean {
  return /^\d{3}-?\d{4}$/.test(text)
}

/**
 * Whether a postal code lies in a prefecture. A code that is not known, such as a new one, does if others of its area do;
 * what has no area at all is no postal code.
 */
export function liesIn(postalCode: string, prefecture: string): boolean {
  const code = postalCode.replace('-', '')
  const known = KNOWN.get(code)
  if (known !== undefined) return known === prefecture
  return AREAS.get(prefecture)?.has(code.slice(0, 3)) ?? false
}

/** The prefectures in which a postal code can lie. */
export function prefecturesOf(postalCode: string): string[] {
  return PREFECTURES.filter(prefecture => liesIn(postalCode, prefecture))
}
