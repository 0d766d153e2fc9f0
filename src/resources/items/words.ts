/** The words by which buyers find an item, and those of what they ask for (R-BUY-6). Pure. */
import { foldText } from '../../lib/fold-text.ts'

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
    tokens: [...new Set(words.flatMap(tokensOfItemWord))],
    unsettled: words.filter(word => [...word].length > 2),
  }
}

/** What `item_tokens` keeps of three neighbours. */
const THREE_OF_ASCII = /^[\0-\x7F]{3}$/

/**
 * The tokens of a word that is looked for among items: its neighbours in threes where they are ASCII, of which there are few letters and
 * many pairs alike, else in pairs.
 */
function tokensOfItemWord(word: string): string[] {
  const letters = [...word]
  const threes = letters.map((_, at) => letters.slice(at, at + 3).join(''))
  const isThree = (at: number) => THREE_OF_ASCII.test(threes[at] ?? '')
  const pairs = letters.slice(1).map((second, at) => `${letters[at]}${second}`)
  return [
    ...threes.filter((_, at) => isThree(at)),
    ...pairs.filter((_, at) => !isThree(at) && !isThree(at - 1)),
    ...(letters.length === 1 ? letters : []),
  ]
}
