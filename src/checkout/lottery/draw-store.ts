/** Draws in the database: what they follow from, and what came of them. */
import type { Connection, Transaction } from '../../db/database.ts'
import { rowsOf } from '../../db/row-store.ts'
import { reads, writes } from '../../db/statement.ts'
import type { Drawn, Entry, Pieces } from './draw.ts'

/** An item whose draw is due. */
export interface DueDraw {
  readonly shop_id: number
  readonly item_id: number
}

/** Of the shop's latest event of this kind. */
const latest = (kind: 'import_begun' | 'import_ended', value: string) =>
  `(select ${value} from audit_events where shop_id = w.shop_id and kind = '${kind}' order by id desc limit 1)`

const DUE = reads<DueDraw>(
  'lottery_draws.due',
  // From item to item, with one look into the index each: of one item alone 20,000 may wait, and this is asked every minute.
  `with recursive waiting as (
     (select shop_id, item_id from lottery_applications where state = 'applied' order by shop_id, item_id limit 1)
     union all
     select a.shop_id, a.item_id from waiting w cross join lateral (
       select shop_id, item_id from lottery_applications
       where state = 'applied' and (shop_id, item_id) > (w.shop_id, w.item_id)
       order by shop_id, item_id limit 1) a
   )
   select w.shop_id, w.item_id from waiting w
   left join items i on i.shop_id = w.shop_id and i.id = w.item_id
   where (i.id is null or i.scheduled_announce_at <= $1)
     and coalesce(${latest('import_begun', 'case when at > $3 then id end')}, 0) <= coalesce(${latest('import_ended', 'id')}, 0)
   order by w.shop_id, w.item_id limit $2`,
)

/**
 * Items with applications whose result is to be announced by then, and those that are gone; so many at most. Those of a shop
 * into which documents have come since `importing` wait for all of them: applications come in some hundred at a time.
 */
export function findDueDraws(db: Connection, now: Date, importing: Date, limit: number): Promise<DueDraw[]> {
  return db.query(DUE, [now, limit, importing])
}

const HOLD = writes<{ title: string | null; due: boolean }>(
  'lottery_draws.hold_item',
  `select i.name as title, i.scheduled_announce_at <= $3 as due from items i
   where i.shop_id = $1 and i.id = $2 for no key update`,
)

/** Holds the item until the transaction ends; undefined when it is gone. */
export async function holdLottery(
  tx: Transaction,
  { shop_id, item_id }: DueDraw,
  now: Date,
): Promise<{ readonly title: string | null; readonly due: boolean } | undefined> {
  const [item] = await tx.query(HOLD, [shop_id, item_id, now])
  return item
}

const ENTRIES = writes<Entry & { title: string }>(
  'lottery_draws.entries',
  `select id as number, variation_id, amount, title from lottery_applications
   where shop_id = $1 and item_id = $2 and state = 'applied' order by id for no key update`,
)

/** The applications that wait for the draw, held until the transaction ends. */
export function holdEntries(
  tx: Transaction,
  { shop_id, item_id }: DueDraw,
): Promise<(Entry & { title: string })[]> {
  return tx.query(ENTRIES, [shop_id, item_id])
}

const PIECES = reads<Pieces>(
  'lottery_draws.pieces',
  // An order that is there, or is being paid, has taken its pieces out of the stock; its win hears of it within the next minute.
  `with stocks as (
     select null::int as variation_id, own_stock as stock from items
     where shop_id = $1 and id = $2 and variation_count = 0
     union all
     select id, stock from item_variations where shop_id = $1 and item_id = $2
   ), won as (
     select a.variation_id, sum(a.amount) as pieces from lottery_applications a
     where a.shop_id = $1 and a.item_id = $2 and a.state = 'won' and coalesce((
       select p.state from order_placements p where p.shop_id = a.shop_id and p.unique_key = a.order_key), 'none')
         not in ('authorising', 'awaiting_buyer', 'placed')
     group by a.variation_id
   )
   select s.variation_id, greatest(s.stock - coalesce(w.pieces, 0), 0)::int as pieces
   from stocks s left join won w on w.variation_id is not distinct from s.variation_id
   order by s.variation_id nulls first`,
)

/** The pieces of an item, without those that are put aside for earlier winners who may still order. */
export function findPieces(tx: Transaction, { shop_id, item_id }: DueDraw): Promise<Pieces[]> {
  return tx.query(PIECES, [shop_id, item_id])
}

/** A draw as it is recorded. */
export interface DrawRecord {
  readonly id: number
  readonly item_id: number
  readonly title: string
  readonly drawn_at: Date
  readonly method: string
  readonly seed: string
  readonly pieces: readonly Pieces[]
  /** In the order of their numbers: number, variation or null, pieces wanted. */
  readonly entries: readonly (readonly [number: number, variation: number | null, amount: number])[]
  readonly winners: readonly number[]
}

