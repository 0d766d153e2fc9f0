/** Each request of a known route as a span, within which all that it leads to is (docs/rules/protocol.md, R-TRACE-1). */
import type { FastifyInstance } from 'fastify'
import { type OpenSpan, openSpan } from '../lib/tracing.ts'

/** From here on nothing of what failed is the caller's doing. */
const SERVER_ERROR = 500

/**
 * Registers it. Whoever connects can write `traceparent`, and with it join the traces of others or have all of its own kept: it
 * is read from proxies that are ours, who are expected to see to what they pass on.
 */
export function traceRequests(
  app: FastifyInstance,
  isTrusted: (address: string | undefined) => boolean,
): void {
  const spans = new WeakMap<object, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { config, url } = request.routeOptions
    if (url === undefined) return done()
    const sent = request.headers.traceparent
    const isOurs = typeof sent === 'string' && isTrusted(request.raw.socket.remoteAddress)
    const span = openSpan(config.operation?.operationId ?? `${request.method} ${url}`, {
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': url,
        'akinai.request_id': request.id,
      },
      parent: isOurs ? sent : null,
    })
    if (span === undefined) return done()
    spans.set(request, span)
    span.within(done)
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    spans.get(request)?.end({
      attributes: { 'http.response.status_code': statusCode },
      failure: statusCode >= SERVER_ERROR ? String(statusCode) : undefined,
    })
    done()
  })
}
