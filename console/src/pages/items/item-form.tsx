/** An item's own members, to change. */
import { type FormEvent, type ReactNode, useState } from 'react'
import { request } from '../../api/request.ts'
import type { Item } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import columns from '../../ui/columns.module.css'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { EDIT_WORDS } from './edit-words.ts'
import { draftOfItem, itemChanges } from './item-draft.ts'
import { BasicFields, DetailField } from './item-fields.tsx'
import { ITEM_PATHS } from './item-paths.ts'

/** The form, which sends only what was changed. */
export function ItemForm({ item }: { readonly item: Item }): ReactNode {
  const words = useWords(EDIT_WORDS)
  const stored = draftOfItem(item)
  const { draft, change, reset, settle } = useDraft(stored)
  const changes = itemChanges(stored, draft)
  const isChanged = Object.keys(changes).length > 0
  const [isSaved, setSaved] = useState(false)
  const save = useAction<void, unknown>({
    call: () => request('POST', `/api/items/${item.id}`, changes),
    refresh: ITEM_PATHS,
    done: words.saved(draft.name),
    showsProblem: true,
    onDone: () => {
      setSaved(true)
      settle()
    },
  })
  useUnsaved(isChanged)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  const fields = { draft, change, error: save.error }
  return (
    <form onSubmit={submit} noValidate>
      <Allowed need="items.update">
        <div className={columns.column}>
          <BasicFields {...fields} isNew={false} />
          <DetailField {...fields} />
          <SaveBar
            isChanged={isChanged}
            isSaving={save.isPending}
            isSaved={isSaved}
            onReset={() => {
              reset()
              save.reset()
            }}
          >
            <ProblemAlert error={save.error} />
          </SaveBar>
        </div>
      </Allowed>
    </form>
  )
}
