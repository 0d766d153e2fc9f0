/** The category tree. */
import { Button } from '@mantine/core'
import { IconPlus, IconSitemap } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { ItemCategory } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { formatNumber } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { ApiCall } from '../ui/api-call.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import layout from '../ui/page.module.css'
import { PageTitle } from '../ui/page-title.tsx'
import { Panel } from '../ui/panel.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import classes from './categories/categories.module.css'
import { CategoryTree } from './categories/category-tree.tsx'
import { CATEGORY_WORDS } from './categories/category-words.ts'
import { NameDialog } from './categories/name-dialog.tsx'

const PATH = '/api/item_categories'

/** All categories, to put into order and to name. */
export function Categories(): ReactNode {
  const words = useWords(CATEGORY_WORDS)
  const { language } = useLanguage()
  const mayWrite = useMay()('item_categories.write')
  const { data, error, refetch } = useResource<readonly ItemCategory[]>(PATH)
  const [isAdding, setAdding] = useState(false)
  const add = mayWrite && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <>
      <PageTitle title={words.title} description={words.description} actions={add} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={12} height={40} />}
      {data?.length === 0 && (
        <EmptyState icon={IconSitemap} title={words.emptyTitle} text={words.emptyText}>
          {add}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <Panel
          title={words.count(formatNumber(data.length, language))}
          description={
            mayWrite && (
              <>
                <span className={classes.keys}>{words.hint}</span>
                <span className={classes.touch}>{words.touchHint}</span>
              </>
            )
          }
        >
          <CategoryTree all={data} />
        </Panel>
      )}
      <NameDialog naming={isAdding ? { parentId: null } : null} onClose={() => setAdding(false)} />
      <div className={layout.call}>{data && <ApiCall path={PATH} />}</div>
    </>
  )
}
