/**
 * /metrics for Prometheus: requests by operation and status with their durations, budgets, and what Node says of itself.
 */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { Problem } from './problems.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Registers the page and the hook that counts; `addOthers` adds what else it tells. */
export function metricsRoutes(
  app: FastifyInstance,
  { config }: { readonly config: Pick<Config, 'metricsToken'> },
  addOthers: (registry: Registry) => void,
): void {
  const registry = new Registry()
  addOthers(registry)
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'akinai_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation?.operationId
    if (operation) durations.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { config: { access: 'open' }, schema: { hide: true } }, async (request, reply) => {
    requireMetricsToken(config.metricsToken, request.headers.authorization)
    reply.type(registry.contentType)
    return registry.metrics()
  })
}

function requireMetricsToken(wanted: string | undefined, authorization: string | undefined): void {
  if (wanted === undefined) return
  const given = Buffer.from(authorization ?? '')
  const right = Buffer.from(`Bearer ${wanted}`)
  if (given.length === right.length && timingSafeEqual(given, right)) return
  throw new Problem('auth/unauthenticated', 'The metrics need the token that the operator has set.', {
    headers: { 'www-authenticate': 'Bearer realm="akinai-metrics"' },
  })
}
