/** Who sees to a payment that is waited for. Pure. */
import type { AwaitedPayment } from '../order.ts'

/** Whether a payment service has told the buyer what to pay with, and says when it was paid; else a person does. */
export function isOfService(awaited: AwaitedPayment | null): boolean {
  return awaited?.type === 'pay_at_store' || (awaited?.type === 'transfer' && awaited.by === 'service')
}
