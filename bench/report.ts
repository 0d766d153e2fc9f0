/** The results as a table on the terminal and as a JSON file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { table } from '../cli/output.ts'
import type { Machine } from './support/machine.ts'
import type { Budget, Judged } from './support/result.ts'

/** Everything that a run found. */
export interface Report {
  readonly date: string
  readonly commit: string
  readonly machine: Machine & { readonly postgres: string }
  /** How the load was made. */
  readonly method: Readonly<Record<string, string | number>>
  readonly results: readonly Judged[]
}

const HEADINGS = [
  'scenario',
  'size',
  'Akinai',
  'median/p99 ms',
  'CPU µs',
  'references',
  'ratios',
  'budgets',
  'verdict',
]

/** Prints the table. */
export function printReport({ machine, commit, results }: Report): void {
  const { processor, cores, node, postgres, pgbench } = machine
  const lines = [
    `${processor}, ${cores} cores, Node ${node}, PostgreSQL ${postgres}, ${pgbench}, commit ${commit}`,
    '',
    ...table([HEADINGS, ...results.map(rowOf)]),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function rowOf(result: Judged): string[] {
  const { akinai, ...references } = result.figures ?? {}
  const times =
    akinai?.median === undefined ? '' : `${akinai.median.toFixed(1)}/${akinai.p99?.toFixed(1) ?? ''}`
  return [
    result.name,
    result.items === undefined ? '' : String(result.items),
    akinai ? `${akinai.rate.toFixed(0)}/s` : valueText(result),
    times,
    akinai?.processor?.toFixed(0) ?? '',
    Object.entries(references)
      .map(([name, { rate }]) => `${name} ${rate.toFixed(0)}/s`)
      .join(', '),
    Object.values(result.ratios ?? {})
      .map(ratio => ratio.toFixed(2))
      .join(', '),
    result.budgets.map(budgetText).join(', '),
    result.verdict,
  ]
}

function valueText({ value, unit }: Judged): string {
  if (value === undefined) return ''
  return unit === 'of a request'
    ? `${(value * 100).toFixed(2)} %`
    : `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`
}

/** A budget in words, such as `≥ 0.4 of static`. */
export function budgetText(budget: Budget): string {
  if ('of' in budget) return `≥ ${budget.atLeast} of ${budget.of}`
  if ('atLeast' in budget) return `≥ ${budget.atLeast}${budget.unit}`
  return budget.unit === 'of a request' ? `≤ ${budget.atMost * 100} %` : `≤ ${budget.atMost} ${budget.unit}`
}

/** Writes the report to bench/results and answers the file's path. */
export function saveReport(report: unknown, date: string, commit: string, kind = ''): string {
  const folder = fileURLToPath(new URL('results/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  const file = `${folder}${date.slice(0, 10)}-${commit.replace('+', '-changed')}${kind}.json`
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  return file
}
