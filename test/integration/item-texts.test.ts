import fc from 'fast-check'
import type pg from 'pg'
import { expect } from 'vitest'
import { findItems, type ItemRow } from '../../src/resources/items/detail-store.ts'
import { itemJson, makeReadItemTexts } from '../../src/resources/items/item-texts.ts'
import { presentItem, salesPeriodOf } from '../../src/resources/items/present.ts'
import { salesStatusAt } from '../../src/resources/items/rules.ts'
import { itemTag } from '../../src/resources/items/tag.ts'
import type { TestContext } from '../support/context.ts'
import { createTestShop } from '../support/context.ts'
import { test } from '../support/fixture.ts'

const BASE_URL = 'https://shop.example:8443'
const NOW = new Date('2026-11-20T01:02:03.456Z')

/** Whatever PostgreSQL keeps as a text: no NUL, and no half of a character. */
const text = (maxLength = 20) =>
  fc
    .oneof(
      fc.string({ unit: 'binary', maxLength }),
      fc.constantFrom(
        '"',
        '\\',
        '\\"',
        '\b\f\n\r\t\u0001\u001f\u007f',
        '\u2028\u2029',
        '</script>',
        '{"a":1}',
        ',',
        '[null]',
      ),
    )
    .map(some => some.replaceAll('\0', '').toWellFormed())
