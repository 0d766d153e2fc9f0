/** Carts in the database, under the digests of their ids. */
import type { Connection, Database, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import { sha256 } from '../../lib/sha256.ts'
import { MAX_CARTS_OF_NETWORK, MAX_CARTS_OF_SITE } from '../limits.ts'
import type { Hoarder, Maker } from '../maker.ts'
import type { AskedLine } from '../priced-line.ts'

/** A cart to be made. */
export interface NewCart {
  readonly id: string
  readonly lines: readonly AskedLine[]
  readonly maker: Maker
  readonly now: Date
}

// Found first and held then, as with checkouts.
const INSERT = writes(
  'carts.insert',
  `with oldest as (
     select digest from carts where shop_id = $1 and digest = any(array(
       (select digest from carts where shop_id = $1 and maker = $4
       order by used_at desc, digest offset ${MAX_CARTS_OF_NETWORK - 1})
       union (select digest from carts where shop_id = $1 and site = $6
       order by used_at desc, digest offset ${MAX_CARTS_OF_SITE - 1})))
     for update skip locked
   ), gone as (
     delete from carts c using oldest where c.shop_id = $1 and c.digest = oldest.digest)
   insert into carts (shop_id, digest, lines, maker, created_at, used_at, site) values ($1, $2, $3, $4, $5, $5, $6)`,
)

/** Keeps a cart. Of a network, or a site, that has as many as it may, the one that is longest not used goes (R-CART-8). */
export async function insertCart(db: Database, shopId: number, cart: NewCart): Promise<void> {
  const { id, lines, maker, now } = cart
  await db.write(INSERT, 0, [shopId, sha256(id), JSON.stringify(lines), maker.network, now, maker.site])
}

/** A cart as it is kept. */
export interface KeptCart {
  readonly lines: readonly AskedLine[]
  readonly used_at: Date
}

const FIND = reads<KeptCart>(
  'carts.find',
  'select lines, used_at from carts where shop_id = $1 and digest = $2 and used_at >= $3',
)

/** A cart by its id; undefined when the shop has none such that was used since `since`. */
export async function findCart(
  db: Connection,
  shopId: number,
  id: string,
  since: Date,
): Promise<KeptCart | undefined> {
  const [cart] = await db.query(FIND, [shopId, sha256(id), since])
  return cart
}

const HOLD = writes<KeptCart>(
  'carts.hold',
  'select lines, used_at from carts where shop_id = $1 and digest = $2 and used_at >= $3 for update',
)

/** The same, and holds it as it is until the transaction ends. */
export async function holdCart(
  tx: Transaction,
  shopId: number,
  id: string,
  since: Date,
): Promise<KeptCart | undefined> {
  const [cart] = await tx.query(HOLD, [shopId, sha256(id), since])
  return cart
}

const NOTE_USE = writes(
  'carts.note_use',
  'update carts set used_at = $3 where shop_id = $1 and digest = $2 and used_at < $3',
)

/** Notes that a cart was used. */
export async function noteCartUse(db: Database, shopId: number, id: string, now: Date): Promise<void> {
  await db.query(NOTE_USE, [shopId, sha256(id), now])
}

const UPDATE = writes<{ found: boolean }>(
  'carts.update',
  `update carts set lines = $3, used_at = $4 where shop_id = $1 and digest = $2 and used_at >= $5 returning true as found`,
)

/** Gives a cart other lines; answers whether there is one that was used since `since`. */
export async function updateCartLines(
  db: Connection,
  shopId: number,
  id: string,
  lines: readonly AskedLine[],
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<boolean> {
  const rows = await db.query(UPDATE, [shopId, sha256(id), JSON.stringify(lines), now, since])
  return rows.length > 0
}

const COUNT = reads<{ count: number }>(
  'carts.count',
  'select count(*)::int as count from (select from carts where shop_id = $1 limit $2) c',
)

/** How many carts a shop's buyers have; `most` is enough to know. */
export async function countCarts(db: Connection, shopId: number, most: number): Promise<number> {
  return (await db.query(COUNT, [shopId, most]))[0]?.count ?? 0
}

const HOARDER = reads<Hoarder>(
  'carts.hoarder',
  `select coalesce(site, maker) as maker, count(*)::int as count from carts where shop_id = $1
   group by 1 order by 2 desc, 1 limit 1`,
)

/** The site of which a shop has most carts; undefined when it has none. It looks at all of them. */
export async function findCartHoarder(db: Connection, shopId: number): Promise<Hoarder | undefined> {
  return (await db.query(HOARDER, [shopId]))[0]
}

const MAKE_WAY = writes<{ gone: boolean }>(
  'carts.make_way',
  `with oldest as (
     select digest from carts where shop_id = $1 and digest = any(array(
       select digest from (
         (select digest, used_at from carts where shop_id = $1 and site = $2 order by used_at, digest limit $3)
         union all
         (select digest, used_at from carts where shop_id = $1 and maker = $2 order by used_at, digest limit $3)) c
       order by used_at, digest limit $3))
     for update skip locked)
   delete from carts c using oldest where c.shop_id = $1 and c.digest = oldest.digest returning true as gone`,
)

/** Deletes so many carts of a site at most, those that are longest not used; answers how many. */
export async function deleteOldestCarts(
  db: Connection,
  shopId: number,
  maker: Buffer,
  most: number,
): Promise<number> {
  return (await db.query(MAKE_WAY, [shopId, maker, most])).length
}

const DELETE_UNUSED = writes<{ gone: boolean }>(
  'carts.delete_unused',
  `with old as (
     select shop_id, digest from carts where used_at < $1 order by used_at limit $2 for update skip locked)
   delete from carts c using old where c.shop_id = old.shop_id and c.digest = old.digest returning true as gone`,
)

/** Deletes so many carts at most, of all shops, that were not used since `since`; answers how many. */
export async function deleteUnusedCarts(db: Connection, since: Date, limit: number): Promise<number> {
  return (await db.query(DELETE_UNUSED, [since, limit])).length
}
