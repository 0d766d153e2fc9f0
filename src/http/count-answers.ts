/** Counts all answers for /metrics, with their durations, by what was asked for and by status. */
import type { FastifyInstance, RouteOptions } from 'fastify'
import { Histogram, Registry } from '#prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    /** What this process says of itself, which /metrics prints. */
    readonly metrics: Registry
  }
  interface FastifyContextConfig {
    /** By which name its answers are counted; every route has one. */
    countedAs?: string
  }
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Whatever no route has, by one name: whoever makes up paths makes no series. */
const UNKNOWN = 'unknown path'

/**
 * Counts what the routes answer that are registered after it, and what none does. The names are made here, once for a route, so
 * that an answer from memory costs no more than to look its own up.
 */
export function countAnswers(app: FastifyInstance): void {
  const registry = new Registry()
  app.decorate('metrics', registry)
  const durations = new Histogram({
    name: 'akinai_request_duration_seconds',
    help: 'Time from request to answer, by operation or route',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onRoute', route => {
    route.config = { ...route.config, countedAs: nameOf(route) }
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { countedAs = UNKNOWN } = request.declared
    durations.observe({ operation: countedAs, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}

/** An operation's own name, whoever documents it; of all else, such as pages, method and pattern. HEAD is a GET without its body. */
function nameOf({ method, url, config, schema }: RouteOptions): string {
  const { operationId } = (schema ?? {}) as { readonly operationId?: string }
  const methods = [method].flat().map(each => (each === 'HEAD' ? 'GET' : each))
  return config?.operation?.operationId ?? operationId ?? `${methods.join()} ${url}`
}
