/** What is told of an hour of kills. */
import { cpus, loadavg } from 'node:os'
import type { Tally } from './client.ts'

/** How long callers felt that something was killed, in ms; undefined: it never ended. */
export interface Felt {
  readonly what: string
  readonly ms: number | undefined
}

/** All that is told. */
interface Told {
  readonly seed: number
  readonly seconds: number
  readonly writers: number
  readonly pace: number
  readonly processes: number
  readonly felt: readonly Felt[]
  /** Sentences, one for each thing that is wrong. */
  readonly found: readonly string[]
  /** Answers that were compared. */
  readonly answered: number
  readonly starts: number
  readonly writing: Tally
  readonly looking: Tally
}

const MAX_FOUND = 50

/** The report, as Markdown. */
export function report(told: Told): string {
  const { seed, seconds, writers, pace, processes, felt, found, answered, starts, writing, looking } = told
  const kinds = Map.groupBy(felt, ({ what }) => what)
  return [
    '# Kills',
    '',
    `\`npm run soak -- kills --seed ${seed}\`: ${felt.length} kills in ${(seconds / 60).toFixed(1)} minutes, ${writers} writers of at`,
    `most ${pace} works a second, ${processes} serving processes, ${cpus().length} cores with a load of ${loadavg()[2]?.toFixed(1)}. The program was started ${starts} times.`,
    '',
    found.length === 0
      ? `All ${answered} answered changes were there, once; money and stock balanced.`
      : `**${found.length} faults** in ${answered} answered changes.`,
    ...found.slice(0, MAX_FOUND).map(words => `* ${words}`),
    '',
    '| killed | times | felt at least, s | half of them, s | at most, s |',
    '|---|---|---|---|---|',
    ...[...kinds].toSorted(([a], [b]) => a.localeCompare(b)).map(([what, each]) => row(what, each)),
    row('all', felt),
    '',
    `Attempts of writers by answer: ${counts(writing.statuses)}; the longest took ${seconds2(writing.longest)} s.`,
    `Of those who looked: ${counts(looking.statuses)}; the longest took ${seconds2(looking.longest)} s.`,
    '`refused` and `broken` are connections that were refused, or ended before an answer.',
    '',
  ].join('\n')
}

function row(what: string, each: readonly Felt[]): string {
  const sorted = each.map(({ ms }) => ms ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return `| ${what} | ${sorted.length} | ${[sorted[0] ?? 0, middle, sorted.at(-1) ?? 0].map(seconds2).join(' | ')} |`
}

const seconds2 = (ms: number) => (ms / 1000).toFixed(2)

/** Answers by what they were, such as `12 × 200, 3 × broken`. */
export function counts(statuses: Tally['statuses']): string {
  const sorted = [...statuses].toSorted(([a], [b]) => a.localeCompare(b))
  return sorted.map(([status, count]) => `${count} × ${status}`).join(', ')
}
