/** Giving or mending the tracking number of what was sent. */
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Order } from '../../api/types.ts'
import { useWords } from '../../language/language.tsx'
import { useMailNotice } from '../../ui/use-mail-notice.ts'
import { type CarrierDraft, CarrierFields, carrierBody } from './carrier-fields.tsx'
import { EditButton } from './edit-dialog.tsx'
import { EDIT_WORDS } from './edit-words.ts'
import { useFulfilment } from './use-fulfilment.ts'

type Dispatch = Order['delivery']['dispatches'][number]

interface Draft extends CarrierDraft {
  readonly notify: boolean
}

/** Of one dispatch; nothing of goods that were handed over, and of an order that is over. */
export function EditDispatch({
  order,
  dispatch,
}: {
  readonly order: Order
  readonly dispatch: Dispatch
}): ReactNode {
  const words = useWords(EDIT_WORDS)
  const { lines } = useFulfilment(order)
  const { kept } = useMailNotice()
  const types = new Map(lines.map(({ id, item_type }) => [id, item_type]))
  const fetched = dispatch.order_line_ids.some(id => types.get(id) === 'takeout')
  if (order.status === 'cancelled' || fetched) return null
  const { delivery_company_id, tracking_number } = dispatch
  return (
    <EditButton<Draft>
      title={words.dispatchTitle}
      text=""
      label={tracking_number === null ? words.addTracking : words.mendTracking}
      done={words.dispatchSaved}
      need="orders.dispatch"
      path={`/console/api/orders/${order.unique_key}/dispatches/${dispatch.id}`}
      of={order}
      initial={() => ({
        ...{ company: String(delivery_company_id ?? 0), tracking: tracking_number ?? '', notify: false },
      })}
      body={({ notify, ...carrier }) => ({ ...carrierBody(carrier), notify })}
    >
      {({ notify, ...carrier }, change, error) => (
        <>
          <CarrierFields value={carrier} onChange={change} error={error} />
          <Checkbox
            label={words.notify}
            {...(kept === undefined ? {} : { description: kept })}
            checked={notify}
            onChange={event => change({ notify: event.currentTarget.checked })}
          />
        </>
      )}
    </EditButton>
  )
}
