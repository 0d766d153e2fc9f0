/** Access tokens in the database. */
import type { Connection } from '../db/database.ts'
import { reads, writes } from '../db/statement.ts'
import type { Need } from './roles.ts'
import { isScope, type Scope } from './scopes.ts'
import { mintToken, tokenDigest } from './token.ts'

/** Who calls: the shop, and the token that speaks for it. */
export interface Actor {
  readonly shopId: number
  readonly tokenId: number
  readonly scopes: ReadonlySet<Scope>
  readonly expiresAt: Date | null
  /** Whether the shop wants programs to say what their changes are based on (R-MATCH-8). */
  readonly mustMatch: boolean
  /** Whose session of the console calls; undefined for a program with a token. */
  readonly userId?: number
}

/** A person of the shop, signed in to the console. The token is the session's own, which nobody knows. */
export interface SessionActor extends Actor {
  readonly userId: number
  /** What the person's role allows, the scopes included. */
  readonly may: ReadonlySet<Need>
  /** Whether the password was a first or temporary one a moment ago. */
  readonly hasFirstPassword: boolean
}

interface ActorRow {
  readonly shop_id: number
  readonly id: number
  readonly scopes: string[]
  readonly expires_at: Date | null
  readonly require_if_match: boolean
}

const FIND_ACTOR = reads<ActorRow>(
  'access_tokens.find_actor',
  `select t.shop_id, t.id, t.scopes, t.expires_at, s.require_if_match
   from access_tokens t join shops s on s.id = t.shop_id where t.digest = $1 and t.revoked_at is null`,
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
      mustMatch: row.require_if_match,
    }
  )
}

/** Two marks of a token may overtake each other. */
const MARK_USED = writes(
  'access_tokens.mark_used',
  `update access_tokens set last_used_at = greatest(last_used_at, $3) where shop_id = $1 and id = $2`,
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
  /** The address of who made it in the console; null when it was made by command, or that person is gone. */
  readonly made_by: string | null
}

const COLUMNS = `id, name, last_four, scopes, created_at, expires_at, revoked_at, last_used_at,
  (select u.mail_address from users u where u.shop_id = access_tokens.shop_id and u.id = made_by) as made_by`

const INSERT = writes<TokenRecord>(
  'access_tokens.insert',
  `insert into access_tokens
     (shop_id, name, digest, last_four, scopes, created_at, expires_at, user_id, of_session, made_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $8::int is not null, $9) returning ${COLUMNS}`,
)

const FIND_SESSION_USER = reads<{ user_id: number | null }>(
  'access_tokens.find_session_user',
  'select user_id from access_tokens where shop_id = $1 and id = $2 and of_session',
)

/** Whose session a token stands or stood behind, null when the person is gone; undefined for a program's token. */
export async function findSessionUser(
  db: Connection,
  shopId: number,
  tokenId: number,
): Promise<{ readonly user_id: number | null } | undefined> {
  const [row] = await db.query(FIND_SESSION_USER, [shopId, tokenId])
  return row
}

/** What a new token is like. */
export interface NewToken {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: Date | null
  readonly now: Date
  /** The user whose session of the console it stands behind; no list shows such a token. */
  readonly userId?: number
  /** Who makes it in the console. */
  readonly madeBy?: number
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
    wanted.madeBy ?? null,
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
  `select ${COLUMNS} from access_tokens where shop_id = $1 and not of_session and id > $2 order by id limit $3`,
)

/** Tokens that are read at once: so many with the longest names take some 5 ms. */
const READ_AT_ONCE = 500

/** All tokens of a shop, oldest first, revoked ones too. Those behind sessions of the console are nobody's to use. */
export async function listTokens(db: Connection, shopId: number): Promise<TokenRecord[]> {
  const tokens: TokenRecord[] = []
  for (;;) {
    const page = await db.query(LIST, [shopId, tokens.at(-1)?.id ?? 0, READ_AT_ONCE])
    tokens.push(...page)
    if (page.length < READ_AT_ONCE) return tokens
  }
}

const REVOKE = writes<TokenRecord & { shop_id: number }>(
  'access_tokens.revoke',
  `update access_tokens set revoked_at = coalesce(revoked_at, $2) where id = $1 returning shop_id, ${COLUMNS}`,
)

/** Revokes a token for good; undefined when there is none with this id. Revoking again keeps the first time. */
export async function revokeToken(
  db: Connection,
  id: number,
  at: Date,
): Promise<(TokenRecord & { readonly shop_id: number }) | undefined> {
  const [record] = await db.query(REVOKE, [id, at])
  return record
}

const REVOKE_OF_SHOP = writes<{ name: string }>(
  'access_tokens.revoke_of_shop',
  `update access_tokens set revoked_at = coalesce(revoked_at, $3)
   where shop_id = $1 and id = $2 and not of_session and ($4::int is null or made_by = $4) returning name`,
)

/**
 * Revokes a token as one of the shop does, who can reach neither another shop's nor a session's, and with `madeBy` only
 * those that this person made. Answers its name; undefined when there is none.
 */
export async function revokeShopToken(
  db: Connection,
  shopId: number,
  id: number,
  { at, madeBy }: { readonly at: Date; readonly madeBy: number | null },
): Promise<string | undefined> {
  const [row] = await db.query(REVOKE_OF_SHOP, [shopId, id, at, madeBy])
  return row?.name
}

const REVOKE_BEYOND = writes<{ name: string }>(
  'access_tokens.revoke_beyond',
  `update access_tokens set revoked_at = $3
   where shop_id = $1 and made_by = $2 and revoked_at is null and not of_session and not scopes <@ $4::text[]
   returning name`,
)

/** Revokes the tokens that a person made and that may more than these scopes; answers their names. */
export async function revokeTokensBeyond(
  db: Connection,
  shopId: number,
  madeBy: number,
  { at, allowed }: { readonly at: Date; readonly allowed: readonly Scope[] },
): Promise<string[]> {
  const rows = await db.query(REVOKE_BEYOND, [shopId, madeBy, at, allowed])
  return rows.map(({ name }) => name)
}

const COUNT_MADE_BY = reads<{ tokens: number }>(
  'access_tokens.count_made_by',
  `select count(*) as tokens from access_tokens
   where shop_id = $1 and made_by = $2 and revoked_at is null and (expires_at is null or expires_at > $3)`,
)

/** How many tokens somebody made in the console that can be used now. */
export async function countTokensMadeBy(
  db: Connection,
  shopId: number,
  userId: number,
  now: Date,
): Promise<number> {
  const [row] = await db.query(COUNT_MADE_BY, [shopId, userId, now])
  return row?.tokens ?? 0
}
