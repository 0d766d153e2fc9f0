import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { fastify } from '#fastify'
import { Refusal } from '../auth/refusal.ts'
import type { Actor, SessionActor } from '../auth/store.ts'
import { type Access, checkAccess } from './access.ts'
import { knowDeclared } from './declared.ts'
import { handleErrors } from './error-handler.ts'
import { addOperation } from './operation.ts'
import { Problem } from './problems.ts'

const PROGRAM: Actor = {
  ...{ shopId: 1, tokenId: 2, scopes: new Set(['items.read']), expiresAt: null, mustMatch: false },
}
const PERSON: SessionActor = {
  ...PROGRAM,
  scopes: new Set(['items.read']),
  userId: 3,
  may: new Set(['items.read', 'self']),
  hasFirstPassword: false,
}

const PAGE = { 'x-page': '1' }
const SESSION = { ...PAGE, cookie: 'session' }
const TOKEN = { authorization: 'token' }

let app: FastifyInstance
beforeEach(async () => {
  app = fastify()
  knowDeclared(app)
  app.setSerializerCompiler(() => data => JSON.stringify(data))
  handleErrors(app)
  app.decorate('rates', undefined)
  app.decorateRequest('sentMediaType', undefined)
  app.decorateRequest('sentBody', undefined)
  const requireOurPage = (page: unknown) => {
    if (page === undefined) throw new Problem('console/cross-site', 'Not our page.')
  }
  checkAccess(app, {
    authenticate: token => {
      if (token === TOKEN.authorization) return PROGRAM
      throw new Refusal('unauthenticated', 'No token.', 'Bearer')
    },
    namesOurPage: ({ headers }) => headers['x-page'] !== undefined,
    requireOurPage: ({ headers }) => requireOurPage(headers['x-page']),
    checkSession: async ({ headers }) => {
      requireOurPage(headers['x-page'])
      if (headers.cookie === SESSION.cookie) return PERSON
      throw new Problem('console/signed-out', 'Nobody.')
    },
    requireOwnPassword: async () => {
      throw new Problem('console/password-change-needed', 'A first one.')
    },
    requireConfirmed: async () => {
      throw new Problem('console/confirmation-needed', 'Not of late.')
    },
  })
  const common = { method: 'GET', tag: 'x', summary: 'X', problems: [] } as const
  const success = { status: 200, description: 'Who calls.' } as const
  addOperation(app, {
    ...{ ...common, success, operationId: 'byToken', path: '/token', scopes: ['items.read'] },
    handler: ({ actor }) => ({ token: actor.tokenId, user: actor.userId ?? null }),
  })
  addOperation(app, {
    ...{ ...common, success, operationId: 'byScope', path: '/scope', scopes: ['items.read', 'files.write'] },
    handler: ({ actor }) => ({ token: actor.tokenId, user: actor.userId ?? null }),
  })
  addOperation(app, {
    ...{ ...common, success, operationId: 'bySession', path: '/session', access: 'session' },
    needs: 'self',
    handler: ({ actor }) => ({ token: actor.tokenId, user: actor.userId }),
  })
  addOperation(app, {
    ...{ ...common, success, operationId: 'byRole', path: '/role', access: 'session' },
    ...{ needs: 'people', confirmed: true },
    handler: ({ actor }) => ({ token: actor.tokenId, user: actor.userId }),
  })
  addOperation(app, {
    ...{ ...common, success, operationId: 'byConfirmed', path: '/confirmed', access: 'session' },
    ...{ needs: 'self', confirmed: true },
    handler: ({ actor }) => ({ token: actor.tokenId, user: actor.userId }),
  })
  addOperation(app, {
    ...{ ...common, success, operationId: 'byPage', path: '/page', access: 'page' },
    handler: ({ actor }) => ({ nobody: actor === undefined }),
  })
  addOperation(app, {
    ...{ ...common, success, operationId: 'byAnyone', path: '/open', access: 'open' },
    handler: ({ actor }) => ({ nobody: actor === undefined }),
  })
})

const program = { token: 2, user: null }
const person = { token: 2, user: 3 }
const nobody = { nobody: true }

describe('who may call', () => {
  test.each([
    ['/token', {}, 'auth/unauthenticated'],
    ['/token', TOKEN, program],
    ['/token', { cookie: 'session' }, 'auth/unauthenticated'],
    ['/token', SESSION, person],
    ['/token', PAGE, 'console/signed-out'],
    // A token that is sent counts, whatever stands beside it.
    ['/token', { ...SESSION, ...TOKEN }, program],
    ['/token', { ...SESSION, authorization: 'other' }, 'auth/unauthenticated'],
    ['/scope', TOKEN, 'auth/forbidden'],
    ['/scope', SESSION, 'auth/forbidden'],
    ['/session', {}, 'console/cross-site'],
    ['/session', PAGE, 'console/signed-out'],
    ['/session', SESSION, person],
    ['/session', TOKEN, 'console/cross-site'],
    ['/session', { ...PAGE, ...TOKEN }, 'console/signed-out'],
    ['/role', PAGE, 'console/signed-out'],
    // R-ROLE-1: nobody proves who it is for what is refused all the same.
    ['/role', SESSION, 'console/not-allowed'],
    ['/confirmed', {}, 'console/cross-site'],
    ['/confirmed', PAGE, 'console/signed-out'],
    // Only who may call at all is asked to prove who it is.
    ['/confirmed', SESSION, 'console/confirmation-needed'],
    ['/page', {}, 'console/cross-site'],
    ['/page', TOKEN, 'console/cross-site'],
    ['/page', PAGE, nobody],
    ['/page', SESSION, nobody],
    ['/open', {}, nobody],
    ['/open', TOKEN, nobody],
  ] as const)('%s with %o', async (url, headers, expected) => {
    const answer = (await app.inject({ url, headers })).json<{ type?: string }>()
    expect(answer.type?.replace('/errors/', '') ?? answer).toEqual(expected)
  })

  test.each(['/session', '/page'])('%s: what our page gets to see is not for caches', async url => {
    for (const headers of [{}, SESSION]) {
      expect((await app.inject({ url, headers })).headers['cache-control']).toBe('no-store')
    }
  })
})

test('a route that declares no access does not boot', async () => {
  app.get('/forgotten', () => 'anyone may read this')
  await expect((async () => app.ready())()).rejects.toThrow('No access declared: GET /forgotten')
})

/** All that an operation declares but who may call it. */
const rest = {
  ...{ operationId: 'x', path: '/x', method: 'GET', tag: 'x', summary: 'X', problems: [] },
  success: { status: 200, description: 'X' },
  handler: () => ({}),
} as const

test('an operation of the console that does not say what it needs does not boot', () => {
  // @ts-expect-error As JavaScript would let it through.
  expect(() => addOperation(app, { ...rest, access: 'session' })).toThrow('x does not say what it needs')
})

test('the types leave no operation without the scopes of its token, and give a token to no other', () => {
  // Never called: the compiler is what is asked.
  const declare = (access: Access) => {
    // @ts-expect-error The scopes are missing.
    if (access === 'token') addOperation(app, { ...rest })
    // @ts-expect-error What the person's role must have is missing.
    if (access === 'session') addOperation(app, { ...rest, access })
    // @ts-expect-error Whoever is before our page is nobody known.
    if (access === 'page') addOperation(app, { ...rest, access, handler: ({ actor }) => actor.shopId })
    // @ts-expect-error A program has no user.
    addOperation(app, { ...rest, scopes: [], handler: ({ actor }) => actor.userId.toFixed() })
  }
  expect(declare).toBeTypeOf('function')
})
