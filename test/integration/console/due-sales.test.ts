/** Many sales whose time comes at once, and one among them that cannot begin. */
import { expect } from 'vitest'
import { seeToSales } from '../../../src/resources/items/commands/set-item-sale.ts'
import { test } from '../../support/fixture.ts'

/** Sales of one moment, and how many of them are looked for at a time. */
const SALES = 10
const AT_ONCE = 3

// R-SALE-2
test('all that are due begin in one run, and one that cannot holds up none behind it', async ({
  context,
  shopId,
  outside,
}) => {
  const { rows: items } = await outside.query<{ id: number }>(
    `insert into items (shop_id, type, name, price, item_tax_type, visible, created_at, modified_at)
     select $1, 'normal', 'Item ' || n, 1000, 'standard', true, '2026-11-19T00:00:00Z', '2026-11-19T00:00:00Z'
     from generate_series(1, $2::int) n returning id`,
    [shopId, SALES],
  )
  // To the microsecond: the time of each is more than a `Date` can say.
  await outside.query(
    `insert into item_sales (shop_id, item_id, price, starts_at)
     select $1, id, 800, '2026-11-20T00:00:00.000777Z' from unnest($2::int[]) id`,
    [shopId, items.map(({ id }) => id)],
  )
  const broken = items[1]?.id
  await outside.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'not this one'; end $$;
     create trigger refuse before update on items for each row when (new.id = ${broken}) execute function refuse()`,
  )
  const begun = async () => {
    const { rows } = await outside.query<{ item_id: number }>(
      `select s.item_id from item_sales s join items i on i.shop_id = s.shop_id and i.id = s.item_id
       where s.shop_id = $1 and s.begun and i.price = 800 and i.proper_price = 1000`,
      [shopId],
    )
    return rows.length
  }
  expect(await seeToSales(context, AT_ONCE)).toBe(SALES - 1)
  expect(await begun()).toBe(SALES - 1)
  await outside.query('drop trigger refuse on items')
  expect([await seeToSales(context, AT_ONCE), await begun()]).toEqual([1, SALES])
})
