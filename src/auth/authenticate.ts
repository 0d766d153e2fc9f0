/** Who calls, and may they: the checks that come before everything but the route (decision 0.3). */
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.ts'
import { Problem } from '../http/problems.ts'
import type { Clock } from '../lib/clock.ts'
import type { Scope } from './scopes.ts'
import { type Actor, findActor, markTokenUsed } from './store.ts'
import { isTokenShaped, tokenDigest } from './token.ts'

/** A revocation is seen by every process within this time (decision 1.2); a warm check needs no database. */
const FRESH_MS = 1000

/** `last_used_at` is written so often at most. */
const USED_EVERY_MS = 60_000

/** Answers who calls, or throws a 401. */
export type Authenticate = (authorization: string | undefined) => Actor | Promise<Actor>

interface Known {
  readonly actor: Actor
  readonly checkedAt: number
  usedAt: number
}

/** Makes the check of the `Authorization` header. `onFault` hears of failures to note a token's use, which no caller should suffer from. */
export function makeAuthenticate(
  db: Database,
  clock: Clock,
  onFault: (error: unknown) => void,
): Authenticate {
  const known = new LRUCache<string, Known>({ max: 10_000 })
  const underway = new Map<string, Promise<Actor>>()

  async function look(token: string): Promise<Actor> {
    requireShape(token)
    const now = clock.now()
    const actor = await findActor(db, tokenDigest(token))
    if (actor === undefined) {
      known.delete(token)
      throw refusedToken('The token is not known here, or it was revoked.')
    }
    const usedAt = known.peek(token)?.usedAt ?? 0
    known.set(token, { actor, checkedAt: now.getTime(), usedAt })
    return noteUse(token, actor)
  }

  function noteUse(token: string, actor: Actor): Actor {
    const now = clock.now()
    if (actor.expiresAt !== null && actor.expiresAt <= now) throw refusedToken('The token has expired.')
    const entry = known.get(token)
    if (entry !== undefined && now.getTime() - entry.usedAt >= USED_EVERY_MS) {
      entry.usedAt = now.getTime()
      markTokenUsed(db, actor, now).catch(onFault)
    }
    return actor
  }

  return authorization => {
    const token = bearerToken(authorization)
    const entry = known.get(token)
    const age = entry === undefined ? Number.POSITIVE_INFINITY : clock.now().getTime() - entry.checkedAt
    if (entry !== undefined && age >= 0 && age < FRESH_MS) return noteUse(token, entry.actor)
    const asked = underway.get(token) ?? look(token).finally(() => underway.delete(token))
    underway.set(token, asked)
    return asked
  }
}

/** Throws a 403 when the actor lacks one of the scopes. */
export function requireScopes(actor: Actor, scopes: readonly Scope[]): void {
  const missing = scopes.filter(scope => !actor.scopes.has(scope))
  if (missing.length === 0) return
  throw new Problem(
    'auth/forbidden',
    `The token lacks the scope ${missing.join(' and ')}; this call needs ${scopes.join(' and ')}.`,
    {
      headers: {
        'www-authenticate': `Bearer realm="akinai", error="insufficient_scope", scope="${scopes.join(' ')}"`,
      },
    },
  )
}

function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined) {
    throw new Problem(
      'auth/unauthenticated',
      'Send a personal access token: Authorization: Bearer <token>.',
      {
        headers: { 'www-authenticate': 'Bearer realm="akinai"' },
      },
    )
  }
  const token = /^bearer +(\S+) *$/i.exec(authorization)?.[1]
  if (token === undefined) throw refusedToken('The Authorization header must read: Bearer <token>.')
  return token
}

/** Refuses a mistyped token before the database is asked; one that is known here was well formed. */
function requireShape(token: string): void {
  if (!isTokenShaped(token)) {
    throw refusedToken(
      'This is no token of Akinai, or a character of it is wrong: akn_ and 46 letters and digits.',
    )
  }
}

function refusedToken(detail: string): Problem {
  return new Problem('auth/unauthenticated', detail, {
    headers: { 'www-authenticate': 'Bearer realm="akinai", error="invalid_token"' },
  })
}
