/** Tokens that a person makes and revokes in the console (R-ROLE-4). */
import { recordEvent } from '../audit/record.ts'
import { allowedTo, scopesOf } from '../auth/roles.ts'
import { createToken, type NewToken, revokeShopToken, type SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { Problem } from '../http/problems.ts'
import { holdGrant } from './user-store.ts'

/**
 * Makes a token that may no more than the person who makes it. The role is read anew and held: neither one that is being
 * taken away nor a person who is being removed leaves a token behind. Throws 403 `console/not-allowed`, and 422
 * `console/rejected` when the person lacks one of the scopes.
 */
export async function makeToken(
  { db }: Context,
  actor: SessionActor,
  wanted: NewToken,
  address: string,
): ReturnType<typeof createToken> {
  return db.transaction(async transaction => {
    const { shopId, userId } = actor
    const grant = await holdGrant(transaction, shopId, userId)
    if (grant === undefined || !allowedTo(grant).has('tokens')) {
      throw new Problem('console/not-allowed', 'Your role in this shop does not allow this any more.')
    }
    const own = scopesOf(grant)
    const missing = wanted.scopes.filter(scope => !own.includes(scope))
    if (missing.length > 0) {
      const detail = `has what you may not do yourself: ${missing.join(', ')}`
      throw new Problem('console/rejected', `/scopes ${detail}.`, {
        violations: [{ pointer: '/scopes', detail }],
      })
    }
    const made = await createToken(transaction, shopId, { ...wanted, madeBy: userId })
    const detail = { id: made.id, scopes: wanted.scopes, expires_at: wanted.expiresAt }
    await recordEvent(transaction, {
      ...{ shopId, actor, kind: 'token_made', subject: wanted.name, detail, address, at: wanted.now },
    })
    return made
  })
}

/** Revokes a token; staff only those that they made. Throws 404 `console/not-found` when there is none. */
export async function revokeToken(
  { db, clock }: Context,
  actor: SessionActor,
  id: number,
  address: string,
): Promise<void> {
  await db.transaction(async transaction => {
    const { shopId, userId } = actor
    const at = clock.now()
    // Whoever changes people can take any token away from any of them.
    const madeBy = actor.may.has('people') ? null : userId
    const name = await revokeShopToken(transaction, shopId, id, { at, madeBy })
    if (name === undefined) {
      const whose = madeBy === null ? 'This shop has no such token.' : 'You made no such token.'
      throw new Problem('console/not-found', whose)
    }
    const detail = { id }
    await recordEvent(transaction, {
      ...{ shopId, actor, kind: 'token_revoked', subject: name, detail, address, at },
    })
  })
}
