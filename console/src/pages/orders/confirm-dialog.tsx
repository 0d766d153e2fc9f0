/** Asks whether something has happened outside, such as that the money of an order has come. */
import type { ReactNode } from 'react'
import { request } from '../../api/request.ts'
import type { Order } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { ACTION_WORDS } from './order-words.ts'
import { REFRESHED } from './refreshed.ts'

interface ConfirmDialogProps {
  readonly order: Order
  /** What is posted to: the last part of `/console/api/orders/KEY/`. */
  readonly route: 'transfer_confirmation' | 'cash_confirmation' | 'downloads'
  /** The question, what follows, the button, and what is said when it is done. */
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly done: string
  readonly opened: boolean
  readonly onClose: () => void
}

/** The dialog of POST /console/api/orders/KEY/ROUTE. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { order, route, title, text, confirm, done, opened, onClose } = props
  const words = useWords(ACTION_WORDS)
  const action = useAction({
    call: () => request<void>('POST', `/console/api/orders/${order.unique_key}/${route}`),
    refresh: REFRESHED,
    done,
    showsProblem: true,
    onDone: onClose,
    onTheirs: onClose,
  })
  return (
    <AskDialog
      opened={opened}
      title={title}
      text={text}
      action={action}
      confirm={confirm}
      leave={words.back}
      onClose={onClose}
    />
  )
}
