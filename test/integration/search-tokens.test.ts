/** What the database takes texts apart into, where search finds them: against the plain sentence about it. */
import fc from 'fast-check'
import type pg from 'pg'
import { expect } from 'vitest'
import { tokensOf, tokensOfWords } from '../../src/lib/fold-text.ts'
import { askedWords } from '../../src/resources/items/words.ts'
import { test } from '../support/fixture.ts'

/** Few different characters, so that many come twice; of one, two and four bytes and pairs of UTF-16, and more spaces than words. */
const TEXT = fc
  .array(fc.constantFrom('a', 'b', '1', 'か', 'ら', '𠮷', '﷐', ' ', ' ', "'", '\\'), { maxLength: 40 })
  .map(letters => letters.join(''))

/** Each character, and each pair of neighbours, once. No pair has a space in it. */
function partsOf(text: string): string[] {
  const words = text.split(' ').filter(Boolean)
  return [...new Set(words.flatMap(word => [...word, ...tokensOf(word)]))].toSorted()
}

async function tokens(outside: pg.Client, sql: string, text: string): Promise<string[]> {
  const { rows } = await outside.query<{ tokens: string[] }>(`select ${sql} as tokens`, [text])
  return rows[0]?.tokens.toSorted() ?? []
}

/** What the index keeps of them, which is each once. */
async function itemTokens(outside: pg.Client, text: string): Promise<string[]> {
  return [...new Set(await tokens(outside, 'item_tokens(7, $1)', text))]
}

test('orders are found by the characters and pairs of their words, by shop and month, whether these come with them or not', async ({
  outside,
}) => {
  const sql = "search_tokens(7, '2026-02-28T23:30:00+09:00', $1)"
  await fc.assert(
    fc.asyncProperty(TEXT, async text => {
      const parts = partsOf(text).map(part => `7/202602/${part}`)
      expect(await tokens(outside, sql, text)).toEqual(parts)
      // As the program writes them.
      expect(await tokens(outside, sql, `${text}\n${tokensOfWords(text)}`)).toEqual(parts)
    }),
    { numRuns: 200 },
  )
})

test('items are found by the same and by three neighbours of ASCII, by shop', async ({ outside }) => {
  await fc.assert(
    fc.asyncProperty(TEXT, async text => {
      const threes = [...text].map((_, at) => [...text].slice(at, at + 3).join(''))
      const parts = new Set([...partsOf(text), ...threes.filter(three => /^[!-~]{3}$/.test(three))])
      expect(await itemTokens(outside, text)).toEqual([...parts].toSorted().map(part => `7/${part}`))
    }),
    { numRuns: 200 },
  )
})

test('an item has all tokens that are asked for of any part of its words', async ({ outside }) => {
  const Part = fc
    .array(fc.constantFrom('a', 'b', '1', 'か', '𠮷', '-'), { minLength: 1, maxLength: 6 })
    .map(letters => letters.join(''))
  await fc.assert(
    fc.asyncProperty(Part, Part, Part, async (before, part, behind) => {
      const { tokens: asked } = askedWords(part)
      const kept = new Set(await itemTokens(outside, `${before}${part}${behind} x`))
      expect(asked.filter(token => !kept.has(`7/${token}`))).toEqual([])
      // Each letter of it is in one of them.
      expect([...part].filter(letter => !asked.some(token => token.includes(letter)))).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('no ANALYZE takes texts apart', async ({ outside }) => {
  const indexes = await outside.query(
    `select c.relname as name, a.attstattarget as kept from pg_index x
     join pg_class c on c.oid = x.indexrelid
     join pg_am m on m.oid = c.relam
     join pg_attribute a on a.attrelid = c.oid
     where m.amname = 'gin' and x.indexprs is not null order by 1`,
  )
  expect(indexes.rows).toEqual([
    { name: 'item_words_by_token', kept: 0 },
    { name: 'order_words_by_token', kept: 0 },
  ])
})
