/** Searches of the console's items, page for page, against the plain sentence about them: whichever way a page is found (R-CATALOGUE-6). */
import type pg from 'pg'
import { describe, expect } from 'vitest'
import { foldText } from '../../../src/lib/fold-text.ts'
import { NEAR, SORTED } from '../../../src/resources/items/shop-list-source-store.ts'
import {
  type ListForShop,
  makeListForShop,
  type ShopListRequest,
} from '../../../src/resources/items/shop-list-store.ts'
import { SEED_ITEMS } from '../../support/api.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'

/** So many that what many have is more than is sorted, and that the last pages lie beyond the first items. */
const ITEMS = SORTED + NEAR
const PAGE = 21

const ORDERS = {
  list_order: 'list_position, id',
  created: 'created_at desc, id desc',
  modified: 'modified_at desc, id desc',
} as const

let shopId = 0
let categories: readonly number[] = []
const listForShop: ListForShop = makeListForShop()

test.beforeAll(async ({ context, outside }) => {
  shopId = await createTestShop(context, 'searched')
  await outside.query(SEED_ITEMS, [shopId, ITEMS])
  await outside.query(
    `with numbered as (select id, row_number() over (order by id)::int as n from items where shop_id = $1)
     update items i set name = concat('帆布 ', case when n % 7 = 0 then 'あさひ ' end, case when n % 400 = 399 then 'Rare ' end, case when n % 20 = 3 then 'Sku-12 ' end, 'No.', 40000 + n),
       own_stock = n % 11, visible = n % 10 <> 0, identifier = 'SKU-' || n,
       created_at = created_at + (n * 7919 % 1000) * interval '1 s', modified_at = modified_at + (n * 104729 % 1000) * interval '1 s'
     from numbered where i.shop_id = $1 and i.id = numbered.id`,
    [shopId],
  )
  await outside.query(
    'insert into item_words (shop_id, item_id, words) select shop_id, id, lower(name) from items where shop_id = $1',
    [shopId],
  )
  const { rows } = await outside.query<{ id: number }>(
    `insert into item_categories (shop_id, position, number, name, name_key)
     select $1, n, n, n, n from generate_series(1, 2) n returning id`,
    [shopId],
  )
  categories = rows.map(({ id }) => id)
  // One of more items than are sorted, one of a few.
  await outside.query(
    `insert into item_category_links (shop_id, item_id, category_id)
     select shop_id, id, case n when 2 then $3::int else $2::int end from items, generate_series(1, 2) n
     where shop_id = $1 and (n = 1 and id % 6 <> 0 or n = 2 and id % 50 = 0)`,
    [shopId, ...categories],
  )
})

/** What the list asks for, said in the simplest way. */
async function found(db: pg.Client, { query, visible, categoryId, stock, order }: ShopListRequest) {
  const { rows } = await db.query<{ id: number }>(
    `select i.id from items i join item_words w on w.shop_id = i.shop_id and w.item_id = i.id
     where i.shop_id = $1
       and ($2::text[] is null or not exists (select from unnest($2::text[]) word where strpos(w.words, word) = 0)
         or starts_with(lower(i.identifier), $3))
       and ($4::boolean is null or i.visible = $4)
       and ($5::int is null or exists (select from item_category_links l where l.shop_id = i.shop_id and l.item_id = i.id and l.category_id = $5))
       and ($6::int is null or i.own_stock <= $6)
     order by ${ORDERS[order]}`,
    [
      ...[shopId, query && foldText(query).split(' '), query?.toLowerCase(), visible, categoryId],
      stock === 'sold_out' ? 0 : stock,
    ],
  )
  return rows.map(({ id }) => id)
}

const QUERIES = [null, '帆布', 'あさひ 帆布', 'rare', 'No.4012', 'no.401 あさひ', 'sku-12', 'そんな品はない']

describe.each(QUERIES)('a search for %s', query => {
  test('is answered page for page, in each order, among any', async ({ context, outside }) => {
    for (const order of ['list_order', 'created', 'modified'] as const)
      for (const visible of [null, false])
        for (const categoryId of [null, ...categories])
          for (const stock of [null, 'sold_out', 3] as const) {
            if (query === null && stock === null) continue
            const request = { query, visible, categoryId, stock, order, limit: PAGE, offset: 0 }
            const all = await found(outside, request)
            const last = Math.max(0, all.length - (all.length % PAGE))
            for (const offset of new Set([0, PAGE, Math.min(last, NEAR - PAGE), last])) {
              const page = await listForShop(context.db, shopId, { ...request, offset })
              expect({ request, offset, page: page.map(({ id }) => id) }).toEqual({
                ...{ request, offset, page: all.slice(offset, offset + PAGE) },
              })
            }
          }
  })
})
