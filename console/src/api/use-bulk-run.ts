/** Something that is done with many things, with what became of each. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useUnsaved } from '../ui/use-unsaved.ts'
import { type Outcome, runMany } from './run-many.ts'

/** A run over things, such as the keys of orders. */
export interface BulkRun<Thing> {
  /** All that it was started with; none before. */
  readonly things: readonly Thing[]
  readonly outcomes: ReadonlyMap<Thing, Outcome>
  readonly running: boolean
  readonly start: (things: readonly Thing[], call: (thing: Thing) => Promise<unknown>) => void
  /** Those once more that were refused, and those for the first time that were not come to. */
  readonly again: () => void
  readonly stop: () => void
}

/**
 * Nothing runs until `start`; leaving the page asks first while something does. Afterwards everything is read again whose path
 * begins with one of `refresh`.
 */
export function useBulkRun<Thing>(refresh: readonly string[]): BulkRun<Thing> {
  const client = useQueryClient()
  const [things, setThings] = useState<readonly Thing[]>([])
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Thing, Outcome>>(new Map())
  const [running, setRunning] = useState(false)
  const stopper = useRef<AbortController>(null)
  const last = useRef<(thing: Thing) => Promise<unknown>>(null)
  useUnsaved(running)
  useEffect(() => () => stopper.current?.abort(), [])

  async function run(some: readonly Thing[], call: (thing: Thing) => Promise<unknown>): Promise<void> {
    stopper.current = new AbortController()
    last.current = call
    setRunning(true)
    await runMany(
      some,
      call,
      (thing, outcome) => setOutcomes(before => new Map(before).set(thing, outcome)),
      stopper.current.signal,
    )
    setRunning(false)
    await client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && refresh.some(start => path.startsWith(start)),
    })
  }
  return {
    ...{ things, outcomes, running },
    start: (some, call) => {
      setThings(some)
      setOutcomes(new Map())
      void run(some, call)
    },
    again: () => {
      const open = things.filter(thing => outcomes.get(thing)?.state !== 'done')
      if (last.current !== null) void run(open, last.current)
    },
    stop: () => stopper.current?.abort(),
  }
}

/** How far it is. */
export interface BulkCounts {
  readonly all: number
  readonly done: number
  readonly refused: number
  /** Not come to: it was stopped. */
  readonly left: number
}

/** Counts what became of them. */
export function countsOf({ things, outcomes }: Pick<BulkRun<unknown>, 'things' | 'outcomes'>): BulkCounts {
  const done = [...outcomes.values()].filter(({ state }) => state === 'done').length
  return {
    ...{ all: things.length, done, refused: outcomes.size - done, left: things.length - outcomes.size },
  }
}
