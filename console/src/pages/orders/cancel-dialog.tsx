/** Asks whether an order is really to be cancelled. */
import { Checkbox, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { request } from '../../api/request.ts'
import type { Order } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { AskForm } from '../../ui/ask-dialog.tsx'
import { useMailNotice } from '../../ui/use-mail-notice.ts'
import { CommentField } from './comment-field.tsx'
import { ACTION_WORDS } from './order-words.ts'
import { REFRESHED } from './refreshed.ts'

interface DialogProps {
  readonly order: Order
  readonly opened: boolean
  readonly onClose: () => void
}

/** Whether something of the order is with the buyer, so that only the rest can be cancelled. */
export function wasSentInPart({ lines }: Order): boolean {
  return lines.some(line => line.status === 'dispatched')
}

/** The dialog of POST /api/orders/KEY/cancel. */
export function CancelDialog({ order, opened, onClose }: DialogProps): ReactNode {
  const words = useWords(ACTION_WORDS)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={wasSentInPart(order) ? words.cancelRestTitle : words.cancelTitle}
    >
      <CancelForm order={order} onClose={onClose} />
    </Modal>
  )
}

function CancelForm({ order, onClose }: Omit<DialogProps, 'opened'>) {
  const words = useWords(ACTION_WORDS)
  const { who } = useMailNotice()
  const rest = wasSentInPart(order)
  const [comment, setComment] = useState('')
  const [restock, setRestock] = useState(true)
  const cancel = useAction({
    call: () =>
      request<void>('POST', `/api/orders/${order.unique_key}/cancel`, {
        restock,
        ...(comment === '' ? {} : { comment }),
      }),
    refresh: REFRESHED,
    done: rest ? words.cancelledRest : words.cancelled,
    showsProblem: true,
    onDone: onClose,
    onTheirs: onClose,
  })
  return (
    <AskForm
      text={(rest ? words.cancelRestText : words.cancelText)(who.buyerAndShop)}
      action={cancel}
      confirm={rest ? words.cancelRest : words.confirmCancel}
      leave={words.keep}
      danger
      onClose={onClose}
    >
      <Checkbox
        label={words.restock}
        checked={restock}
        onChange={event => setRestock(event.currentTarget.checked)}
      />
      <CommentField value={comment} onChange={setComment} />
    </AskForm>
  )
}
