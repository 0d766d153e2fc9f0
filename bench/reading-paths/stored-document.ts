/** (b) Each item's JSON lies ready in a column; the database joins those of a page, and the bytes are sent as they come. */
import { openDatabase } from '../../src/db/database.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { makeRenderedItems } from '../../src/resources/items/rendered-items.ts'
import type { BenchShop } from '../support/bench-shop.ts'
import { makeTextPool } from './binary-pool.ts'
import { BASE_URL, type MakePath, PAGE_SIZE } from './path.ts'

/** Uncompressed and in the row where it fits: the fastest to read. */
const TABLE = `
  create table item_documents (
    shop_id int not null,
    item_id int not null,
    document text not null,
    primary key (shop_id, item_id),
    foreign key (shop_id, item_id) references items on delete cascade
  ) with (toast_tuple_target = 8160);
  alter table item_documents alter column document set storage external`

/** A subquery a row, not a join: it reads the documents of the page only, whatever the planner believes of the limit. */
const PAGE = {
  name: 'bench.stored.page',
  text: `select '[' || string_agg((select d.document from item_documents d
      where d.shop_id = $1 and d.item_id = page.id), ',' order by page.list_position, page.id) || ']'
    from (select i.id, i.list_position from items i where i.shop_id = $1
      order by i.list_position, i.id limit $2 offset $3) page`,
}

const ITEM = {
  name: 'bench.stored.item',
  text: 'select document from item_documents where shop_id = $1 and item_id = $2',
}

export const storedDocument: MakePath = ({ address, shopId }) => {
  const ask = makeTextPool(address)
  return {
    page: offset => ask(PAGE, [shopId, PAGE_SIZE, offset]),
    item: id => ask(ITEM, [shopId, id]),
  }
}

const AT_ONCE = 500

/** Makes the table and stores the document of each item, as the writers would have to keep it. */
export async function storeDocuments({ address, shopId, items, query }: BenchShop): Promise<void> {
  await query(TABLE)
  const db = openDatabase(address)
  const rendered = makeRenderedItems(db, systemClock, BASE_URL)
  const request = {
    visible: null,
    categoryId: null,
    order: 'list_order',
    sort: 'asc',
    limit: AT_ONCE,
  } as const
  for (let offset = 0; offset < items; offset += AT_ONCE) {
    const text = (await rendered.page(shopId, { ...request, offset })).toString()
    const page = JSON.parse(text) as { id: number }[]
    await query(
      'insert into item_documents select $1, id, document from unnest($2::int[], $3::text[]) as new (id, document)',
      [shopId, page.map(({ id }) => id), page.map(item => JSON.stringify(item))],
    )
  }
  await db.close()
  await query('vacuum (analyze) item_documents')
}
