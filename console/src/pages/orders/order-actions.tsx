/** What can be done with an order, each after it was confirmed. */
import { Button } from '@mantine/core'
import { IconBan, IconCash, IconTruckDelivery } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Order } from '../../api/types.ts'
import { useWords } from '../../language/language.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { DispatchDialog } from './dispatch-dialog.tsx'
import { ACTION_WORDS } from './order-words.ts'
import { TransferDialog } from './transfer-dialog.tsx'

/** Ways to pay of which a person says that the money has come. */
const CONFIRMED_BY_HAND = ['bt', 'service_bt', 'cvs']

type Dialog = 'dispatch' | 'cancel' | 'transfer'

/** Buttons for what the order's status lets hope for; the server has the last word. */
export function OrderActions({ order }: { readonly order: Order }): ReactNode {
  const words = useWords(ACTION_WORDS)
  const [open, setOpen] = useState<Dialog | null>(null)
  const close = () => setOpen(null)
  const may = possible(order)
  return (
    <>
      {may.cancel && (
        <Button
          variant="default"
          leftSection={<IconBan size={18} aria-hidden />}
          onClick={() => setOpen('cancel')}
        >
          {words.cancel}
        </Button>
      )}
      {may.transfer && (
        <Button leftSection={<IconCash size={18} aria-hidden />} onClick={() => setOpen('transfer')}>
          {words.transfer}
        </Button>
      )}
      {may.dispatch && (
        <Button leftSection={<IconTruckDelivery size={18} aria-hidden />} onClick={() => setOpen('dispatch')}>
          {words.dispatch}
        </Button>
      )}
      <DispatchDialog order={order} opened={open === 'dispatch'} onClose={close} />
      <CancelDialog order={order} opened={open === 'cancel'} onClose={close} />
      <TransferDialog order={order} opened={open === 'transfer'} onClose={close} />
    </>
  )
}

function possible({ status, lines, payment }: Order): Readonly<Record<Dialog, boolean>> {
  const untouched = lines.every(line => line.status !== 'dispatched')
  return {
    dispatch: status === 'ordered',
    cancel: ['ordered', 'unpaid', 'unshippable'].includes(status) && untouched,
    transfer: status === 'unpaid' && CONFIRMED_BY_HAND.includes(payment.method ?? ''),
  }
}
