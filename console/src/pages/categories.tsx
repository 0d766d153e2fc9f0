/** The category tree. */
import { Anchor } from '@mantine/core'
import { IconSitemap } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ItemCategory } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { formatNumber } from '../language/format.ts'
import { inBoth, useLanguage, useWords } from '../language/language.tsx'
import { ApiCall } from '../ui/api-call.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import layout from '../ui/page.module.css'
import { PageTitle } from '../ui/page-title.tsx'
import { Panel } from '../ui/panel.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import classes from './categories/categories.module.css'

const PATH = '/api/item_categories'

const WORDS = inBoth(
  {
    title: 'Categories',
    description: 'As they stand in the shop, up to three levels deep. A name opens its items.',
    count: (count: string) => `${count} categories`,
    emptyTitle: 'No categories yet',
    emptyText: 'Make the first one with a call of the API.',
    createCall: 'Make a category',
  },
  {
    title: 'カテゴリー',
    description: 'ショップでの並びのとおりです（3階層まで）。名前を押すと、そのカテゴリーの商品を開きます。',
    count: count => `${count}件のカテゴリー`,
    emptyTitle: 'まだカテゴリーがありません',
    emptyText: 'APIで最初のカテゴリーを作ってください。',
    createCall: 'カテゴリーを作る',
  },
)

/** All categories, each below the one it belongs to. */
export function Categories(): ReactNode {
  const words = useWords(WORDS)
  const { language } = useLanguage()
  const { data, error, refetch } = useResource<readonly ItemCategory[]>(PATH)
  return (
    <>
      <PageTitle title={words.title} description={words.description} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={12} height={40} />}
      {data?.length === 0 && (
        <EmptyState icon={IconSitemap} title={words.emptyTitle} text={words.emptyText}>
          <ApiCall method="POST" path={PATH} body={{ name: '湯のみ' }} title={words.createCall} />
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <Panel title={words.count(formatNumber(data.length, language))}>
          <Level of={null} all={data} />
        </Panel>
      )}
      <div className={layout.call}>
        <ApiCall path={PATH} />
      </div>
    </>
  )
}

/** The categories directly below one, in the order in which the API gives them. */
function Level({ of, all }: { readonly of: number | null; readonly all: readonly ItemCategory[] }) {
  const here = all.filter(({ parent }) => (parent?.id ?? null) === of)
  if (here.length === 0) return null
  return (
    <ul className={classes.level} data-top={of === null || undefined}>
      {here.map(({ id, name, number }) => (
        <li key={id}>
          <span className={classes.category}>
            <Anchor component={Link} href={`/items?category=${id}`}>
              {name}
            </Anchor>
            <span className={classes.number}>#{number}</span>
          </span>
          <Level of={id} all={all} />
        </li>
      ))}
    </ul>
  )
}
