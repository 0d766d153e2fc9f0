/** Calls of buyers, who need no token: carts, checkouts, and the orders that come of them. */
import type { CheckoutDocument } from '../../../src/checkout/checkouts/schemas.ts'
import { CUSTOMER, makeBuyer, onSale } from '../../integration/checkout/support/buyer.ts'
import type { TestApi } from '../../support/api.ts'
import type { Asked } from './calls.ts'

/** Kinds of calls. */
export const BUYER_KINDS = ['cart', 'begin', 'buy', 'say', 'buy', 'give up'] as const

const SHOP = 'lost'
const PATH = `/shops/${SHOP}/api`

/** The service that is asked takes it, or is silent and has taken it. */
const PAYMENTS = [
  { method: 'cod' },
  { method: 'creditcard', source: 'sim' },
  { method: 'bt' },
  { method: 'cvs' },
] as const

/** A network has 1,000 checkouts. */
const OF_NETWORK = 500

/** Prepares as many checkouts as are wanted, and answers what asks for a call of a kind. */
export async function makeBuyerCalls(
  api: TestApi,
  wanted: number,
): Promise<(kind: (typeof BUYER_KINDS)[number]) => Asked> {
  const item = await onSale(api, 1_000_000)
  const ready: { readonly checkout: CheckoutDocument; readonly mail: string }[] = []
  for (let at = 0; at < wanted; at++) {
    const buyer = makeBuyer(api, `198.51.${Math.floor(at / OF_NETWORK)}.1`, SHOP)
    const mail = `buyer${at}@example.jp`
    const said = { customer: { ...CUSTOMER, mail_address: mail }, payment: PAYMENTS[at % PAYMENTS.length] }
    ready.push({ checkout: await buyer.ready(item, said), mail })
  }
  const lines = [{ item_id: item, amount: 1 }]
  const next = () => {
    const one = ready.pop()
    if (one === undefined) throw new Error('There are no more checkouts')
    return { ...one, path: `${PATH}/checkouts/${one.checkout.checkout_id}` }
  }

  return kind => {
    switch (kind) {
      case 'cart':
        return {
          method: 'POST',
          path: `${PATH}/carts`,
          body: { lines },
          expected: 201,
          effect: 'carts',
          open: true,
        }
      case 'begin':
        return {
          ...{ method: 'POST', path: `${PATH}/checkouts`, body: { lines } },
          ...{ expected: 201, effect: 'checkouts begun', open: true },
        }
      case 'say': {
        const { path } = next()
        return {
          ...{ method: 'PUT', path, body: { remark: '玄関前へ' } },
          ...{ expected: 200, effect: 'remarks', open: true },
        }
      }
      case 'give up': {
        const { path } = next()
        return {
          ...{ method: 'POST', path: `${path}/cancel`, body: undefined },
          ...{ expected: 200, effect: 'checkouts given up', open: true },
        }
      }
      case 'buy': {
        const { path, checkout, mail } = next()
        return {
          ...{ method: 'POST', path: `${path}/complete`, body: { expected_total: checkout.amounts.total } },
          ...{ expected: 200, effect: `order for ${mail}`, open: true },
        }
      }
    }
  }
}

/** How often each thing is there, as SQL. */
export const BUYER_COUNTS = `
  select 'carts' as name, count(*)::int as count from carts
  union all select 'checkouts begun', count(*)::int from checkouts
  union all select 'checkouts given up', count(*)::int from checkouts where state = 'cancelled'
  union all select 'remarks', count(*)::int from checkouts where wishes->>'remark' is not null
  union all select 'order for ' || (detail->'customer'->>'mail_address'), count(*)::int from orders
    where detail->'customer'->>'mail_address' like 'buyer%' group by 1`
