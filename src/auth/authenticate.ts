/** Who calls, and may they: the checks that come before everything but the route (R-HTTP-2). */
import type { Database } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import { makeFreshLookup } from '../lib/fresh-lookup.ts'
import { Refusal } from './refusal.ts'
import type { Scope } from './scopes.ts'
import { type Actor, findActor, markTokenUsed } from './store.ts'
import { isTokenShaped, tokenDigest } from './token.ts'

/** Tokens that are remembered. */
const MAX_KNOWN = 10_000

/** `last_used_at` is written so often at most. */
const USED_EVERY_MS = 60_000

/**
 * Answers who calls, or throws a `Refusal`. `onStranger` is called before a token is looked up that is not remembered
 * from earlier calls; what it throws is thrown on, and then nothing is looked up.
 */
export type Authenticate = (
  authorization: string | undefined,
  onStranger?: () => void,
) => Actor | Promise<Actor>

interface Known {
  readonly actor: Actor
  usedAt: number
}

/**
 * Makes the check of the `Authorization` header. A revocation is seen within a second (R-AUTH-7); a warm check needs
 * no database. `onFault` hears of failures to note a token's use, which no caller should suffer from.
 */
export function makeAuthenticate(
  db: Database,
  clock: Clock,
  onFault: (error: unknown) => void,
): Authenticate {
  const find = makeFreshLookup<Known>({
    clock,
    most: MAX_KNOWN,
    look: async (token, previous) => {
      requireShape(token)
      const actor = await findActor(db, tokenDigest(token))
      if (actor === undefined) throw refusedToken()
      return { actor, usedAt: previous?.usedAt ?? 0 }
    },
  })

  function noteUse(known: Known): Actor {
    const { actor } = known
    const now = clock.now()
    if (actor.expiresAt !== null && actor.expiresAt <= now) throw refusedToken()
    if (now.getTime() - known.usedAt >= USED_EVERY_MS) {
      known.usedAt = now.getTime()
      markTokenUsed(db, actor, now).catch(onFault)
    }
    return actor
  }

  return (authorization, onStranger) => {
    const token = bearerToken(authorization)
    if (onStranger !== undefined && !find.remembers(token)) onStranger()
    const known = find(token)
    return known instanceof Promise ? known.then(noteUse) : noteUse(known)
  }
}

/** Throws a `Refusal` when the actor lacks one of the scopes. */
export function requireScopes(actor: Actor, scopes: readonly Scope[]): void {
  const missing = scopes.filter(scope => !actor.scopes.has(scope))
  if (missing.length === 0) return
  throw new Refusal(
    'forbidden',
    `${actor.userId === undefined ? 'The token' : 'Your role in this shop'} lacks the scope ${missing.join(' and ')}; this call needs ${scopes.join(' and ')}.`,
    `Bearer realm="akinai", error="insufficient_scope", scope="${scopes.join(' ')}"`,
  )
}

function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined) {
    throw new Refusal(
      'unauthenticated',
      'Send a personal access token: Authorization: Bearer <token>.',
      'Bearer realm="akinai"',
    )
  }
  const token = /^bearer +(\S+) *$/i.exec(authorization)?.[1]
  if (token === undefined) throw refusedToken()
  return token
}

/** Refuses a mistyped token before the database is asked; one that is known here was well formed. */
function requireShape(token: string): void {
  if (!isTokenShaped(token)) throw refusedToken()
}

/** The same words whatever is wrong, so that nobody learns by trying which tokens there are or once were (R-AUTH-10). */
function refusedToken(): Refusal {
  return new Refusal(
    'unauthenticated',
    'The Authorization header must read: Bearer <token>, with a whole token (akn_ and 46 letters and digits) that this ' +
      'server has made, and that was not revoked and has not expired.',
    'Bearer realm="akinai", error="invalid_token"',
  )
}
