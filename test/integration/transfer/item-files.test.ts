/** The bytes of digital items' files go out with their shop and come in again (docs/rules/import.md). */
import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type pg from 'pg'
import { expect } from 'vitest'
import { attachItemFile, detachItemFile } from '../../../src/checkout/digital/change-item-file.ts'
import { provideFiles } from '../../../src/checkout/digital/provide-files.ts'
import { uploadKey } from '../../../src/images/image-types.ts'
import { placeOrder } from '../../../src/resources/orders/operations/place-order.ts'
import { PART_BYTES } from '../../../src/transfer/file-documents.ts'
import { makeFileTaker } from '../../../src/transfer/import-files.ts'
import { addDigitalItem, addSentFile } from '../../support/checkout/after-purchase.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { expectIs, wantedOrder } from '../../support/orders/wanted.ts'
import { crossIds } from './support/rows.ts'
import { exported, imported, type Loose, numbers, withoutIds } from './support/shops.ts'

const AUTHOR = { actor: 'system', address: null } as const

/** Two parts and a bit, exactly one part, and a byte. */
const FILES = [randomBytes(4 * 1024 * 1024 + 5), randomBytes(2 * 1024 * 1024), Buffer.from('x')]

let documents: Loose[] = []

test.beforeAll(async ({ context, shopId }) => {
  for (const [at, bytes] of FILES.entries()) {
    const item = await addDigitalItem(context, shopId, `item ${at}`)
    const file_id = await addSentFile(context, shopId, bytes)
    await attachItemFile(context, shopId, AUTHOR, item, { file_id, name: `${at}.bin` })
  }
  await addDigitalItem(context, shopId, 'without a file')
  documents = await exported(context, shopId)
})

/** What the shop keeps, by the names of its files. */
async function kept({ objects }: TestContext, outside: pg.Client, shop: number): Promise<Loose> {
  const { rows } = await outside.query<{ name: string; file_id: string }>(
    'select name, file_id from item_files where shop_id = $1 order by name',
    [shop],
  )
  const found: Loose = {}
  for (const { name, file_id } of rows) found[name] = await objects.read(uploadKey(file_id))
  return found
}

let shops = 0
function nextShop(context: TestContext): Promise<number> {
  shops += 1
  return createTestShop(context, `files${shops}`)
}

const parts = (all: readonly Loose[]) => all.filter(({ kind }) => kind === 'file')

// R-EXPORT-1 R-EXPORT-2 R-IMPORT-12
test('come back to the byte, once', async ({ context, outside }) => {
  expect(parts(documents).map(({ data }) => [data.name, data.part])).toEqual([
    ...[
      ['0.bin', 1],
      ['0.bin', 2],
      ['0.bin', 3],
    ],
    ...[
      ['1.bin', 1],
      ['2.bin', 1],
    ],
  ])
  const other = await nextShop(context)
  const report = await imported(context, other, documents)
  expect(report.refusals).toEqual([])
  const found = await kept(context, outside, other)
  expect(Object.keys(found)).toEqual(['0.bin', '1.bin', '2.bin'])
  for (const [at, bytes] of FILES.entries()) expect(found[`${at}.bin`]?.equals(bytes)).toBe(true)
  const again = await exported(context, other)
  expect(again.map(withoutIds)).toEqual(documents.map(withoutIds))
  const all = { read: documents.length, imported: 0, skipped: documents.length, refused: 0 }
  expect(numbers(await imported(context, other, documents))).toEqual(all)
  expect(numbers(await imported(context, other, again)), 'its own export').toEqual(all)
})

// R-DOCUMENT-7 R-IMPORT-12
test.for<[string, (files: Loose[]) => Loose[], string]>([
  ['a part is missing', files => files.filter(({ data }) => data.part !== 2), '/data/part'],
  ['the last part is missing', files => files.filter(({ data }) => data.part !== 3), ''],
  [
    'the bytes are others',
    files =>
      files.map(one =>
        one.data.part === 2 ? { ...one, data: { ...one.data, content: files[0]?.data.content } } : one,
      ),
    '/data/sha256',
  ],
  [
    'a part is too short',
    files =>
      files.map(one => (one.data.part === 2 ? { ...one, data: { ...one.data, content: 'AAAA' } } : one)),
    '/data/content',
  ],
  [
    'the first part is too short',
    files =>
      files.map(one => (one.data.part === 1 ? { ...one, data: { ...one.data, content: 'AAAA' } } : one)),
    '/data/content',
  ],
  [
    'the item is none of the shop',
    files => files.map(one => ({ ...one, data: { ...one.data, item_id: 99_999 } })),
    '/data/item_id',
  ],
])('when %s nothing is attached', async ([, change, pointer], { context, outside }) => {
  const shop = await nextShop(context)
  const first = parts(documents).filter(({ data }) => data.name === '0.bin')
  const rest = documents.filter(({ kind }) => kind !== 'file')
  const report = await imported(context, shop, [...rest, ...change(first)])
  expect(report.refusals.map(refused => refused.pointer)).toEqual(
    pointer === '' ? [] : expect.arrayContaining([pointer]),
  )
  expect(await kept(context, outside, shop)).toEqual({})
  // The whole file is taken afterwards.
  expect((await imported(context, shop, [...rest, ...first])).refused).toBe(0)
  expect(Object.keys(await kept(context, outside, shop))).toEqual(['0.bin'])
})

