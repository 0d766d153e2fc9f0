/** What can be done with an order, each after it was confirmed. */
import { Button } from '@mantine/core'
import { IconBan, IconCash, IconDownload, IconPackage, IconTruckDelivery } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Fulfilment, Order } from '../../api/types.ts'
import { formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { useMailNotice } from '../../ui/use-mail-notice.ts'
import { CancelDialog, wasSentInPart } from './cancel-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DispatchDialog } from './dispatch-dialog.tsx'
import { ACTION_WORDS } from './order-words.ts'
import { isHandedOver, lacksDownload, useFulfilment, waitingOf } from './use-fulfilment.ts'

/** Ways to pay of which a person says that the money has come. */
const CONFIRMED_BY_HAND = ['bt', 'service_bt', 'cvs']

type Dialog = 'dispatch' | 'cancel' | 'transfer' | 'cash' | 'downloads'

/** Buttons for what the order's status lets hope for; the server has the last word. */
export function OrderActions({ order }: { readonly order: Order }): ReactNode {
  const words = useWords(ACTION_WORDS)
  const [open, setOpen] = useState<Dialog | null>(null)
  const close = () => setOpen(null)
  const { language } = useLanguage()
  const fulfilment = useFulfilment(order)
  const isAllowed = useMay()
  const can = possible(order, fulfilment)
  const may = {
    dispatch: can.dispatch && isAllowed('orders.dispatch'),
    cancel: can.cancel && isAllowed('orders.cancel'),
    transfer: can.transfer && isAllowed('orders.update'),
    cash: can.cash && isAllowed('orders.update'),
    downloads: can.downloads && isAllowed('orders.dispatch'),
  }
  const handedOver = isHandedOver(order, fulfilment)
  const DispatchIcon = handedOver ? IconPackage : IconTruckDelivery
  const asks = (dialog: Dialog) => ({ order, opened: open === dialog, onClose: close })
  return (
    <>
      {may.cancel && (
        <Button
          variant="default"
          leftSection={<IconBan size={18} aria-hidden />}
          onClick={() => setOpen('cancel')}
        >
          {wasSentInPart(order) ? words.cancelRest : words.cancel}
        </Button>
      )}
      {may.transfer && (
        <Button leftSection={<IconCash size={18} aria-hidden />} onClick={() => setOpen('transfer')}>
          {words.transfer}
        </Button>
      )}
      {may.cash && (
        <Button
          variant="default"
          leftSection={<IconCash size={18} aria-hidden />}
          onClick={() => setOpen('cash')}
        >
          {words.cash}
        </Button>
      )}
      {may.downloads && (
        <Button
          variant={may.transfer || may.dispatch ? 'default' : 'filled'}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => setOpen('downloads')}
        >
          {words.downloads}
        </Button>
      )}
      {may.dispatch && (
        <Button leftSection={<DispatchIcon size={18} aria-hidden />} onClick={() => setOpen('dispatch')}>
          {handedOver ? words.handOver : words.dispatch}
        </Button>
      )}
      <DispatchDialog fulfilment={fulfilment} {...asks('dispatch')} />
      <CancelDialog {...asks('cancel')} />
      <Confirmations total={formatYen(order.amounts.total, language)} asks={asks} />
    </>
  )
}

interface ConfirmationsProps {
  /** The order's, in words. */
  readonly total: string
  readonly asks: (
    dialog: Dialog,
  ) => Pick<ComponentProps<typeof ConfirmDialog>, 'order' | 'opened' | 'onClose'>
}

/** What is only confirmed: that money has come, that downloads were provided. */
function Confirmations({ total, asks }: ConfirmationsProps) {
  const words = useWords(ACTION_WORDS)
  const { who } = useMailNotice()
  return (
    <>
      <ConfirmDialog
        {...asks('transfer')}
        route="transfer_confirmation"
        title={words.transferTitle}
        text={words.transferText(total, who.buyerHere)}
        confirm={words.confirmTransfer}
        done={words.transferred}
      />
      <ConfirmDialog
        {...asks('cash')}
        route="cash_confirmation"
        title={words.cashTitle}
        text={words.cashText(total)}
        confirm={words.confirmCash}
        done={words.cashed}
      />
      <ConfirmDialog
        {...asks('downloads')}
        route="downloads"
        title={words.downloadsTitle}
        text={words.downloadsText}
        confirm={words.confirmDownloads}
        done={words.downloaded}
      />
    </>
  )
}

function possible(order: Order, fulfilment: Fulfilment): Readonly<Record<Dialog, boolean>> {
  const { status, lines, payment } = order
  const byHand = CONFIRMED_BY_HAND.includes(payment.method ?? '')
  const digital = waitingOf(order, fulfilment, 'digital').length
  const waiting = lines.filter(line => line.status === 'ordered').length
  const open = payment.transactions.every(transaction => transaction.status === 'unpaid')
  return {
    dispatch: status === 'ordered' && waiting > digital,
    cancel: ['ordered', 'unpaid', 'unshippable'].includes(status) && (!wasSentInPart(order) || byHand),
    transfer: status === 'unpaid' && byHand,
    cash: payment.method === 'cod' && status !== 'cancelled' && open && order.amounts.total > 0,
    downloads: ['ordered', 'unpaid'].includes(status) && lacksDownload(order, fulfilment),
  }
}
