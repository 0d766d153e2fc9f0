/** The board and the alert rules in deploy/ ask for metrics and labels that there are (docs/rules/protocol.md, R-METRICS-2). */
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { archiveMetrics } from '../../../src/backup/archive/metrics.ts'
import type { ShopBudget } from '../../../src/budgets/use-store.ts'
import { STARTED } from '../../../src/http/process-metrics.ts'
import { pageOf } from '../../../src/processes/metrics-page.ts'
import { makeOverseerMetrics } from '../../../src/processes/overseer-metrics.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'

/** What Prometheus says by itself. */
const OF_PROMETHEUS = ['up']

/** Words of its language, and labels that it adds. */
const WORDS = new Set(
  ['sum by rate max topk histogram_quantile changes increase and label_values'].flatMap(all =>
    all.split(' '),
  ),
)
const ADDED_LABELS = ['job', 'instance']

interface Board {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
  readonly templating: { readonly list: readonly { readonly query: string; readonly type: string }[] }
}

/** Names of metrics in an expression: what stands neither in braces nor in quotes nor in the brackets of `by`. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/by\s*\([^)]*\)/g, ' ')
    .replaceAll(/, \w+\)$/g, ')')
  return [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b/g)]
    .map(([name]) => name)
    .filter(name => !WORDS.has(name) && name !== 'e9')
}

/** Labels that an expression filters or groups by. */
function labelsIn(expression: string): string[] {
  const braces = [...expression.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/(\w+)\s*(?:=|!)/g)].map(([, label = '']) => label),
  )
  const groups = [...expression.matchAll(/by\s*\(([^)]*)\)/g)].flatMap(([, inside = '']) =>
    inside.split(/,\s*/),
  )
  return [...braces, ...groups].filter(label => label !== '')
}

/** Those of the alert rules. */
async function alerts(): Promise<string[]> {
  const rules = await readFile('deploy/alerts.yml', 'utf8')
  // An expression is what follows `expr:`, on its line or on those that are indented more.
  const found = [...rules.matchAll(/^( +)expr: (?:\|\n((?:\1 {2}.*\n)+)|(.+)\n)/gm)].map(
    ([, , many, one]) => many ?? one ?? '',
  )
  expect(found.length).toBe([...rules.matchAll(/- alert:/g)].length)
  return found
}

async function expressions(): Promise<string[]> {
  const board = JSON.parse(await readFile('deploy/grafana-board.json', 'utf8')) as Board
  return [
    ...(await alerts()),
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...board.templating.list.filter(({ type }) => type === 'query').map(({ query }) => query),
  ]
}

/** What a process tells that has an archive of the log, and what is told by whoever starts several. */
async function told({ api, context }: { readonly api: TestApi; readonly context: TestContext }) {
  await api.call('GET', '/api/user')
  const config = { ...context.config, walArchive: { folder: '/nowhere' } }
  if (api.app.metrics.getSingleMetric('akinai_archive_lag_seconds') === undefined) {
    archiveMetrics(api.app.metrics, { ...context, config })
  }
  return {
    ofOne: await api.app.metrics.getMetricsAsJSON(),
    ofOverseer: makeOverseerMetrics(context.clock, () => 0)(),
  }
}

// R-METRICS-2
test.for([1, 2])('name what /metrics prints of %i processes', async (processes, { api, context }) => {
  const { ofOne, ofOverseer } = await told({ api, context })
  const printed = await (processes === 1
    ? api.app.metrics.metrics()
    : pageOf([...Array.from({ length: processes }, () => ofOne), ofOverseer]))
  const names = new Set([...printed.matchAll(/^([a-z_0-9]+)(?:\{| )/gm)].map(([, name]) => name))
  const declared = [...printed.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  const labels = new Set([...printed.matchAll(/(\w+)="/g)].map(([, label]) => label))
  const all = await expressions()
  expect(all.length).toBeGreaterThan(20)
  for (const expression of all) {
    const asked = metricsIn(expression)
    expect(asked.length, expression).toBeGreaterThan(0)
    for (const name of asked) expect([...names, ...declared, ...OF_PROMETHEUS], expression).toContain(name)
    for (const label of labelsIn(expression))
      expect([...labels, ...ADDED_LABELS], expression).toContain(label)
  }
})

// R-METRICS-2
test('a budget that is full in the long run, since its oldest make way, raises no alarm', async () => {
  const rules = (await alerts()).filter(rule => rule.includes('akinai_shop_budget_used_ratio'))
  const left = rules.map(rule => [...rule.matchAll(/budget!="(\w+)"/g)].map(([, budget]) => budget))
  expect(left).toEqual([['log_of_calls'] satisfies ShopBudget[]])
})

// R-METRICS-2
test('what the alert rules compare is of several processes that of the one that is worst off', async ({
  api,
  context,
}) => {
  const { ofOne, ofOverseer } = await told({ api, context })
  const worse = ofOne.map(metric => ({
    ...metric,
    values: metric.values.map(each => ({ ...each, value: each.value * 3 })),
  }))
  const page = await pageOf([ofOne, worse, ofOne, ofOverseer])
  const asked = new Set((await alerts()).flatMap(metricsIn))
  const gauges = ofOne.filter(({ name, type }) => asked.has(name) && String(type) === 'gauge')
  expect(gauges.map(({ name }) => name)).toContain('nodejs_eventloop_lag_p99_seconds')
  for (const { name, values } of gauges.filter(each => each.name !== STARTED.name)) {
    const own = values.map(({ value }) => value * (name === 'akinai_disk_free_bytes' ? 1 : 3))
    const shown = [...page.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].map(([, value]) =>
      Number(value),
    )
    expect([name, shown]).toEqual([name, own])
  }
  // That another process was begun is no start of the server, and counts by itself.
  const later = { now: () => new Date(context.clock.now().getTime() + 60_000) }
  const again = await pageOf([
    makeOverseerMetrics(later, () => 0)(),
    makeOverseerMetrics(context.clock, () => 2)(),
  ])
  const startedAt = context.clock.now().getTime() / 1000
  expect(again).toContain(`\nakinai_start_time_seconds ${startedAt}\n`)
  expect(again).toContain('\nakinai_process_restarts_total 2\n')
})
