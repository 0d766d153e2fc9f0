/** Lists of categories, which are remembered as a whole: always what asking for each page anew shows (R-LIST-10). */
import type pg from 'pg'
import { expect } from 'vitest'
import type { Connection } from '../../src/db/database.ts'
import { createItemCategory } from '../../src/resources/item_categories/commands/create-item-category.ts'
import { deleteItemCategory } from '../../src/resources/item_categories/commands/delete-item-category.ts'
import { createItem } from '../../src/resources/items/commands/create-item.ts'
import { deleteItem } from '../../src/resources/items/commands/delete-item.ts'
import { moveItem } from '../../src/resources/items/commands/move-item.ts'
import { setItemStock } from '../../src/resources/items/commands/set-item-stock.ts'
import { makePagePlaces } from '../../src/resources/items/page-places.ts'
import { findPage, type PageRequest } from '../../src/resources/items/page-store.ts'
import { PLAIN_ITEM, SEED_ITEMS } from '../support/api.ts'
import { createTestShop, type TestContext } from '../support/context.ts'
import { test } from '../support/fixture.ts'

const ITEMS = 400
const LINKS = `insert into item_category_links (shop_id, item_id, category_id)
  select $1, id, $2 from items where shop_id = $1 and id % $3 = 0 on conflict do nothing`

let context: TestContext
let outside: pg.Client
let shop: number
/** A category, one below it, and one beside it. */
let [top, below, beside] = [0, 0, 0]
test.beforeAll(async ({ context: madeContext, outside: madeOutside }) => {
  context = madeContext
  outside = madeOutside
  shop = await createTestShop(context, 'filed')
  await outside.query(SEED_ITEMS, [shop, ITEMS])
  top = await createItemCategory(context, shop, { name: 'top' })
  below = await createItemCategory(context, shop, { name: 'below', parent_id: top })
  beside = await createItemCategory(context, shop, { name: 'beside' })
  for (const [category, every] of [
    [top, 3],
    [below, 2],
    [beside, 7],
  ])
    await outside.query(LINKS, [shop, category, every])
  await outside.query('analyze')
})

/** Both directions are one list, and each order and filter is the same piece of a statement: some of each will do. */
const LISTS = [
  { order: 'list_order', sort: 'asc', visible: null },
  { order: 'list_order', sort: 'desc', visible: true },
  { order: 'created', sort: 'desc', visible: null },
  { order: 'modified', sort: 'asc', visible: true },
] as const

const pageOf = (list: (typeof LISTS)[number], offset: number, categoryId = top): PageRequest => ({
  ...list,
  ...{ categoryId, limit: 50, offset },
})

/** What has been asked of the database. */
function listening(): { readonly db: Connection; readonly names: string[] } {
  const names: string[] = []
  const query: Connection['query'] = (statement, values) => {
    names.push(statement.name)
    return context.db.query(statement, values)
  }
  return { db: { query }, names }
}

test('whatever changes in a category or around it, by whomever, what is read next is right', async () => {
  const places = makePagePlaces(0)
  const { db, names } = listening()
  const compare = async (page: PageRequest) => {
    const [seen, right] = [await places(db, shop, page), await findPage(context.db, shop, page)]
    expect([page, seen.map(({ id, version }) => [id, version])]).toEqual([
      page,
      right.map(({ id, version }) => [id, version]),
    ])
  }
  /** Reads until each list is known by heart, of which a page takes one statement. */
  const learn = async () => {
    for (const list of LISTS) {
      for (let turn = 0; turn < 1000; turn++) {
        names.length = 0
        await places(db, shop, pageOf(list, (turn * 50) % 300))
        if (names.length === 1) break
      }
      expect([list, names.length]).toEqual([list, 1])
    }
  }
  const [first = 0, second = 0, third = 0] = (await findPage(context.db, shop, pageOf(LISTS[0], 0))).map(
    ({ id }) => id,
  )
  const run = (text: string, ...values: unknown[]) => outside.query(text, [shop, ...values])
  const changes: (() => Promise<unknown>)[] = [
    () => createItem(context, shop, PLAIN_ITEM),
    () => deleteItem(context, shop, first),
    () => moveItem(context, shop, second, { move_to: 'last' }),
    () => run('update items set visible = not visible where shop_id = $1 and id = $2', third),
    () => setItemStock(context, shop, third, { stock: 7 }),
    () => run('delete from item_category_links where shop_id = $1 and item_id = $2', second),
    () =>
      run(
        'insert into item_category_links (shop_id, item_id, category_id) values ($1, $2, $3)',
        second,
        below,
      ),
    () => run('update item_categories set parent_id = $2 where shop_id = $1 and id = $3', top, beside),
    () => deleteItemCategory(context, shop, below),
  ]
  await learn()
  for (const list of LISTS) for (const offset of [0, 250, 10_000]) await compare(pageOf(list, offset))
  for (const change of changes) {
    await change()
    for (const list of LISTS) await compare(pageOf(list, 100))
    await learn()
    for (const list of LISTS) await compare(pageOf(list, 50))
  }
})

test('a category that there is not, or that another shop has, shows nothing', async () => {
  const places = makePagePlaces()
  const other = await createTestShop(context, 'others')
  const theirs = await createItemCategory(context, other, { name: 'theirs' })
  for (let turn = 0; turn < 3; turn++)
    for (const id of [theirs, 2_000_000_000])
      expect(await places(context.db, shop, pageOf(LISTS[0], 0, id))).toEqual([])
})
