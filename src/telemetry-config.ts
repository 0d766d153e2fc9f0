/** What an operator sets about traces and metrics that are sent away, by OpenTelemetry's own variables. */
import { type Read, readWithin } from './config-read.ts'

/** How OTLP is spoken over HTTP. */
const PROTOCOLS = ['http/protobuf', 'http/json'] as const

/** The part of the configuration that is about traces and metrics. */
export interface TelemetryConfig {
  readonly traces: boolean
  readonly metrics: boolean
  readonly protocol: (typeof PROTOCOLS)[number]
  /** Milliseconds between two times at which metrics are sent. */
  readonly metricsEveryMs: number
}

/** Where there is a receiver for them; undefined where there is none for either. */
export function readTelemetry(read: Read): TelemetryConfig | undefined {
  const all = readReceiver(read, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  const traces = readReceiver(read, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') || all
  const metrics = readReceiver(read, 'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT') || all
  const protocol = read(
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'http/protobuf',
    text => PROTOCOLS.find(each => each === text),
    `one of ${PROTOCOLS.join(', ')}`,
  )
  const disabled = read('OTEL_SDK_DISABLED', false, parseTruth, 'true or false')
  const config = {
    traces: traces && readExporter(read, 'OTEL_TRACES_EXPORTER'),
    metrics: metrics && readExporter(read, 'OTEL_METRICS_EXPORTER'),
    protocol,
    metricsEveryMs: readWithin(read, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000, 100, 86_400_000),
  }
  return disabled || !(config.traces || config.metrics) ? undefined : config
}

function readReceiver(read: Read, name: string): boolean {
  return read(name, false, parseReceiver, 'an http or https address')
}

function parseReceiver(text: string): boolean | undefined {
  return ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '') || undefined
}

function readExporter(read: Read, name: string): boolean {
  return read(name, true, text => ({ otlp: true, none: false })[text], 'otlp or none')
}

function parseTruth(text: string): boolean | undefined {
  return { true: true, false: false }[text.toLowerCase()]
}
