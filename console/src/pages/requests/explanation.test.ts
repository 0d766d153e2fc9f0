import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROBLEMS } from '../../../../src/http/problems.ts'
import { explanationOf } from '../../../../src/lib/explanation.ts'
import { docsOf } from './docs-of.ts'

test.each([
  ['English', 'errors.md'],
  ['Japanese', 'errors.ja.md'],
])('every problem of the server is explained in %s, without Markdown left over', (_, file) => {
  const document = readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8')
  for (const type of Object.keys(PROBLEMS)) {
    const blocks = explanationOf(document, type)
    expect(blocks.length, type).toBeGreaterThan(0)
    const spans = blocks.flatMap(block => (block.kind === 'text' ? block.spans : block.entries.flat()))
    const plain = spans.filter(({ kind }) => kind !== 'code').map(({ text }) => text)
    expect(plain.join(' '), type).not.toMatch(/\*\*|`|\]\(/)
  }
})

test('ends at the next heading, and knows nothing of what is not there', () => {
  const text =
    '# All\n\n### `/errors/a/b`\n\n**400, B.** Use `x`.\n\n- one\n  more\n- [two](z.md)\n\n## C\n\nOther'
  expect(explanationOf(text, 'a/b')).toEqual([
    {
      kind: 'text',
      spans: [
        { kind: 'bold', text: '400, B.' },
        { kind: 'plain', text: ' Use ' },
        { kind: 'code', text: 'x' },
        { kind: 'plain', text: '.' },
      ],
    },
    {
      kind: 'list',
      entries: [[{ kind: 'plain', text: 'one more' }], [{ kind: 'plain', text: 'two' }]],
    },
  ])
  expect(explanationOf('### `/errors/a/b`\n\n**400、B。** 一つ。 **二つ**です。\n三つ', 'a/b')).toEqual([
    {
      kind: 'text',
      spans: [
        { kind: 'bold', text: '400、B。' },
        { kind: 'plain', text: '一つ。' },
        { kind: 'bold', text: '二つ' },
        { kind: 'plain', text: 'です。三つ' },
      ],
    },
  ])
  expect(explanationOf(text, 'a/c')).toEqual([])
})

test('where the reference tells of an operation', () => {
  expect(docsOf('listItems', '/api/items?limit=2')).toBe('/docs#tag/items/listItems')
  expect(docsOf('addItemVariation', '/api/items/1/variations')).toBe('/docs#tag/variations/addItemVariation')
  expect(docsOf('linkItemToCategory', '/api/item_categories/3/items/4')).toBe(
    '/docs#tag/item_categories/linkItemToCategory',
  )
})
