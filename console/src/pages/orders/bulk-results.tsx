/** What became of each order, and how far it is. */
import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import { ProblemError } from '../../api/request.ts'
import type { Outcome } from '../../api/run-many.ts'
import { type BulkRun, countsOf } from '../../api/use-bulk-run.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { problemTitle } from '../../ui/problem-words.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ToldError } from '../../ui/told-error.tsx'
import { BULK_WORDS } from './bulk-words.ts'
import classes from './orders.module.css'

interface ResultsProps {
  /** Over the keys of orders. */
  readonly run: BulkRun<string>
  readonly onClose: () => void
}

/** While it runs, in the order of the list; then what was refused comes first, since that is what is left to do. */
export function BulkResults({ run, onClose }: ResultsProps): ReactNode {
  const words = useWords(BULK_WORDS)
  const { language } = useLanguage()
  const { all, done, refused, left } = countsOf(run)
  const count = (value: number) => formatNumber(value, language)
  const progress = words.progress(count(all - left), count(all))
  const isRefused = (key: string) => run.outcomes.get(key)?.state === 'refused'
  const keys = run.running
    ? run.things
    : run.things.toSorted((a, b) => Number(isRefused(b)) - Number(isRefused(a)))
  return (
    <Stack>
      <Progress value={(100 * (all - left)) / Math.max(all, 1)} aria-label={progress} />
      <Text role="status">
        {run.running ? progress : words.finished(count(done), count(refused))}
        {!run.running && left > 0 && ` ${words.left(count(left))}`}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled can be scrolled by keyboard */}
      <ul className={classes.results} tabIndex={0} aria-label={words.result}>
        {keys.map(key => (
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
            {done < all && (
              <Button variant="default" onClick={run.again}>
                {left > 0 ? words.goOn : words.again}
              </Button>
            )}
            <Button onClick={onClose}>{words.close}</Button>
          </>
        )}
      </Group>
    </Stack>
  )
}

/** Rendered again only when its outcome is another: there can be a thousand. */
const ResultLine = memo(function ResultLine({
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
            {problemTitle(outcome.error, language)}{' '}
            {outcome.error instanceof ProblemError && (
              <Text span size="sm" c="dimmed">
                <ToldError error={outcome.error} />
              </Text>
            )}
          </Text>
        </>
      )}
    </li>
  )
})
