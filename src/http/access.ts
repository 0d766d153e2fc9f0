/** Who may call a route: declared by each, and checked here before anything else of it (R-HTTP-2). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Authenticate, requireScopes } from '../auth/authenticate.ts'
import type { Need } from '../auth/roles.ts'
import type { Actor, SessionActor } from '../auth/store.ts'
import { setMediaTypeAside } from './body.ts'
import { Problem } from './problems.ts'
import { hasEmptyParameter } from './routing.ts'

/**
 * Who may call. `token`: a program with a token, or a person who is signed in to the console; `session`: only such a
 * person, by our page; `page`: our page, whoever sits before it; `open`: everybody.
 */
export type Access = 'token' | 'session' | 'page' | 'open'

/** Who calls a route of each access. */
export interface CallerOf {
  readonly token: Actor
  readonly session: SessionActor
  readonly page: undefined
  readonly open: undefined
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route without it does not boot. */
    access?: Access
  }
  interface FastifyRequest {
    /** Who calls; undefined where nobody was asked. */
    actor: Actor | SessionActor | undefined
  }
}

/** What checks the callers. */
export interface AccessChecks {
  /** Answers whose token it is. */
  readonly authenticate: Authenticate
  /** Whether the request says that our page made it. */
  readonly namesOurPage: (request: FastifyRequest) => boolean
  /** Throws unless our page made the request. */
  readonly requireOurPage: (request: FastifyRequest) => void
  /** Answers who is signed in, by a request that our page made. */
  readonly checkSession: (request: FastifyRequest) => Promise<SessionActor>
  /** Throws unless the person of the session proved of late to be it. */
  readonly requireConfirmed: (actor: SessionActor) => Promise<void>
}

/** Checks the access of every operation, and sees to it that no route is without. */
export function checkAccess(app: FastifyInstance, checks: AccessChecks): void {
  app.decorateRequest('actor', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const { operation, access } = request.routeOptions.config
    if (operation === undefined) return done()
    if (hasEmptyParameter(request.params)) return void reply.callNotFound()
    setMediaTypeAside(request)
    const admit = (actor: Actor | SessionActor | undefined) => {
      request.actor = actor
      if (actor !== undefined) requireScopes(actor, operation.scopes)
      if (operation.needs !== undefined) requireNeed(actor, operation.needs)
    }
    // A known token needs no waiting, so neither does its request.
    try {
      const caller =
        access === 'token' ? tokenOrSession(checks, request) : visitor(checks, access, request, reply)
      if (caller instanceof Promise) {
        const admitted = caller.then(admit)
        const settled = operation.confirmed ? admitted.then(() => confirm(checks, request)) : admitted
        return void settled.then(() => done(), done)
      }
      admit(caller)
    } catch (error) {
      return done(error as Error)
    }
    return done()
  })
  requireDeclaredAccess(app)
}

/** After everything else of the access, so that nobody proves who it is for what is refused all the same. */
function confirm({ requireConfirmed }: AccessChecks, { actor }: FastifyRequest): Promise<void> {
  if (actor === undefined || !('may' in actor)) throw new Error('Only a person can prove who it is')
  return requireConfirmed(actor)
}

/** Throws 403 `console/not-allowed` unless the person's role has what the operation needs (R-ROLE-1). */
function requireNeed(actor: Actor | SessionActor | undefined, need: Need): void {
  if (actor !== undefined && 'may' in actor && actor.may.has(need)) return
  throw new Problem(
    'console/not-allowed',
    `Your role in this shop does not allow this: it needs ${need}. An owner of the shop can change that.`,
  )
}

/** The token counts where there is one, whatever stands beside it. */
function tokenOrSession(
  { authenticate, namesOurPage, checkSession }: AccessChecks,
  request: FastifyRequest,
): Actor | Promise<Actor> {
  const { authorization } = request.headers
  return authorization === undefined && namesOurPage(request)
    ? checkSession(request)
    : authenticate(authorization)
}

/** Who comes without a token. What our page gets to see is a person's, and not for caches. */
function visitor(
  { requireOurPage, checkSession }: AccessChecks,
  access: Access | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionActor> | undefined {
  if (access === 'open') return undefined
  reply.header('cache-control', 'no-store')
  if (access === 'session') return checkSession(request)
  requireOurPage(request)
  return undefined
}

/** Who calls an operation of the access `A`, as the check has settled it. */
export function callerOf<A extends Access>(request: FastifyRequest): CallerOf[A] {
  const { access } = request.routeOptions.config
  const isKnown = access === 'token' || access === 'session'
  if (isKnown && request.actor === undefined) throw new Error('The route runs without a check of access')
  return request.actor as CallerOf[A]
}

/** A route that does not declare its access does not boot. */
function requireDeclaredAccess(app: FastifyInstance): void {
  const routes: { method: string; url: string; access: Access | undefined }[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    routes.push({ method: [method].flat().join(), url, access: config?.access })
  })
  app.addHook('onReady', async () => {
    const corsPreflight = (route: { method: string }) => route.method === 'OPTIONS'
    const faults = routes.filter(route => route.access === undefined && !corsPreflight(route))
    if (faults.length > 0) {
      throw new Error(`No access declared: ${faults.map(({ method, url }) => `${method} ${url}`).join(', ')}`)
    }
  })
}
