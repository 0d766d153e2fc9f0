/** What the dialogs of an order's actions have in common: the question, the refusal, and the buttons. */
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { MAX_COMMENT_LENGTH } from '../../../../src/resources/orders/limits.ts'
import { useWords } from '../../language/language.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { ACTION_WORDS } from './order-words.ts'

interface ActionFormProps {
  readonly text: string
  /** What is done when the form is sent, as `useAction` gives it. */
  readonly action: { readonly error: unknown; readonly isPending: boolean; readonly mutate: () => void }
  /** On the button that does it, and on the one that does not. */
  readonly confirm: string
  readonly leave: string
  readonly disabled?: boolean
  /** Whether it takes something away. Default false. */
  readonly danger?: boolean
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** The inside of a dialog; `children` are its fields. */
export function ActionForm(props: ActionFormProps): ReactNode {
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
          <Button variant="default" onClick={onClose}>
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

/** What the buyer is told in the mail. */
export function CommentField({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (value: string) => void
}): ReactNode {
  const words = useWords(ACTION_WORDS)
  return (
    <Textarea
      label={words.comment}
      description={words.commentHint}
      autosize
      minRows={2}
      maxRows={8}
      maxLength={MAX_COMMENT_LENGTH}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
