/** Asks before something is done: the question, the refusal, and the buttons. All dialogs that ask are made of this. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { ProblemAlert } from './problem-alert.tsx'

interface AskFormProps {
  /** The question, or what follows from it. */
  readonly text: string
  /** What is done when it is confirmed, as `useAction` gives it. */
  readonly action: {
    readonly error: unknown
    readonly isPending: boolean
    readonly mutate: () => void
    readonly reset?: () => void
  }
  /** On the button that does it, and on the one that does not. */
  readonly confirm: string
  readonly leave: string
  readonly disabled?: boolean
  /** Whether it takes something away: then the button is red, and the other one has the focus. Default false. */
  readonly danger?: boolean
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** The inside of a dialog, where the dialog is made elsewhere; `children` are its fields. */
export function AskForm(props: AskFormProps): ReactNode {
  const { text, action, confirm, leave, disabled = false, danger = false, onClose, children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    action.mutate()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm">{text}</Text>
        {children}
        <ProblemAlert error={action.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus={danger || undefined}>
            {leave}
          </Button>
          <Button
            type="submit"
            {...(danger ? { color: 'danger' } : {})}
            disabled={disabled}
            loading={action.isPending}
          >
            {confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

export interface AskDialogProps extends AskFormProps {
  readonly title: string
  readonly opened: boolean
}

/** The whole dialog. What was refused is forgotten when it closes. */
export function AskDialog({ title, opened, ...form }: AskDialogProps): ReactNode {
  const close = () => {
    form.action.reset?.()
    form.onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title={title} centered>
      <AskForm {...form} onClose={close} />
    </Modal>
  )
}
