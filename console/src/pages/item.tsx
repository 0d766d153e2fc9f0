/** One item. */
import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useParams } from 'wouter'
import type { Item } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { ApiCall } from '../ui/api-call.tsx'
import columns from '../ui/columns.module.css'
import { Loading } from '../ui/loading.tsx'
import layout from '../ui/page.module.css'
import { PageTitle } from '../ui/page-title.tsx'
import { Panel } from '../ui/panel.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { ItemFacts } from './items/item-facts.tsx'
import { ItemFile } from './items/item-file.tsx'
import { ItemLinks } from './items/item-links.tsx'
import { ItemOptions } from './items/item-options.tsx'
import { ItemShipping } from './items/item-shipping.tsx'
import { ItemStock } from './items/item-stock.tsx'
import { ITEM_WORDS } from './items/item-words.ts'
import classes from './items/items.module.css'
import { Picture } from './items/picture.tsx'
import { VisibilitySwitch } from './items/visibility-switch.tsx'

/** All that the API tells of an item, with its stock to change. */
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
        actions={<VisibilitySwitch itemId={item.id} visible={item.visible} name={item.name} />}
      />
      <div className={columns.columns}>
        <div className={columns.column}>
          <Pictures item={item} />
          <ItemStock item={item} />
          <ItemFile item={item} />
          <Panel title={words.text}>
            <Text className={classes.text} {...(item.detail === '' ? { c: 'dimmed' } : {})}>
              {item.detail === '' ? words.noText : item.detail}
            </Text>
          </Panel>
          {item.options.length > 0 && <ItemOptions options={item.options} />}
        </div>
        <div className={columns.column}>
          <ItemFacts item={item} />
          <Categories item={item} />
          <ItemShipping key={item.id} item={item} />
        </div>
      </div>
      <ItemLinks item={item} />
      <div className={layout.call}>
        <ApiCall path={path} />
      </div>
    </>
  )
}

function Pictures({ item: { name, images } }: { readonly item: Item }) {
  const words = useWords(ITEM_WORDS)
  return (
    <Panel title={words.pictures}>
      {images.length === 0 ? (
        <Text c="dimmed">{words.noPicture}</Text>
      ) : (
        <ul className={classes.pictures}>
          {images.map((image, index) => (
            <li key={image.id}>
              <a href={image.url} target="_blank" rel="noreferrer">
                <Picture image={image} alt={words.pictureOf(name, index + 1)} size={176} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Categories({ item: { categories } }: { readonly item: Item }) {
  const words = useWords(ITEM_WORDS)
  return (
    <Panel title={words.categories}>
      {categories.length === 0 && <Text c="dimmed">{words.noCategories}</Text>}
      <ul className={classes.plain}>
        {categories.map(category => (
          <li key={category.id}>
            <Anchor component={Link} href={`/items?category=${category.id}`} size="sm">
              {chain(category)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** A category with those above it, the topmost first. */
function chain({ name, parent }: Item['categories'][number]): string {
  return parent === null ? name : `${chain(parent)} › ${name}`
}