const INSERT = writes<{ id: number }>(
  'lottery_draws.insert',
  `insert into lottery_draws (shop_id, item_id, title, drawn_at, method, seed, pieces, entries, winners)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
)

/** Records a draw and answers its id. */
export async function insertDraw(
  tx: Transaction,
  shopId: number,
  record: Omit<DrawRecord, 'id'>,
): Promise<number> {
  const { item_id, title, drawn_at, method, seed, pieces, entries, winners } = record
  const json = [pieces, entries, winners].map(part => JSON.stringify(part))
  const [row] = await tx.query(INSERT, [shopId, item_id, title, drawn_at, method, seed, ...json])
  if (row === undefined) throw new Error('lottery_draws.insert answered no row')
  return row.id
}

const DECIDE = writes(
  'lottery_applications.decide',
  `update lottery_applications a set state = case when d.won then 'won' else 'lost' end, draw_id = $2, rank = d.rank,
     decided_at = $4, pay_until = case when d.won then $5::timestamptz end
   from json_to_recordset($3::json) as d (number int, rank int, won boolean)
   where a.shop_id = $1 and a.id = d.number and a.state = 'applied'`,
)

/** Notes what was drawn. */
export async function decideApplications(
  tx: Transaction,
  shopId: number,
  drawId: number,
  drawn: readonly Drawn[],
  { now, payUntil }: { readonly now: Date; readonly payUntil: Date },
): Promise<void> {
  await tx.query(DECIDE, [shopId, drawId, JSON.stringify(drawn), now, payUntil])
}

const LIST = reads<
  Omit<DrawRecord, 'entries' | 'winners' | 'pieces'> & { applications: number; won: number }
>(
  'lottery_draws.list',
  `select id, item_id, title, drawn_at, method, seed, applications, won
   from lottery_draws where shop_id = $1 and ($2::int is null or item_id = $2) order by id desc limit $3`,
)

/** The draws of a shop, or of an item, the newest first. */
export function listDraws(db: Connection, shopId: number, itemId: number | null, limit: number) {
  return db.query(LIST, [shopId, itemId, limit])
}

/** The record of a draw; undefined when the shop has none such. */
export const findDraw = rowsOf<DrawRecord>(
  'lottery_draws',
  'd',
  'd.id, d.item_id, d.title, d.drawn_at, d.method, d.seed, d.pieces, d.entries, d.winners',
).find<[id: number]>('find', 'd.id = $2')

const WRITTEN = reads<{ record: string }>(
  'lottery_draws.written',
  `select concat('{"id":', id, ',"item_id":', item_id, ',"title":', to_json(title), ',"drawn_at":"',
     to_char(drawn_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '","method":', to_json(method), ',"seed":',
     to_json(seed), ',"pieces":', pieces, ',"entries":', entries, ',"winners":', winners, '}') as record
   from lottery_draws where shop_id = $1 and id = $2`,
)

/** The record of a draw as JSON, which the database makes: it can be half a megabyte. Undefined when there is none. */
export async function writeDraw(db: Connection, shopId: number, id: number): Promise<string | undefined> {
  return (await db.query(WRITTEN, [shopId, id]))[0]?.record
}

/** By what a draw was drawn. */
export const findSeed = rowsOf<Pick<DrawRecord, 'method' | 'seed' | 'drawn_at'>>(
  'lottery_draws',
  'd',
  'd.method, d.seed, d.drawn_at',
).find<[id: number]>('seed', 'd.id = $2')

/** A lottery of a shop, with what waits for its draw. */
export interface ListedLottery {
  readonly id: number
  readonly name: string
  readonly announce_at: Date
  readonly applications: number
  readonly won: number
  readonly ordered: number
}

/** Each state has an index of its own; applications for what is not listed are not looked at. */
const countOf = (state: 'applied' | 'won' | 'ordered') =>
  `(select count(*)::int from lottery_applications where shop_id = $1 and item_id = i.id and state = '${state}')`

const LOTTERIES = reads<ListedLottery>(
  'lottery_draws.lotteries',
  `select i.id, i.name, i.scheduled_announce_at as announce_at, ${countOf('applied')} as applications,
     ${countOf('won')} as won, ${countOf('ordered')} as ordered
   from items i where i.shop_id = $1 and i.type = 'lottery' order by i.scheduled_announce_at desc, i.id limit $2`,
)

/** The lotteries of a shop, the latest first. */
export function listLotteries(db: Connection, shopId: number, limit: number): Promise<ListedLottery[]> {
  return db.query(LOTTERIES, [shopId, limit])
}
