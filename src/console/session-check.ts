/** Who is signed in, told by the session's cookie. */
import type { FastifyRequest } from 'fastify'
import { allowedTo, scopesOf } from '../auth/roles.ts'
import type { SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { Problem } from '../http/problems.ts'
import { makeFreshLookup } from '../lib/fresh-lookup.ts'
import { cookieDigest, type SecretCookie, sessionCookieOf } from './cookie.ts'
import { requireOurPage } from './same-origin.ts'
import { idleSince } from './session-life.ts'
import { findSession, markSessionUsed } from './session-store.ts'
import { findUser } from './user-store.ts'

/**
 * Answers who is signed in. Throws 401 `console/signed-out`, or 403 `console/cross-site` when the request does not show
 * that a page of ours made it.
 */
export type CheckSession = (request: FastifyRequest) => Promise<SessionActor>

/**
 * Throws 403 `console/password-change-needed` while the person of the session has a password that somebody else has seen.
 * Asks the database each time, so that a change counts at once; only those are asked who had one a moment ago.
 */
export async function requireOwnPassword({ db }: Context, actor: SessionActor): Promise<void> {
  const user = await findUser(db, actor.shopId, actor.userId)
  if (user?.password_is_temporary !== true) return
  throw new Problem(
    'console/password-change-needed',
    'Somebody else has seen this password. Choose one of your own by PUT /console/api/password; until then it opens nothing.',
  )
}

/** Sessions that are remembered. */
const MAX_KNOWN = 1000

/** `used_at` is written so often at most. */
const USED_EVERY_MS = 60_000

interface Known {
  readonly actor: SessionActor & { readonly expiresAt: Date }
  usedAt: Date
}

/**
 * Makes the check over the sessions in the database. The end of a session, and another role
 * of its person, are seen within a second; a warm check needs no database.
 */
export function makeSessionCheck({ db, clock, log, baseUrl }: Context): CheckSession {
  const cookie = sessionCookieOf(baseUrl)
  const find = makeFreshLookup<Known>({
    clock,
    most: MAX_KNOWN,
    look: async (value, previous) => {
      const row = await findSession(db, cookieDigest(value))
      if (row === undefined) throw signedOut(cookie)
      return {
        actor: {
          ...{ shopId: row.shop_id, userId: row.user_id, tokenId: row.token_id },
          ...{ scopes: new Set(scopesOf(row)), may: allowedTo(row), expiresAt: row.expires_at },
          ...{ hasFirstPassword: row.password_is_temporary, mustMatch: false },
        },
        // What is being written just now may not be in the row yet.
        usedAt: new Date(Math.max(row.used_at.getTime(), previous?.usedAt.getTime() ?? 0)),
      }
    },
  })

  return async request => {
    requireOurPage(request, baseUrl)
    const value = cookie.read(request.headers.cookie)
    if (value === undefined) throw signedOut(cookie)
    const entry = await find(value)
    const now = clock.now()
    if (entry.actor.expiresAt <= now || entry.usedAt <= idleSince(now)) throw signedOut(cookie)
    if (now.getTime() - entry.usedAt.getTime() >= USED_EVERY_MS) {
      entry.usedAt = now
      markSessionUsed(db, cookieDigest(value), now).catch(error =>
        log.warn({ err: error }, 'the use of a session was not noted'),
      )
    }
    return entry.actor
  }
}

/** What a call is told whose session is unknown, or has ended. */
export function signedOut({ name }: SecretCookie): Problem {
  return new Problem('console/signed-out', 'Nobody is signed in here, or not any more. Sign in again.', {
    headers: { 'www-authenticate': `Cookie realm="akinai console", cookie-name="${name}"` },
  })
}
