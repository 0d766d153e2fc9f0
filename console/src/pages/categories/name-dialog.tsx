/** Asks for the name of a category. */
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { request } from '../../api/request.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { CATEGORY_PATHS } from './category-paths.ts'
import { CATEGORY_WORDS } from './category-words.ts'

/** What is named: a new category below a parent, or one that there is. */
export type Naming =
  | { readonly parentId: number | null; readonly parentName?: string }
  | { readonly id: number; readonly name: string }

/** The dialog; closed while there is nothing to name. */
export function NameDialog({
  naming,
  onClose,
}: {
  readonly naming: Naming | null
  readonly onClose: () => void
}): ReactNode {
  const words = useWords(CATEGORY_WORDS)
  const title =
    naming === null
      ? ''
      : 'id' in naming
        ? words.renameTitle(naming.name)
        : naming.parentName === undefined
          ? words.add
          : `${naming.parentName} › ${words.addBelow}`
  return (
    <Modal opened={naming !== null} onClose={onClose} title={title} centered>
      {naming !== null && <NameForm naming={naming} onClose={onClose} />}
    </Modal>
  )
}

function NameForm({ naming, onClose }: { readonly naming: Naming; readonly onClose: () => void }) {
  const words = useWords(CATEGORY_WORDS)
  const isNew = !('id' in naming)
  const [name, setName] = useState(isNew ? '' : naming.name)
  const save = useAction<void, unknown>({
    call: () =>
      isNew
        ? request('POST', '/api/item_categories', { name: name.trim(), parent_id: naming.parentId })
        : request('POST', `/api/item_categories/${naming.id}`, { name: name.trim() }),
    refresh: CATEGORY_PATHS,
    done: isNew ? words.created(name.trim()) : words.renamed(name.trim()),
    showsProblem: true,
    onDone: onClose,
    onTheirs: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          data-autofocus
          label={words.name}
          required
          autoComplete="off"
          value={name}
          error={faultText(save.error, '/name')}
          onChange={event => setName(event.currentTarget.value)}
        />
        <ProblemAlert error={save.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {isNew ? words.create : words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
