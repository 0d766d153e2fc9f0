import { describe, expect, test } from 'vitest'
import { readIfMatch } from './precondition.ts'

/** The tags of a header; undefined where it is none. */
function read(text: string): readonly string[] | 'any' | undefined {
  try {
    const tags = readIfMatch(text)
    return tags === 'any' ? tags : [...tags]
  } catch {
    return undefined
  }
}

// R-MATCH-5, R-MATCH-6
describe('readIfMatch', () => {
  test.each([
    ['*', 'any'],
    [' * ', 'any'],
    ['"a"', ['"a"']],
    ['""', ['""']],
    ['"a","b" , W/"c"', ['"a"', '"b"', 'W/"c"']],
    [', ,"a",, "b",', ['"a"', '"b"']],
    ['"a,b"', ['"a,b"']],
    ['"\xe9"', ['"\xe9"']],
    ['', undefined],
    [',', undefined],
    ['a', undefined],
    ['"a', undefined],
    ['"a" "b"', undefined],
    ['"a b"', undefined],
    ['*, "a"', undefined],
    ['w/"a"', undefined],
  ])('%j', (text, tags) => {
    expect(read(text)).toEqual(tags)
  })

  test('takes as long as the header is, whatever is in it', () => {
    const begun = performance.now()
    for (const part of [', \t', '"a" ,\t, ', '"a",', 'W/"']) {
      expect(read(`"a"${part.repeat(16_384 / part.length)}x`)).toBeUndefined()
    }
    // Some 2 ms; a pattern that backtracks takes minutes.
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})
