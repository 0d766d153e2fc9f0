/** Passkeys in the database. */
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import type { KnownPasskey } from './passkeys.ts'
import type { User } from './user-store.ts'

/** A passkey as it stands. */
export interface PasskeyRow extends KnownPasskey {
  readonly shop_id: number
  readonly id: number
  readonly user_id: number
  /** The host that it was made for. */
  readonly rp_id: string
  readonly name: string
  readonly created_at: Date
  readonly used_at: Date | null
}

const COLUMNS =
  'shop_id, id, user_id, credential_id, public_key, counter, transports, rp_id, name, created_at, used_at'

const LIST = reads<PasskeyRow>(
  'user_passkeys.list',
  `select ${COLUMNS} from user_passkeys where shop_id = $1 and user_id = $2 order by id`,
)

/** All passkeys of somebody, those of other hosts too. */
export function listPasskeys(
  db: Connection,
  { shop_id, id }: Pick<User, 'shop_id' | 'id'>,
): Promise<PasskeyRow[]> {
  return db.query(LIST, [shop_id, id])
}

const FIND = reads<PasskeyRow>(
  'user_passkeys.find',
  `select ${COLUMNS} from user_passkeys where credential_id = $1 and rp_id = $2`,
)

/** Whosever passkey it is, in whichever shop: it is what tells who signs in. */
export async function findPasskey(
  db: Connection,
  credentialId: string,
  rpId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.query(FIND, [credentialId, rpId])
  return row
}

const INSERT = writes<PasskeyRow>(
  'user_passkeys.insert',
  `insert into user_passkeys
     (shop_id, user_id, credential_id, public_key, counter, transports, rp_id, name, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (credential_id) do nothing returning ${COLUMNS}`,
)

/** Adds a passkey; undefined when somebody has it already. */
export async function insertPasskey(
  db: Transaction,
  owner: Pick<User, 'shop_id' | 'id'>,
  made: KnownPasskey & { readonly rpId: string; readonly name: string; readonly now: Date },
): Promise<PasskeyRow | undefined> {
  const { credential_id, public_key, counter, transports, rpId, name, now } = made
  const values = [credential_id, public_key, counter, transports, rpId, name, now]
  const [row] = await db.query(INSERT, [owner.shop_id, owner.id, ...values])
  return row
}

const MARK_USED = writes<{ id: number }>(
  'user_passkeys.mark_used',
  `update user_passkeys set counter = $3, used_at = $4
   where shop_id = $1 and id = $2 and (counter < $3 or counter = 0 and $3 = 0) returning id`,
)

/** Writes how often a passkey signed; false when it is gone, or signed later than this by its own count. */
export async function markPasskeyUsed(
  db: Transaction,
  { shop_id, id }: Pick<PasskeyRow, 'shop_id' | 'id'>,
  counter: number,
  now: Date,
): Promise<boolean> {
  return (await db.query(MARK_USED, [shop_id, id, counter, now])).length > 0
}

const RENAME = writes<{ id: number }>(
  'user_passkeys.rename',
  'update user_passkeys set name = $4 where shop_id = $1 and user_id = $2 and id = $3 returning id',
)

/** Gives one of the person's passkeys another name; false when it has no such one. */
export async function renamePasskey(
  db: Connection,
  owner: Pick<User, 'shop_id' | 'id'>,
  id: number,
  name: string,
): Promise<boolean> {
  return (await db.query(RENAME, [owner.shop_id, owner.id, id, name])).length > 0
}

const DELETE = writes<{ name: string }>(
  'user_passkeys.delete',
  'delete from user_passkeys where shop_id = $1 and user_id = $2 and id = $3 returning name',
)

/** Deletes one of the person's passkeys and answers its name; undefined when it has no such one. */
export async function deletePasskey(
  db: Transaction,
  owner: Pick<User, 'shop_id' | 'id'>,
  id: number,
): Promise<string | undefined> {
  const [row] = await db.query(DELETE, [owner.shop_id, owner.id, id])
  return row?.name
}

const DELETE_ALL = writes<{ id: number }>(
  'user_passkeys.delete_all',
  'delete from user_passkeys where shop_id = $1 and user_id = $2 returning id',
)

/** Deletes all passkeys of somebody and answers how many there were. */
export async function deletePasskeys(
  db: Transaction,
  { shop_id, id }: Pick<User, 'shop_id' | 'id'>,
): Promise<number> {
  return (await db.query(DELETE_ALL, [shop_id, id])).length
}
