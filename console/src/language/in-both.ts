/** Words in both languages. Each part has its words in a file of its own. */

/** The languages. */
export type Language = 'ja' | 'en'

/** The same words in both languages: `const words = inBoth({ title: 'Tokens' }, { title: 'トークン' })`. */
export interface InBoth<Words> {
  readonly en: Words
  readonly ja: Words
}

/** Pairs words; the type of the English ones says what the Japanese ones must have. */
export function inBoth<Words>(en: Words, ja: NoInfer<Words>): InBoth<Words> {
  return { en, ja }
}
