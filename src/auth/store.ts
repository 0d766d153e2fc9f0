/** Access tokens in the database. */
import type { Connection } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import { isScope, type Scope } from './scopes.ts'
import { mintToken, tokenDigest } from './token.ts'

/** Who calls: the shop, and the token that speaks for it. */
export interface Actor {
  readonly shopId: number
  readonly tokenId: number
  readonly scopes: ReadonlySet<Scope>
  readonly expiresAt: Date | null
  /** Whose session of the console calls; undefined for a program with a token. */
  readonly userId?: number
}

/** A person of the shop, signed in to the console. The token is the session's own, which nobody knows. */
export interface SessionActor extends Actor {
  readonly userId: number
}

interface ActorRow {
  readonly shop_id: number
  readonly id: number
  readonly scopes: string[]
  readonly expires_at: Date | null
}

const FIND_ACTOR = reads<ActorRow>(
  'access_tokens.find_actor',
  `select shop_id, id, scopes, expires_at from access_tokens where digest = $1 and revoked_at is null`,
)

/** Whom the token of this digest speaks for; undefined when there is none or it was revoked. Expiry is the caller's to check. */
export async function findActor(db: Connection, digest: Buffer): Promise<Actor | undefined> {
  const [row] = await db.query(FIND_ACTOR, [digest])
  return (
    row && {
      shopId: row.shop_id,
      tokenId: row.id,
      scopes: new Set(row.scopes.filter(isScope)),
      expiresAt: row.expires_at,
    }
  )
}

const MARK_USED = writes(
  'access_tokens.mark_used',
  `update access_tokens set last_used_at = $3 where shop_id = $1 and id = $2`,
)

/** Writes when the token was last used. Called about once a minute a token, not at every call. */
export async function markTokenUsed(db: Connection, actor: Actor, at: Date): Promise<void> {
  await db.query(MARK_USED, [actor.shopId, actor.tokenId, at])
}

/** A token as its owner sees it in a list; the token itself is not stored. */
export interface TokenRecord {
  readonly id: number
  readonly name: string
  readonly last_four: string
  readonly scopes: string[]
  readonly created_at: Date
  readonly expires_at: Date | null
  readonly revoked_at: Date | null
  readonly last_used_at: Date | null
}

const COLUMNS = 'id, name, last_four, scopes, created_at, expires_at, revoked_at, last_used_at'

const INSERT = writes<TokenRecord>(
  'access_tokens.insert',
  `insert into access_tokens (shop_id, name, digest, last_four, scopes, created_at, expires_at, user_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
)

/** What a new token is like. */
export interface NewToken {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: Date | null
  readonly now: Date
  /** The user whose session of the console it stands behind; no list shows such a token. */
  readonly userId?: number
}

/** Makes a token. The answer is the only place where the token itself is ever seen. */
export async function createToken(
  db: Connection,
  shopId: number,
  wanted: NewToken,
): Promise<TokenRecord & { readonly token: string }> {
  const token = mintToken()
  const values = [
    wanted.name,
    tokenDigest(token),
    token.slice(-4),
    wanted.scopes,
    wanted.now,
    wanted.expiresAt,
    wanted.userId ?? null,
  ]
  const [record] = await db.query(INSERT, [shopId, ...values])
  if (record === undefined) throw new Error('access_tokens.insert answered no row')
  return { ...record, token }
}

const COUNT = reads<{ count: number }>(
  'access_tokens.count',
  'select count(*)::int as count from access_tokens where shop_id = $1 and user_id is null',
)

/** How many tokens a shop has made for its programs, revoked ones too. */
export async function countTokens(db: Connection, shopId: number): Promise<number> {
  const [row] = await db.query(COUNT, [shopId])
  return row?.count ?? 0
}

const LIST = reads<TokenRecord>(
  'access_tokens.list',
  `select ${COLUMNS} from access_tokens where shop_id = $1 and user_id is null order by id`,
)

/** All tokens of a shop, oldest first, revoked ones too. Those behind sessions of the console are nobody's to use. */
export function listTokens(db: Connection, shopId: number): Promise<TokenRecord[]> {
  return db.query(LIST, [shopId])
}

const REVOKE = writes<TokenRecord>(
  'access_tokens.revoke',
  `update access_tokens set revoked_at = coalesce(revoked_at, $2) where id = $1 returning ${COLUMNS}`,
)

/** Revokes a token for good; undefined when there is none with this id. Revoking again keeps the first time. */
export async function revokeToken(db: Connection, id: number, at: Date): Promise<TokenRecord | undefined> {
  const [record] = await db.query(REVOKE, [id, at])
  return record
}

const REVOKE_OF_SHOP = writes<{ id: number }>(
  'access_tokens.revoke_of_shop',
  `update access_tokens set revoked_at = coalesce(revoked_at, $3)
   where shop_id = $1 and id = $2 and user_id is null returning id`,
)

/** Revokes a token as one of the shop does, who can reach neither another shop's nor a session's; answers whether there is one. */
export async function revokeShopToken(
  db: Connection,
  shopId: number,
  id: number,
  at: Date,
): Promise<boolean> {
  const rows = await db.query(REVOKE_OF_SHOP, [shopId, id, at])
  return rows.length > 0
}
