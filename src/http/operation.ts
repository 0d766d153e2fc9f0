/**
 * An operation as one value: its name, route, who may call it, schemas, problems and handler. What is declared here
 * becomes the Fastify route, the check of access and, by `operation-document.ts`, an OpenAPI document and the reference page.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Static, TObject, TSchema } from '#typebox'
import type { Need } from '../auth/roles.ts'
import type { Scope } from '../auth/scopes.ts'
import { goOnWith, stillToCome } from '../lib/at-once.ts'
import { type Access, type CallerOf, callerOf } from './access.ts'
import { readJsonBody } from './body.ts'
import { API_BODY_BYTES, type BodyBounds, boundsOf, unboundedLists } from './body-bounds.ts'
import { type BudgetName, unknownBudgets } from './budgets.ts'
import { harmlessIn, type IsHarmless } from './harmless-query.ts'
import { isKeyRequired, keyedOf, keyRequired, ownerOf, type Repeats } from './idempotency/declared.ts'
import { KEY_HEADER, requireKey } from './idempotency/key.ts'
import { routeSchema } from './operation-document.ts'
import { outcomeOf, sendOutcome } from './outcome.ts'
import type { ProblemType } from './problems.ts'
import type { RateOfRoute } from './rate-limit.ts'
import type { Tagged } from './tagged.ts'

/** What a handler gets: who calls, and what was sent, already checked. */
interface Call<P, Q, B, A extends Access = 'token'> {
  readonly actor: CallerOf[A]
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What an operation of an access declares besides. */
interface Permission {
  /** All of these are needed (R-AUTH-4). */
  readonly token: { readonly scopes: readonly Scope[] }
  readonly session: {
    readonly access: 'session'
    /** What the person's role must have (R-ROLE-1). */
    readonly needs: Need
    /** Whether the person must have proved of late to be it (R-CONSOLE-8). Default false. */
    readonly confirmed?: true
    /** Whether who has a first or temporary password may call it, too (R-CONSOLE-12). Default false. */
    readonly withFirstPassword?: true
  }
  readonly page: { readonly access: 'page' }
  readonly open: { readonly access: 'open' }
}

/** The declaration of an operation with path parameters `P`, query `Q` and body `B`, which who has access `A` may call. */
export type Operation<
  P extends TObject,
  Q extends TObject,
  B extends TSchema,
  A extends Access = 'token',
> = Declaration<P, Q, B, A> & Permission[A]

interface Declaration<P extends TObject, Q extends TObject, B extends TSchema, A extends Access> {
  /** The operation's one name: operationId, log field, metric label, anchor in the reference. */
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As in the OpenAPI document: `/api/items/{id}`. */
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description?: string
  /** Who may call. Default: a token with the scopes. Those for our page are in the console's document, the others in the API's. */
  readonly access?: A
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** Besides what holds for the access: `sign-in` where a password is tried. */
  readonly rate?: RateOfRoute
  /** The type that answers a body which breaks the schema. */
  readonly invalidBody?: ProblemType
  readonly success: {
    readonly status: 200 | 201 | 204
    readonly description: string
    readonly schema?: TSchema
    /** The media type of an answer that is a file; its handler sets it. Default: JSON, where there is a schema. */
    readonly media?: string
    /** What its headers tell besides. */
    readonly headers?: Readonly<Record<string, { readonly type: 'string'; readonly description: string }>>
  }
  /** What a 204 says, of an operation that can answer one in place of its success. */
  readonly noContent?: string
  /** Of a GET: it answers a `WithTag`, and 304 to a matching If-None-Match. */
  readonly notModified?: true
  /** Of a change: what is changed, where that has a tag. `If-Match` is judged while it is held (R-MATCH-3). */
  readonly tagged?: Tagged<Static<P>>
  /**
   * What a call can make the program store or mail: names of `BUDGETS`, each of which is bounded; `[]` of nothing that adds
   * up. An operation that is no GET and does not say it does not boot.
   */
  readonly keeps?: readonly BudgetName[]
  /**
   * Neither the call nor its answer is about a person, so that the log of calls may show names and texts. What does not
   * say so is masked.
   */
  readonly noPersonalData?: true
  /**
   * It goes on when the disk is nearly full (R-DISK-1): orders have to. What does not say so, is called with a token and
   * is a POST or PUT stores something, and is refused then. That does not follow from `keeps`: changes of orders go on
   * and keep entries, changes of an item are refused and keep nothing that adds up.
   */
  readonly whenFull?: 'goes on'
  /** What an Idempotency-Key means to a POST or PUT. Default: its answer is kept for its token. An open one has to say it. */
  readonly repeats?: Repeats<Static<P>>
  /**
   * The body of its success, `{id}` standing for the id of the row it writes, where one write of `keptWrites` is all that it
   * does: its calls with a key are then committed in groups like the others.
   */
  readonly oneWrite?: string
  /** The problems of its own, besides those that every operation with these parts has. */
  readonly problems: readonly ProblemType[]
  /** By status: the schemas of documents that have more than all problems have. */
  readonly problemSchemas?: Readonly<Record<number, TSchema>>
  /** Answers the body of the success, or bytes that are JSON already: what can be large as a `LargeAnswer`; a `WithTag` with its tag. */
  readonly handler: (call: Call<Static<P>, Static<Q>, Static<B>, A>) => unknown
}

/** What its document tells of an operation. */
export type Described = Omit<
  Declaration<TObject, TObject, TSchema, Access>,
  'access' | 'handler' | 'repeats' | 'tagged'
> & { readonly tagged?: object }

/** What the hooks and the error handler need to know of a route. */
export interface RouteOperation {
  readonly operationId: string
  /** Those that a token needs; empty where no token is asked for. */
  readonly scopes: readonly Scope[]
  /** What the role of the session's person must have; undefined where no session is asked for. */
  readonly needs: Need | undefined
  /** Whether the person of the session must have proved of late to be it. */
  readonly confirmed: boolean
  /** Whether a person may call it who has to choose another password first. */
  readonly withFirstPassword: boolean
  readonly hasBody: boolean
  /** Whether its calls change nothing, a search by POST among them. */
  readonly onlyReads: boolean
  readonly invalidBody: ProblemType | undefined
  readonly personalData: boolean
  /** What of an address's query a log may show. */
  readonly isHarmless: IsHarmless
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the routes that are operations. */
    operation?: RouteOperation
    /** Whether it is refused when the disk is nearly full. */
    stores?: boolean
    /** Which of the headers of conditions it reads. */
    tags?: 'If-Match' | 'If-None-Match' | undefined
  }
}

