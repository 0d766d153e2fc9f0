/** Japanese prefectures and postal codes (R-CONTACT-6). Pure. */
import TABLE from './jp-postal-codes.json' with { type: 'json' }

/** The areas, which are the first three digits of postal codes, of each prefecture. */
const AREAS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(TABLE.areas).map(([prefecture, areas]) => [prefecture, new Set(areas.split(' '))]),
)

/** The last four digits of known codes, by prefecture, in areas that lie in several. As texts: a map of them would take 0.8 MB. */
const KNOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = TABLE.codes

/** The 47, by their whole names such as 京都府. */
export const PREFECTURES: readonly string[] = [...AREAS.keys()]

const NAMES_OF_PREFECTURES: ReadonlySet<string> = new Set([
  ...PREFECTURES,
  // 北海 is a city elsewhere.
  ...PREFECTURES.filter(name => name !== '北海道').map(name => name.slice(0, -1)),
])

/** Whether a text names one of the 47, in any width and with or without what it is: 沖縄県, 沖縄. */
export function namesPrefecture(text: string): boolean {
  return NAMES_OF_PREFECTURES.has(text.normalize('NFKC').replaceAll(/\s/g, ''))
}

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
  const known = knownPrefecture(code)
  if (known !== undefined) return known === prefecture
  return AREAS.get(prefecture)?.has(code.slice(0, 3)) ?? false
}

/** The prefectures in which a postal code can lie. */
export function prefecturesOf(postalCode: string): string[] {
  const known = knownPrefecture(postalCode.replace('-', ''))
  return known === undefined ? PREFECTURES.filter(prefecture => liesIn(postalCode, prefecture)) : [known]
}

/** Undefined for codes that are not known, and for areas that lie in one prefecture. */
function knownPrefecture(code: string): string | undefined {
  const last = code.slice(3)
  // Four digits are found nowhere but in their place, between spaces.
  return Object.entries(KNOWN[code.slice(0, 3)] ?? {}).find(([, codes]) => codes.includes(last))?.[0]
}
