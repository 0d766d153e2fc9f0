/** What an owner does for somebody who lost the password or the second factor. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { Problem } from '../http/problems.ts'
import { storedId } from '../http/schemas.ts'
import { resetFactors } from './factor-change.ts'
import { ById } from './params.ts'
import { generatePassword } from './password.ts'
import { authorOf } from './people-routes.ts'
import { resetPassword } from './reset-password.ts'
import { ok } from './schemas.ts'
import { findUser, type User } from './user-store.ts'

/** Registers the operations. */
export function resetRoutes(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'resetPassword',
    keeps: [],
    method: 'POST',
    path: '/console/api/people/{id}/password',
    access: 'session',
    needs: 'people',
    confirmed: true,
    tag: 'people',
    summary: 'Give somebody a temporary password',
    description: 'All sessions of the person end within a second. Second factors stay.',
    success: ok(
      'The password, which is never shown again and has to be changed at the next sign-in.',
      Type.Object({ password: Type.String() }),
    ),
    problems: ['console/not-found', 'console/rejected', 'console/too-many-attempts'],
    params: ById,
    handler: async ({ actor, params, request }) => {
      const user = await requireOther(context, actor, storedId(params.id))
      const password = generatePassword()
      const first = { password, temporary: true }
      if (await resetPassword(context, authorOf(actor, request), user, first)) return { password }
      throw new Problem('console/rejected', 'The person has just changed the password.')
    },
  })

  addOperation(app, {
    operationId: 'resetSecondFactor',
    keeps: [],
    method: 'DELETE',
    path: '/console/api/people/{id}/second_factors',
    access: 'session',
    needs: 'people',
    confirmed: true,
    tag: 'people',
    summary: 'Take all second factors of somebody away',
    description: 'The password alone signs in then. All sessions of the person end within a second.',
    success: { status: 204, description: 'There are none, now or before.' },
    problems: ['console/not-found', 'console/rejected'],
    params: ById,
    handler: async ({ actor, params, request }) => {
      const user = await requireOther(context, actor, storedId(params.id))
      await resetFactors(context, authorOf(actor, request), user)
    },
  })
}

/** Somebody else of the shop: the own password and factors are changed by who knows them. */
async function requireOther({ db }: Context, actor: SessionActor, id: number): Promise<User> {
  const user = await findUser(db, actor.shopId, id)
  if (user === undefined) throw new Problem('console/not-found', 'This shop has no such person.')
  if (id !== actor.userId) return user
  throw new Problem('console/rejected', 'This is your own account: change it where your account is shown.')
}