/** Registers the operation as a route. */
export function addOperation<
  P extends TObject,
  Q extends TObject,
  B extends TSchema,
  A extends Access = 'token',
>(app: FastifyInstance, operation: Operation<P, Q, B, A>): void {
  const { operationId, body, invalidBody, noPersonalData, keeps } = operation
  const access: Access = operation.access ?? 'token'
  const scopes = 'scopes' in operation ? operation.scopes : []
  const needs = needOf(operation, access)
  const confirmed = 'confirmed' in operation && operation.confirmed === true
  const withFirstPassword = 'withFirstPassword' in operation && operation.withFirstPassword === true
  const hasBody = body !== undefined
  requireDeclared(operation, access, scopes)
  const bounds = hasBody ? declaredBounds(operationId, body, access) : undefined
  const stores = storesSomething(operation, access)
  const keyed = keyedOf(operation, access)
  app.route({
    method: operation.method as HTTPMethods,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      access,
      ...(operation.rate === undefined ? {} : { rate: operation.rate }),
      ...(keeps ? { keeps } : {}),
      operation: {
        ...{ operationId, scopes, needs, confirmed, withFirstPassword, hasBody, invalidBody },
        onlyReads: operation.method === 'GET' || operation.repeats === 'reads only',
        personalData: noPersonalData !== true,
        isHarmless: harmlessIn(operation.query),
      },
      stores,
      tags: operation.tagged ? 'If-Match' : operation.notModified && 'If-None-Match',
      keys: keyed === undefined ? 'ignored' : isKeyRequired(operation) ? 'required' : 'kept',
    },
    schema: routeSchema(operation, {
      ...{ access, scopes, needs, confirmed, withFirstPassword, stores },
      keyed: keyed !== undefined,
      keyRequired: isKeyRequired(operation),
    }),
    ...(bounds
      ? {
          preValidation: async request => {
            request.body = await readJsonBody(request, bounds, app.rates)
          },
        }
      : {}),
    handler: (request, reply) => {
      const handle = () =>
        outcomeOf(operation, request, reply, () => operation.handler(callOf<P, Q, B, A>(request, reply)))
      const { callWithKey } = app
      const sent = request.raw.headers[KEY_HEADER]
      if (keyed !== undefined && sent !== undefined && callWithKey !== undefined) {
        const key = requireKey(sent)
        return goOnWith(ownerOf(operation, request), owner =>
          callWithKey(keyed, { key, owner }, request, reply, async () => handle()),
        )
      }
      if (isKeyRequired(operation) && sent === undefined) throw keyRequired()
      return stillToCome(goOnWith(handle(), outcome => sendOutcome(request, reply, outcome)))
    },
  })
}

