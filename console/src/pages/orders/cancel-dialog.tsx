/** Asks whether an order is really to be cancelled. */
import { Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { request } from '../../api/request.ts'
import type { Order } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { ACTION_WORDS } from './order-words.ts'
import { REFRESHED } from './refreshed.ts'

interface DialogProps {
  readonly order: Order
  readonly opened: boolean
  readonly onClose: () => void
}

/** The dialog of POST /api/orders/KEY/cancel. */
export function CancelDialog({ order, opened, onClose }: DialogProps): ReactNode {
  const words = useWords(ACTION_WORDS)
  return (
    <Modal opened={opened} onClose={onClose} title={words.cancelTitle}>
      <CancelForm order={order} onClose={onClose} />
    </Modal>
  )
}

function CancelForm({ order, onClose }: Omit<DialogProps, 'opened'>) {
  const words = useWords(ACTION_WORDS)
  const [comment, setComment] = useState('')
  const [restock, setRestock] = useState(true)
  const cancel = useAction({
    call: () =>
      request<void>('POST', `/api/orders/${order.unique_key}/cancel`, {
        restock,
        ...(comment === '' ? {} : { comment }),
      }),
    refresh: REFRESHED,
    done: words.cancelled,
    showsProblem: true,
    onDone: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    cancel.mutate()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm">{words.cancelText}</Text>
        <Checkbox
          label={words.restock}
          checked={restock}
          onChange={event => setRestock(event.currentTarget.checked)}
        />
        <Textarea
          label={words.comment}
          description={words.commentHint}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={1000}
          value={comment}
          onChange={event => setComment(event.currentTarget.value)}
        />
        {cancel.error && <ProblemAlert error={cancel.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" loading={cancel.isPending}>
            {words.confirmCancel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
