/** What is told of services that failed. */
import { cpus, loadavg } from 'node:os'
import type { Tally } from '../kills/client.ts'
import { counts } from '../kills/report.ts'

/** What was seen of one fault. */
export interface Seen {
  readonly name: string
  /** Shares of the tries that went well meanwhile: of reads, of writes, of pictures. */
  readonly well: readonly [reads: number, writes: number, pictures: number]
  /** Answers of those who looked, by status. */
  readonly statuses: Tally['statuses']
  /** The longest that one attempt of theirs took, in ms. */
  readonly longest: number
  /** Milliseconds from its end until all went well; undefined: not within a minute. */
  readonly ms: number | undefined
}

/** All that is told. */
interface Told {
  readonly seed: number
  readonly seconds: number
  readonly writers: number
  readonly pace: number
  readonly seen: readonly Seen[]
  /** Sentences, one for each thing that is wrong. */
  readonly found: readonly string[]
  readonly answered: number
  /** What could not be tried here. */
  readonly left: readonly string[]
}

const MAX_FOUND = 50

/** The report, as Markdown. */
export function report({ seed, seconds, writers, pace, seen, found, answered, left }: Told): string {
  return [
    '# Services that fail',
    '',
    `\`npm run soak -- faults --seed ${seed} --seconds ${seconds}\`: ${writers} writers of at most ${pace} works a second, ${cpus().length} cores with a load of`,
    `${loadavg()[2]?.toFixed(1)}. Each fault lasts ${seconds} s at least.`,
    '',
    found.length === 0
      ? `All ${answered} answered changes were there, once; money and stock balanced, and every mail had come.`
      : `**${found.length} faults** in ${answered} answered changes.`,
    ...found.slice(0, MAX_FOUND).map(words => `* ${words}`),
    ...left.map(words => `* Not tried: ${words}`),
    '',
    '| meanwhile | reads, writes, pictures that went well | answers | longest, s | well again after, s |',
    '|---|---|---|---|---|',
    ...seen.map(row),
    '',
    '`refused` and `broken` are connections that were refused, or ended before an answer.',
    '',
  ].join('\n')
}

function row({ name, well, statuses, longest, ms }: Seen): string {
  const shares = well.map(share => `${Math.round(share * 100)} %`).join(', ')
  const inSeconds = (time: number | undefined) => (time === undefined ? 'never' : (time / 1000).toFixed(1))
  return `| ${name} | ${shares} | ${counts(statuses)} | ${inSeconds(longest)} | ${inSeconds(ms)} |`
}
