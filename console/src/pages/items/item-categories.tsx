/** The categories of an item: added and taken out. */
import { ActionIcon, Anchor, NativeSelect, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { request } from '../../api/request.ts'
import type { Item, ItemCategory } from '../../api/types.ts'
import { useAction, useResource } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { chainOf, indentedName } from './category-names.ts'
import { EDIT_WORDS } from './edit-words.ts'
import { ITEM_PATHS } from './item-paths.ts'
import { ITEM_WORDS } from './item-words.ts'
import classes from './items.module.css'

const PATH = '/api/item_categories'

/** Each change is saved at once. */
export function ItemCategories({ item: { id, categories } }: { readonly item: Item }): ReactNode {
  const words = useWords(ITEM_WORDS)
  const edit = useWords(EDIT_WORDS)
  const { data: all } = useResource<readonly ItemCategory[]>(PATH, { fresh: 60_000 })
  const set = useAction<{ readonly method: 'PUT' | 'DELETE'; readonly category: number }>({
    call: ({ method, category }) => request(method, `${PATH}/${category}/items/${id}`),
    refresh: ITEM_PATHS,
    done: edit.categoriesSaved,
    showsProblem: true,
  })
  const others = all?.filter(category => !categories.some(one => one.id === category.id)) ?? []
  return (
    <Panel title={words.categories} description={edit.categoriesHint}>
      <Allowed need="items.update">
        {categories.length === 0 && (
          <Text c="dimmed" size="sm">
            {words.noCategories}
          </Text>
        )}
        <ul className={classes.plain}>
          {categories.map(category => (
            <li key={category.id} className={classes.category}>
              <Anchor component={Link} href={`/items?category=${category.id}`} size="sm" data-touch>
                {chainOf(category)}
              </Anchor>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={edit.leaveCategory(category.name)}
                loading={set.isPending && set.variables.category === category.id}
                onClick={() => set.mutate({ method: 'DELETE', category: category.id })}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
        {all?.length === 0 ? (
          <Text size="sm">
            {edit.categoryNone}{' '}
            <Anchor component={Link} href="/categories" inherit>
              {edit.makeCategories}
            </Anchor>
          </Text>
        ) : (
          <NativeSelect
            mt="sm"
            aria-label={edit.addCategory}
            value=""
            disabled={set.isPending}
            data={[
              { value: '', label: edit.addCategory },
              ...others.map(category => ({ value: String(category.id), label: indentedName(category) })),
            ]}
            onChange={event => {
              const category = Number(event.currentTarget.value)
              if (category > 0) set.mutate({ method: 'PUT', category })
            }}
          />
        )}
        <ProblemAlert error={set.error} />
      </Allowed>
    </Panel>
  )
}
