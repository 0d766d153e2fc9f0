/** The spans of the program as those of OpenTelemetry. */
import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '#telemetry'
import type { OpenSpan, SpanAttributes, SpanTerms, Watcher } from '../lib/tracing.ts'

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const

/** W3C Trace Context, version 00: the trace, the span, and whether it is kept. */
const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Ids of nothing but zeros are none. */
const NOTHING = /^0+$/

/** Makes spans by a tracer. */
export function makeWatcher(tracer: Tracer): Watcher {
  return {
    open: (name, { kind, attributes = {}, parent }) => {
      const above = parent === undefined ? context.active() : contextOf(parent)
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: listed(attributes) }, above)
      return opened(span, trace.setSpan(above, span))
    },
    current: () => {
      const at = trace.getSpan(context.active())?.spanContext()
      if (at === undefined) return undefined
      return `00-${at.traceId}-${at.spanId}-${at.traceFlags.toString(16).padStart(2, '0')}`
    },
  }
}

function opened(span: Span, inside: Context): OpenSpan {
  return {
    within: work => context.with(inside, work),
    end: ({ attributes = {}, failure } = {}) => {
      span.setAttributes(listed(attributes))
      if (failure !== undefined) {
        span.setAttribute('error.type', failure)
        span.setStatus({ code: SpanStatusCode.ERROR })
      }
      span.end()
    },
  }
}

function contextOf(parent: SpanTerms['parent']): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACE_PARENT.exec(parent ?? '') ?? []
  if (traceId === '' || NOTHING.test(traceId) || NOTHING.test(spanId)) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16)
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** The library's lists can be written to. */
function listed(attributes: SpanAttributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
  )
}
