import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokensOf, tokensOfWords } from './fold-text.ts'

/** Few letters, so that pairs come twice, the first and last units of UTF-16 among them; or anything. */
const WORDS = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', 'か', 'ら', ' ', '\u0001', '\uffff'), maxLength: 60 }),
  fc.string({ unit: fc.constantFrom('a', 'か', '𠮷', ' ', '\0', '\ud800'), maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

test('the tokens of words are their characters and pairs of neighbours, each once and in order', () => {
  fc.assert(
    fc.property(WORDS, text => {
      const words = text.split(' ').filter(Boolean)
      const parts = words.flatMap(word => [...word, ...tokensOf(word)])
      expect(tokensOfWords(text)).toBe([...new Set(parts)].toSorted().join(' '))
    }),
    { numRuns: 1000 },
  )
})
