/** Something that is done with many orders, with what became of each. */
import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { problemTitle } from '../../ui/problem-words.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { BULK_WORDS } from './bulk-words.ts'
import classes from './orders.module.css'
import { REFRESHED } from './refreshed.ts'
import { type Outcome, runMany } from './run-many.ts'

type Outcomes = ReadonlyMap<string, Outcome>

/** A run over orders, named by their keys. */
export interface BulkRun {
  readonly keys: readonly string[]
  readonly outcomes: Outcomes
  readonly running: boolean
  readonly start: (keys: readonly string[], call: (key: string) => Promise<unknown>) => void
  /** The refused ones once more. */
  readonly again: () => void
  readonly stop: () => void
}

const NONE: Outcomes = new Map()

/** Nothing runs until `start`; leaving the page asks first while something does. */
export function useBulkRun(): BulkRun {
  const client = useQueryClient()
  const [keys, setKeys] = useState<readonly string[]>([])
  const [outcomes, setOutcomes] = useState<Outcomes>(NONE)
  const [running, setRunning] = useState(false)
  const stopper = useRef<AbortController>(null)
  const last = useRef<(key: string) => Promise<unknown>>(null)
  useUnsaved(running)
  useEffect(() => () => stopper.current?.abort(), [])

  async function run(some: readonly string[], call: (key: string) => Promise<unknown>): Promise<void> {
    stopper.current = new AbortController()
    last.current = call
    setRunning(true)
    await runMany(
      some,
      call,
      (key, outcome) => setOutcomes(before => new Map(before).set(key, outcome)),
      stopper.current.signal,
    )
    setRunning(false)
    await client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && REFRESHED.some(start => path.startsWith(start)),
    })
  }
  return {
    ...{ keys, outcomes, running },
    start: (some, call) => {
      setKeys(some)
      setOutcomes(NONE)
      void run(some, call)
    },
    again: () => {
      const refused = keys.filter(key => outcomes.get(key)?.state !== 'done')
      if (last.current !== null) void run(refused, last.current)
    },
    stop: () => stopper.current?.abort(),
  }
}

/** How far a run is, and of each order what became of it. `nameOf` says an order's name where its key is not enough. */
export function BulkResults({
  run,
  onClose,
}: {
  readonly run: BulkRun
  readonly onClose: () => void
}): ReactNode {
  const words = useWords(BULK_WORDS)
  const { language } = useLanguage()
  const done = [...run.outcomes.values()].filter(({ state }) => state === 'done').length
  const refused = run.outcomes.size - done
  const count = (value: number) => formatNumber(value, language)
  return (
    <Stack>
      <Progress
        value={(100 * run.outcomes.size) / Math.max(run.keys.length, 1)}
        aria-label={words.progress(count(run.outcomes.size), count(run.keys.length))}
      />
      <Text role="status">
        {run.running
          ? words.progress(count(run.outcomes.size), count(run.keys.length))
          : words.finished(count(done), count(refused))}
      </Text>
      <ul className={classes.results}>
        {run.keys.map(key => (
          <ResultLine key={key} orderKey={key} outcome={run.outcomes.get(key)} />
        ))}
      </ul>
      <Group justify="flex-end">
        {run.running ? (
          <Button variant="default" onClick={run.stop}>
            {words.stop}
          </Button>
        ) : (
          <>
            {done < run.keys.length && (
              <Button variant="default" onClick={run.again}>
                {words.again}
              </Button>
            )}
            <Button onClick={onClose}>{words.close}</Button>
          </>
        )}
      </Group>
    </Stack>
  )
}

function ResultLine({
  orderKey,
  outcome,
}: {
  readonly orderKey: string
  readonly outcome: Outcome | undefined
}) {
  const words = useWords(BULK_WORDS)
  const { language } = useLanguage()
  return (
    <li>
      <span className={classes.key}>{orderKey}</span>{' '}
      {outcome === undefined && <StatusBadge tone="neutral">{words.waiting}</StatusBadge>}
      {outcome?.state === 'done' && <StatusBadge tone="ok">{words.done}</StatusBadge>}
      {outcome?.state === 'refused' && (
        <>
          <StatusBadge tone="bad">{words.refused}</StatusBadge>
          <Text size="sm">
            {problemTitle(outcome.error, language)}
            {outcome.error instanceof Error && (
              <Text span size="sm" c="dimmed" lang="en">
                {' '}
                {outcome.error.message}
              </Text>
            )}
          </Text>
        </>
      )}
    </li>
  )
}
