/** A dialog in which a part of an order is changed: it asks before it closes over what is not saved. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Need } from '../../../../src/auth/roles.ts'
import { request } from '../../api/request.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { EDIT_WORDS } from './edit-words.ts'
import classes from './orders.module.css'
import { REFRESHED } from './refreshed.ts'

interface EditButtonProps<Draft> {
  readonly title: string
  readonly text: string
  /** On the button that opens it; "change" when left out. */
  readonly label?: string
  /** Said when it is saved. */
  readonly done: string
  readonly need?: Need
  /** What is put, and where. */
  readonly path: string
  readonly body: (draft: Draft) => object
  /** The answer that the fields are taken from: what somebody else has changed since the dialog was opened is asked about. */
  readonly of: object
  /** What the fields begin with, made anew each time the dialog opens. */
  readonly initial: () => Draft
  readonly wide?: boolean
  readonly children: (
    draft: Draft,
    change: (members: Partial<Draft>) => void,
    /** What the server refused. */
    error: unknown,
  ) => ReactNode
}

/** A button, and the dialog that it opens. Nothing where the role may not. */
export function EditButton<Draft extends object>(props: EditButtonProps<Draft>): ReactNode {
  const words = useWords(EDIT_WORDS)
  const may = useMay()
  const [opened, setOpened] = useState(false)
  const [changed, setChanged] = useState(false)
  const close = () => {
    setOpened(false)
    setChanged(false)
  }
  useUnsaved(opened && changed)
  if (!may(props.need ?? 'orders.update')) return null
  const askToClose = () => {
    if (!changed || window.confirm(words.discard)) close()
  }
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        className={classes.edit ?? ''}
        aria-label={props.label ?? props.title}
        onClick={() => setOpened(true)}
      >
        {props.label ?? words.edit}
      </Button>
      <Modal opened={opened} onClose={askToClose} title={props.title} size={props.wide ? 'xl' : 'md'}>
        <EditForm {...props} onChanged={() => setChanged(true)} onLeave={askToClose} onClose={close} />
      </Modal>
    </>
  )
}

interface EditFormProps<Draft> extends EditButtonProps<Draft> {
  readonly onChanged: () => void
  readonly onLeave: () => void
  readonly onClose: () => void
}

function EditForm<Draft extends object>(props: EditFormProps<Draft>) {
  const { text, path, body, initial, done, children, onChanged, onLeave, onClose } = props
  const words = useWords(EDIT_WORDS)
  const [draft, setDraft] = useState(initial)
  const [of] = useState(props.of)
  const save = useAction({
    of,
    call: () => request<void>('PUT', path, body(draft)),
    refresh: REFRESHED,
    done,
    showsProblem: true,
    onDone: onClose,
    onTheirs: onClose,
  })
  const change = (members: Partial<Draft>) => {
    setDraft(before => ({ ...before, ...members }))
    onChanged()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        {text !== '' && <Text size="sm">{text}</Text>}
        {children(draft, change, save.error)}
        <ProblemAlert error={save.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onLeave}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
