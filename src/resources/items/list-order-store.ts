/** The list order of a shop's items: positions with room between them. They exceed 2^53, so they are bigint here. */
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'

const LOCK_LIST = writes('items.lock_list', 'select 1 from shops where id = $1 for no key update')

/** Lets one move at a time into a shop's list; items can be added meanwhile, at its end. */
export async function lockList(tx: Transaction, shopId: number): Promise<void> {
  await tx.query(LOCK_LIST, [shopId])
}

/** An item's place in the list. */
export interface Place {
  readonly id: number
  readonly position: bigint
}

interface PlaceRow {
  readonly id: number
  readonly position: string
}

function toPlace(row: PlaceRow | undefined): Place | undefined {
  return row && { id: row.id, position: BigInt(row.position) }
}

const FIND_PLACE = reads<PlaceRow>(
  'items.find_place',
  'select id, list_position::text as position from items where shop_id = $1 and id = $2',
)

/** The place of an item; undefined when the shop has none such. */
export async function findPlace(db: Connection, shopId: number, itemId: number): Promise<Place | undefined> {
  return toPlace((await db.query(FIND_PLACE, [shopId, itemId]))[0])
}

const FIND_AT_RANK = reads<PlaceRow>(
  'items.find_at_rank',
  `select id, list_position::text as position from items where shop_id = $1
   order by list_position, id limit 1 offset $2::int - 1`,
)

/** The item at a rank, 1 being the first; undefined when the list is shorter. */
export async function findAtRank(tx: Transaction, shopId: number, rank: number): Promise<Place | undefined> {
  return toPlace((await tx.query(FIND_AT_RANK, [shopId, rank]))[0])
}

const NEXT = reads<PlaceRow>(
  'items.next_place',
  `select id, list_position::text as position from items
   where shop_id = $1 and list_position > $2::bigint and id <> $3 order by list_position limit 1`,
)

const PREVIOUS = reads<PlaceRow>(
  'items.previous_place',
  `select id, list_position::text as position from items
   where shop_id = $1 and list_position < $2::bigint and id <> $3 order by list_position desc limit 1`,
)

/** The neighbour of a position on one side, leaving out one item; undefined at the end of the list. */
export async function findNeighbor(
  tx: Transaction,
  shopId: number,
  side: 'next' | 'previous',
  position: bigint,
  except: number,
): Promise<Place | undefined> {
  const found = await tx.query(side === 'next' ? NEXT : PREVIOUS, [shopId, String(position), except])
  return toPlace(found[0])
}

const SET_POSITION = writes<{ id: number }>(
  'items.set_position',
  'update items set list_position = $3::bigint where shop_id = $1 and id = $2 returning id',
)

/** Writes an item's position; answers whether the item is still there. Neither its version nor modified_at moves: readers do not see a position (R-LIST-8). */
export async function setPosition(
  tx: Transaction,
  shopId: number,
  itemId: number,
  position: bigint,
): Promise<boolean> {
  return (await tx.query(SET_POSITION, [shopId, itemId, String(position)])).length > 0
}

const NEW_POSITION = writes<{ position: string }>(
  'items.new_position',
  `select (nextval('item_list_positions') * 4294967296)::text as position`,
)

/** A position behind every item of every shop. */
export async function newLastPosition(tx: Transaction): Promise<bigint> {
  const [row] = await tx.query(NEW_POSITION)
  if (row === undefined) throw new Error('items.new_position answered no row')
  return BigInt(row.position)
}

const PRECEDING = reads<PlaceRow>(
  'items.preceding_places',
  `select id, list_position::text as position from items
   where shop_id = $1 and list_position < $2::bigint order by list_position desc limit $3`,
)

/** The places before a position, the nearest first. */
export async function precedingPlaces(
  tx: Transaction,
  shopId: number,
  position: bigint,
  limit: number,
): Promise<Place[]> {
  const rows = await tx.query(PRECEDING, [shopId, String(position), limit])
  return rows.map(row => ({ id: row.id, position: BigInt(row.position) }))
}

const SET_POSITIONS = writes(
  'items.set_positions',
  `update items i set list_position = w.position from unnest($2::int[], $3::bigint[]) as w (id, position)
   where i.shop_id = $1 and i.id = w.id`,
)

/** Writes many positions at once. */
export async function setPositions(tx: Transaction, shopId: number, places: readonly Place[]): Promise<void> {
  await tx.query(SET_POSITIONS, [
    shopId,
    places.map(({ id }) => id),
    places.map(({ position }) => String(position)),
  ])
}
