/** One draw: what came of it, and the record by which anybody can repeat it. */
import { Anchor, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useParams } from 'wouter'
import { ProblemError } from '../api/request.ts'
import type { Draw, Item } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { formatNumber, formatTime } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { Facts } from '../ui/facts.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Panel } from '../ui/panel.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { Applications } from './lotteries/applications.tsx'
import { DrawRecord } from './lotteries/draw-record.tsx'
import { LOTTERY_WORDS } from './lotteries/lottery-words.ts'
import { NotFound } from './not-found.tsx'

/** With the names that variations have by now; of an item that is gone there are their numbers alone. */
export function DrawPage(): ReactNode {
  const words = useWords(LOTTERY_WORDS)
  const may = useMay()
  const { id = '' } = useParams<{ id: string }>()
  const { data, error, refetch } = useResource<Draw>(`/console/api/draws/${encodeURIComponent(id)}`)
  const item = useResource<Item>(
    data !== undefined && may('items.read') ? `/api/items/${data.item_id}` : null,
  )
  const back = { href: '/lotteries', label: words.back }
  if (error instanceof ProblemError && error.problem.status === 404) return <NotFound />
  if (data === undefined || item.isLoading) {
    return (
      <>
        <PageTitle title={data?.title ?? words.draw} back={back} />
        {error ? <ProblemAlert error={error} again={() => refetch()} /> : <Loading rows={6} height={56} />}
      </>
    )
  }
  const names = new Map(item.data?.variations.map(({ id: variation, name }) => [variation, name]))
  const nameOf = (variation: number) => names.get(variation) ?? words.variationOf(variation)
  return (
    <>
      <PageTitle title={data.title} back={back} />
      <Stack gap="lg">
        <Result draw={data} nameOf={nameOf} isThere={item.data !== undefined} />
        <DrawRecord draw={data} />
        <Applications draw={data} nameOf={nameOf} />
      </Stack>
    </>
  )
}

interface ResultProps {
  readonly draw: Draw
  readonly nameOf: (variation: number) => string
  /** Whether the item can be looked at. */
  readonly isThere: boolean
}

function Result({ draw, nameOf, isThere }: ResultProps) {
  const words = useWords(LOTTERY_WORDS)
  const { language } = useLanguage()
  const { title, drawn_at, entries, winners, pieces, item_id } = draw
  const number = (value: number) => formatNumber(value, language)
  return (
    <Panel title={words.result}>
      <Facts
        facts={[
          [
            words.columns.name,
            isThere ? (
              <Anchor key="item" component={Link} href={`/items/${item_id}`} size="sm">
                {title}
              </Anchor>
            ) : (
              title
            ),
          ],
          [
            words.drawnAt,
            <time key="at" dateTime={drawn_at}>
              {formatTime(drawn_at, language, true)}
            </time>,
          ],
          [words.columns.entries, words.entriesIn(number(entries.length))],
          [words.columns.winners, words.entriesIn(number(winners.length))],
          [
            words.pieces,
            pieces.map(({ variation_id, pieces: count }) => (
              <div key={variation_id}>
                {variation_id === null
                  ? words.piecesIn(number(count))
                  : words.piecesOf(nameOf(variation_id), number(count))}
              </div>
            )),
          ],
        ]}
      />
    </Panel>
  )
}
