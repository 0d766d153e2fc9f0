/**
 * What /metrics prints, for OpenTelemetry: the same figures under the same names, so that nothing is measured twice and a
 * board fits both.
 */
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client'
import {
  AggregationTemporality,
  type Attributes,
  DataPointType,
  type HrTime,
  type MetricData,
  type MetricProducer,
  type Resource,
  ValueType,
} from '#telemetry'

/** A value as prom-client gives it: those of histograms say which of their parts they are. */
type Value = MetricValue<string> | MetricValueWithName<string>

/** When it was measured, in the library's form. */
interface Span {
  readonly startTime: HrTime
  readonly endTime: HrTime
}

/** Reads the registry each time when the metrics are sent. `since` and `now` are milliseconds since 1970. */
export function produceMetrics(
  registry: Registry,
  resource: Resource,
  since: number,
  now: () => number,
): MetricProducer {
  return {
    collect: async () => {
      const span = { startTime: hrTime(since), endTime: hrTime(now()) }
      const metrics = await registry.getMetricsAsJSON()
      const scope = { name: 'akinai' }
      return {
        resourceMetrics: {
          resource,
          scopeMetrics: [{ scope, metrics: metrics.flatMap(metric => dataOf(metric, span)) }],
        },
        errors: [],
      }
    },
  }
}

function hrTime(ms: number): HrTime {
  return [Math.floor(ms / 1000), Math.round((ms % 1000) * 1_000_000)]
}

/** prom-client names its types by words in the answer and by numbers in its declarations. */
function dataOf(metric: MetricObjectWithValues<Value>, span: Span): MetricData[] {
  const descriptor = {
    ...{ name: metric.name, description: metric.help, unit: unitOf(metric.name) },
    valueType: ValueType.DOUBLE,
  }
  const kept = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE }
  const points = () =>
    metric.values.map(({ labels, value }) => ({ ...span, attributes: plain(labels), value }))
  switch (String(metric.type)) {
    case 'counter':
      return [{ ...kept, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }]
    case 'gauge':
      return [{ ...kept, dataPointType: DataPointType.GAUGE, dataPoints: points() }]
    case 'histogram':
      return [{ ...kept, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(metric, span) }]
    default:
      return []
  }
}

/** By UCUM, as OpenTelemetry has it; the names end with what they count. */
function unitOf(name: string): string {
  if (/_seconds(_total)?$/.test(name)) return 's'
  if (/_bytes(_total)?$/.test(name)) return 'By'
  return '1'
}

function plain(labels: Value['labels']): Attributes {
  return Object.fromEntries(
    Object.entries(labels).filter((label): label is [string, string | number] => label[1] !== undefined),
  )
}

/** A histogram's parts, which come one by one. */
interface Parts {
  readonly attributes: Attributes
  /** Up to and with each bound, which grow. */
  readonly upTo: [bound: number, count: number][]
  sum: number
  count: number
}

function histograms({ name, values }: MetricObjectWithValues<Value>, span: Span) {
  const series = new Map<string, Parts>()
  for (const each of values) {
    const { le, ...labels } = each.labels
    const attributes = plain(labels)
    const key = JSON.stringify(attributes)
    const parts = series.get(key) ?? { attributes, upTo: [], sum: 0, count: 0 }
    series.set(key, parts)
    const part = 'metricName' in each ? each.metricName : name
    if (part === `${name}_sum`) parts.sum = each.value
    else if (part === `${name}_count`) parts.count = each.value
    else if (le !== '+Inf') parts.upTo.push([Number(le), each.value])
  }
  return [...series.values()].map(({ attributes, upTo, sum, count }) => {
    const cumulative = [...upTo.map(([, counted]) => counted), count]
    const counts = cumulative.map((counted, at) => counted - (cumulative[at - 1] ?? 0))
    return {
      ...{ ...span, attributes },
      value: { buckets: { boundaries: upTo.map(([bound]) => bound), counts }, sum, count },
    }
  })
}
