/** Payments that Stripe is asked for. */
import type { PaymentOperation } from '../../../src/payments/gateway.ts'

/** Minutes that a buyer has. */
const MINUTES = 30

/** What of one is another than usual. */
export type More = Partial<PaymentOperation> & { readonly saves_source?: boolean }

/** Makes those of a file, each under a key of its own that begins with the name; a shop has them from this moment on. */
export function makeOperations(name: string, orderKey: string, now: string) {
  const until = new Date(Date.parse(now) + MINUTES * 60_000).toISOString()
  let keys = 0
  return (shopId: number, { saves_source = false, ...more }: More = {}): PaymentOperation => {
    keys += 1
    return {
      ...{ shopId, orderKey, key: `${name}-${keys}`, kind: 'authorise', method: 'creditcard' },
      ...{ source: 'pm_card_visa', transaction: null, amount: 1000 },
      buyer: {
        ...{ return_url: 'http://shop.example/payments/return/x', until, saves_source },
        payer: { name: '山田 花子', mail_address: 'hanako@example.jp' },
      },
      ...more,
    }
  }
}
