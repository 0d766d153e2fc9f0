/** /metrics for Prometheus: answers and their durations (`count-answers.ts`), budgets and processes (`process-metrics.ts`). */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Registry } from '#prom-client'
import type { Config } from '../config.ts'
import type { Clock } from '../lib/clock.ts'
import { isLoopback } from '../lib/network-address.ts'
import type { Peers } from './peers.ts'
import { Problem } from './problems.ts'
import { processMetrics } from './process-metrics.ts'

/** Registers the page; `addOthers` adds what else it tells, and `ofAll` prints it of all processes of the server. */
export function metricsRoutes(
  app: FastifyInstance,
  { config, clock }: { readonly config: Pick<Config, 'metricsToken' | 'host'>; readonly clock: Clock },
  ofAll: Peers['metricsOfAll'] = () => app.metrics.metrics(),
  addOthers: (registry: Registry) => void,
): void {
  const registry = app.metrics
  addOthers(registry)
  processMetrics(registry, clock)
  app.get('/metrics', { config: { access: 'open' }, schema: { hide: true } }, async (request, reply) => {
    if (config.metricsToken !== undefined) requireToken(config.metricsToken, request.headers.authorization)
    else if (!isLoopback(config.host)) throw refusal(BEYOND)
    else if (wasForwarded(request.headers)) throw refusal(FORWARDED)
    reply.type(registry.contentType)
    return ofAll()
  })
}

function requireToken(wanted: string, authorization: string | undefined): void {
  const given = Buffer.from(authorization ?? '')
  const right = Buffer.from(`Bearer ${wanted}`)
  if (given.length === right.length && timingSafeEqual(given, right)) return
  throw refusal('The metrics need the token that the operator has set.')
}

/** What a proxy adds. Its calls come from this machine, and its callers from anywhere. */
const PROXY_FIELDS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

function wasForwarded(headers: IncomingHttpHeaders): boolean {
  return PROXY_FIELDS.some(name => name in headers)
}

const FORWARDED =
  'Without a token of their own the metrics are for callers on the same machine only, and this call came by a proxy. The operator can set one (AKINAI_METRICS_TOKEN).'

const BEYOND =
  'The server can be reached from other machines, so that its metrics need a token of their own. The operator can set one (AKINAI_METRICS_TOKEN).'

function refusal(detail: string): Problem {
  return new Problem('auth/unauthenticated', detail, {
    headers: { 'www-authenticate': 'Bearer realm="akinai-metrics"' },
  })
}
