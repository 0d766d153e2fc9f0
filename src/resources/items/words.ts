/** The words by which buyers find an item, and those of what they ask for (R-BUY-6). Pure. */
import { foldText, tokensOf } from '../../lib/fold-text.ts'

/** The words of an item, folded, with spaces between. */
export function wordsOfItem({ name }: { readonly name: string }): string {
  return foldText(name)
}

/** What was asked for, as the search goes by it. */
export interface AskedWords {
  /** Each word once. */
  readonly words: readonly string[]
  /** The least that the index must have of an item. */
  readonly tokens: readonly string[]
  /** The words that are not settled by having their tokens, so that the item's own have to be looked at. */
  readonly unsettled: readonly string[]
}

/** The words of a text that was typed. There are none in a text of accents alone, and then nothing is found. */
export function askedWords(text: string): AskedWords {
  const words = [...new Set(foldText(text).split(' '))].filter(word => word !== '')
  return {
    words,
    tokens: [...new Set(words.flatMap(tokensOf))],
    unsettled: words.filter(word => [...word].length > 2),
  }
}
