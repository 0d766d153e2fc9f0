/** Applications for lotteries, in the database. */
import type { Connection, Transaction } from '../../db/database.ts'
import { rowsOf } from '../../db/row-store.ts'
import { reads, writes } from '../../db/statement.ts'
import type { Wishes } from '../checkouts/schemas.ts'
import type { AskedLine } from '../priced-line.ts'

/** How far one is. `lapsed`: it won, and was not ordered in time. */
export const APPLICATION_STATES = ['applied', 'withdrawn', 'lost', 'won', 'ordered', 'lapsed'] as const
type ApplicationState = (typeof APPLICATION_STATES)[number]

/** An application as it is kept. */
export interface Application {
  readonly shop_id: number
  /** Its number in a draw that is made here. */
  readonly id: number
  /** Its number in the draw that was made elsewhere; null where that is the id. */
  readonly number: number | null
  readonly unique_key: string
  readonly secret: string
  readonly item_id: number
  readonly variation_id: number | null
  readonly amount: number
  readonly title: string
  readonly line: AskedLine
  readonly wishes: Wishes
  readonly via: string
  readonly state: ApplicationState
  readonly created_at: Date
  readonly draw_id: number | null
  readonly rank: number | null
  readonly told_at: Date | null
  readonly pay_until: Date | null
  readonly order_key: string | null
}

const COLUMNS = `a.shop_id, a.id, a.unique_key, a.secret, a.item_id, a.variation_id, a.amount, a.title, a.line, a.wishes,
  a.via, a.state, a.created_at, a.draw_id, a.number, a.rank, a.told_at, a.pay_until, a.order_key`

const ROWS = rowsOf<Application>('lottery_applications', 'a', COLUMNS)

/** One that is to be written down. */
export interface NewApplication
  extends Pick<Application, 'unique_key' | 'secret' | 'amount' | 'title' | 'line' | 'wishes' | 'via'> {
  readonly mailbox: string
}

const INSERT = writes<Application>(
  'lottery_applications.insert',
  `insert into lottery_applications as a (shop_id, unique_key, secret, item_id, variation_id, amount, title, mailbox, line,
     wishes, via, state, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'applied', $12)
   on conflict (shop_id, item_id, mailbox) where state = 'applied' do nothing returning ${COLUMNS}`,
)

/** Writes one down; undefined where the mailbox has one for the item that waits. */
export async function insertApplication(
  tx: Transaction,
  shopId: number,
  { unique_key, secret, amount, title, mailbox, line, wishes, via }: NewApplication,
  now: Date,
): Promise<Application | undefined> {
  const [row] = await tx.query(INSERT, [
    ...[shopId, unique_key, secret, line.item_id, line.variation_id, amount, title, mailbox],
    ...[JSON.stringify(line), JSON.stringify(wishes), via, now],
  ])
  return row
}

const COUNT = reads<{ count: number }>(
  'lottery_applications.count',
  `select count(*)::int as count from lottery_applications where shop_id = $1 and item_id = $2 and state = 'applied'`,
)

/** How many wait for the draw of an item. */
export async function countApplications(db: Connection, shopId: number, itemId: number): Promise<number> {
  return (await db.query(COUNT, [shopId, itemId]))[0]?.count ?? 0
}

/** One by the secret of its applicant's link; undefined when the shop has none such. */
export const findApplicationBySecret = ROWS.findBySecret()

/** One by its number; undefined when it is gone. */
export const findApplication = ROWS.find<[id: number]>('find', 'a.id = $2')

/** Holds one until the transaction ends; undefined when it is gone. */
export const lockApplication = ROWS.lock()

const SAVE = writes(
  'lottery_applications.save',
  `update lottery_applications set state = $3, told_at = $4, pay_until = $5, order_key = $6,
     decided_at = case when state = $3 then decided_at else $7 end
   where shop_id = $1 and id = $2`,
)

/** Writes one that is held. */
export async function saveApplication(tx: Transaction, row: Application, now: Date): Promise<void> {
  const { shop_id, id, state, told_at, pay_until, order_key } = row
  await tx.query(SAVE, [shop_id, id, state, told_at, pay_until, order_key, now])
}

/** One whose applicant does not know yet, by its place among all of them. */
export type Untold = Pick<Application, 'state' | 'shop_id' | 'id'>

const TO_TELL = reads<Untold>(
  'lottery_applications.to_tell',
  `select state, shop_id, id from lottery_applications
   where told_at is null and state in ('won', 'lost') and (shop_id <> all ($1::int[]))
     and (state < $2 or (state = $2 and (shop_id, id) > ($3, $4)))
   order by state desc, shop_id, id limit $5`,
)

/** Those whose applicants do not know yet, winners first, behind one; not of these shops. */
export function findUntold(
  db: Connection,
  { state, shop_id, id }: Untold,
  notOf: readonly number[],
  limit: number,
): Promise<Untold[]> {
  return db.query(TO_TELL, [notOf, state, shop_id, id, limit])
}

const OPEN_WINS = reads<Application>(
  'lottery_applications.open_wins',
  `select ${COLUMNS} from lottery_applications a
   where a.state = 'won' and (a.order_key is not null or (a.told_at is not null and a.pay_until <= $1)) and (a.shop_id, a.id) > ($2, $3)
   order by a.shop_id, a.id limit $4`,
)

/** Wins whose order may have come, or whose time is over, behind one. The time of who was not told has not begun. */
export function findOpenWins(
  db: Connection,
  now: Date,
  after: Pick<Application, 'shop_id' | 'id'>,
  limit: number,
): Promise<Application[]> {
  return db.query(OPEN_WINS, [now, after.shop_id, after.id, limit])
}

const DELETE_OLD = writes<{ gone: boolean }>(
  'lottery_applications.delete_old',
  `with old as (
     select shop_id, id from lottery_applications
     where state in ('withdrawn', 'lost', 'lapsed') and decided_at < $1
     order by decided_at limit $2 for update skip locked)
   delete from lottery_applications a using old where a.shop_id = old.shop_id and a.id = old.id returning true as gone`,
)

/** Forgets so many at most that came to nothing before a time; answers how many. */
export async function deleteOldApplications(db: Connection, before: Date, limit: number): Promise<number> {
  return (await db.query(DELETE_OLD, [before, limit])).length
}
