import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { describe, expect } from 'vitest'
import { importDocuments } from '../../../src/transfer/import-documents.ts'
import { readLines } from '../../../src/transfer/lines.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { categoryOf, DIGITAL, itemOf, selectOf, shopOf, variationOf } from './support/documents.ts'
import { exported, imported, type Loose, withoutIds } from './support/shops.ts'

/** Optional test data beside the repository. */
const DATA = new URL('../../../../shared/data/', import.meta.url)
const TORTURE = new URL('json-torture/test_parsing/', DATA)
const NAUGHTY = new URL('naughty-strings/', DATA)

const OWN = [
  ...[
    "'; drop table items; --",
    '$1',
    '%s%n',
    '\\',
    '\\u0000',
    '"',
    '<script>alert(1)</script>',
    '{"a":1}',
    '[]',
  ],
  ...[
    '\u202eabc',
    '\u200b',
    '\ufeff',
    '\ufffe',
    '\uffff',
    'が',
    'か\u3099',
    '㍿',
    'İ',
    'null',
    'NaN',
    '-0',
    '1e999',
  ],
  ...[
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udc00\ud83d',
    '\u0085',
    '\u001b[31m',
    '😀',
    '\u{10ffff}',
    ' ',
    '\u3000',
    'a\nb',
  ],
]

/** Every text member of a document that can hold this text. */
function documentsOf(text: string, id: number): Loose[] {
  const image = `https://images.example/${encodeURIComponent(text.toWellFormed())}`
  return [
    itemOf({ id, name: text }),
    itemOf({ id: id + 1, detail: text, identifier: null, variations: [variationOf(1, { name: text })] }),
    itemOf({ id: id + 2, options: [{ ...selectOf(1, [1]), name: text }] }),
    itemOf({
      id: id + 3,
      options: [{ ...selectOf(1, [1]), choices: [{ id: 1, name: text, extra_price: 0 }] }],
    }),
    itemOf({ id: id + 4, type: 'digital', digital: { ...DIGITAL, file_name: text } }),
    itemOf({ id: id + 5, images: [{ id: 1, url: image, scaled_url: image, square_url: image }] }),
    itemOf({ id: id + 6, identifier: text }),
    categoryOf(id, text),
  ]
}

/** What is taken must come back as it was; what is refused must leave nothing. */
async function expectFaithful(context: TestContext, key: string, texts: readonly string[]): Promise<void> {
  const documents = texts
    .flatMap((text, index) => documentsOf(text, 100 * index + 100))
    .toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0))
  const shopId = await createTestShop(context, key)
  const report = await imported(context, shopId, documents)
  expect(report.read).toBe(documents.length)
  const refused = new Set(report.refusals.map(({ line }) => line))
  const taken = documents.filter((_, index) => !refused.has(index + 1))
  expect(taken.length).toBe(report.imported)
  const strip = (document: Loose): Loose => ({ ...withoutIds(document), state: undefined })
  const there = (await exported(context, shopId)).slice(1).map(strip)
  for (const kind of ['item', 'category']) {
    expect(there.filter(document => document.kind === kind)).toEqual(
      taken.filter(document => document.kind === kind).map(strip),
    )
  }
}

// R-IMPORT-9
test('texts come back as they were, or are refused', async ({ context }) => {
  await expectFaithful(context, 'own', OWN)
})

test('a shop document of hostile texts comes back as it was, or is refused', async ({ context }) => {
  for (const [index, text] of OWN.entries()) {
    const shopId = await createTestShop(context, `shop${index}`)
    const document = shopOf(
      { shop_name: text, shop_introduction: text, nickname: text },
      { block_list: [text, text] },
    )
    const report = await imported(context, shopId, [document])
    const [shop] = await exported(context, shopId)
    expect(shop?.data.shop_name).toBe(report.imported === 1 ? text : 'Test')
    expect(shop?.state.block_list).toEqual(report.imported === 1 ? [text, text] : [])
  }
})

describe.skipIf(!existsSync(NAUGHTY))('naughty strings (skipped without ../shared/data)', () => {
  test('come back as they were, or are refused', async ({ context }) => {
    const files = readdirSync(NAUGHTY).filter(name => name.endsWith('.json'))
    const strings = files.flatMap(
      name => JSON.parse(readFileSync(new URL(name, NAUGHTY), 'utf8')) as unknown[],
    )
    const texts = [...new Set(strings.filter(text => typeof text === 'string'))]
    expect(texts.length).toBeGreaterThan(100)
    await expectFaithful(context, 'naughty', texts)
  })
})

describe.skipIf(!existsSync(TORTURE))('JSON torture files (skipped without ../shared/data)', () => {
  const files = existsSync(TORTURE) ? readdirSync(TORTURE) : []

  test.for(files)('%s is refused, and the document after it is taken', async (file, { context }) => {
    const shopId = await createTestShop(context, `torture${files.indexOf(file)}`)
    const bytes = readFileSync(new URL(file, TORTURE))
    const next = Buffer.from(`\n${JSON.stringify(itemOf())}`)
    const report = await importDocuments(context, shopId, readLines(Readable.from([bytes, next])))
    expect(report.imported).toBe(1)
    expect(report.refused).toBe(report.read - 1)
  })
})
