/** What answers when no route does: 404 for an unknown path, 405 with `Allow` for a known one (decision 0.8). */
import type { FastifyInstance } from 'fastify'
import findMyWay from 'find-my-way'
import { sendProblem } from './error-handler.ts'
import { Problem } from './problems.ts'

/** Longer than any request line that Node accepts, so that a long id is a missing resource and not a missing route. */
export const MAX_PARAMETER_LENGTH = 65_536

/** Remembers the routes that are registered after it, and answers for all others. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const paths = findMyWay({ maxParamLength: MAX_PARAMETER_LENGTH })
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set<string>()
    for (const one of [method].flat()) methods.add(one)
    if (!methodsOf.has(url)) paths.on('GET', url, () => {}, methods)
    methodsOf.set(url, methods)
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const found = paths.find('GET', path)
    const allowed = found?.store as Set<string> | undefined
    if (allowed === undefined || hasEmptyParameter(found?.params) || request.method === 'OPTIONS') {
      return sendProblem(
        request,
        reply,
        new Problem('request/not-found', 'No route has this path; the reference is at /docs.'),
      )
    }
    const allow = [...allowed].sort().join(', ')
    const detail = `${request.method} is not allowed here; allowed: ${allow}.`
    return sendProblem(
      request,
      reply,
      new Problem('request/method-not-allowed', detail, { headers: { allow } }),
    )
  })
}

/** The router lets `/api/items/` be an item with an empty id; it is no route. */
export function hasEmptyParameter(params: unknown): boolean {
  return typeof params === 'object' && params !== null && Object.values(params).includes('')
}

/** A path that is not valid percent-encoding or not UTF-8 still has a route: what cannot be decoded becomes U+FFFD, which no parameter may hold. */
export function mendUrl(url: string): string {
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
