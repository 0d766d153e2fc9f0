/** What sold best of late, and where orders came in. */
import { Anchor, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { BestSellers as Answer } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { formatNumber, formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { termOf, VIA } from '../orders/order-terms.ts'
import classes from './home.module.css'
import { salesWords } from './sales-words.ts'

/** Two panels beside each other. */
export function BestSellers(): ReactNode {
  const words = useWords(salesWords)
  const { language } = useLanguage()
  const vias = useWords(VIA)
  const { data, error, refetch } = useResource<Answer>('/console/api/best-sellers', { every: 60_000 })
  if (error) return <ProblemAlert error={error} again={() => refetch()} />
  if (!data) return <Loading rows={4} height={64} />
  const description = words.bestOf(formatNumber(data.orders, language))
  return (
    <div className={`${classes.charts} ${classes.rankings}`}>
      <Panel title={words.best} description={description}>
        <Ranking
          nothing={words.nothing}
          heads={[words.item, words.pieces, words.sales]}
          rows={data.items.map(({ item_id, title, pieces, sales }) => [
            <Anchor key="item" component={Link} inherit href={`/items/${item_id}`} data-touch>
              {title}
            </Anchor>,
            formatNumber(pieces, language),
            formatYen(sales, language),
          ])}
        />
      </Panel>
      <Panel title={words.channels} description={description}>
        <Ranking
          nothing={words.nothing}
          heads={[words.channel, words.orders, words.sales]}
          rows={data.channels.map(({ via, orders, sales }) => [
            termOf(vias, via),
            formatNumber(orders, language),
            formatYen(sales, language),
          ])}
        />
      </Panel>
    </div>
  )
}

function Ranking({
  heads,
  rows,
  nothing,
}: {
  readonly heads: readonly [name: string, count: string, sales: string]
  readonly rows: readonly (readonly [name: ReactNode, count: string, sales: string])[]
  readonly nothing: string
}): ReactNode {
  if (rows.length === 0) {
    return (
      <Text c="dimmed" size="sm">
        {nothing}
      </Text>
    )
  }
  return (
    <Table className={classes.ranking ?? ''}>
      <Table.Thead>
        <Table.Tr>
          {heads.map(head => (
            <Table.Th key={head} scope="col">
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([name, count, sales], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the ranking is what a row is
          <Table.Tr key={index}>
            <Table.Td>{name}</Table.Td>
            <Table.Td>{count}</Table.Td>
            <Table.Td>{sales}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
