/** The people of a shop who may sign in, and what each may do: for its owners. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import { type Grant, ROLES, scopesOf } from '../auth/roles.ts'
import { SCOPES } from '../auth/scopes.ts'
import type { SessionActor } from '../auth/store.ts'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { Body, Ref, storedId, Words } from '../http/schemas.ts'
import { writeDateTime } from '../lib/date-time.ts'
import { MAX_MAIL_ADDRESS_LENGTH, MAX_PEOPLE, MAX_SHOWN_TOKENS } from './limits.ts'
import { ById } from './params.ts'
import { generatePassword } from './password.ts'
import { type Author, addPerson, changePerson, removePerson } from './people.ts'
import { ok, Person } from './schemas.ts'
import { type ListedUser, listUsers } from './user-store.ts'

const GRANT = {
  role: Words(ROLES),
  scopes: Type.Array(Words(SCOPES), {
    maxItems: SCOPES.length,
    uniqueItems: true,
    description: 'Of staff at least one; empty for the other roles.',
  }),
}

const RevokeTokens = Type.Boolean({
  description:
    'Whether tokens that the person made are revoked, as far as they may more than the person then.',
})

const REVOKED = Type.Object({
  revoked_tokens: Type.Array(Type.String(), {
    maxItems: MAX_SHOWN_TOKENS,
    description: 'The names of those that were revoked.',
  }),
})

/** Registers them. */
export function peopleRoutes(app: FastifyInstance, context: Context): void {
  listing(app, context)
  adding(app, context)
  changing(app, context)
}

function listing(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'listPeople',
    method: 'GET',
    path: '/console/api/people',
    access: 'session',
    needs: 'people',
    tag: 'people',
    summary: 'List who may sign in',
    success: ok(
      'All of them, by address.',
      Type.Object({ people: Type.Array(Ref(Person), { maxItems: MAX_PEOPLE }) }),
    ),
    problems: [],
    handler: async ({ actor }) => {
      const people = await listUsers(db, actor.shopId)
      return { people: people.map(person => present(person, actor)) }
    },
  })
}

function adding(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'addPerson',
    keeps: ['people'],
    method: 'POST',
    path: '/console/api/people',
    access: 'session',
    needs: 'people',
    confirmed: true,
    tag: 'people',
    summary: 'Let somebody sign in',
    invalidBody: 'console/invalid-body',
    success: {
      status: 201,
      description: 'A first password, which is never shown again and has to be changed at the first sign-in.',
      schema: Type.Object({ id: Type.Integer(), password: Type.String() }),
    },
    problems: ['console/rejected', 'console/too-many-attempts'],
    body: Body({
      mail_address: Type.String({ format: 'email', maxLength: MAX_MAIL_ADDRESS_LENGTH }),
      ...GRANT,
    }),
    handler: async ({ actor, body, request }) => {
      const password = generatePassword()
      const person = { mailAddress: body.mail_address, password, temporary: true, grant: grantOf(body) }
      const id = await addPerson(context, actor.shopId, authorOf(actor, request), person)
      return { id, password }
    },
  })
}

function changing(app: FastifyInstance, context: Context): void {
  addOperation(app, {
    operationId: 'changePerson',
    keeps: [],
    method: 'PUT',
    path: '/console/api/people/{id}',
    access: 'session',
    needs: 'people',
    confirmed: true,
    tag: 'people',
    summary: 'Change what somebody may do',
    description: 'It counts within a second, for sessions too.',
    invalidBody: 'console/invalid-body',
    success: ok('It is changed.', REVOKED),
    problems: ['console/not-found', 'console/rejected'],
    params: ById,
    body: Body({ ...GRANT, revoke_tokens: RevokeTokens }),
    handler: async ({ actor, params, body, request }) => {
      const change = { id: storedId(params.id), grant: grantOf(body), revokeTokens: body.revoke_tokens }
      return {
        revoked_tokens: await changePerson(context, actor.shopId, authorOf(actor, request), change),
      }
    },
  })

  addOperation(app, {
    operationId: 'removePerson',
    keeps: [],
    method: 'POST',
    path: '/console/api/people/{id}/removal',
    access: 'session',
    needs: 'people',
    confirmed: true,
    tag: 'people',
    summary: 'Let somebody sign in no more',
    description: 'All sessions of the person end within a second.',
    invalidBody: 'console/invalid-body',
    success: ok('The person is removed.', REVOKED),
    problems: ['console/not-found', 'console/rejected'],
    params: ById,
    body: Body({ revoke_tokens: RevokeTokens }),
    handler: async ({ actor, params, body, request }) => {
      const removal = { id: storedId(params.id), revokeTokens: body.revoke_tokens }
      return {
        revoked_tokens: await removePerson(context, actor.shopId, authorOf(actor, request), removal),
      }
    },
  })
}

/** Who changes people, and from where. */
export function authorOf(actor: SessionActor, { ip }: { readonly ip: string }): Author {
  return { actor, address: ip }
}

function grantOf({ role, scopes }: Grant): Grant {
  return { role, scopes }
}

function present(person: ListedUser, actor: SessionActor) {
  const { id, mail_address, role, tokens, last_used_at, second_factor, password_is_temporary } = person
  return {
    ...{ id, mail_address, role, tokens, is_self: id === actor.userId },
    ...{ second_factor, password_is_temporary },
    scopes: scopesOf(person),
    created_at: writeDateTime(person.created_at),
    last_used_at: last_used_at && writeDateTime(last_used_at),
  }
}
