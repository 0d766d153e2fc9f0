/** Asks before a factor is removed, or its codes are made anew. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { factorWords } from './factor-words.ts'

/** What is asked, and what follows. */
export interface RemovalDialogProps {
  readonly opened: boolean
  readonly title: string
  readonly text: string
  /** Said besides when nothing is left after it. */
  readonly last?: boolean
  /** What the button says. */
  readonly button: string
  readonly action: {
    readonly isPending: boolean
    readonly error: Error | null
    readonly mutate: () => void
    readonly reset: () => void
  }
  readonly onClose: () => void
}

/** Open while it is asked. */
export function RemovalDialog(props: RemovalDialogProps): ReactNode {
  const words = useWords(factorWords)
  const { opened, title, text, last = false, button, action, onClose } = props
  const close = () => {
    action.reset()
    onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title={title} centered withCloseButton={false}>
      <Stack gap="md">
        <Text size="sm">{text}</Text>
        {last && <Text size="sm">{words.lastOne}</Text>}
        <ProblemAlert error={action.error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} data-autofocus>
            {words.cancel}
          </Button>
          <Button color="danger" loading={action.isPending} onClick={() => action.mutate()}>
            {button}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
