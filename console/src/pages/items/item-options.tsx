/** What a buyer can choose or write with an item, to change. */
import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { MAX_OPTIONS } from '../../../../src/resources/items/limits.ts'
import { request } from '../../api/request.ts'
import type { Item } from '../../api/types.ts'
import { useBase } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { moved } from '../../ui/moved.ts'
import { Panel } from '../../ui/panel.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useSave } from '../../ui/use-save.ts'
import { ITEM_PATHS } from './item-paths.ts'
import { newOption, type OptionDraft, optionDrafts, optionsBody } from './option-draft.ts'
import { OptionFields } from './option-fields.tsx'
import { SELLING_WORDS } from './selling-words.ts'

/** All options, saved with one button. */
export function ItemOptions({ item }: { readonly item: Item }): ReactNode {
  const words = useWords(SELLING_WORDS)
  const stored = { options: optionDrafts(item.options) }
  const form = useDraft<{ options: readonly OptionDraft[] }>(stored)
  const { draft, change, isChanged } = form
  const { options } = draft
  const { saving, submit } = useSave(form, {
    call: () => request<void>('PUT', `/console/api/items/${item.id}/options`, optionsBody(options)),
    refresh: ITEM_PATHS,
    done: words.optionsSaved,
    of: useBase(item, isChanged),
  })
  const set = (next: readonly OptionDraft[]) => change({ options: next })
  const add = (type: OptionDraft['type'], label: string) => (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconPlus size={18} aria-hidden />}
      disabled={options.length >= MAX_OPTIONS}
      onClick={() => set([...options, newOption(options, type)])}
    >
      {label}
    </Button>
  )
  return (
    <Panel title={words.options} description={words.optionsText}>
      <form onSubmit={submit} noValidate>
        <Allowed need="items.update">
          {options.map((option, at) => (
            <OptionFields
              key={option.key}
              at={at}
              last={options.length - 1}
              option={option}
              error={saving.error}
              onChange={next => set(options.with(at, next))}
              onMove={to => set(moved(options, at, to))}
              onRemove={() => set(options.toSpliced(at, 1))}
            />
          ))}
          <Group gap="xs" mb="sm">
            {add('select', words.addSelect)}
            {add('form', words.addForm)}
          </Group>
          {(saving.isChanged || saving.isSaved) && <SaveBar saving={saving} />}
        </Allowed>
      </form>
    </Panel>
  )
}
