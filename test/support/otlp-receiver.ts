/** Receives traces and metrics as OpenTelemetry's collector would (OTLP over HTTP, as JSON), and keeps them. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A span as it is sent; ids in hexadecimal digits. */
export interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
  readonly status: { readonly code?: number }
}

/** A metric as it is sent, of whatever kind. */
interface SentMetric {
  readonly name: string
  readonly sum?: object
  readonly gauge?: object
  readonly histogram?: {
    readonly dataPoints: readonly { readonly count: number; readonly bucketCounts: number[] }[]
  }
}

interface Sent {
  readonly resourceSpans?: readonly { readonly scopeSpans: readonly { readonly spans: SentSpan[] }[] }[]
  readonly resourceMetrics?: readonly {
    readonly resource: { readonly attributes: SentSpan['attributes'] }
    readonly scopeMetrics: readonly { readonly metrics: SentMetric[] }[]
  }[]
}

/** Starts one on a free port. */
export async function startReceiver() {
  const spans: SentSpan[] = []
  const metrics: SentMetric[] = []
  const bodies: string[] = []
  const instances = new Set<string>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    bodies.push(body)
    const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(body) as Sent
    for (const { resource } of resourceMetrics)
      instances.add(
        JSON.stringify(resource.attributes.find(({ key }) => key === 'service.instance.id')?.value),
      )
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)))
    metrics.push(
      ...resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(scope => scope.metrics)),
    )
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    /** Whose metrics they are. */
    instances,
    /** All that was sent, word for word. */
    bodies,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
