/** Who is signed in, told by the session's cookie. */
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { Problem } from '../http/problems.ts'
import { cookieDigest, type SessionCookie, sessionCookieOf } from './cookie.ts'
import { requireOurPage } from './same-origin.ts'
import { idleSince } from './session-life.ts'
import { findSession, markSessionUsed } from './session-store.ts'

/** A person of a shop, signed in. */
export interface SessionActor {
  readonly shopId: number
  readonly userId: number
  /** The session's own token: what history and logs name, and what it calls the API with. */
  readonly tokenId: number
}

/**
 * Answers who is signed in. Throws 401 `console/signed-out`, or 403 `console/cross-site` when the request does not show
 * that a page of ours made it.
 */
export type CheckSession = (request: FastifyRequest) => Promise<SessionActor>

/** The end of a session is seen by every process within this time; a warm check needs no database. */
const FRESH_MS = 1000

/** `used_at` is written so often at most. */
const USED_EVERY_MS = 60_000

interface Known {
  readonly actor: SessionActor
  readonly expiresAt: Date
  readonly checkedAt: number
  usedAt: Date
}

/** Makes the check over the sessions in the database. */
export function makeSessionCheck({ db, clock, log, baseUrl }: Context): CheckSession {
  const cookie = sessionCookieOf(baseUrl)
  const known = new LRUCache<string, Known>({ max: 1000 })
  const underway = new Map<string, Promise<Known>>()

  async function look(value: string): Promise<Known> {
    const row = await findSession(db, cookieDigest(value))
    if (row === undefined) {
      known.delete(value)
      throw signedOut(cookie)
    }
    const entry = {
      actor: { shopId: row.shop_id, userId: row.user_id, tokenId: row.token_id },
      expiresAt: row.expires_at,
      checkedAt: clock.now().getTime(),
      // What is being written just now may not be in the row yet.
      usedAt: new Date(Math.max(row.used_at.getTime(), known.peek(value)?.usedAt.getTime() ?? 0)),
    }
    known.set(value, entry)
    return entry
  }

  function find(value: string): Known | Promise<Known> {
    const entry = known.get(value)
    const age = entry === undefined ? Number.POSITIVE_INFINITY : clock.now().getTime() - entry.checkedAt
    if (entry !== undefined && age >= 0 && age < FRESH_MS) return entry
    const asked = underway.get(value) ?? look(value).finally(() => underway.delete(value))
    underway.set(value, asked)
    return asked
  }

  return async request => {
    requireOurPage(request, baseUrl)
    const value = cookie.read(request.headers.cookie)
    if (value === undefined) throw signedOut(cookie)
    const entry = await find(value)
    const now = clock.now()
    if (entry.expiresAt <= now || entry.usedAt <= idleSince(now)) throw signedOut(cookie)
    if (now.getTime() - entry.usedAt.getTime() >= USED_EVERY_MS) {
      entry.usedAt = now
      markSessionUsed(db, cookieDigest(value), now).catch(error =>
        log.warn({ err: error }, 'the use of a session was not noted'),
      )
    }
    return entry.actor
  }
}

function signedOut({ name }: SessionCookie): Problem {
  return new Problem('console/signed-out', 'Nobody is signed in here, or not any more. Sign in again.', {
    headers: { 'www-authenticate': `Cookie realm="akinai console", cookie-name="${name}"` },
  })
}
