/** The people of a shop who may sign in to the console, in the database. */
import { type Grant, OWNER } from '../auth/roles.ts'
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'

/** Somebody who may sign in. */
export interface User extends Grant {
  readonly shop_id: number
  readonly id: number
  /** In lower case. */
  readonly mail_address: string
  /** Argon2id, as a PHC string. */
  readonly password_hash: string
  /** Whether somebody else has seen the password, so that it only serves to choose another (R-CONSOLE-12). */
  readonly password_is_temporary: boolean
  readonly created_at: Date
}

const COLUMNS = 'shop_id, id, mail_address, password_hash, password_is_temporary, role, scopes, created_at'

const INSERT = writes<{ id: number }>(
  'users.insert',
  `insert into users (shop_id, mail_address, password_hash, role, scopes, created_at, password_is_temporary)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (mail_address) do nothing returning id`,
)

/** Makes a user; undefined when somebody has the address already, in whichever shop. */
export async function insertUser(
  db: Connection,
  shopId: number,
  user: {
    readonly mailAddress: string
    readonly passwordHash: string
    /** An owner when it is left out. */
    readonly grant?: Grant
    /** Whether the password has to be changed at the first sign-in. Default false. */
    readonly temporary?: boolean
    readonly now: Date
  },
): Promise<number | undefined> {
  const { mailAddress, passwordHash, grant = OWNER, temporary = false, now } = user
  const values = [mailAddress.toLowerCase(), passwordHash, grant.role, grant.scopes, now, temporary]
  const [row] = await db.query(INSERT, [shopId, ...values])
  return row?.id
}

const FIND_BY_MAIL = reads<User>('users.find_by_mail', `select ${COLUMNS} from users where mail_address = $1`)

/** Who signs in with this address, in whichever shop; undefined when nobody does. */
export async function findUserByMail(db: Connection, mailAddress: string): Promise<User | undefined> {
  const [user] = await db.query(FIND_BY_MAIL, [mailAddress.toLowerCase()])
  return user
}

const FIND = reads<User>('users.find', `select ${COLUMNS} from users where shop_id = $1 and id = $2`)

/** A user of the shop; undefined when there is none. */
export async function findUser(db: Connection, shopId: number, id: number): Promise<User | undefined> {
  const [user] = await db.query(FIND, [shopId, id])
  return user
}

/** A user as lists show it. */
export interface ListedUser extends Omit<User, 'password_hash'> {
  /** When a session was used last, to some minutes; null when there was none. */
  readonly last_used_at: Date | null
  /** Whether the password alone does not sign in. */
  readonly second_factor: boolean
  /** Tokens that the user made and that were not revoked. */
  readonly tokens: number
}

const LIST = reads<ListedUser>(
  'users.list',
  `select shop_id, id, mail_address, password_is_temporary, role, scopes, created_at,
     (exists (select from user_totps f where f.shop_id = u.shop_id and f.user_id = u.id and f.active_at is not null)
       or exists (select from user_passkeys f where f.shop_id = u.shop_id and f.user_id = u.id)) as second_factor,
     (select max(coalesce(t.last_used_at, t.created_at)) from access_tokens t
      where t.shop_id = u.shop_id and t.user_id = u.id) as last_used_at,
     (select count(*) from access_tokens t
      where t.shop_id = u.shop_id and t.made_by = u.id and t.revoked_at is null) as tokens
   from users u where shop_id = $1 order by mail_address`,
)

/** All users of a shop, by address. */
export function listUsers(db: Connection, shopId: number): Promise<ListedUser[]> {
  return db.query(LIST, [shopId])
}

const HOLD_GRANT = writes<Grant>(
  'users.hold_grant',
  'select role, scopes from users where shop_id = $1 and id = $2 for share',
)

/** Holds what a user may do as it is until the transaction ends; undefined when the user is gone. */
export async function holdGrant(db: Transaction, shopId: number, id: number): Promise<Grant | undefined> {
  const [grant] = await db.query(HOLD_GRANT, [shopId, id])
  return grant
}

/** 'peop' as a number: apart from other advisory locks. */
const LOCK_PEOPLE = writes('users.lock_people', `select pg_advisory_xact_lock(${0x7065_6f70}, $1)`)

const HOLD_ALL = writes<User>(
  'users.hold_all',
  `select ${COLUMNS} from users where shop_id = $1 order by id for update`,
)

/**
 * All users of a shop, who stay as they are until the transaction ends. Of two transactions that ask for the same shop the
 * second waits: also for those whom the first adds.
 */
export async function holdPeople(db: Transaction, shopId: number): Promise<User[]> {
  await db.query(LOCK_PEOPLE, [shopId])
  return db.query(HOLD_ALL, [shopId])
}

const SET_GRANT = writes(
  'users.set_grant',
  'update users set role = $3, scopes = $4 where shop_id = $1 and id = $2',
)

/** Writes what a user may do. */
export async function setGrant(
  db: Transaction,
  shopId: number,
  id: number,
  { role, scopes }: Grant,
): Promise<void> {
  await db.query(SET_GRANT, [shopId, id, role, scopes])
}

const HOLD = writes<{ id: number }>(
  'users.hold',
  'select id from users where shop_id = $1 and id = $2 and password_hash = $3 for share',
)

/** Holds the password as it is until the transaction ends; false when it is another one by now. */
export async function holdPassword(db: Transaction, user: User): Promise<boolean> {
  const rows = await db.query(HOLD, [user.shop_id, user.id, user.password_hash])
  return rows.length > 0
}

const SET_PASSWORD = writes<{ id: number }>(
  'users.set_password',
  `update users set password_hash = $4, password_is_temporary = $5
   where shop_id = $1 and id = $2 and password_hash = $3 returning id`,
)

/** Writes another password, the person's own or a temporary one; false when it was changed since the user was read. */
export async function setPassword(
  db: Transaction,
  user: User,
  passwordHash: string,
  { temporary }: { readonly temporary: boolean },
): Promise<boolean> {
  const values = [user.shop_id, user.id, user.password_hash, passwordHash, temporary]
  const rows = await db.query(SET_PASSWORD, values)
  return rows.length > 0
}

const DELETE = writes<{ id: number }>(
  'users.delete',
  'delete from users where shop_id = $1 and id = $2 returning id',
)

/** Deletes a user with all sessions, whose tokens the caller has revoked. They stay, since the history names them. */
export async function deleteUser(db: Transaction, shopId: number, id: number): Promise<boolean> {
  const rows = await db.query(DELETE, [shopId, id])
  return rows.length > 0
}
