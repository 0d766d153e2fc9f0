/** Asks what was sent, and how. */
import { Checkbox, Modal, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { request } from '../../api/request.ts'
import type { Fulfilment, Order, OrderLine } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { AskForm } from '../../ui/ask-dialog.tsx'
import { useMailNotice } from '../../ui/use-mail-notice.ts'
import { ITEM_TYPE } from '../items/item-terms.ts'
import { type CarrierDraft, CarrierFields, carrierBody } from './carrier-fields.tsx'
import { CommentField } from './comment-field.tsx'
import { ACTION_WORDS } from './order-words.ts'
import { REFRESHED } from './refreshed.ts'
import { isHandedOver, waitingOf } from './use-fulfilment.ts'

interface DialogProps {
  readonly order: Order
  readonly fulfilment: Fulfilment
  readonly opened: boolean
  readonly onClose: () => void
}

/** The dialog of POST /api/orders/KEY/dispatch. */
export function DispatchDialog({ order, fulfilment, opened, onClose }: DialogProps): ReactNode {
  const words = useWords(ACTION_WORDS)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={isHandedOver(order, fulfilment) ? words.handOverTitle : words.dispatchTitle}
      size="lg"
    >
      <DispatchForm order={order} fulfilment={fulfilment} onClose={onClose} />
    </Modal>
  )
}

/** Mounted anew each time the dialog opens, so that it begins with what the order is then. */
function DispatchForm({ order, fulfilment, onClose }: Omit<DialogProps, 'opened'>) {
  const words = useWords(ACTION_WORDS)
  const types = useWords(ITEM_TYPE)
  const { who } = useMailNotice()
  const takeout = waitingOf(order, fulfilment, 'takeout')
  const digital = waitingOf(order, fulfilment, 'digital')
  const waiting = order.lines.filter(({ id, status }) => status === 'ordered' && !digital.includes(id))
  const sent = waiting.filter(({ id }) => !takeout.includes(id))
  const [lines, setLines] = useState<readonly string[]>(
    (sent.length > 0 ? sent : waiting).map(({ id }) => String(id)),
  )
  const fetched = takeout.some(id => lines.includes(String(id)))
  const onlyFetched = fetched && lines.every(id => takeout.includes(Number(id)))
  const [carrier, setCarrier] = useState<CarrierDraft>({ company: '0', tracking: '' })
  const [comment, setComment] = useState('')
  const dispatch = useAction({
    call: () =>
      request<void>('POST', `/api/orders/${order.unique_key}/dispatch`, {
        order_line_ids: lines.map(Number),
        ...(fetched ? {} : carrierBody(carrier)),
        ...(comment === '' ? {} : { comment }),
      }),
    refresh: REFRESHED,
    done: onlyFetched ? words.handedOver : words.dispatched,
    showsProblem: true,
    onDone: onClose,
    onTheirs: onClose,
  })
  return (
    <AskForm
      text={words.dispatchText(who.buyer)}
      action={dispatch}
      confirm={onlyFetched ? words.confirmHandOver : words.confirmDispatch}
      leave={words.back}
      disabled={lines.length === 0}
      onClose={onClose}
    >
      <Checkbox.Group label={words.lines} value={[...lines]} onChange={setLines}>
        <Stack gap="xs" mt={6}>
          {waiting.map(line => (
            <Checkbox
              key={line.id}
              value={String(line.id)}
              label={takeout.includes(line.id) ? `${lineName(line)} (${types.takeout})` : lineName(line)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {fetched ? (
        waiting.length > takeout.length && <Text size="sm">{words.takeoutHint}</Text>
      ) : (
        <CarrierFields
          value={carrier}
          onChange={members => setCarrier({ ...carrier, ...members })}
          error={dispatch.error}
        />
      )}
      <CommentField value={comment} onChange={setComment} />
    </AskForm>
  )
}

function lineName({ title, variation, amount }: OrderLine): string {
  return `${title}${variation === null ? '' : ` ${variation}`} × ${amount}`
}
