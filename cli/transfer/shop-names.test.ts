import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { type Document, readDocument } from '../../src/transfer/document.ts'
import type { Line } from '../../src/transfer/lines.ts'
import { guardNames } from './shop-names.ts'

const MINE = { name: '私の店', mail_address: 'owner@mine.example' }
const [SHOP = '', CATEGORY = ''] = readFileSync(
  new URL('../../demo/shop.ndjson', import.meta.url),
  'utf8',
).split('\n')

async function* linesOf(...texts: string[]): AsyncGenerator<Line> {
  for (const [index, text] of texts.entries()) yield { number: index + 1, text }
}

function documentOf(text: string): Document {
  const document = readDocument(text)
  if ('violations' in document) throw new Error('It is no document')
  return document
}

// R-IMPORT-13
test.each(['keep', 'replace'] as const)(
  'at the first document of a shop it is asked once: %s',
  async decision => {
    const decide = vi.fn(async () => decision)
    const guarded = guardNames(MINE, decide)
    const read: Line[] = []
    for await (const line of guarded.lines(linesOf(CATEGORY, SHOP, SHOP))) read.push(line)
    expect(read).toHaveLength(3)
    const shop = documentOf(SHOP)
    expect(decide.mock.calls).toEqual([
      [expect.objectContaining({ name: shop.kind === 'shop' && shop.data.shop_name }), MINE],
    ])
    const taken = guarded.transform(shop)
    const mine = { shop_name: MINE.name, mail_address: MINE.mail_address }
    if (decision === 'keep') expect(taken).toEqual({ ...shop, data: { ...shop.data, ...mine } })
    else expect(taken).toBe(shop)
    const category = documentOf(CATEGORY)
    expect(guarded.transform(category)).toBe(category)
  },
)

const { kind, data, state } = JSON.parse(SHOP)
const ORDERS = [
  JSON.stringify({ data, kind, state }),
  JSON.stringify({ state, data, kind }, undefined, 1).replaceAll('\n', ' '),
  JSON.stringify({ data, state: {}, kind }).replace('"kind"', '"k\\u0069nd"'),
]

// R-IMPORT-13
test.each(ORDERS)(
  'however the members of its document stand, it is asked or kept as was said: %.40s',
  async text => {
    const decide = vi.fn(async () => 'keep' as const)
    const [asked, told] = [guardNames(MINE, decide), guardNames(MINE, 'keep')]
    for (const guarded of [asked, told]) {
      for await (const _ of guarded.lines(linesOf(text)));
      const mine = { shop_name: MINE.name, mail_address: MINE.mail_address }
      expect(guarded.transform(documentOf(text))).toMatchObject({ data: mine })
    }
    expect(decide).toHaveBeenCalledTimes(1)
  },
)

test('nobody is asked about what is the same', async () => {
  const decide = vi.fn(async () => 'keep' as const)
  const { data } = documentOf(SHOP) as Extract<Document, { kind: 'shop' }>
  const guarded = guardNames({ name: data.shop_name, mail_address: data.mail_address }, decide)
  for await (const _ of guarded.lines(linesOf(SHOP)));
  expect(decide).not.toHaveBeenCalled()
})