function callOf<P extends TObject, Q extends TObject, B extends TSchema, A extends Access>(
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Static<P>, Static<Q>, Static<B>, A> {
  return {
    actor: callerOf<A>(request),
    params: request.params as Static<P>,
    query: request.query as Static<Q>,
    body: request.body as Static<B>,
    request,
    reply,
  }
}

/** Throws where a session is asked for and nothing is said of its person's role: such an operation does not boot. */
function needOf(operation: { readonly operationId: string; readonly needs?: Need }, access: Access) {
  if (access !== 'session') return undefined
  if (operation.needs === undefined) throw new Error(`${operation.operationId} does not say what it needs`)
  return operation.needs
}

function storesSomething(
  { method, whenFull }: Pick<Described, 'method' | 'whenFull'>,
  access: Access,
): boolean {
  return access === 'token' && (method === 'POST' || method === 'PUT') && whenFull !== 'goes on'
}

/** What an operation has to say that the compiler alone cannot ask for: one that does not say it does not boot. */
function requireDeclared(
  { operationId, method, query, params, success, tagged, notModified, keeps = [] }: Described,
  access: Access,
  scopes: readonly Scope[],
): void {
  const faults = [
    ...(access === 'token' && scopes.length === 0
      ? ['it declares no caller: neither access nor scopes']
      : []),
    ...unknownBudgets(keeps).map(name => `it keeps "${name}", which budgets.ts does not have`),
    ...(method === 'GET' && keeps.length > 0 ? ['a GET keeps nothing for its caller'] : []),
    ...((method === 'GET' ? tagged !== undefined : notModified)
      ? ['a GET tells a tag (notModified), and a change goes by it (tagged)']
      : []),
    ...[query, params, success.schema].flatMap(schema =>
      schema === undefined
        ? []
        : unboundedLists(schema).map(path => `the list at ${path || '/'} has no maxItems`),
    ),
  ]
  if (faults.length > 0) throw new Error(`${operationId}: ${faults.join('; ')}`)
}

/** What is taken of an operation's body. An operation whose body has no bounds does not boot. */
function declaredBounds(operationId: string, body: TSchema, access: Access): BodyBounds {
  try {
    return boundsOf(body, access === 'token' ? API_BODY_BYTES : undefined)
  } catch (cause) {
    throw new Error(`${operationId}: ${(cause as Error).message}`, { cause })
  }
}
