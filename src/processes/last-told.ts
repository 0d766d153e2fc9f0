/**
 * What the processes of a server have told of themselves last, for /metrics. What only grows must not fall when one of them ends or
 * is late, since whoever reads the page takes a fall for a new beginning and counts the whole sum once more: of one that is late its
 * last word holds, and of those that have ended their counts are kept, in one sum.
 */
import type { Metric as OfRegistry, Registry } from 'prom-client'
import type { ToldMetrics } from './messages.ts'

type Metric = ToldMetrics[number]
type Value = Metric['values'][number] & { readonly metricName?: string }

/** What has been told. */
interface LastTold<Teller extends object> {
  /** Notes what somebody tells, asked at `at`: what it was asked for before is older, though it may come later. */
  note(teller: Teller, at: number, told: ToldMetrics): void
  /** Keeps the counts of one that tells no more. */
  end(teller: Teller): void
  /** Of each that has told anything, and of all that have ended together. */
  all(): readonly ToldMetrics[]
}

/** Begins with nothing. It takes the room of what one process tells, for each that lives and once for all others. */
export function makeLastTold<Teller extends object>(): LastTold<Teller> {
  const last = new Map<Teller, { readonly at: number; readonly told: ToldMetrics }>()
  const gone = new WeakSet<Teller>()
  const ofEnded = new Map<string, Sum>()
  return {
    note: (teller, at, told) => {
      if (!gone.has(teller) && at >= (last.get(teller)?.at ?? 0)) last.set(teller, { at, told })
    },
    end: teller => {
      gone.add(teller)
      for (const metric of last.get(teller)?.told ?? []) if (grows(metric)) add(ofEnded, metric)
      last.delete(teller)
    },
    all: () => [
      ...[...last.values()].map(({ told }) => told),
      [...ofEnded.values()].map(({ metric, values }) => ({ ...metric, values: [...values.values()] })),
    ],
  }
}

/** What of a registry is kept when its process has ended. Nothing is looked up for it. */
export async function countsOf(registry: Registry): Promise<ToldMetrics> {
  const counts = registry.getMetricsAsArray().filter(grows) as unknown as OfRegistry[]
  return (await Promise.all(counts.map(each => each.get()))) as ToldMetrics
}

/** Whether a metric is a count, or counts, which only a new beginning makes smaller. The library names types by words but where it declares them. */
function grows({ type }: { readonly type?: unknown }): boolean {
  return type === 'counter' || type === 'histogram'
}

/** A metric, and its values by their parts and labels. */
interface Sum {
  readonly metric: Metric
  readonly values: Map<string, Value>
}

function add(sums: Map<string, Sum>, metric: Metric): void {
  const sum = sums.get(metric.name) ?? { metric, values: new Map<string, Value>() }
  sums.set(metric.name, sum)
  for (const value of metric.values as readonly Value[]) {
    const labels = Object.entries(value.labels).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const key = JSON.stringify([value.metricName, labels])
    const before = sum.values.get(key)?.value ?? 0
    sum.values.set(key, { ...value, value: before + value.value })
  }
}