// R-IMPORT-3 R-IMPORT-12
test('a file that was changed or taken away here stays so when the same documents come again', async ({
  context,
  outside,
}) => {
  const shop = await nextShop(context)
  await imported(context, shop, documents)
  const { rows } = await outside.query<{ item_id: number; name: string }>(
    'select item_id, name from item_files where shop_id = $1',
    [shop],
  )
  const itemOf = (name: string) => rows.find(row => row.name === name)?.item_id ?? 0
  const file_id = await addSentFile(context, shop, Buffer.from('another'))
  await attachItemFile(context, shop, AUTHOR, itemOf('0.bin'), { file_id, name: 'other.bin' })
  await detachItemFile(context, shop, AUTHOR, itemOf('1.bin'))
  const all = { read: documents.length, imported: 0, skipped: documents.length, refused: 0 }
  expect(numbers(await imported(context, shop, documents))).toEqual(all)
  expect(Object.keys(await kept(context, outside, shop))).toEqual(['2.bin', 'other.bin'])
  // Of an item that was deleted all comes again.
  await outside.query('delete from item_files where shop_id = $1 and item_id = $2', [shop, itemOf('1.bin')])
  await outside.query('delete from items where shop_id = $1 and id = $2', [shop, itemOf('1.bin')])
  expect(numbers(await imported(context, shop, documents))).toMatchObject({ imported: 2, refused: 0 })
  expect(Object.keys(await kept(context, outside, shop))).toEqual(['1.bin', '2.bin', 'other.bin'])
})

// R-IMPORT-12
test('a file that its item does not show is refused', async ({ context, outside }) => {
  const shop = await nextShop(context)
  const renamed = documents.map(one =>
    one.kind === 'file' && one.data.name === '2.bin' ? { ...one, data: { ...one.data, name: 'x.bin' } } : one,
  )
  const { refusals } = await imported(context, shop, renamed)
  expect(refusals).toMatchObject([{ kind: 'file', reason: 'The item shows another file.' }])
  expect(Object.keys(await kept(context, outside, shop))).toEqual(['0.bin', '1.bin'])
})

// R-DOWNLOAD-2 R-IMPORT-12
test('what was ordered before its file came is delivered with it', async ({ context, outside }) => {
  const shop = await nextShop(context)
  await imported(
    context,
    shop,
    documents.filter(({ kind }) => kind !== 'file'),
  )
  const { rows } = await outside.query<{ id: number }>(
    `select id from items where shop_id = $1 and digital_file_name = '2.bin'`,
    [shop],
  )
  const lines = [{ stock_item_id: rows[0]?.id ?? 0, item_type: 'digital' as const, amount: 1, price: 500 }]
  expectIs(await placeOrder(context, shop, wantedOrder({ lines }, { source: 'sim' })), 'placed')
  expect(await provideFiles(context)).toBe(0)
  await imported(context, shop, documents)
  expect(await provideFiles(context)).toBe(1)
})

// R-EXPORT-2
test('the own export of a shop whose items came under each other’s ids changes nothing', async ({
  context,
  outside,
}) => {
  const shop = await nextShop(context)
  await imported(context, shop, documents)
  await crossIds(outside, shop)
  const own = await exported(context, shop)
  const report = await imported(context, shop, own)
  expect(report.refusals).toEqual([])
  expect(report.skipped).toBe(own.length)
})

// R-IMPORT-9
test('a file that cannot be kept is not held in memory', async ({ context, shopId }) => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const diskBudgets = { ...context.config.diskBudgets, unusedUploads: 0 }
  const taker = makeFileTaker({ ...context, config: { ...context.config, diskBudgets } }, shopId)
  const count = 50
  const data = {
    ...{ item_id: await addDigitalItem(context, shopId), name: 'x.bin', bytes: count * PART_BYTES },
    ...{ sha256: '0'.repeat(64), content: Buffer.alloc(PART_BYTES).toString('base64') },
  }
  const take = (part: number) => taker.take({ kind: 'file', data: { ...data, part } })
  collect()
  const before = process.memoryUsage().arrayBuffers
  for (let part = 1; part < count; part += 1) expect(await take(part)).toBe('imported')
  collect()
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * PART_BYTES)
  expect(await take(count)).toMatchObject({ violations: [{ pointer: '' }] })
})
