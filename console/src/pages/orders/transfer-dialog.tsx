/** Asks whether the money of an order has come. */
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { request } from '../../api/request.ts'
import type { Order } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { ActionForm } from './action-form.tsx'
import { ACTION_WORDS } from './order-words.ts'
import { REFRESHED } from './refreshed.ts'

/** The dialog of POST /console/api/orders/KEY/transfer_confirmation. */
export function TransferDialog({
  order,
  opened,
  onClose,
}: {
  readonly order: Order
  readonly opened: boolean
  readonly onClose: () => void
}): ReactNode {
  const words = useWords(ACTION_WORDS)
  const { language } = useLanguage()
  const confirm = useAction({
    call: () => request<void>('POST', `/console/api/orders/${order.unique_key}/transfer_confirmation`),
    refresh: REFRESHED,
    done: words.transferred,
    showsProblem: true,
    onDone: onClose,
  })
  return (
    <Modal opened={opened} onClose={onClose} title={words.transferTitle}>
      <ActionForm
        text={words.transferText(formatYen(order.amounts.total, language))}
        action={confirm}
        confirm={words.confirmTransfer}
        leave={words.back}
        onClose={onClose}
      />
    </Modal>
  )
}
