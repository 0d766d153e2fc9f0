/** The record of one draw. */
import { Button, Code, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useParams } from 'wouter'
import type { Draw } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { formatNumber, formatTime } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import { useSession } from '../session/use-session.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Facts } from '../ui/facts.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Panel } from '../ui/panel.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { LOTTERY_WORDS } from './lotteries/lottery-words.ts'

/** Rows that are shown at a time. */
const STEP = 100

/** An application as the table shows it. */
interface Entry {
  readonly number: number
  readonly amount: number
  /** Among the winners, the first drawn being 1; null for who did not win. */
  readonly rank: number | null
}

/** With what anybody needs to draw again, and whether that comes to the same. */
export function DrawPage(): ReactNode {
  const words = useWords(LOTTERY_WORDS)
  const { language } = useLanguage()
  const { shop } = useSession()
  const { id = '' } = useParams<{ id: string }>()
  const { data, error, refetch } = useResource<Draw>(`/console/api/draws/${encodeURIComponent(id)}`)
  const back = { href: '/lotteries', label: words.back }
  if (data === undefined) {
    return (
      <>
        <PageTitle title={words.draws} back={back} />
        {error ? <ProblemAlert error={error} again={() => refetch()} /> : <Loading rows={6} height={56} />}
      </>
    )
  }
  const { title, drawn_at, method, seed, pieces } = data
  const number = (value: number) => formatNumber(value, language)
  return (
    <>
      <PageTitle title={title} back={back} />
      <Panel title={words.record} description={words.recordText}>
        <Facts
          facts={[
            [
              words.drawnAt,
              <time key="at" dateTime={drawn_at}>
                {formatTime(drawn_at, language, true)}
              </time>,
            ],
            [words.method, <Code key="method">{method}</Code>],
            [words.seed, <Code key="seed">{seed}</Code>],
            [words.verify, <Code key="verify">{`akinai lottery verify ${id} --shop ${shop.key}`}</Code>],
            [
              words.pieces,
              pieces
                .map(one =>
                  one.variation_id === null
                    ? number(one.pieces)
                    : words.piecesOf(one.variation_id, number(one.pieces)),
                )
                .join(', '),
            ],
          ]}
        />
      </Panel>
      <Entries draw={data} />
    </>
  )
}

function Entries({ draw: { entries, winners } }: { readonly draw: Draw }) {
  const words = useWords(LOTTERY_WORDS)
  const { language } = useLanguage()
  const [count, setCount] = useState(STEP)
  const ranks = new Map(winners.map((winner, at) => [winner, at + 1]))
  const shown = entries.slice(0, count).map(([number, , amount]): Entry => {
    const known = number ?? 0
    return { number: known, amount: amount ?? 0, rank: ranks.get(known) ?? null }
  })
  const columns: readonly Column<Entry>[] = [
    { key: 'number', title: words.number, cell: entry => entry.number },
    { key: 'amount', title: words.amount, align: 'right', cell: ({ amount }) => amount },
    { key: 'rank', title: words.rank, align: 'right', cell: ({ rank }) => rank ?? words.lost },
  ]
  return (
    <>
      <Text size="sm" c="dimmed" mt="lg" mb="sm">
        {words.numbersText}
      </Text>
      <DataTable caption={words.numbers} columns={columns} rows={shown} rowKey={entry => entry.number} />
      {count < entries.length && (
        <>
          <Text size="sm" mt="md">
            {words.shown(formatNumber(shown.length, language), formatNumber(entries.length, language))}
          </Text>
          <Button variant="default" mt="xs" onClick={() => setCount(count + STEP)}>
            {words.more}
          </Button>
        </>
      )}
    </>
  )
}
