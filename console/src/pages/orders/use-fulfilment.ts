/** How the lines of an order reach the buyer, which the API does not tell. */
import type { Fulfilment, Order } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'

/** Lines of normal items, and nothing owed, while it is not known. */
const UNKNOWN: Fulfilment = { lines: [], owed: 0 }

/** The fulfilment of an order. */
export function useFulfilment(order: Order): Fulfilment {
  const { data } = useResource<Fulfilment>(`/console/api/orders/${order.unique_key}/fulfilment`)
  return data ?? UNKNOWN
}

/** The ids of the lines of this type that await dispatch; of digital ones also those whose download was provided. */
export function waitingOf(order: Order, { lines }: Fulfilment, itemType: string): number[] {
  const types = new Map(lines.map(({ id, item_type }) => [id, item_type]))
  return order.lines.flatMap(({ id, status }) =>
    status === 'ordered' && types.get(id) === itemType ? [id] : [],
  )
}

/** Whether a digital line waits for its download to be provided. */
export function lacksDownload(order: Order, fulfilment: Fulfilment): boolean {
  const digital = waitingOf(order, fulfilment, 'digital')
  return fulfilment.lines.some(({ id, downloadable }) => digital.includes(id) && !downloadable)
}

/** Whether all that can be dispatched is handed over to whoever fetches it. */
export function isHandedOver(order: Order, fulfilment: Fulfilment): boolean {
  const [takeout, digital] = (['takeout', 'digital'] as const).map(type => waitingOf(order, fulfilment, type))
  const waiting = order.lines.filter(({ id, status }) => status === 'ordered' && !digital?.includes(id))
  return waiting.length > 0 && waiting.every(({ id }) => takeout?.includes(id))
}
