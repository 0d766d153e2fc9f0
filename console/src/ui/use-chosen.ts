/** Which entries of a list are chosen to do something with: some of those that are shown, or all that the filter finds. */
import { useEffect, useRef, useState } from 'react'
import { type FoundPage, readFound } from '../api/read-found.ts'
import { useAction } from '../api/use-resource.ts'

/** What the list shows, and how the rest of it is read. */
export interface ChosenOptions<Row> {
  readonly rows: readonly Row[]
  /** Always the same function. */
  readonly keyOf: (row: Row) => string | number
  /** A page of what the filter finds, the first being 1. */
  readonly readPage: (page: number) => Promise<FoundPage<Row>>
}

/** What is chosen. */
export interface Chosen<Row> {
  readonly rows: readonly Row[]
  readonly has: (row: Row) => boolean
  readonly choose: (row: Row, isChosen: boolean) => void
  /** All that are shown, or none. */
  readonly choosePage: (isChosen: boolean) => void
  readonly chooseFound: () => void
  readonly none: () => void
  /** Whether it is all that the filter finds, less what was taken out by hand: it stays from page to page. */
  readonly isFound: boolean
  /** Whether the filter finds more than can be chosen. */
  readonly isCut: boolean
  /** How many are read so far; null while nothing is. */
  readonly reading: number | null
}

interface Whole<Row> {
  readonly rows: readonly Row[]
  readonly isCut: boolean
}

/**
 * Of what is shown, that which is chosen and still there: what has left the list is chosen no more. What the filter finds is
 * chosen as it was read, but for entries that are shown, which are as they are now. Another filter is another list: give
 * whatever holds this the filter as its `key`.
 */
export function useChosen<Row>({ rows, keyOf, readPage }: ChosenOptions<Row>): Chosen<Row> {
  const [some, setSome] = useState<ReadonlySet<string | number>>(new Set())
  const [whole, setWhole] = useState<Whole<Row> | null>(null)
  const [count, setCount] = useState(0)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const read = useAction({
    call: () =>
      readFound(
        page => (isGone.current ? Promise.resolve({ things: [], more: false }) : readPage(page)),
        keyOf,
        setCount,
      ),
    onDone: ({ things, isCut }) => setWhole({ rows: things, isCut }),
  })
  const none = () => {
    setWhole(null)
    setSome(new Set())
  }
  const now = new Map(rows.map(row => [keyOf(row), row]))
  const chosen =
    whole === null
      ? rows.filter(row => some.has(keyOf(row)))
      : whole.rows.map(row => now.get(keyOf(row)) ?? row)
  const keys = new Set(chosen.map(keyOf))
  return {
    rows: chosen,
    has: row => keys.has(keyOf(row)),
    choose: (row, isChosen) => {
      const key = keyOf(row)
      if (whole !== null) {
        const others = whole.rows.filter(other => keyOf(other) !== key)
        return setWhole({ ...whole, rows: isChosen ? [...others, row] : others })
      }
      const next = new Set(some)
      if (isChosen) next.add(key)
      else next.delete(key)
      setSome(next)
    },
    choosePage: isChosen => {
      none()
      if (isChosen) setSome(new Set(rows.map(keyOf)))
    },
    chooseFound: () => {
      setCount(0)
      read.mutate()
    },
    none,
    isFound: whole !== null,
    isCut: whole?.isCut ?? false,
    reading: read.isPending ? count : null,
  }
}
