/** What callers were answered while a database moved, and for how long they were refused. */

/** An answer to a write, in ms since the start of the process. */
interface Answered {
  readonly sent: number
  readonly at: number
  readonly isDone: boolean
}

/** How long writes were refused after something happened, in ms. */
export interface Refusal {
  /** From that moment to the first write that was sent after it and done. */
  readonly sinceCause: number
  /** From the first that was refused to the first that was sent after that and done; 0 where none was refused. */
  readonly refused: number
  /** How many were refused. */
  readonly count: number
}

/** Keeps count. */
export interface Tally {
  /** Notes an answer; `status` 0: the connection ended without one. */
  note(sent: number, status: number): void
  /** What came of what happened then. Undefined while nothing was done since. */
  since(moment: number): Refusal | undefined
  /** The longest time from a write that was answered since then to its answer, in ms. */
  longestSince(moment: number): number
  /** Answers by status, those with no answer as `none`. */
  readonly statuses: ReadonlyMap<string, number>
}

/** Makes one. */
export function makeTally(): Tally {
  const answers: Answered[] = []
  const statuses = new Map<string, number>()
  return {
    statuses,
    note: (sent, status) => {
      const name = status === 0 ? 'none' : String(status)
      statuses.set(name, (statuses.get(name) ?? 0) + 1)
      answers.push({ sent, at: performance.now(), isDone: status >= 200 && status < 500 })
    },
    longestSince: moment =>
      Math.max(0, ...answers.filter(({ at }) => at >= moment).map(({ sent, at }) => at - sent)),
    since: moment => {
      const later = answers.filter(({ at }) => at >= moment)
      const refused = later.filter(({ isDone }) => !isDone)
      const first = refused[0]
      const done = later.find(({ sent, isDone }) => isDone && sent >= (first?.at ?? moment))
      if (done === undefined) return undefined
      return {
        sinceCause: done.at - moment,
        refused: first === undefined ? 0 : done.at - first.at,
        count: refused.length,
      }
    },
  }
}
