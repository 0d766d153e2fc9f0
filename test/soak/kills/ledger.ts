/** What was asked for and what was answered, when: by it is judged what has to be there at any moment. */

/** The value of what is there no more. */
export const GONE = 'gone'

/** A value that a subject was given. */
interface Entry {
  readonly subject: string
  readonly value: string
  /** When it was first asked for, and when that was answered as done, in ms since 1970. */
  readonly asked: number
  answered: number | undefined
}

/** A call whose answer is kept under its key. */
export interface Kept<Call> {
  readonly call: Call
  readonly status: number
  readonly text: string
  readonly answered: number
}

/** All of it, in order. */
export interface Ledger<Call> {
  readonly kept: Kept<Call>[]
  /** Notes what is about to be asked for; what is answered is noted in the entry. */
  intend(subject: string, value: string): Entry
  /** Notes what is known to be so by an answer of just now. */
  state(subject: string, value: string): void
  /** What a subject may be at a moment: what was last answered until then, or what was under way at the same time or since. */
  allowed(subject: string, at: number): readonly string[]
  /** Subjects of which something was answered from the one moment to the other, those of the latest answers first. */
  subjects(from: number, to: number): string[]
  /** How many entries were answered. */
  answered(): number
}

/** An empty one. */
export function makeLedger<Call>(): Ledger<Call> {
  const entries: Entry[] = []
  const bySubject = new Map<string, Entry[]>()
  const intend = (subject: string, value: string): Entry => {
    const entry: Entry = { subject, value, asked: Date.now(), answered: undefined }
    entries.push(entry)
    const all = bySubject.get(subject)
    if (all === undefined) bySubject.set(subject, [entry])
    else all.push(entry)
    return entry
  }
  return {
    kept: [],
    intend,
    state: (subject, value) => {
      const entry = intend(subject, value)
      entry.answered = entry.asked
    },
    allowed: (subject, at) => {
      const all = (bySubject.get(subject) ?? []).filter(({ asked }) => asked <= at)
      const isDone = ({ answered }: Entry) => answered !== undefined && answered <= at
      // Of two that were under way at once nobody knows which came last: what begins after an answer comes behind it.
      const isOver = (entry: Entry, place: number) =>
        all.slice(place + 1).some(later => isDone(later) && later.asked >= (entry.answered ?? entry.asked))
      return all.filter((entry, place) => !isOver(entry, place)).map(({ value }) => value)
    },
    subjects: (from, to) => {
      const found = new Set<string>()
      for (const { subject, answered } of entries.toReversed())
        if (answered !== undefined && answered >= from && answered <= to) found.add(subject)
      return [...found]
    },
    answered: () => entries.filter(({ answered }) => answered !== undefined).length,
  }
}
