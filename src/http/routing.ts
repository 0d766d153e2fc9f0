/** What answers when no route does: 404 for an unknown path, 405 with `Allow` for a known one (R-HTTP-3, R-HTTP-4). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findMyWay } from '#fastify'
import { sendProblem } from './error-handler.ts'
import { closeLingering } from './lingering-close.ts'
import { ServerResponse } from './node-http.ts'
import { Problem } from './problems.ts'
import { hasBody } from './unread-body.ts'

/** Longer than any request line that Node accepts, so that a long id is a missing resource and not a missing route. */
export const MAX_PARAMETER_LENGTH = 65_536

type Method = Parameters<ReturnType<typeof findMyWay>['hasRoute']>[0]

/** The methods that a path has; undefined for an unknown path. */
export type FindMethods = (url: string) => ReadonlySet<string> | undefined

/** Remembers the routes that are registered after it. Preflights, of any path or none, are no route. */
export function rememberRoutes(app: FastifyInstance): FindMethods {
  const paths = findMyWay({ maxParamLength: MAX_PARAMETER_LENGTH })
  const methods = new Set<Method>()
  app.addHook('onRoute', ({ url, method }) => {
    if (method === 'OPTIONS') return
    for (const one of [method].flat() as Method[]) {
      methods.add(one)
      if (!paths.hasRoute(one, url)) paths.on(one, url, () => {})
    }
  })
  // Each by itself: `/api/orders/search` has a POST of its own, and is an order with a bad key to the others.
  return url => {
    const path = url.split('?', 1)[0] ?? '/'
    const allowed = [...methods].filter(method => {
      const found = paths.find(method, path)
      return found !== null && !hasEmptyParameter(found.params)
    })
    return allowed.length === 0 ? undefined : new Set(allowed)
  }
}

/**
 * Answers requests that no route does, before anything else of them is looked at. Where people are, they are told by a page:
 * `tellPeople` answers whether it has, and the program's words are for all others.
 */
export function answerUnknownRoutes(
  app: FastifyInstance,
  findMethods: FindMethods,
  tellPeople: (request: FastifyRequest, reply: FastifyReply, problem: Problem) => boolean,
): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    // Nobody has a use for what comes with it: the connection ends instead of taking it in for the next request.
    if (hasBody(request)) reply.header('connection', 'close')
    const problem = unknownRoute(request.method, findMethods(request.url))
    if (tellPeople(request, reply, problem)) return reply
    return sendProblem(request, reply, problem)
  }
  app.setNotFoundHandler(answer)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answer(request, reply)
    else done()
  })
  answerConnect(app)
}

/** The problem of a request whose method its path does not have. */
export function unknownRoute(method: string, allowed: ReadonlySet<string> | undefined): Problem {
  if (allowed === undefined || method === 'OPTIONS') {
    return new Problem('request/not-found', 'No route has this path; the reference is at /docs.')
  }
  const allow = [...allowed].sort().join(', ')
  const detail = `${method} is not allowed here; allowed: ${allow}.`
  return new Problem('request/method-not-allowed', detail, { headers: { allow } })
}

/** Node gives CONNECT to whoever tunnels, and closes without a word where nobody does. */
function answerConnect({ server }: FastifyInstance): void {
  server.on('connect', (request, socket) => {
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(request.socket)
    response.once('finish', () => closeLingering(request.socket))
    socket.on('error', () => socket.destroy())
    server.emit('request', request, response)
  })
}

/** The router lets `/api/items/` be an item with an empty id; it is no route. */
export function hasEmptyParameter(params: unknown): boolean {
  return typeof params === 'object' && params !== null && Object.values(params).includes('')
}

/** The path and query of a request: of a proxy's full address, and with what cannot be decoded mended. */
export function targetOf(url: string): string {
  if (url.startsWith('/')) return mendUrl(url)
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return mendUrl(rest.startsWith('/') ? rest : `/${rest}`)
}

/** A path that is not valid percent-encoding or not UTF-8 still has a route: what cannot be decoded becomes U+FFFD, which no parameter may hold. */
function mendUrl(url: string): string {
  if (!url.includes('%')) return url
  const [path = '/', ...rest] = url.split('?')
  try {
    decodeURI(path)
    return url
  } catch {
    const mended = path.replaceAll(/(?:%[0-9A-Fa-f]{2})+|%/g, part => {
      try {
        decodeURIComponent(part)
        return part
      } catch {
        return '%EF%BF%BD'
      }
    })
    return [mended, ...rest].join('?')
  }
}
