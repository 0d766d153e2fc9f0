/** How many checkouts a shop has that are no order, and which of them make way. */
import type { Connection } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import type { Hoarder } from '../maker.ts'

const COUNT = reads<{ count: number }>(
  'checkouts.count',
  `select count(*)::int as count from (
     select from checkouts where shop_id = $1 and state <> 'completed' limit $2) c`,
)

/** How many checkouts a shop's buyers have that are no order; `most` is enough to know. */
export async function countCheckouts(db: Connection, shopId: number, most: number): Promise<number> {
  return (await db.query(COUNT, [shopId, most]))[0]?.count ?? 0
}

const HOARDER = reads<Hoarder>(
  'checkouts.hoarder',
  `select coalesce(site, maker) as maker, count(*)::int as count from checkouts
   where shop_id = $1 and state in ('open', 'cancelled') group by 1 order by 2 desc, 1 limit 1`,
)

/** The site of which a shop has most that can go; undefined when there are none. It looks at all of them. */
export async function findCheckoutHoarder(db: Connection, shopId: number): Promise<Hoarder | undefined> {
  return (await db.query(HOARDER, [shopId]))[0]
}

const MAKE_WAY = writes<{ gone: boolean }>(
  'checkouts.make_way',
  `with oldest as (
     select digest from checkouts where shop_id = $1 and state in ('open', 'cancelled') and digest = any(array(
       select digest from (
         (select digest, changed_at from checkouts where shop_id = $1 and site = $2 and state in ('open', 'cancelled')
          order by changed_at, digest limit $3)
         union all
         (select digest, changed_at from checkouts where shop_id = $1 and maker = $2 and state in ('open', 'cancelled')
          order by changed_at, digest limit $3)) c
       order by changed_at, digest limit $3))
     for update skip locked)
   delete from checkouts c using oldest where c.shop_id = $1 and c.digest = oldest.digest returning true as gone`,
)

/** Deletes so many checkouts of a site at most, those that are longest not changed, though none whose buyer is awaited; answers how many. */
export async function deleteOldestCheckouts(
  db: Connection,
  shopId: number,
  maker: Buffer,
  most: number,
): Promise<number> {
  return (await db.query(MAKE_WAY, [shopId, maker, most])).length
}
