/** Checkouts in the database, under the digests of their ids. */
import type { Connection, Database, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import { sha256 } from '../../lib/sha256.ts'
import { MAX_CHECKOUTS_OF_NETWORK, MAX_CHECKOUTS_OF_SITE } from '../limits.ts'
import type { Maker } from '../maker.ts'
import type { AskedLine } from '../priced-line.ts'
import type { Completed } from './completed-schemas.ts'
import type { Wishes } from './schemas.ts'
import type { Told } from './told.ts'

/**
 * How far one is. `completing`: a payment service is asked, or is about to be; `awaiting_buyer`: the buyer is on its page. Both
 * have an order that is being placed.
 */
export type CheckoutState = 'open' | 'completing' | 'awaiting_buyer' | 'completed' | 'cancelled'

/** A checkout as it is kept. */
export interface StoredCheckout {
  readonly shop_id: number
  readonly digest: Buffer
  readonly via: string
  readonly state: CheckoutState
  /** Moves with every change. */
  readonly version: number
  readonly lines: readonly AskedLine[]
  readonly wishes: Wishes
  /** What the buyer was told when something was last said, or the order as it was decided on. */
  readonly told: Told
  /** Why the last attempt to pay came to nothing. */
  readonly refusal: string | null
  /** The key of the order, or of the one that it may become. */
  readonly order_key: string | null
  /** Null exactly while it is not completed. */
  readonly answer: Completed | null
  /** The number of the application that won, of a winner's checkout; else null. */
  readonly application_id: number | null
  /** Whether what was bought has left the cart that it came from, as far as that was a buyer's of the shop's pages. */
  readonly left_cart: boolean
  /** Until when a winner can order who was told of it when the checkout was made; else null. */
  readonly orderable_until: Date | null
  readonly changed_at: Date
}

/** A checkout to be made. */
export interface NewCheckout
  extends Pick<StoredCheckout, 'via' | 'lines' | 'wishes' | 'told'>,
    Partial<Pick<StoredCheckout, 'application_id' | 'orderable_until'>> {
  readonly id: string
  readonly maker: Maker
  readonly now: Date
  readonly keptUntil: Date
}

const COLUMNS = `shop_id, digest, via, state, version, lines, wishes, told, refusal, order_key, answer,
  application_id, left_cart, orderable_until, changed_at`

// Those to go are found first and held then: with an offset PostgreSQL holds all that it passes over, which are the
// checkouts of everybody in that network, and writes each of them.
const INSERT = writes<StoredCheckout>(
  'checkouts.insert',
  `with oldest as (
     select digest from checkouts where shop_id = $1 and state in ('open', 'cancelled') and digest = any(array(
       (select digest from checkouts where shop_id = $1 and maker = $3 and state in ('open', 'cancelled')
       order by changed_at desc, digest offset ${MAX_CHECKOUTS_OF_NETWORK - 1})
       union (select digest from checkouts where shop_id = $1 and site = $11 and state in ('open', 'cancelled')
       order by changed_at desc, digest offset ${MAX_CHECKOUTS_OF_SITE - 1})))
     for update skip locked
   ), gone as (
     delete from checkouts c using oldest where c.shop_id = $1 and c.digest = oldest.digest)
   insert into checkouts (shop_id, digest, maker, via, state, lines, wishes, told, created_at, changed_at, kept_until,
     application_id, site, orderable_until)
   values ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $8, $9, $10, $11, $12) returning ${COLUMNS}`,
)

/** Keeps a checkout. Of a network, or a site, that has as many as it may, the one that is longest not changed goes (R-CHECKOUT-11). */
export async function insertCheckout(
  db: Database,
  shopId: number,
  checkout: NewCheckout,
): Promise<StoredCheckout> {
  const [row] = await db.write(INSERT, 0, valuesOf(shopId, checkout))
  if (row === undefined) throw new Error('checkouts.insert answered no row')
  return row
}

/** The same in a transaction. */
export async function insertCheckoutWithin(
  tx: Transaction,
  shopId: number,
  checkout: NewCheckout,
): Promise<StoredCheckout> {
  const [row] = await tx.query(INSERT, valuesOf(shopId, checkout))
  if (row === undefined) throw new Error('checkouts.insert answered no row')
  return row
}

function valuesOf(
  shopId: number,
  { id, maker, via, lines, wishes, told, now, keptUntil, ...won }: NewCheckout,
): unknown[] {
  const json = [lines, wishes, told].map(part => JSON.stringify(part))
  const { application_id = null, orderable_until = null } = won
  return [
    ...[shopId, sha256(id), maker.network, via, ...json, now, keptUntil],
    ...[application_id, maker.site, orderable_until],
  ]
}

const FIND = reads<StoredCheckout>(
  'checkouts.find',
  `select ${COLUMNS} from checkouts where shop_id = $1 and digest = $2 and kept_until > $3`,
)

/** A checkout by its id; undefined when the shop has none such, or none any more. */
export function findCheckout(
  db: Connection,
  shopId: number,
  id: string,
  now: Date,
): Promise<StoredCheckout | undefined> {
  return findByDigest(db, shopId, sha256(id), now)
}

/** The same by the digest of its id. */
export async function findByDigest(
  db: Connection,
  shopId: number,
  digest: Buffer,
  now: Date,
): Promise<StoredCheckout | undefined> {
  const [row] = await db.query(FIND, [shopId, digest, now])
  return row
}

/** When something happens to one, and until when it is kept then. */
interface Moment {
  readonly now: Date
  readonly keptUntil: Date
}

/**
 * That it is open, of one that is found by its key. Written so that the planner sees no partial index in it: while the table is
 * empty `checkouts_without_order` is as good as the key to it, and a connection keeps such a plan until there are statistics.
 */
const IS_OPEN = `case state when 'open' then true else false end`

const UPDATE = writes<StoredCheckout>(
  'checkouts.update',
  `update checkouts set wishes = $4, told = $5, refusal = null, version = version + 1, changed_at = $6, kept_until = $7
   where shop_id = $1 and digest = $2 and version = $3 and ${IS_OPEN} returning ${COLUMNS}`,
)

/** Notes what the buyer says; undefined when the checkout was changed since it was read. */
export async function updateWishes(
  db: Database,
  { shop_id, digest, version }: StoredCheckout,
  { wishes, told }: Pick<StoredCheckout, 'wishes' | 'told'>,
  { now, keptUntil }: Moment,
): Promise<StoredCheckout | undefined> {
  const json = [JSON.stringify(wishes), JSON.stringify(told)]
  const [row] = await db.query(UPDATE, [shop_id, digest, version, ...json, now, keptUntil])
  return row
}

const CANCEL = writes<StoredCheckout>(
  'checkouts.cancel',
  `update checkouts set state = 'cancelled', version = version + 1, changed_at = $4, kept_until = $5
   where shop_id = $1 and digest = $2 and version = $3 and ${IS_OPEN} returning ${COLUMNS}`,
)

/** Gives one up; undefined when it was changed since it was read. */
export async function setCancelled(
  db: Database,
  { shop_id, digest, version }: StoredCheckout,
  { now, keptUntil }: Moment,
): Promise<StoredCheckout | undefined> {
  const [row] = await db.query(CANCEL, [shop_id, digest, version, now, keptUntil])
  return row
}

const BEGIN = writes<{ digest: Buffer }>(
  'checkouts.begin_order',
  `update checkouts set state = $4, order_key = $5, told = $6, answer = $7, refusal = null, version = version + 1,
     changed_at = $8, kept_until = $9
   where shop_id = $1 and digest = $2 and version = $3 and ${IS_OPEN} returning digest`,
)

/**
 * Notes that an order comes of it, in the transaction with which that begins: with an answer the order is there, without one a
 * payment service is asked first. False when the checkout was changed since it was read; the transaction must not commit then.
 */
export async function beginOrder(
  tx: Transaction,
  { shop_id, digest, version }: StoredCheckout,
  { orderKey, told, answer }: { orderKey: string; told: Told; answer: Completed | null },
  { now, keptUntil }: Moment,
): Promise<boolean> {
  const state: CheckoutState = answer === null ? 'completing' : 'completed'
  const json = [JSON.stringify(told), answer && JSON.stringify(answer)]
  const values = [shop_id, digest, version, state, orderKey, ...json, now, keptUntil]
  return (await tx.query(BEGIN, values)).length > 0
}

/** The state is not a plain condition, for the reason that holds for IS_OPEN. */
const SETTLE = writes<StoredCheckout>(
  'checkouts.settle',
  `update checkouts set state = $4, answer = $5, refusal = $6, version = version + 1, changed_at = $7, kept_until = $8
   where shop_id = $1 and digest = $2 and order_key = $3
     and case when state in ('completing', 'awaiting_buyer') then state <> $4 else false end
   returning ${COLUMNS}`,
)

/** Notes what became of the attempt that was read; undefined when that was noted, or another attempt is under way. */
export async function settle(
  db: Database,
  { shop_id, digest, order_key }: StoredCheckout,
  { state, answer, refusal }: Pick<StoredCheckout, 'state' | 'answer' | 'refusal'>,
  { now, keptUntil }: Moment,
): Promise<StoredCheckout | undefined> {
  const json = answer && JSON.stringify(answer)
  const values = [shop_id, digest, order_key, state, json, refusal, now, keptUntil]
  const [row] = await db.query(SETTLE, values)
  return row
}

const NOTE_LEFT_CART = writes<{ digest: Buffer }>(
  'checkouts.note_left_cart',
  `update checkouts set left_cart = true
   where shop_id = $1 and digest = $2 and answer is not null and not left_cart returning digest`,
)

/** Notes that what was bought leaves the cart now; false where it did before, or nothing is bought yet. */
export async function noteLeftCart(
  tx: Transaction,
  { shop_id, digest }: Pick<StoredCheckout, 'shop_id' | 'digest'>,
): Promise<boolean> {
  return (await tx.query(NOTE_LEFT_CART, [shop_id, digest])).length > 0
}

const UNDER_WAY = reads<StoredCheckout>(
  'checkouts.under_way',
  `select ${COLUMNS} from checkouts where state in ('completing', 'awaiting_buyer') and (changed_at, digest) > ($1, $2)
   order by changed_at, digest limit $3`,
)

/** Checkouts of all shops of which an order may come, behind a place in the order of their last change. */
export function findUnderWay(
  db: Connection,
  after: { readonly changed_at: Date; readonly digest: Buffer },
  limit: number,
): Promise<StoredCheckout[]> {
  return db.query(UNDER_WAY, [after.changed_at, after.digest, limit])
}

const DELETE_OLD = writes<{ gone: boolean }>(
  'checkouts.delete_old',
  `with old as (
     select shop_id, digest from checkouts
     where kept_until <= $1 and state not in ('completing', 'awaiting_buyer')
     order by kept_until limit $2 for update skip locked)
   delete from checkouts c using old where c.shop_id = old.shop_id and c.digest = old.digest returning true as gone`,
)

/** Deletes so many at most, of all shops, that are not kept any longer; answers how many. */
export async function deleteOldCheckouts(db: Connection, now: Date, limit: number): Promise<number> {
  return (await db.query(DELETE_OLD, [now, limit])).length
}

/** The name under which the order of a checkout is asked for: the checkout's id, of which none but the digest is kept. */
export function referenceOf({ digest }: Pick<StoredCheckout, 'digest'>): string {
  return `checkout/${digest.toString('hex')}`
}
