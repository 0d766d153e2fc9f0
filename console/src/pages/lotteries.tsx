/** Lotteries, and how they were drawn. */
import { Stack, Text, Title } from '@mantine/core'
import { IconDice5 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Lotteries as Answer, DrawLine, Lottery } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { formatNumber, formatTime } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { LOTTERY_WORDS } from './lotteries/lottery-words.ts'

/** What is applied for now, and what was drawn. */
export function Lotteries(): ReactNode {
  const words = useWords(LOTTERY_WORDS)
  const { data, error, refetch } = useResource<Answer>('/console/api/lotteries', { every: 60_000 })
  const isEmpty = data !== undefined && data.lotteries.length === 0 && data.draws.length === 0
  return (
    <>
      <PageTitle title={words.title} description={words.description} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={6} height={56} />}
      {isEmpty && <EmptyState icon={IconDice5} title={words.emptyTitle} text={words.emptyText} />}
      {data && !isEmpty && (
        <Stack gap="xl">
          {data.lotteries.length > 0 && (
            <Part title={words.lotteries}>
              <LotteryTable lotteries={data.lotteries} />
            </Part>
          )}
          <Part title={words.draws}>
            {data.draws.length === 0 ? (
              <Text c="dimmed">{words.noDraws}</Text>
            ) : (
              <DrawTable draws={data.draws} />
            )}
          </Part>
        </Stack>
      )}
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Title order={2} mb="sm">
        {title}
      </Title>
      {children}
    </section>
  )
}

function LotteryTable({ lotteries }: { readonly lotteries: readonly Lottery[] }) {
  const words = useWords(LOTTERY_WORDS)
  const { language } = useLanguage()
  const columns: readonly Column<Lottery>[] = [
    { key: 'name', title: words.columns.name, plain: true, cell: ({ name }) => name },
    {
      key: 'announced',
      title: words.columns.announced,
      cell: ({ announce_at: at }) => <time dateTime={at}>{formatTime(at, language)}</time>,
    },
    ...(['applications', 'won', 'ordered'] as const).map(key => ({
      ...{ key, title: words.columns[key], align: 'right' as const },
      cell: (lottery: Lottery) => formatNumber(lottery[key], language),
    })),
  ]
  return (
    <DataTable
      caption={words.lotteries}
      columns={columns}
      rows={lotteries}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/items/${id}`}
    />
  )
}

function DrawTable({ draws }: { readonly draws: readonly DrawLine[] }) {
  const words = useWords(LOTTERY_WORDS)
  const { language } = useLanguage()
  const columns: readonly Column<DrawLine>[] = [
    { key: 'name', title: words.columns.name, plain: true, cell: ({ title }) => title },
    {
      key: 'announced',
      title: words.columns.announced,
      cell: ({ drawn_at: at }) => <time dateTime={at}>{formatTime(at, language)}</time>,
    },
    {
      ...{ key: 'entries', title: words.columns.entries, align: 'right' },
      cell: ({ applications }) => formatNumber(applications, language),
    },
    {
      ...{ key: 'winners', title: words.columns.winners, align: 'right' },
      cell: ({ won }) => formatNumber(won, language),
    },
  ]
  return (
    <DataTable
      caption={words.draws}
      columns={columns}
      rows={draws}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/draws/${id}`}
    />
  )
}
