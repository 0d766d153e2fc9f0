/** The applications of a draw, by their numbers, and what came of each. */
import { Button, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Draw } from '../../api/types.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { LOTTERY_WORDS } from './lottery-words.ts'

/** Rows that are shown at a time. */
const STEP = 100

/** An application as the table shows it. */
interface Application {
  readonly number: number
  readonly variation: number | null
  readonly amount: number
  /** Among the winners, the first drawn being 1; null for who did not win. */
  readonly rank: number | null
}

interface ApplicationsProps {
  readonly draw: Draw
  readonly nameOf: (variation: number) => string
}

/** A part of them at a time: there can be 20,000. */
export function Applications({ draw, nameOf }: ApplicationsProps): ReactNode {
  const words = useWords(LOTTERY_WORDS)
  const { language } = useLanguage()
  const [count, setCount] = useState(STEP)
  const all = applicationsOf(draw)
  const shown = all.slice(0, count)
  return (
    <section>
      <Title order={2}>{words.numbers}</Title>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        {all.length === 0 ? words.noNumbers : words.numbersText}
      </Text>
      {all.length > 0 && <ApplicationTable applications={shown} nameOf={nameOf} />}
      {count < all.length && (
        <Stack gap="xs" mt="md" align="start">
          <Text size="sm">
            {words.shown(formatNumber(shown.length, language), formatNumber(all.length, language))}
          </Text>
          <Button variant="default" onClick={() => setCount(count + STEP)}>
            {words.more}
          </Button>
        </Stack>
      )}
    </section>
  )
}

function applicationsOf({ entries, winners }: Draw): Application[] {
  const ranks = new Map(winners.map((winner, at) => [winner, at + 1]))
  return entries.map(([number, variation, amount]) => {
    const known = number ?? 0
    return {
      number: known,
      variation: variation ?? null,
      amount: amount ?? 0,
      rank: ranks.get(known) ?? null,
    }
  })
}

interface TableProps {
  readonly applications: readonly Application[]
  readonly nameOf: (variation: number) => string
}

/** On a card number and result stand beside each other, so that many fit a telephone. */
function ApplicationTable({ applications, nameOf }: TableProps) {
  const words = useWords(LOTTERY_WORDS)
  const { language } = useLanguage()
  const columns: Column<Application>[] = [
    { key: 'number', title: words.number, inline: true, cell: ({ number }) => number },
    {
      key: 'result',
      title: words.result,
      inline: true,
      cell: ({ rank }) => (
        <StatusBadge tone={rank === null ? 'neutral' : 'ok'}>
          {rank === null ? words.lost : words.won}
        </StatusBadge>
      ),
    },
  ]
  if (applications.some(({ variation }) => variation !== null)) {
    columns.push({
      key: 'variation',
      title: words.variation,
      cell: ({ variation }) => (variation === null ? null : nameOf(variation)),
    })
  }
  columns.push(
    {
      ...{ key: 'amount', title: words.amount, align: 'right' },
      cell: ({ amount }) => formatNumber(amount, language),
    },
    {
      ...{ key: 'rank', title: words.rank, align: 'right' },
      cell: ({ rank }) => (rank === null ? null : formatNumber(rank, language)),
    },
  )
  return (
    <DataTable
      caption={words.numbers}
      columns={columns}
      rows={applications}
      rowKey={({ number }) => number}
    />
  )
}
