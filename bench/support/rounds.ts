/**
 * Targets take turns, A B C A B C …, so that whatever else the machine does meets them alike. What is quoted are the
 * medians of the rates, and the median of the ratios of turns that stood beside each other.
 */
import type { LoadFigures } from './load.ts'
import { median } from './statistics.ts'

/** What a turn tells. */
export interface Turn extends Partial<LoadFigures> {
  readonly rate: number
  /** Microseconds of processor time of the server's process for each answer. */
  readonly processor?: number
}

/** Runs one turn of a target. */
export type Target = () => Promise<Turn>

/** The medians over the turns of each target, and the ratios of the first target's rate to each of the others'. */
export interface Rounds {
  readonly figures: Readonly<Record<string, Turn>>
  readonly ratios: Readonly<Record<string, number>>
}

/** Runs so many rounds. The first target is the one that the others are references of. */
export async function runRounds(targets: Readonly<Record<string, Target>>, rounds: number): Promise<Rounds> {
  const turns = new Map<string, Turn[]>(Object.keys(targets).map(name => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, target] of Object.entries(targets)) turns.get(name)?.push(await target())
  }
  const [[, own] = [undefined, []], ...references] = turns
  return {
    figures: Object.fromEntries([...turns].map(([name, all]) => [name, middle(all)])),
    ratios: Object.fromEntries(
      references.map(([name, all]) => [
        name,
        median(own.map((turn, index) => turn.rate / (all[index]?.rate ?? Number.NaN))),
      ]),
    ),
  }
}

function middle(turns: readonly Turn[]): Turn {
  const of = (read: (turn: Turn) => number | undefined) => {
    const values = turns.map(read).filter(value => value !== undefined)
    return values.length === 0 ? undefined : median(values)
  }
  const rate = of(turn => turn.rate) ?? 0
  const rest = {
    median: of(turn => turn.median),
    p99: of(turn => turn.p99),
    processor: of(turn => turn.processor),
  }
  return { rate, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) }
}
