/** One item: everything of it to change. */
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import type { Item } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { ApiCall } from '../ui/api-call.tsx'
import columns from '../ui/columns.module.css'
import { Loading } from '../ui/loading.tsx'
import layout from '../ui/page.module.css'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { ItemActions } from './items/item-actions.tsx'
import { ItemCategories } from './items/item-categories.tsx'
import { ItemFacts } from './items/item-facts.tsx'
import { ItemFile } from './items/item-file.tsx'
import { ItemForm } from './items/item-form.tsx'
import { ItemLinks } from './items/item-links.tsx'
import { ItemOptions } from './items/item-options.tsx'
import { ItemPictures } from './items/item-pictures.tsx'
import { ItemSale } from './items/item-sale.tsx'
import { ItemShipping } from './items/item-shipping.tsx'
import { ItemVariations } from './items/item-variations.tsx'
import { ITEM_WORDS } from './items/item-words.ts'
import { VisibilitySwitch } from './items/visibility-switch.tsx'

/** The page. Each part is saved by itself. */
export function ItemPage(): ReactNode {
  const words = useWords(ITEM_WORDS)
  const { id = '' } = useParams<{ id: string }>()
  const path = `/api/items/${encodeURIComponent(id)}`
  const { data: item, error, refetch } = useResource<Item>(path)
  const back = { href: '/items', label: words.back }
  if (item === undefined) {
    return (
      <>
        <PageTitle title={words.item} back={back} />
        {error ? <ProblemAlert error={error} again={() => refetch()} /> : <Loading rows={8} height={64} />}
      </>
    )
  }
  return (
    <>
      <PageTitle
        title={item.name}
        back={back}
        actions={
          <>
            <VisibilitySwitch itemId={item.id} visible={item.visible} name={item.name} />
            <ItemActions item={item} />
          </>
        }
      />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {/* What is written of one item is not the next one's. */}
      <div className={columns.columns} key={item.id}>
        <div className={columns.column}>
          <ItemPictures item={item} />
          <ItemForm item={item} />
          <ItemVariations item={item} />
          <ItemFile item={item} />
          <ItemOptions item={item} />
        </div>
        <div className={columns.column}>
          <ItemFacts item={item} />
          <ItemSale item={item} />
          <ItemCategories item={item} />
          <ItemShipping item={item} />
        </div>
      </div>
      <ItemLinks item={item} />
      <div className={layout.call}>
        <ApiCall path={path} />
      </div>
    </>
  )
}
