/** Who is signed in, told by the session's cookie. */
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'

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

/** Makes the check over the sessions in the database. */
export function makeSessionCheck(_context: Context): CheckSession {
  throw new Error('not yet')
}
