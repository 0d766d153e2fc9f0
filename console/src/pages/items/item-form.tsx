/** An item's own members, to change. */
import type { ReactNode } from 'react'
import type { Item } from '../../api/types.ts'
import { useBase } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import columns from '../../ui/columns.module.css'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useSave } from '../../ui/use-save.ts'
import { EDIT_WORDS } from './edit-words.ts'
import { draftOfItem, itemChanges } from './item-draft.ts'
import { BasicFields, DetailField } from './item-fields.tsx'
import { ITEM_PATHS } from './item-paths.ts'
import { saveItem } from './save-item.ts'

/** The form, which sends only what was changed. */
export function ItemForm({ item }: { readonly item: Item }): ReactNode {
  const words = useWords(EDIT_WORDS)
  const form = useDraft(draftOfItem(item))
  const { base, draft, change } = form
  const changes = itemChanges(base, draft)
  const isChanged = Object.keys(changes).length > 0
  const { saving, submit } = useSave(
    form,
    {
      call: () => saveItem(item.id, draft, changes),
      refresh: ITEM_PATHS,
      done: words.saved(draft.name),
      of: useBase(item, isChanged),
    },
    isChanged,
  )
  const fields = { draft, change, error: saving.error }
  return (
    <form onSubmit={submit} noValidate>
      <Allowed need="items.update">
        <div className={columns.column}>
          <BasicFields {...fields} isNew={false} />
          <DetailField {...fields} />
          <SaveBar saving={saving} />
        </div>
      </Allowed>
    </form>
  )
}
