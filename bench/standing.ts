/**
 * `node bench/standing.ts`: how the budgets stood in the last runs that are kept in `results/`, as a table in this folder's README.
 * `npm run bench` calls it with the results that it has kept.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { budgetText, type Report } from './report.ts'
import { type Budget, foundFor, type Judged, verdictOf } from './support/result.ts'

/** Runs that are shown, the newest first: on one machine a budget is kept, on the next it is not. */
const SHOWN = 4

/** A run of fewer scenarios that have a budget was of somebody who looked for something. */
const LEAST_JUDGED = 14

const HERE = new URL('./', import.meta.url)
const README = new URL('README.md', HERE)
const BEGIN = '<!-- made by bench/standing.ts -->\n'
const END = '<!-- end of what is made -->\n'

/** The README's text with the table of what is in `results/` now. Throws where its two marks are missing. */
export function withStanding(readme: string): string {
  const [before, rest] = split(readme, BEGIN)
  const [, after] = split(rest, END)
  return `${before}${BEGIN}${standing()}${END}${after}`
}

/** Puts it into the README. */
export function writeStanding(): void {
  writeFileSync(README, withStanding(readFileSync(README, 'utf8')))
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`bench/README.md has no line ${mark}`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

function standing(): string {
  const runs = keptRuns()
  const lines = [
    ['scenario', 'size', 'budget', ...runs.map(headingOf)],
    ['---', '--:', '--:', ...runs.map(() => '--:')],
    ...judgedRows(runs),
  ]
  return lines.map(cells => `| ${cells.join(' | ')} |\n`).join('')
}

interface Run extends Report {
  readonly file: string
}

function keptRuns(): Run[] {
  const folder = new URL('results/', HERE)
  return readdirSync(folder)
    .filter(file => /^\d{4}-\d\d-\d\d-[0-9a-f]{7,}(-changed)?\.json$/.test(file))
    .map(file => ({ file, ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Report) }))
    .filter(({ results }) => results.filter(isJudged).length >= LEAST_JUDGED)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, SHOWN)
}

function isJudged({ verdict }: Judged): boolean {
  return verdict === 'kept' || verdict === 'missed'
}

function headingOf({ file, commit, date }: Run): string {
  return `[${commit.slice(0, 8)}](results/${file})<br>${date.slice(0, 10)}`
}

/** A row for each budget of each scenario and size that a run has, in the order of the newest. */
function judgedRows(runs: readonly Run[]): string[][] {
  const all = runs.flatMap(({ results }) => results.filter(isJudged))
  const different = [...new Map(all.map(one => [keyOf(one), one])).values()]
  return different.flatMap(row =>
    row.budgets.map(budget => {
      const found = runs.map(({ results }) => results.find(one => isJudged(one) && keyOf(one) === keyOf(row)))
      return [
        `\`${row.name}\``,
        row.items?.toLocaleString('en') ?? '',
        budgetText(budget),
        ...found.map(one => (one === undefined ? '' : foundText(one, budget))),
      ]
    }),
  )
}

function keyOf({ name, items }: Judged): string {
  return `${name} ${items}`
}

/** What was found, in bold where it misses the budget. */
function foundText(result: Judged, budget: Budget): string {
  const found = foundFor(result, budget)
  if (found === undefined) return ''
  const text = `${numberText(found, budget)}${'of' in budget ? '' : unitOf(budget)}`
  return verdictOf(result, budget) === 'kept' ? text : `**${text}**`
}

function numberText(found: number, budget: Budget): string {
  if (isShare(budget)) return (found * 100).toFixed(2)
  return found < 100 ? found.toPrecision(found < 1 ? 2 : 3) : Math.round(found).toLocaleString('en')
}

function unitOf(budget: { readonly unit: string }): string {
  return isShare(budget) ? ' %' : budget.unit === '/s' ? budget.unit : ` ${budget.unit}`
}

function isShare(budget: object): boolean {
  return 'unit' in budget && budget.unit === 'of a request'
}

if (import.meta.main) writeStanding()
