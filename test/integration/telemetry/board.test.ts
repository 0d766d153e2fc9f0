/** The board and the alert rules in deploy/ ask for metrics and labels that there are (docs/rules/protocol.md, R-METRICS-2). */
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { archiveMetrics } from '../../../src/backup/archive/metrics.ts'
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

async function expressions(): Promise<string[]> {
  const board = JSON.parse(await readFile('deploy/grafana-board.json', 'utf8')) as Board
  const rules = await readFile('deploy/alerts.yml', 'utf8')
  // An expression is what follows `expr:`, on its line or on those that are indented more.
  const alerts = [...rules.matchAll(/^( +)expr: (?:\|\n((?:\1 {2}.*\n)+)|(.+)\n)/gm)].map(
    ([, , many, one]) => many ?? one ?? '',
  )
  expect(alerts.length).toBe([...rules.matchAll(/- alert:/g)].length)
  return [
    ...alerts,
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...board.templating.list.filter(({ type }) => type === 'query').map(({ query }) => query),
  ]
}

// R-METRICS-2
test('name what /metrics prints', async ({ api, context }) => {
  await api.call('GET', '/api/user')
  archiveMetrics(api.app.metrics, {
    ...context,
    config: { ...context.config, walArchive: { folder: '/nowhere' } },
  })
  const printed = await api.app.metrics.metrics()
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
