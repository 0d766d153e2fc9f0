/**
 * Sends traces and metrics to where OpenTelemetry's own variables say (docs/decisions/024-opentelemetry.md). Read only where
 * one of them does. The variables about how it is sent (headers, time-outs, sampling, names) are read by the libraries, as
 * everywhere.
 */
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import {
  AsyncLocalStorageContextManager,
  BasicTracerProvider,
  BatchSpanProcessor,
  context,
  DiagLogLevel,
  defaultResource,
  detectResources,
  diag,
  envDetector,
  JsonMetricExporter,
  JsonTraceExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
  ProtobufMetricExporter,
  ProtobufTraceExporter,
  type Resource,
  resourceFromAttributes,
} from '#telemetry'
import type { Clock } from '../lib/clock.ts'
import { watchBy } from '../lib/tracing.ts'
import { VERSION } from '../lib/version.ts'
import type { TelemetryConfig } from '../telemetry-config.ts'
import { produceMetrics } from './metrics-as-otlp.ts'
import { makeWatcher } from './watcher.ts'

/** Milliseconds at least from one line about a receiver that is down to the next: it is tried every 5 s. */
const TOLD_EVERY_MS = 60_000

/** Milliseconds for which a receiver of metrics may take, as OpenTelemetry has it. */
const MAX_EXPORT_MS = 30_000

/** Milliseconds that a server that stops waits for what is left to be sent. */
const LAST_WORDS_MS = 2000

/** What is watched. */
export interface Watched {
  readonly config: TelemetryConfig
  readonly log: Logger
  readonly registry: Registry
  readonly clock: Clock
}

/** Begins. Disposing sends what is left, for 2 s at most, and ends it. */
export function startTelemetry({ config, log, registry, clock }: Watched): AsyncDisposable {
  tellOfFailures(log)
  const resource = resourceOf()
  const ends = [
    ...(config.traces ? [startTraces(config, resource)] : []),
    ...(config.metrics ? [startMetrics(config, resource, registry, clock)] : []),
  ]
  return {
    [Symbol.asyncDispose]: async () => {
      watchBy(undefined)
      let timer: NodeJS.Timeout | undefined
      const patience = new Promise<void>(resolve => {
        timer = setTimeout(resolve, LAST_WORDS_MS)
      })
      await Promise.race([Promise.allSettled(ends.map(end => end())), patience])
      clearTimeout(timer)
      context.disable()
      diag.disable()
    },
  }
}

/**
 * OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES say more, or something else. Each process is an instance of its own: receivers take the figures of two
 * under one name for one that jumps.
 */
function resourceOf(): Resource {
  const own = resourceFromAttributes({
    'service.name': 'akinai',
    'service.version': VERSION,
    'service.instance.id': randomUUID(),
  })
  return defaultResource()
    .merge(own)
    .merge(detectResources({ detectors: [envDetector] }))
}

/** At most 2,048 spans wait (OTEL_BSP_MAX_QUEUE_SIZE); the next ones are dropped. */
function startTraces({ protocol }: TelemetryConfig, resource: Resource): () => Promise<void> {
  const exporter = protocol === 'http/json' ? new JsonTraceExporter() : new ProtobufTraceExporter()
  const provider = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  watchBy(makeWatcher(provider.getTracer('akinai', VERSION)))
  return () => provider.shutdown()
}

/** A receiver that does not answer is given up before the next time. */
function startMetrics(
  { protocol, metricsEveryMs }: TelemetryConfig,
  resource: Resource,
  registry: Registry,
  clock: Clock,
) {
  const exporter = protocol === 'http/json' ? new JsonMetricExporter() : new ProtobufMetricExporter()
  const now = () => clock.now().getTime()
  const producer = produceMetrics(registry, resource, now(), now)
  const reader = new PeriodicExportingMetricReader({
    ...{ exporter, metricProducers: [producer] },
    exportIntervalMillis: metricsEveryMs,
    exportTimeoutMillis: Math.min(MAX_EXPORT_MS, metricsEveryMs),
  })
  const provider = new MeterProvider({ resource, readers: [reader] })
  return () => provider.shutdown()
}

/** What the libraries complain of, a line a minute at most. */
function tellOfFailures(log: Logger): void {
  let toldAt = Number.NEGATIVE_INFINITY
  const tell = (...said: readonly unknown[]) => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return
    toldAt = performance.now()
    log.warn({ said: said.map(String).join(' ').slice(0, 500) }, 'traces or metrics could not be sent')
  }
  const quiet = () => {}
  diag.setLogger(
    { error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}
