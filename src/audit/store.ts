/** The audit log in the database. Rows are added, listed and, when old, deleted; a trigger refuses anything else. */
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import type { AuditActor, AuditKind } from './kinds.ts'

/** An event as it stands. */
export interface AuditRow {
  readonly id: number
  readonly at: Date
  readonly kind: AuditKind
  readonly actor: AuditActor
  /** A person's address or a token's name, as it was then; null for others. */
  readonly actor_name: string | null
  readonly subject: string | null
  readonly detail: Readonly<Record<string, unknown>>
  readonly network_address: string | null
}

/** An event to be added. */
interface NewEvent extends Omit<AuditRow, 'id'> {
  /** Null where the name of the user or the token is looked up. */
  readonly actor_name: string | null
  readonly user_id: number | null
  readonly token_id: number | null
  /** Nothing is added when the shop has so many of the kind since then. */
  readonly bound: { readonly most: number; readonly since: Date } | undefined
  /** `countChanges` from before; nothing is added when it has not grown since. Null adds in any case. */
  readonly sinceChanges: number | null
}

/** PostgreSQL counts what the connection changes, of several transactions together; a row that is only held is no change. */
const CHANGED_ROWS =
  'select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::bigint from pg_stat_xact_user_tables'

const COUNT_CHANGES = reads<{ changed: number }>(
  'audit_events.count_changes',
  `select (${CHANGED_ROWS}) as changed`,
)

/** Rows that were changed so far: when it is more at the transaction's end, the transaction has changed some. */
export async function countChanges(db: Transaction): Promise<number> {
  const [row] = await db.query(COUNT_CHANGES)
  return row?.changed ?? 0
}

const INSERT = writes<{ id: number }>(
  'audit_events.insert',
  `insert into audit_events
     (shop_id, at, kind, actor, user_id, token_id, actor_name, subject, detail, network_address)
   select $1, $2, $3, $4, $5, $6,
     coalesce($12, (select mail_address from users where shop_id = $1 and id = $5),
       (select name from access_tokens where shop_id = $1 and id = $6)),
     $7, $8, $9
   from shops where id = $1 and ($10::bigint is null or (
     select count(*) from (
       select from audit_events where shop_id = $1 and kind = $3 and at > $11
       order by id desc limit $10
     ) recent) < $10)
     and ($13::bigint is null or (${CHANGED_ROWS}) > $13)
   returning id`,
)

/** Adds an event; none when there is no such shop. Answers whether it did. */
export async function insertEvent(db: Transaction, shopId: number, event: NewEvent): Promise<boolean> {
  const { at, kind, actor, user_id, token_id, subject, detail, network_address, bound } = event
  const row = [at, kind, actor, user_id, token_id, subject, JSON.stringify(detail), network_address]
  const bounds = [bound?.most ?? null, bound?.since ?? null]
  const added = await db.query(INSERT, [shopId, ...row, ...bounds, event.actor_name, event.sinceChanges])
  return added.length > 0
}

/** Which events are asked for; null is no filter. */
export interface AuditFilter {
  readonly kind: AuditKind | null
  /** What the person did, and what was done to the person; an address also where it is written in capitals. */
  readonly person: string | null
  /** Ids below this one. */
  readonly before: number | null
}

const LIST = reads<AuditRow>(
  'audit_events.list',
  `select id, at, kind, actor, actor_name, subject, detail, network_address from audit_events
   where shop_id = $1 and ($2::text is null or kind = $2)
     and ($3::text is null or actor_name in ($3, lower($3)) or subject in ($3, lower($3)))
     and ($4::bigint is null or id < $4)
   order by id desc limit $5`,
)

/** Events of a shop, the newest first. */
export function listEvents(
  db: Connection,
  shopId: number,
  { kind, person, before }: AuditFilter,
  limit: number,
): Promise<AuditRow[]> {
  return db.query(LIST, [shopId, kind, person, before, limit])
}

const SAY_SWEEP = writes('audit_events.say_sweep', `select set_config('akinai.sweeps_audit', 'on', true)`)

const DELETE_OLD = writes<{ id: number }>(
  'audit_events.delete_old',
  `delete from audit_events where (shop_id, id) in
     (select shop_id, id from audit_events where at < $1 order by at limit $2) returning id`,
)

/** Deletes events of before then, so many at most, and answers how many there were. */
export async function deleteOldEvents(db: Transaction, before: Date, most: number): Promise<number> {
  await db.query(SAY_SWEEP)
  return (await db.query(DELETE_OLD, [before, most])).length
}

const DELETE_FAILURES = writes<{ id: number }>(
  'audit_events.delete_failures',
  `delete from audit_events where (shop_id, id) in
     (select shop_id, id from audit_events where kind like '%_failed' and at < $1 order by at limit $2) returning id`,
)

/** The same of those that strangers cause. */
export async function deleteOldFailures(db: Transaction, before: Date, most: number): Promise<number> {
  await db.query(SAY_SWEEP)
  return (await db.query(DELETE_FAILURES, [before, most])).length
}

const DELETE_SURPLUS = writes<{ id: number }>(
  'audit_events.delete_surplus',
  `delete from audit_events e using (
     select s.id as shop_id,
       (select id from audit_events where shop_id = s.id order by id desc offset $1 limit 1) as newest
     from shops s) surplus
   where e.shop_id = surplus.shop_id and e.id <= surplus.newest returning e.id`,
)

/** Deletes of each shop all but the newest events, and answers how many. */
export async function deleteSurplusEvents(db: Transaction, kept: number): Promise<number> {
  await db.query(SAY_SWEEP)
  return (await db.query(DELETE_SURPLUS, [kept])).length
}