const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null })
const int = fc.integer({ min: 0, max: 999_999 })
const time = fc
  .date({ min: new Date('0001-01-02T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true })
  .map(some => new Date(Math.floor(some.getTime() / 1000) * 1000))

/** Addresses as they were imported before they became URIs, too. */
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  text().map(some => `https://images.example/${some}`),
  fc.constantFrom(
    'http://a:b/',
    'https://例え.jp/画 像.jpg?a=[1]#b',
    'http://[::1]/a',
    'https://a.example/%zz',
    'x',
  ),
)

const TYPES = ['normal', 'takeout', 'subscription', 'lottery', 'digital'] as const

const item = fc.record({
  type: fc.constantFrom(...TYPES),
  name: text(),
  detail: text(200),
  identifier: orNull(text()),
  price: orNull(int),
  proper_price: orNull(int),
  tax: fc.constantFrom('standard', 'reduced'),
  quantity_limit: orNull(fc.integer({ min: 1, max: 100 })),
  visible: fc.boolean(),
  own_stock: int,
  repeat_price: orNull(int),
  sales: fc.record({ start: orNull(time), end: orNull(time) }),
  created_at: time,
  modified_at: time,
  file: fc.record({ name: text(), size: fc.integer({ min: 0, max: 2 ** 40 }), ext: text() }),
  variations: fc.array(
    fc.record({ name: orNull(text()), identifier: orNull(text()), barcode: orNull(text()), stock: int }),
    { maxLength: 3 },
  ),
  images: fc.array(fc.record({ addresses: fc.tuple(address, address, address), ours: fc.boolean() }), {
    maxLength: 3,
  }),
  options: fc.array(
    fc.record({ name: text(), required: fc.boolean(), choices: orNull(fc.array(text(), { maxLength: 3 })) }),
    {
      maxLength: 2,
    },
  ),
  categories: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
})

type Written = typeof item extends fc.Arbitrary<infer T> ? T : never

let pictures = 0

async function insertImages(outside: pg.Client, shopId: number, itemId: number, images: Written['images']) {
  for (const [position, { addresses, ours }] of images.entries()) {
    const name = ours ? `${String(++pictures).padStart(22, 'a')}.jpg` : null
    if (name !== null) {
      await outside.query(
        `insert into files (shop_id, id, purpose, content_type, image_name, created_at, expires_at)
         values ($1, $2, 'item_image', 'image/jpeg', $2, now(), now())`,
        [shopId, name],
      )
    }
    await outside.query(
      `insert into item_images (shop_id, item_id, position, image_name, url, scaled_url, square_url)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [shopId, itemId, position, name, ...(ours ? [null, null, null] : addresses)],
    )
  }
}

async function insertOptions(
  outside: pg.Client,
  shopId: number,
  itemId: number,
  options: Written['options'],
) {
  for (const [position, { name, required, choices }] of options.entries()) {
    const { rows } = await outside.query<{ id: number }>(
      `insert into item_options (shop_id, item_id, position, name, required, option_type, option_variation_id, extra_price)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [shopId, itemId, position, name, required, ...(choices ? ['select', null, null] : ['form', 1, 100])],
    )
    for (const [place, choice] of (choices ?? []).entries()) {
      await outside.query(
        `insert into item_option_choices (shop_id, item_id, option_id, position, name, extra_price)
         values ($1, $2, $3, $4, $5, $4)`,
        [shopId, itemId, rows[0]?.id, place, choice],
      )
    }
  }
}

async function insertItem(outside: pg.Client, shopId: number, one: Written, categories: readonly number[]) {
  const { type, sales, file, created_at } = one
  const later = (seconds: number) => new Date(created_at.getTime() + seconds * 1000)
  const isOpen = sales.start === null || sales.end === null || sales.start < sales.end
  const { rows } = await outside.query<{ id: number }>(
    `insert into items (shop_id, type, name, detail, identifier, price, proper_price, item_tax_type, quantity_limit, visible,
       own_stock, variation_count, repeat_price, repeat_times, cycle_plan, application_start_at, application_end_at,
       scheduled_announce_at, sales_start_at, sales_end_at, digital_file_name, digital_file_size, digital_file_ext, created_at, modified_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
       case when $2 = 'subscription' then $13::int end, case when $2 = 'subscription' then 'unlimited' end,
       case when $2 = 'subscription' then 'monthly' end,
       case when $2 = 'lottery' then $14::timestamptz end, case when $2 = 'lottery' then $15::timestamptz end,
       case when $2 = 'lottery' then $15::timestamptz end, $16::timestamptz, $17::timestamptz,
       case when $2 = 'digital' then $18 end, case when $2 = 'digital' then $19::bigint end, case when $2 = 'digital' then $20 end,
       $21, $22
     returning id`,
    [
      ...[shopId, type, one.name, one.detail, one.identifier, one.price, one.proper_price, one.tax],
      ...[one.quantity_limit, one.visible, one.own_stock, one.variations.length, one.repeat_price],
      ...[later(0), later(86_400), ...(isOpen ? [sales.start, sales.end] : [null, null])],
      ...[file.name, file.size, file.ext, created_at, one.modified_at],
    ],
  )
  const itemId = rows[0]?.id ?? 0
  for (const [position, { name, identifier, barcode, stock }] of one.variations.entries()) {
    await outside.query(
      `insert into item_variations (shop_id, item_id, position, name, identifier, barcode, stock) values ($1, $2, $3, $4, $5, $6, $7)`,
      [shopId, itemId, one.variations.length - position, name, identifier, barcode, stock],
    )
  }
  await insertImages(outside, shopId, itemId, one.images)
  await insertOptions(outside, shopId, itemId, one.options)
  for (const place of one.categories) {
    await outside.query(
      'insert into item_category_links (shop_id, item_id, category_id) values ($1, $2, $3)',
      [...[shopId, itemId, categories[place]]],
    )
  }
  return itemId
}

/** Five, one below the other or side by side, named by what JSON has to escape. */
async function insertCategories(outside: pg.Client, shopId: number): Promise<number[]> {
  const ids: number[] = []
  for (const [index, parent] of [null, 0, 1, null, 3].entries()) {
    const { rows } = await outside.query<{ id: number }>(
      `insert into item_categories (shop_id, parent_id, position, number, name, name_key) values ($1, $2, $3, $4, $5, $5) returning id`,
      [shopId, parent === null ? null : ids[parent], 10 - index, index + 1, `分類 "${index}"\\\n\u0001`],
    )
    ids.push(rows[0]?.id ?? 0)
  }
  return ids
}

async function both(context: TestContext, shopId: number, ids: readonly number[]) {
  const byId = <T extends { id: number }>(rows: readonly T[]) => rows.toSorted((a, b) => a.id - b.id)
  const rows = byId(await findItems(context.db, shopId, ids))
  const texts = byId(await makeReadItemTexts(BASE_URL)(context.db, shopId, ids))
  return rows.map((row, index) => ({ row, written: texts[index] }))
}

// R-ITEM-1
test('what is put together of texts is what JSON.stringify makes of the item, and has its tag', async ({
  context,
  outside,
}) => {
  const shopId = await createTestShop(context, 'texts')
  const categories = await insertCategories(outside, shopId)
  await fc.assert(
    fc.asyncProperty(fc.array(item, { minLength: 11, maxLength: 14 }), async items => {
      const ids: number[] = []
      for (const one of items) ids.push(await insertItem(outside, shopId, one, categories))
      for (const { row, written } of await both(context, shopId, ids)) {
        expect(written).toHaveProperty('head')
        const { status } = salesStatusAt(salesPeriodOf(row), NOW)
        const json = itemJson(written as ItemRow, status, NOW, BASE_URL)
        expect(json).toBe(JSON.stringify(presentItem(row, NOW, BASE_URL)))
        expect(salesPeriodOf(written as ItemRow)).toEqual(salesPeriodOf(row))
        expect(itemTag(written as ItemRow, status)).toBe(itemTag(row, status))
      }
    }),
    { numRuns: 20 },
  )
})
