/** The mail addresses that no order can be given. */
import { ActionIcon, Button, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ProblemError, request, withQuery } from '../../api/request.ts'
import type { BlockList } from '../../api/types.ts'
import { useAction, useResource } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Fault } from '../../ui/fault-text.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import classes from './settings.module.css'
import { SETTINGS_WORDS } from './settings-words.ts'

const PATH = '/console/api/block_list'

/** The list, with a field to add and a button to remove. */
export function BlockListPanel(): ReactNode {
  const words = useWords(SETTINGS_WORDS)
  const { data, error } = useResource<BlockList>(PATH)
  return (
    <Panel title={words.blockList} description={words.blockListText}>
      <Allowed need="settings">
        <AddEntry />
      </Allowed>
      {error && <ProblemAlert error={error} />}
      {!data && !error && <Loading rows={2} />}
      {data?.entries.length === 0 && (
        <Text size="sm" c="dimmed" mt="md">
          {words.nothingBlocked}
        </Text>
      )}
      {data !== undefined && data.entries.length > 0 && (
        <Allowed need="settings">
          <ul className={classes.entries}>
            {data.entries.map(entry => (
              <Entry key={entry} entry={entry} />
            ))}
          </ul>
        </Allowed>
      )}
    </Panel>
  )
}

function AddEntry() {
  const words = useWords(SETTINGS_WORDS)
  const [entry, setEntry] = useState('')
  const add = useAction<string>({
    call: text => request('POST', PATH, { entry: text }),
    refresh: [PATH],
    done: words.added(entry.trim()),
    showsProblem: true,
    onDone: () => setEntry(''),
  })
  const atField = add.error instanceof ProblemError ? add.error.problem.errors?.[0]?.detail : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(entry)
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={words.entry}
        description={words.entryHint}
        autoComplete="off"
        value={entry}
        error={atField && <Fault detail={atField} />}
        onChange={event => {
          setEntry(event.currentTarget.value)
          add.reset()
        }}
        inputContainer={input => (
          <div className={classes.adding}>
            {input}
            <Button type="submit" variant="default" disabled={entry.trim() === ''} loading={add.isPending}>
              {words.add}
            </Button>
          </div>
        )}
      />
      {add.error && atField === undefined && <ProblemAlert error={add.error} />}
    </form>
  )
}

function Entry({ entry }: { readonly entry: string }) {
  const words = useWords(SETTINGS_WORDS)
  const remove = useAction({
    call: () => request<void>('DELETE', withQuery(PATH, { entry })),
    refresh: [PATH],
    done: words.removed(entry),
  })
  return (
    <li>
      <span>{entry}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={words.remove(entry)}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}
