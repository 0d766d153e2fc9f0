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

/** The ids of the lines of this type that await dispatch. */
export function waitingOf(order: Order, { lines }: Fulfilment, itemType: string): number[] {
  const types = new Map(lines.map(({ id, item_type }) => [id, item_type]))
  return order.lines.flatMap(({ id, status }) =>
    status === 'ordered' && types.get(id) === itemType ? [id] : [],
  )
}
