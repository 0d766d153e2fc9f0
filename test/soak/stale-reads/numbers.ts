/** The numbers in the names of items, and which of them an answer has to show at least. */

/** What is known of the numbers. */
export interface Numbers {
  /** The next one for an item; nobody else may have one until it is settled. */
  next(item: number): number
  /** It was acknowledged, or was shown: from now on no answer may show less. */
  known(item: number, number: number): void
  /** What an answer that is asked for now has to show at least. */
  least(item: number): number
  /** Whether one was given out that has it. */
  isGiven(item: number, number: number): boolean
  /** Has one change of an item after the other. */
  alone<T>(item: number, work: () => Promise<T>): Promise<T>
}

/** Of items that have no number yet. */
export function makeNumbers(): Numbers {
  const given = new Map<number, number>()
  const least = new Map<number, number>()
  const lines = new Map<number, Promise<unknown>>()
  return {
    next: item => {
      const number = (given.get(item) ?? 0) + 1
      given.set(item, number)
      return number
    },
    known: (item, number) => least.set(item, Math.max(number, least.get(item) ?? 0)),
    least: item => least.get(item) ?? 0,
    isGiven: (item, number) => number <= (given.get(item) ?? 0),
    alone: (item, work) => {
      const done = (lines.get(item) ?? Promise.resolve()).then(work)
      lines.set(
        item,
        done.catch(() => {}),
      )
      return done
    },
  }
}

/** A name with its number. */
export function nameOf(number: number): string {
  return `湯呑 no.${number}.`
}

/** The number in a name, or in whatever has one; 0 where there is none. */
export function numberIn(text: string): number {
  return Number(/湯呑 no\.(\d+)\./.exec(text)?.[1] ?? 0)
}
