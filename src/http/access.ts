/** Who may call a route: declared by each, and checked here before anything else of it (R-HTTP-2). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Authenticate, requireScopes } from '../auth/authenticate.ts'
import { Refusal } from '../auth/refusal.ts'
import type { Need } from '../auth/roles.ts'
import type { Actor, SessionActor } from '../auth/store.ts'
import { inCall } from '../lib/shop-at-work.ts'
import { setMediaTypeAside } from './body.ts'
import type { BudgetName } from './budgets.ts'
import type { RouteOperation } from './operation.ts'
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
    /** What a call can make the program keep. A route that does more than read does not boot without it. */
    keeps?: readonly BudgetName[]
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
  /** Throws while the person of the session has a password that somebody else has seen. */
  readonly requireOwnPassword: (actor: SessionActor) => Promise<void>
  /** Throws unless the person of the session proved of late to be it. */
  readonly requireConfirmed: (actor: SessionActor) => Promise<void>
}

/** Checks the access of every operation, and sees to it that no route is without. */
export function checkAccess(app: FastifyInstance, checks: AccessChecks): void {
  app.decorateRequest('actor', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const { operation, access } = request.declared
    if (operation === undefined) return inCall(undefined, done)
    // What is a shop's stays in no cache, whatever the answer; who has a version says so by If-None-Match (R-HTTP-12).
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    if (hasEmptyParameter(request.params)) return void reply.callNotFound()
    setMediaTypeAside(request)
    const admit = (actor: Actor | SessionActor | undefined) => {
      request.actor = actor
      if (actor !== undefined) app.rates?.countToken(actor.tokenId, reply)
      if (actor !== undefined) requireScopes(actor, operation.scopes)
      if (operation.needs !== undefined) requireNeed(actor, operation.needs)
    }
    // A known token needs no waiting, so neither does its request.
    try {
      const caller =
        access === 'token' ? tokenOrSession(checks, request, reply) : visitor(checks, access, request)
      if (caller instanceof Promise) {
        return void caller
          .then(admit)
          .then(() => prove(checks, operation, request))
          .catch(error => refuse(error, request, reply))
          .then(() => goOn(request, done), done)
      }
      admit(caller)
    } catch (error) {
      return done(refusalOf(error, request, reply))
    }
    return goOn(request, done)
  })
  requireDeclaredAccess(app)
}

/** After everything else of the access, so that nobody proves who it is for what is refused all the same. */
async function prove(
  { requireOwnPassword, requireConfirmed }: AccessChecks,
  { confirmed, withFirstPassword }: RouteOperation,
  { actor }: FastifyRequest,
): Promise<void> {
  const person = actor !== undefined && 'may' in actor ? actor : undefined
  if (person?.hasFirstPassword && !withFirstPassword) await requireOwnPassword(person)
  if (!confirmed) return
  if (person === undefined) throw new Error('Only a person can prove who it is')
  await requireConfirmed(person)
}

/** Throws 403 `console/not-allowed` unless the person's role has what the operation needs (R-ROLE-1). */
function requireNeed(actor: Actor | SessionActor | undefined, need: Need): void {
  if (actor !== undefined && 'may' in actor && actor.may.has(need)) return
  throw new Problem(
    'console/not-allowed',
    `Your role in this shop does not allow this: it needs ${need}. An owner of the shop can change that.`,
  )
}

/** All that follows is the shop's work. */
function goOn({ actor }: FastifyRequest, done: () => void): void {
  inCall(actor?.shopId, done)
}

/** The token counts where there is one, whatever stands beside it. */
function tokenOrSession(
  { authenticate, namesOurPage, checkSession }: AccessChecks,
  request: FastifyRequest,
  reply: FastifyReply,
): Actor | Promise<Actor> {
  const { authorization } = request.headers
  if (authorization === undefined && namesOurPage(request)) return checkSession(request)
  return authenticate(authorization, () => request.server.rates?.requireLeft(request, reply))
}

/** Throws what a refused caller is told. Who is refused as nobody known uses up what its address may try. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): never {
  const unknown =
    (error instanceof Refusal && error.kind === 'unauthenticated') ||
    (error instanceof Problem && error.status === 401)
  if (unknown) request.server.rates?.countAddress(request, reply)
  throw error
}

function refusalOf(error: unknown, request: FastifyRequest, reply: FastifyReply): Error {
  try {
    return refuse(error, request, reply)
  } catch (told) {
    return told as Error
  }
}

/** Who comes without a token. */
function visitor(
  { requireOurPage, checkSession }: AccessChecks,
  access: Access | undefined,
  request: FastifyRequest,
): Promise<SessionActor> | undefined {
  if (access === 'open') return undefined
  if (access === 'session') return checkSession(request)
  requireOurPage(request)
  return undefined
}

/** Who calls an operation of the access `A`, as the check has settled it. */
export function callerOf<A extends Access>(request: FastifyRequest): CallerOf[A] {
  const { access } = request.declared
  const isKnown = access === 'token' || access === 'session'
  if (isKnown && request.actor === undefined) throw new Error('The route runs without a check of access')
  return request.actor as CallerOf[A]
}

/** A route that does not declare its access, or what it keeps, does not boot. */
function requireDeclaredAccess(app: FastifyInstance): void {
  const withoutAccess: string[] = []
  const withoutBudget: string[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    const methods = [method].flat()
    const route = `${methods.join()} ${url}`
    const corsPreflight = methods.join() === 'OPTIONS'
    if (config?.access === undefined && !corsPreflight) withoutAccess.push(route)
    if (config?.keeps === undefined && !methods.every(one => READING.has(one))) withoutBudget.push(route)
  })
  app.addHook('onReady', async () => {
    if (withoutAccess.length > 0) throw new Error(`No access declared: ${withoutAccess.join(', ')}`)
    if (withoutBudget.length > 0) {
      throw new Error(`Not declared what is kept (see budgets.ts): ${withoutBudget.join(', ')}`)
    }
  })
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
